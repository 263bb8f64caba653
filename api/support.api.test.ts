import { randomUUID } from 'node:crypto';
import { WorkflowNotFoundError } from '@temporalio/client';
import { openCustomerSession } from '../db/customers';
import { adminCloseContact, adminDecideDeletion, adminRequests } from '../domain/calls/admin-requests';
import type { BodyOf } from '../domain/calls/call';
import { getOrder } from '../domain/calls/orders';
import { confirmLeave, leave, sendContact } from '../domain/calls/support';
import { type Language, languages } from '../domain/money';
import { contactReference, leaveReference } from '../domain/support';
import { mailServer, wholeMailTo } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';
import { lazyClient, temporalEnv } from '../temporal/connection';
import { contactWorkflowId, deletionWorkflowId, leaveWorkflowId, purchaseId } from '../workflows/messages';
import { customerCookie } from './customer';
import { sha256 } from './secrets';
import { administrator } from './testing/administrator';
import { browser } from './testing/browser';
import { testDatabase } from './testing/database';
import { buy, newTarget, orderThat, startPurchase } from './testing/purchases';
import { ownShop } from './testing/shop';
import { eventually } from './testing/wait';

const db = testDatabase();
const temporal = lazyClient(temporalEnv.parse(process.env));
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
const support = 'soporte@fanzeo.example';
afterEach(() => mailServer('normal'));
afterAll(async () => {
  await db.end();
  await temporal.connection.close();
});

type Message = BodyOf<typeof sendContact> & { id: string };
type Wish = BodyOf<typeof leave> & { id: string };

function message(over: Partial<Message> = {}): Message {
  const id = randomUUID();
  return {
    id,
    name: 'Lucía Gómez',
    email: `c${id}@example.com`,
    message: 'Quisiera saber cuándo llega. <b>Gracias</b>',
    service: 'digital-strategy',
    language: 'es',
    ...over,
  };
}

function wish(over: Partial<Wish> = {}): Wish {
  const id = randomUUID();
  return {
    id,
    wish: 'mail',
    username: 'lucia.gomez',
    email: `l${id}@example.com`,
    reason: 'Ya no lo necesito',
    language: 'es',
    ...over,
  };
}

const ended = (workflowId: string) => temporal.workflow.getHandle(workflowId).result();

async function suppressed(email: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM email_suppressions WHERE email = lower($1)', [email]);
  return rowCount === 1;
}

async function supportMail(reference: string) {
  return (await wholeMailTo(support)).filter(({ subject }) => subject.includes(reference));
}

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ state: string }>('SELECT state FROM leave_requests WHERE id = $1', [id]);
  return rows[0]?.state;
}

function stateBecomes(id: string, state: string): Promise<void> {
  return eventually(async () => expect(await stateOf(id)).toBe(state));
}

/** The token behind the button of the acknowledgement. */
function confirmToken(email: string): Promise<string> {
  return eventually(async () => {
    const texts = (await wholeMailTo(email)).map(({ text }) => text);
    const token = /[?]confirm=([\w-]+)/.exec(texts.join('\n'))?.[1];
    if (!token) throw new Error('No acknowledgement yet');
    return token;
  });
}

/** Whoever could bend the number of a request would have one address prove it and the data of another erased. */
describe('the number of a request belongs to who came first', () => {
  it('written in capitals it is the same request', async () => {
    const id = randomUUID();
    const [first, second] = [
      wish({ id: id.toUpperCase(), wish: 'deletion' }),
      wish({ id, wish: 'deletion' }),
    ];
    const { receivedAt } = await browser().call(leave, { body: first });
    expect((await browser().call(leave, { body: second })).receivedAt).toBe(receivedAt);
    const inCapitals = temporal.workflow.getHandle(deletionWorkflowId(id.toUpperCase()));
    await expect(inCapitals.describe()).rejects.toThrow(WorkflowNotFoundError);
    expect(await confirmToken(first.email)).toBeTruthy();
    expect(await wholeMailTo(second.email)).toEqual([]);
  });

  it('another wish of another person under it comes to nothing', async () => {
    const id = randomUUID();
    const [stranger, victim] = [wish({ id }), wish({ id, wish: 'deletion' })];
    // Nobody hears of the first wish before the second is here.
    await mailServer('down');
    await browser().call(leave, { body: stranger });
    await eventually(async () => expect(await stateOf(id)).toBe('done'));
    await browser().call(leave, { body: victim });
    await ended(deletionWorkflowId(id));
    await mailServer('normal');
    await ended(leaveWorkflowId(id));
    const letters = await wholeMailTo(stranger.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).not.toContain('confirm=');
    expect(await wholeMailTo(victim.email)).toEqual([]);
  });
});

