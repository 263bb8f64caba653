import { randomUUID } from 'node:crypto';
import { erasePerson } from '#db/erasure.ts';
import { inTransaction } from '#db/pool.ts';
import { adminAttention } from '#domain/calls/admin-attention.ts';
import {
  adminAnswerContact,
  adminCloseContact,
  adminRequestByReference,
  adminRequests,
} from '#domain/calls/admin-requests.ts';
import { customerMessages } from '#domain/calls/customer.ts';
import { leave, readThread, sendContact, writeToThread } from '#domain/calls/support.ts';
import type { Language } from '#domain/money.ts';
import { contactReference, leaveReference } from '#domain/support.ts';
import { mailServer, wholeMailTo } from '#e2e/support/sandbox.ts';
import { contactWorkflowId, leaveWorkflowId } from '#workflows/messages.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { customer } from '../testing/customer';
import { fileDatabase } from '../testing/database';
import { leaveRequest, message, support, supportMail, suppressed } from '../testing/requests';
import { insertRow } from '../testing/rows';
import { ownShop } from '../testing/shop';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = fileDatabase();
const temporal = testTemporal();
afterEach(() => mailServer('normal'));

const ended = (workflowId: string) => temporal.workflow.getHandle(workflowId).result();

/** Waits until support has a message and its sender the acknowledgement. */
const handedOn = (id: string) =>
  eventually(async () => {
    const { rowCount } = await db.query(
      'SELECT 1 FROM contact_messages WHERE id = $1 AND acknowledged_at IS NOT NULL AND support_told_at IS NOT NULL',
      [id],
    );
    expect(rowCount).toBe(1);
  });

/** The token of the link in the newest e-mail to an address that has one. */
async function tokenFor(email: string): Promise<string> {
  const texts = (await wholeMailTo(email)).map(({ text }) => text).join('\n');
  return /[?]token=([\w-]+)/.exec(texts)?.[1] ?? '';
}

/** A message that has arrived, and an administrator to answer it. */
async function thread(over: Parameters<typeof message>[0] = {}) {
  const said = message(over);
  const visitor = browser();
  await visitor.call(sendContact, { body: said });
  await handedOn(said.id);
  const token = await tokenFor(said.email);
  const admin = await administrator();
  const answer = (seen: number, more: { close?: boolean; id?: string; text?: string } = {}) => ({
    params: { id: said.id },
    body: { id: randomUUID(), text: 'Mañana.\n<b>Un saludo</b>', close: false, seen, ...more },
  });
  return { said, visitor, token, admin, answer, reference: contactReference(said.id) };
}

