import { randomUUID } from 'node:crypto';
import { adminCloseContact, adminRequests } from '#domain/calls/admin-requests.ts';
import { leave, sendContact } from '#domain/calls/support.ts';
import type { Language } from '#domain/money.ts';
import { contactReference } from '#domain/support.ts';
import { mailServer, wholeMailTo } from '#e2e/support/sandbox.ts';
import { lazyClient, temporalEnv } from '#temporal/connection.ts';
import { contactWorkflowId } from '#workflows/messages.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { message, support, supportMail, wish } from '../testing/requests';
import { ownShop } from '../testing/shop';
import { eventually } from '../testing/wait';

const db = testDatabase();
const temporal = lazyClient(temporalEnv.parse(process.env));
afterEach(() => mailServer('normal'));
afterAll(async () => {
  await db.end();
  await temporal.connection.close();
});

const ended = (workflowId: string) => temporal.workflow.getHandle(workflowId).result();

describe('contact', () => {
  it.each([
    ['es', 'Hemos recibido tu mensaje', 'Estrategia digital'],
    ['fr', 'Nous avons reçu votre message', 'Stratégie digitale'],
    ['it', 'Abbiamo ricevuto il tuo messaggio', 'Strategia digitale'],
  ] as [Language, string, string][])(
    '%s: a message is a row, a letter to support, and an acknowledgement [S1-2.9.2 S1-3.4]',
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
      await ended(contactWorkflowId(said.id));

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
    await ended(contactWorkflowId(said.id));
    const { messages } = (await (
      await fetch(new URL(`/api/messages?to=${encodeURIComponent(support)}`, process.env.SANDBOX_INBOX_URL))
    ).json()) as { messages: { id: number; subject: string }[] };
    const letter = messages.find(({ subject }) => subject.includes(contactReference(said.id)));
    const { raw } = (await (
      await fetch(new URL(`/api/messages/${letter?.id}`, process.env.SANDBOX_INBOX_URL))
    ).json()) as { raw: string };
    expect(raw).toMatch(new RegExp(`^Reply-To: <?${said.email}>?\\r?$`, 'mi'));
  });

  it('sent again, also at once, it is one message with one answer [S1-7.6]', async () => {
    const said = message();
    const visitor = browser();
    await visitor.send('GET', '/api/stripe-config');
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call(sendContact, { body: said })));
    await ended(contactWorkflowId(said.id));
    answers.push(await visitor.call(sendContact, { body: said }));
    expect(new Set(answers.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    expect(await wholeMailTo(said.email)).toHaveLength(1);
    expect(await supportMail(contactReference(said.id))).toHaveLength(1);
  });

  it('a mail server that is away delays the letters, never the message', async () => {
    await mailServer('down');
    const said = message();
    await browser().call(sendContact, { body: said });
    await eventually(async () => {
      const { rowCount } = await db.query('SELECT 1 FROM contact_messages WHERE id = $1', [said.id]);
      expect(rowCount).toBe(1);
    });
    await mailServer('normal');
    await ended(contactWorkflowId(said.id));
    expect(await wholeMailTo(said.email)).toHaveLength(1);
  });

  it("nobody's inbox is filled by others", async () => {
    const shop = await ownShop({ RATE_LIMIT_FACTOR: '0.4' });
    try {
      const email = `full${randomUUID()}@example.com`;
      const visitor = browser(shop.url);
      const statuses = [];
      for (const body of [message({ email }), message({ email: email.toUpperCase() }), message({ email })])
        statuses.push((await visitor.send('POST', sendContact.path, { body })).status);
      expect(statuses).toEqual([200, 200, 429]);
      // Asking to leave counts for the same inbox.
      expect((await visitor.send('POST', leave.path, { body: wish({ email }) })).status).toBe(429);
      expect((await visitor.send('POST', leave.path, { body: wish() })).status).toBe(200);
    } finally {
      await shop.close();
    }
  });

  it('an administrator closes a message once, with a note on record [S1-2.9.7]', async () => {
    const said = message();
    await browser().call(sendContact, { body: said });
    await ended(contactWorkflowId(said.id));
    const admin = await administrator();
    const mine = async () => {
      const { requests } = await admin.call(adminRequests, { query: { kind: 'contact' } });
      return requests.find(({ id }) => id === said.id);
    };
    expect(await mine()).toMatchObject({ state: 'open', reference: contactReference(said.id) });
    const params = { id: said.id };
    await admin.call(adminCloseContact, { params, body: { reason: 'Contestado por correo' } });
    expect(await mine()).toMatchObject({
      state: 'closed',
      note: 'Contestado por correo',
      decidedBy: 'admin',
    });
    const again = await admin.refused(adminCloseContact, { params, body: { reason: 'Otra vez' } });
    expect(again).toMatchObject({ status: 409, body: { code: 'message_closed' } });
    const { rows } = await db.query('SELECT action FROM audit_log WHERE subject = $1', [
      contactReference(said.id),
    ]);
    expect(rows).toEqual([{ action: 'close-contact' }]);
  });
});