describe('contact', () => {
  it.each([
    ['es', 'Hemos recibido su mensaje', 'Estrategia digital'],
    ['fr', 'Nous avons reçu votre message', 'Stratégie digitale'],
    ['it', 'Abbiamo ricevuto il Suo messaggio', 'Strategia digitale'],
  ] as [Language, string, string][])(
    '%s: a message is a row, a letter to support, and an acknowledgement',
    async (language, subject, service) => {
      const said = message({
        language,
        company: 'Acme',
        phone: '+34 600 000 000',
        orderNumber: 'FNZ-261121-AB3K',
        conversation: [
          { role: 'user', content: '¿Dónde está mi pedido?', timestamp: '2026-11-21T10:00:00.000Z' },
          { role: 'assistant', content: 'Indíqueme su número.', timestamp: '2026-11-21T10:00:01.000Z' },
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
          order_number: 'FNZ-261121-AB3K',
          language,
        },
      ]);
      expect(rows[0].received_at.toISOString()).toBe(answer.receivedAt);
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
      // Whoever gets it may not be who wrote it: nothing of the text goes there.
      for (const part of ['Lucía', 'Gracias</b>', 'Acme']) expect(thanks[0]?.text).not.toContain(part);
    },
  );

  it('the letter to support is answered to whoever wrote', async () => {
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

  it('sent again, also at once, it is one message with one answer', async () => {
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
  }, 60_000);

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

  it('an administrator closes a message once, with a note on record', async () => {
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

describe('unsubscribing', () => {
  it.each(languages)(
    '%s: by form it ends marketing mail at once, is confirmed, and support is told',
    async (language) => {
      const said = wish({ language });
      const answer = await browser().call(leave, { body: said });
      await ended(leaveWorkflowId(said.id));
      expect(await suppressed(said.email)).toBe(true);
      expect(await stateOf(said.id)).toBe('done');
      expect(await supportMail(answer.reference)).toHaveLength(1);
      const letters = await wholeMailTo(said.email);
      expect(letters).toHaveLength(1);
      expect(letters[0]?.html).toContain(`<html lang="${language}">`);
      expect(letters[0]?.text).not.toContain(said.reason);
    },
  );

  it('by one click of the mail program, as often as it likes, without a cookie', async () => {
    const email = `One${randomUUID()}@example.com`;
    const token = sealToken(keyring, { use: 'unsubscribe', email, language: 'fr' });
    const address = new URL(`/api/unsubscribe/one-click?token=${token}`, process.env.SHOP_URL);
    const press = () =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    // Opening it changes nothing, and leads to the page in the reader's language.
    const opened = await fetch(address, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/fr/desinscription?token=${token}`,
    ]);
    expect(await suppressed(email)).toBe(false);
    expect((await press()).status).toBe(200);
    const again = await press();
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await suppressed(email)).toBe(true);
  });

  it.each([
    ['made up', 'AAAA'],
    ['empty', ''],
    ['sealed for another use', sealToken(keyring, { use: 'order', email: 'a@b.example' })],
    ['cut', sealToken(keyring, { use: 'unsubscribe', email: 'a@b.example', language: 'es' }).slice(0, -6)],
  ])('a token that is %s is refused in the one shape of errors', async (_name, token) => {
    const answer = await browser().send('POST', `/api/unsubscribe/one-click?token=${token}`, {
      text: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'link_invalid' } });
    if (!token) return;
    const page = await browser().refused(confirmLeave, { body: { token } });
    expect(page).toMatchObject({ status: 404, body: { code: 'link_invalid' } });
  });

  it('by the button of the page', async () => {
    const email = `button${randomUUID()}@example.com`;
    const token = sealToken(keyring, { use: 'unsubscribe', email, language: 'es' });
    expect(await browser().call(confirmLeave, { body: { token } })).toMatchObject({ wish: 'mail' });
    expect(await suppressed(email)).toBe(true);
  });

  it.each([
    [{ username: 'a' }, 'username', 'El nombre de usuario es demasiado corto'],
    [{ reason: 'no' }, 'reason', 'Por favor explica brevemente el motivo'],
    [{ email: 'not an address' }, 'email', 'Por favor, introduce un correo electrónico válido'],
  ])('%o is refused beside its field', async (over, field, sentence) => {
    const { status, body } = await browser().refused(leave, { body: wish(over) });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: sentence });
  });
});

/** Columns in which a text still stands, over all tables. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await db.query<{ table: string; column: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
       AND c.data_type IN ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`,
  );
  const found = [];
  for (const { table, column } of rows) {
    const { rowCount } = await db.query(
      `SELECT 1 FROM "${table}" WHERE "${column}"::text ILIKE '%' || $1 || '%' LIMIT 1`,
      [text],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

describe('deletion of personal data', () => {
  it('proves the address, waits for an administrator, erases the person and keeps the sums', async () => {
    const mark = newTarget();
    const email = `${mark}@example.com`;
    const { order, cart, browser: buyer } = await buy({ email, username: mark });
    await orderThat(buyer, order.id, ({ status }) => status === 'completed');
    await browser().call(sendContact, { body: message({ email, name: 'Marta Borrable' }) });
    const open = await startPurchase({ email, username: mark });
    expect((await placesOf(mark)).length).toBeGreaterThan(4);

    const said = wish({ wish: 'deletion', email, username: mark });
    const { reference } = await browser().call(leave, { body: said });
    const admin = await administrator();
    const params = { id: said.id };
    const token = await confirmToken(email);
    const tooEarly = await admin.refused(adminDecideDeletion, {
      params,
      body: { decision: 'approve', reason: 'Todo en orden' },
    });
    expect(tooEarly).toMatchObject({ status: 409, body: { code: 'address_not_proven' } });
    expect(await browser().call(confirmLeave, { body: { token } })).toMatchObject({ wish: 'deletion' });
    await stateBecomes(said.id, 'open');
    const { requests } = await admin.call(adminRequests, { query: { open: 'true', kind: 'deletion' } });
    expect(requests.find(({ id }) => id === said.id)).toMatchObject({ orders: 1, reference });

    const decided = await admin.call(adminDecideDeletion, {
      params,
      body: { decision: 'approve', reason: 'Todo en orden' },
    });
    expect(decided.state).toBe('erasing');
    await ended(deletionWorkflowId(said.id));
    expect(await stateOf(said.id)).toBe('erased');

    // Nowhere, in no table.
    expect(await placesOf(mark)).toEqual([]);
    expect(await placesOf('Marta Borrable')).toEqual([]);
    const { rows } = await db.query('SELECT * FROM orders WHERE id = $1', [order.id]);
    expect(rows).toMatchObject([
      {
        order_number: order.orderNumber,
        amount_cents: 999,
        vat_cents: expect.any(Number),
        status: 'completed',
      },
    ]);
    // The number still finds the order, without a person; also for the browser that bought it.
    const { order: seen } = await buyer.call(getOrder, { params: { id: order.orderNumber } });
    expect(seen).toMatchObject({ view: 'public', username: '•••', totalAmountCents: 999 });
    expect(seen.email).toBeUndefined();

    // The runs have ended and forgotten.
    for (const cartId of [cart.cartId, open.cart.cartId]) {
      const handle = temporal.workflow.getHandle(purchaseId(cartId));
      expect((await handle.describe()).status.name).toBe('COMPLETED');
    }
    const letters = await wholeMailTo(email);
    expect(letters.filter(({ subject }) => subject === 'Sus datos están borrados')).toHaveLength(1);
    const again = await admin.refused(adminDecideDeletion, {
      params,
      body: { decision: 'refuse', reason: 'Otra vez' },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'request_decided' } });
    await expect(browser().refused(confirmLeave, { body: { token } })).resolves.toMatchObject({
      body: { code: 'link_invalid' },
    });
    const { rows: acts } = await db.query(
      'SELECT actor, action FROM audit_log WHERE subject = $1 ORDER BY id',
      [reference],
    );
    expect(acts).toEqual([
      { actor: 'admin', action: 'decide-deletion' },
      { actor: 'admin', action: 'decide-deletion' },
    ]);
  }, 90_000);

  it('a refusal is mailed with its reason, and nothing is erased', async () => {
    const said = wish({ wish: 'deletion', language: 'it' });
    await browser().call(leave, { body: said });
    await stateBecomes(said.id, 'unproven');
    const admin = await administrator();
    await admin.call(adminDecideDeletion, {
      params: { id: said.id },
      body: { decision: 'refuse', reason: 'C’è una contestazione aperta' },
    });
    await ended(deletionWorkflowId(said.id));
    expect(await stateOf(said.id)).toBe('refused');
    const letters = await wholeMailTo(said.email);
    expect(letters.some(({ text }) => text.includes('C’è una contestazione aperta'))).toBe(true);
    expect(await suppressed(said.email)).toBe(true);
  });

  it('known and unknown addresses get the same answer and the same letter', async () => {
    const { cart } = await buy();
    const known = wish({ wish: 'deletion', email: cart.email });
    const unknown = wish({ wish: 'deletion' });
    const texts = [];
    for (const body of [known, unknown]) {
      const answer = await browser().send('POST', leave.path, { body });
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body as object).sort()).toEqual(['receivedAt', 'reference', 'success']);
      const letter = await eventually(async () => {
        const mail = (await wholeMailTo(body.email)).find(({ subject }) =>
          subject.includes(leaveReference(body.id)),
        );
        if (!mail) throw new Error('No letter yet');
        return mail;
      });
      texts.push(
        letter.text
          .replaceAll(leaveReference(body.id), 'REFERENCE')
          .replace(/confirm=[\w-]+/, 'confirm=TOKEN')
          .replace(/\d{2}:\d{2}/g, 'TIME'),
      );
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('an account session of the address proves it at once; one of another address proves nothing', async () => {
    for (const own of [true, false]) {
      const said = wish({ wish: 'deletion' });
      const visitor = browser();
      const secret = randomUUID();
      const whose = own ? said.email : `other${said.id}@example.com`;
      await openCustomerSession(db, sha256(secret), whose, new Date());
      visitor.setCookie(customerCookie, secret);
      // As a person may type it; a domain has no capitals.
      const typed = said.email.replace(/^[^@]+/, (name) => name.toUpperCase());
      const { reference } = await visitor.call(leave, { body: { ...said, email: typed } });
      await stateBecomes(said.id, own ? 'open' : 'unproven');
      const letter = await eventually(async () => {
        const [mail] = await wholeMailTo(typed);
        if (!mail) throw new Error(`No letter about ${reference} yet`);
        return mail;
      });
      expect(letter.text.includes('confirm=')).toBe(!own);
    }
  });

  it('only administrators see and decide', async () => {
    const stranger = browser();
    const params = { id: randomUUID() };
    expect((await stranger.refused(adminRequests)).status).toBe(401);
    const body = { decision: 'approve' as const, reason: 'Porque sí' };
    expect((await stranger.refused(adminDecideDeletion, { params, body })).status).toBe(401);
    const nothing = await (await administrator()).refused(adminDecideDeletion, { params, body });
    expect(nothing).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await expect(ended(deletionWorkflowId(params.id))).rejects.toThrow(WorkflowNotFoundError);
  });
});