describe('contact', () => {
  it.each([
    ['es', 'Hemos recibido tu mensaje', 'Estrategia digital'],
    ['fr', 'Nous avons reçu votre message', 'Stratégie digitale'],
    ['it', 'Abbiamo ricevuto il tuo messaggio', 'Strategia digitale'],
  ] as [Language, string, string][])(
    '%s: a message is a row, an e-mail to support, and an acknowledgement [S1-2.9.2 S1-3.4]',
    async (language, subject, service) => {
      const said = message({
        language,
        company: 'Acme',
        phone: '+34 600 000 000',
        orderNumber: 'FNZ-261121-AB3K',
        conversation: [
          { role: 'user', content: '¿Dónde está mi pedido?', timestamp: '2026-11-21T10:00:00.000Z' },
          { role: 'assistant', content: 'Indícame tu número.', timestamp: '2026-11-21T10:00:01.000Z' },
        ],
      });
      const answer = await browser().call(sendContact, { body: said });
      expect(answer.reference).toBe(contactReference(said.id));
      await handedOn(said.id);

      const { rows } = await db.query('SELECT * FROM contact_messages WHERE id = $1', [said.id]);
      expect(rows).toMatchObject([
        {
          email: said.email,
          message: said.message,
          company: 'Acme',
          orderNumber: 'FNZ-261121-AB3K',
          language,
        },
      ]);
      expect(rows[0].receivedAt.toISOString()).toBe(answer.receivedAt);
      expect(rows[0].conversation).toEqual(said.conversation);

      const [report, ...more] = await supportMail(answer.reference);
      expect(more).toEqual([]);
      for (const part of ['Lucía Gómez', said.email, 'Acme', '¿Dónde está mi pedido?', 'Estrategia digital'])
        expect(report?.text).toContain(part);
      expect(report?.html).toContain('&#60;b&#62;Gracias');
      const thanks = await wholeMailTo(said.email);
      expect(thanks).toHaveLength(1);
      expect(thanks[0]?.subject).toContain(subject);
      expect(thanks[0]?.text).toContain(service);
      // The address may not be the sender's, so the e-mail must not repeat the message.
      for (const part of ['Lucía', 'Gracias</b>', 'Acme']) expect(thanks[0]?.text).not.toContain(part);
    },
  );

  it('a reply to the e-mail that support gets goes to the sender [S1-2.9.2]', async () => {
    const said = message();
    await browser().call(sendContact, { body: said });
    await handedOn(said.id);
    const { messages } = (await (
      await fetch(new URL(`/api/messages?to=${encodeURIComponent(support)}`, process.env.SANDBOX_INBOX_URL))
    ).json()) as { messages: { id: number; subject: string }[] };
    const acknowledgement = messages.find(({ subject }) => subject.includes(contactReference(said.id)));
    const { raw } = (await (
      await fetch(new URL(`/api/messages/${acknowledgement?.id}`, process.env.SANDBOX_INBOX_URL))
    ).json()) as { raw: string };
    expect(raw).toMatch(new RegExp(`^Reply-To: <?${said.email}>?\\r?$`, 'mi'));
  });

  it('sent again, even in parallel, it is one message with one answer [S1-7.6]', async () => {
    const said = message();
    const visitor = browser();
    await visitor.send('GET', '/api/stripe-config');
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call(sendContact, { body: said })));
    await handedOn(said.id);
    answers.push(await visitor.call(sendContact, { body: said }));
    expect(new Set(answers.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    expect(await wholeMailTo(said.email)).toHaveLength(1);
    expect(await supportMail(contactReference(said.id))).toHaveLength(1);
  });

  it('a mail server that is down delays the e-mails, never the message', async () => {
    await mailServer('down');
    const said = message();
    await browser().call(sendContact, { body: said });
    await eventually(async () => {
      const { rowCount } = await db.query('SELECT 1 FROM contact_messages WHERE id = $1', [said.id]);
      expect(rowCount).toBe(1);
    });
    await mailServer('normal');
    await handedOn(said.id);
    expect(await wholeMailTo(said.email)).toHaveLength(1);
  });

  it("nobody's inbox is filled by others, and nobody is kept from writing", async () => {
    const shop = await ownShop({ RATE_LIMIT_FACTOR: '0.4' });
    try {
      const email = `full${randomUUID()}@example.com`;
      const visitor = browser(shop.url);
      const said = [message({ email }), message({ email: email.toUpperCase() }), message({ email })];
      const answers = [];
      for (const body of said) answers.push((await visitor.call(sendContact, { body })).acknowledged);
      expect(answers).toEqual([true, true, false]);
      // A request to unsubscribe counts for the same inbox, and has its effect all the same.
      const left = leaveRequest({ email });
      await visitor.call(leave, { body: left });
      await ended(leaveWorkflowId(left.id));
      expect(await suppressed(db, email)).toBe(true);
      // A request for deletion needs its e-mail.
      const body = leaveRequest({ email, wish: 'deletion' });
      expect((await visitor.refused(leave, { body })).status).toBe(429);

      // Support gets all of them; the address only what was acknowledged.
      for (const reference of [...said.map(({ id }) => contactReference(id)), leaveReference(left.id)])
        await eventually(async () => expect(await supportMail(reference)).toHaveLength(1));
      await eventually(async () => {
        const { rows } = await db.query(
          `SELECT without_letter, acknowledged_at IS NOT NULL AS acknowledged FROM contact_messages
           WHERE lower(email) = $1 ORDER BY received_at`,
          [email],
        );
        expect(rows).toEqual([
          { withoutLetter: false, acknowledged: true },
          { withoutLetter: false, acknowledged: true },
          { withoutLetter: true, acknowledged: false },
        ]);
      });
      expect(await wholeMailTo(email)).toHaveLength(1);
    } finally {
      await shop.close();
    }
  });

  it('an administrator closes a message once, with a note on record [S1-2.9.7]', async () => {
    const said = message();
    await browser().call(sendContact, { body: said });
    await handedOn(said.id);
    const admin = await administrator();
    const mine = async () => {
      const { requests } = await admin.call(adminRequests, { query: { kind: 'contact' } });
      return requests.find(({ id }) => id === said.id);
    };
    expect(await mine()).toMatchObject({ state: 'open', reference: contactReference(said.id) });
    const params = { id: said.id };
    await admin.call(adminCloseContact, { params, body: { reason: 'Contestado por correo', seen: 1 } });
    await ended(contactWorkflowId(said.id));
    expect(await mine()).toMatchObject({
      state: 'closed',
      note: 'Contestado por correo',
      decidedBy: 'admin',
    });
    const again = await admin.refused(adminCloseContact, { params, body: { reason: 'Otra vez', seen: 1 } });
    expect(again).toMatchObject({ status: 409, body: { code: 'message_closed' } });
    const { rows } = await db.query('SELECT action FROM audit_log WHERE subject = $1', [
      contactReference(said.id),
    ]);
    expect(rows).toEqual([{ action: 'close-contact' }]);
  });
});

describe('the thread of a message', () => {
  it.each([
    ['es', 'Te hemos contestado'],
    ['fr', 'Nous vous avons répondu'],
    ['it', 'Ti abbiamo risposto'],
  ] as [Language, string][])(
    '%s: support answers, the customer reads it by the e-mail’s link and replies [S1-2.9.7]',
    async (language, title) => {
      const { said, visitor, token, admin, answer, reference } = await thread({ language });
      const read = () => visitor.call(readThread, { body: { token } });
      expect(await read()).toMatchObject({
        reference,
        state: 'open',
        full: false,
        messages: [{ from: 'customer' }],
      });

      const first = answer(1);
      expect(await admin.call(adminAnswerContact, first)).toMatchObject({ state: 'answered' });
      // Sent again, it is the same answer.
      await admin.call(adminAnswerContact, first);
      await eventually(async () => expect(await wholeMailTo(said.email)).toHaveLength(2));
      const mails = await wholeMailTo(said.email);
      // Of the two only the answer is a person's.
      expect(mails.map(({ headers }) => headers['auto-submitted']).sort()).toEqual(['auto-generated', 'no']);
      const all = mails.map(({ text, html }) => `${text} ${html}`).join();
      expect(all).toContain(title);
      expect(all).toContain('&#60;b&#62;Un saludo');
      expect(await read()).toMatchObject({ state: 'answered', messages: [{}, { from: 'support' }] });

      const again = { token, id: randomUUID(), message: 'Gracias, ¿y <i>cuándo</i>?' };
      expect(await visitor.call(writeToThread, { body: again })).toMatchObject({ state: 'open' });
      await visitor.call(writeToThread, { body: again });
      await eventually(async () => expect(await supportMail(reference)).toHaveLength(2));
      // An administrator who didn't read it can't answer over it.
      expect(await admin.refused(adminAnswerContact, answer(2))).toMatchObject({
        status: 409,
        body: { code: 'thread_changed' },
      });
      await admin.call(adminAnswerContact, answer(3, { close: true }));
      await ended(contactWorkflowId(said.id));
      expect(await read()).toMatchObject({ state: 'closed' });
      // One word reopens a closed one.
      await visitor.call(writeToThread, { body: { ...again, id: randomUUID(), message: 'Sí' } });
      expect(await read()).toMatchObject({ state: 'open', messages: { length: 5 } });
      const { rows } = await db.query('SELECT action FROM audit_log WHERE subject = $1 ORDER BY id', [
        reference,
      ]);
      expect(rows.map(({ action }) => action)).toEqual(Array(3).fill('answer-contact'));
      expect(JSON.stringify(rows)).not.toContain('Un saludo');
    },
  );

  it('an answer sent again with another text or another end is refused, because the customer has the first one', async () => {
    const { said, admin, answer } = await thread();
    const first = answer(1);
    await admin.call(adminAnswerContact, first);
    for (const changed of [{ text: 'Pasado mañana.' }, { close: true }])
      expect(
        await admin.refused(adminAnswerContact, { ...first, body: { ...first.body, ...changed } }),
      ).toMatchObject({ status: 409, body: { code: 'thread_changed' } });
    await admin.call(adminAnswerContact, { ...first, body: { ...first.body, text: ` ${first.body.text} ` } });
    const { rows } = await db.query('SELECT text FROM contact_replies WHERE contact_id = $1', [said.id]);
    expect(rows).toEqual([{ text: first.body.text }]);
  });

  it('a message sent again with another text is refused, because support has the first one', async () => {
    const { visitor, token, reference } = await thread();
    const first = { token, id: randomUUID(), message: 'Sigo aquí' };
    const { at } = await visitor.call(writeToThread, { body: first });
    const changed = { ...first, message: 'Ya no hace falta' };
    expect(await visitor.refused(writeToThread, { body: changed })).toMatchObject({
      status: 409,
      body: { code: 'thread_changed' },
    });
    const again = { ...first, message: ` ${first.message} ` };
    expect(await visitor.call(writeToThread, { body: again })).toMatchObject({ state: 'open', at });
    const { messages } = await visitor.call(readThread, { body: { token } });
    expect(messages.slice(1)).toMatchObject([{ from: 'customer', text: first.message }]);
    await eventually(async () => expect(await supportMail(reference)).toHaveLength(2));
  });

  it('an answer that its mailbox refuses waits for a person, until another way is on record', async () => {
    const { said, admin, answer, reference } = await thread();
    await mailServer('reject');
    const first = answer(1, { close: true });
    await admin.call(adminAnswerContact, first);
    await ended(contactWorkflowId(said.id));
    const waits = async () => {
      const { items } = await admin.call(adminAttention, { query: { kind: 'contact' } });
      const { requests } = await admin.call(adminRequests, { query: { open: 'true', search: reference } });
      const [item] = items.filter(({ id }) => id === said.id);
      return [item?.unacknowledged, item?.detail, requests.length];
    };
    expect(await waits()).toEqual(['refused', first.body.text, 1]);
    const { request } = await admin.call(adminRequestByReference, { params: { reference } });
    expect(request).toMatchObject({ state: 'closed', replies: [{ unsent: 'refused' }] });

    // Another answer takes its place; it may still go out.
    await mailServer('down');
    const second = answer(2, { close: true, text: 'Hoy mismo.' });
    await admin.call(adminAnswerContact, second);
    expect(await waits()).toEqual([undefined, undefined, 0]);
    await db.query(`UPDATE contact_replies SET at = at - interval '49 hours' WHERE contact_id = $1`, [
      said.id,
    ]);
    expect(await waits()).toEqual(['given-up', 'Hoy mismo.', 1]);

    const close = { params: { id: said.id }, body: { reason: 'Por teléfono', seen: 3 } };
    expect(await admin.call(adminCloseContact, close)).toMatchObject({ success: true });
    expect(await waits()).toEqual([undefined, undefined, 0]);
    expect(await admin.refused(adminCloseContact, close)).toMatchObject({ body: { code: 'message_closed' } });
  });

  it('is found by reference, e-mail address and any text in it, and has its own URL [S1-2.9.7]', async () => {
    const mark = randomUUID();
    const { said, admin, answer, reference } = await thread();
    await admin.call(adminAnswerContact, answer(1, { text: `Su código es ${mark}.` }));
    for (const search of [
      reference,
      reference.toLowerCase(),
      said.email.slice(3, 30).toUpperCase(),
      mark.slice(4, 30),
    ]) {
      const { requests, total } = await admin.call(adminRequests, { query: { search } });
      expect(requests.map(({ id }) => id)).toEqual([said.id]);
      expect(total).toBe(1);
    }
    expect((await admin.call(adminRequests, { query: { search: `${mark}%` } })).total).toBe(0);
    const { request } = await admin.call(adminRequestByReference, { params: { reference } });
    expect(request).toMatchObject({ id: said.id, state: 'answered', replies: [{ by: 'admin' }] });
    const nobodys = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
    const missing = await admin.refused(adminRequestByReference, { params: { reference: nobodys } });
    expect(missing.status).toBe(404);
  });

  it('opens only with its own token, and not at all once its person is erased', async () => {
    const { said, visitor, token } = await thread();
    for (const wrong of ['nonsense', `${token.slice(0, -3)}AAA`, said.id])
      expect(await visitor.refused(readThread, { body: { token: wrong } })).toMatchObject({
        status: 404,
        body: { code: 'link_invalid' },
      });
    const { rows } = await db.query('SELECT email FROM contact_messages WHERE id = $1', [said.id]);
    await inTransaction(db, (all) => erasePerson(all, rows[0]?.email, new Date()));
    expect((await visitor.refused(readThread, { body: { token } })).status).toBe(404);
    const body = { token, id: randomUUID(), message: 'Sigo aquí' };
    expect((await visitor.refused(writeToThread, { body })).status).toBe(404);
  });

  it('a thread whose rows or whose run were set back by a restore is answered and closed', async () => {
    const { said, visitor, token, admin, answer } = await thread();
    await admin.call(adminAnswerContact, answer(1));
    // Postgres is as it was before the answer.
    await db.query('DELETE FROM contact_replies WHERE contact_id = $1', [said.id]);
    await db.query('UPDATE contact_messages SET waiting_since = received_at WHERE id = $1', [said.id]);
    const second = answer(1, { text: 'Otra vez: mañana.' });
    expect(await admin.call(adminAnswerContact, second)).toMatchObject({ state: 'answered' });
    const { messages } = await visitor.call(readThread, { body: { token } });
    expect(messages.slice(1)).toMatchObject([{ from: 'support', text: second.body.text }]);
    // Temporal is as it was before another message.
    const later = {
      id: randomUUID(),
      contact_id: said.id,
      author: 'customer',
      text: 'Gracias',
      at: new Date(),
    };
    await insertRow(db, 'contact_replies', later);
    const close = { params: { id: said.id }, body: { reason: 'Ya está', seen: 3 } };
    await admin.call(adminCloseContact, close);
    expect(await visitor.call(readThread, { body: { token } })).toMatchObject({ state: 'closed' });
  });

  it('accepts a message with the id of one in another thread, and support answers it', async () => {
    const [first, second] = [await thread(), await thread()];
    const id = randomUUID();
    for (const { visitor, token } of [first, second])
      await visitor.call(writeToThread, { body: { token, id, message: 'Sigo aquí' } });
    const { visitor, token, admin, answer, reference } = second;
    expect((await visitor.call(readThread, { body: { token } })).messages).toHaveLength(2);
    await eventually(async () => expect(await supportMail(reference)).toHaveLength(2));
    expect(await admin.call(adminAnswerContact, answer(2))).toMatchObject({ state: 'answered' });
  });

  it('of two parallel answers at most one is accepted, and closing without having read all is refused', async () => {
    const { admin, answer, said, visitor, token } = await thread();
    const tried = await Promise.allSettled([
      admin.call(adminAnswerContact, answer(1)),
      admin.call(adminAnswerContact, answer(1)),
      visitor.call(writeToThread, { body: { token, id: randomUUID(), message: 'Una cosa más' } }),
    ]);
    expect(tried.slice(0, 2).filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
    const close = { params: { id: said.id }, body: { reason: 'Hecho', seen: 1 } };
    expect(await admin.refused(adminCloseContact, close)).toMatchObject({ body: { code: 'thread_changed' } });
    const { messages } = await visitor.call(readThread, { body: { token } });
    await admin.call(adminCloseContact, { ...close, body: { reason: 'Hecho', seen: messages.length } });
  });

  it('of two with the same reference, support opens the one that waits', async () => {
    const id = randomUUID();
    const [older, newer] = [
      await thread({ id }),
      await thread({ id: `${id.slice(0, 8)}${randomUUID().slice(8)}` }),
    ];
    const { admin, reference } = newer;
    const opened = async () =>
      (await admin.call(adminRequestByReference, { params: { reference } })).request.id;
    expect(await opened()).toBe(older.said.id);
    await admin.call(adminAnswerContact, older.answer(1));
    expect(await opened()).toBe(newer.said.id);
  });

  it('is in the account of its address, and in no other [S1-2.9.7]', async () => {
    const { said, reference } = await thread();
    const owner = await customer(said.email);
    const { messages } = await owner.call(customerMessages);
    expect(messages).toMatchObject([
      { reference, state: 'open', service: said.service, beginning: said.message },
    ]);
    const body = { token: messages[0]?.token ?? '' };
    expect(await browser().call(readThread, { body })).toMatchObject({ reference });
    const other = await customer((await thread()).said.email);
    expect((await other.call(customerMessages)).messages.map((one) => one.reference)).not.toContain(
      reference,
    );
    expect((await browser().refused(customerMessages)).status).toBe(401);
  });
});
