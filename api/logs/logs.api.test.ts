import { randomUUID } from 'node:crypto';
import { adminApiLogs, adminEmail, adminEmailLogs } from '#domain/calls/admin-logs.ts';
import { askForCode } from '#domain/calls/customer.ts';
import { mailTo } from '#e2e/support/sandbox.ts';
import { schedules } from '#workflows/messages.ts';
import { administrator, logInAs } from '../testing/administrator';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { type Bought, buy } from '../testing/purchases';
import { anOrder, aPanel, forgetOrders, ownNames } from '../testing/rows';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = testDatabase();
const client = testTemporal();
const own = ownNames();
let bought: Bought;
beforeAll(async () => {
  bought = await buy();
});
afterAll(async () => {
  await forgetOrders(db, [own]);
  await db.end();
});

it('each e-mail of an order is found by its number and by its recipient, without its text [S1-2.15.114]', async () => {
  const admin = await administrator();
  const { order, cart } = bought;
  await eventually(async () => {
    const { mails } = await admin.call(adminEmailLogs, { query: { search: order.orderNumber } });
    expect(mails[0]).toMatchObject({
      kind: 'order-confirmation',
      recipient: cart.email,
      state: 'sent',
      tries: 1,
      orderId: order.id,
    });
  });
  const query = { search: cart.email.toUpperCase(), kind: 'order-confirmation', state: 'sent' };
  expect((await admin.call(adminEmailLogs, { query })).total).toBe(1);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
  expect((await admin.call(adminEmailLogs, { query: { ...query, from: today, to: today } })).total).toBe(1);
  expect((await admin.call(adminEmailLogs, { query: { ...query, to: '2020-01-01' } })).total).toBe(0);
});

it('the e-mail with a code is in the log, its code is not [S1-2.15.114]', async () => {
  const admin = await administrator();
  const { email } = own;
  await anOrder(db, own);
  await browser().call(askForCode, { body: { id: randomUUID(), email, language: 'es' } });
  const mail = await eventually(async () => {
    const { mails } = await admin.call(adminEmailLogs, {
      query: { search: email, kind: 'sendLoginCode' },
    });
    expect(mails).toHaveLength(1);
    return mails[0];
  });
  expect(mail?.subject).toBeUndefined();
  expect(JSON.stringify(mail)).not.toMatch(/"subject"|\b\d{6}\b/);
  const read = await admin.call(adminEmail, { params: { id: mail?.id ?? '' } });
  expect(read.mail.text).toContain('\n\n[…]\n\n');
  expect(JSON.stringify(read)).not.toMatch(/"subject"|\b\d{6}\b/);
});

it('support reads what was written to a customer as it was sent; an e-mail without its text says so [S1-2.15.114]', async () => {
  const support = await logInAs(db, 'support');
  const { cart } = bought;
  const query = { search: cart.email, kind: 'order-confirmation' } as const;
  const id = await eventually(async () => {
    const { mails } = await support.call(adminEmailLogs, { query });
    expect(mails).toHaveLength(1);
    return mails[0]?.id ?? '';
  });
  const sent = (await mailTo(cart.email)).find(({ subject }) => subject.startsWith('Confirmación'));
  const { mail } = await support.call(adminEmail, { params: { id } });
  expect(mail).toMatchObject({ kind: 'order-confirmation', recipient: cart.email, subject: sent?.subject });
  const lines = (text = '') => text.split('\n').map((line) => line.trim());
  const start = lines(mail.text).slice(0, 8);
  expect(lines(sent?.text).slice(0, 8)).toEqual(start);
  expect(mail.text).toContain(`@${cart.username}`);

  await db.query('UPDATE mail_log SET text = NULL WHERE id = $1', [id]);
  expect((await support.call(adminEmail, { params: { id } })).mail.text).toBeUndefined();
  const missing = await support.refused(adminEmail, { params: { id: '999999999999999999' } });
  expect(missing.status).toBe(404);
});

it('a call to a panel is in the log without its key, an event of the payment provider with its order [S1-2.15.115]', async () => {
  const admin = await administrator();
  const { order, intent } = bought;
  const panel = await eventually(async () => {
    const answer = await admin.call(adminApiLogs, { query: { source: 'panel', search: order.orderNumber } });
    expect(answer.lines.some(({ title }) => title === 'add')).toBe(true);
    return answer;
  });
  for (const { request } of panel.lines) expect(request).not.toHaveProperty('key');
  const payments = await admin.call(adminApiLogs, {
    query: { source: 'payments', search: order.orderNumber },
  });
  expect(payments.lines.map(({ title }) => title)).toContain('payment_intent.succeeded');
  const { lines } = await admin.call(adminApiLogs, {
    query: { source: 'payments', search: intent.paymentIntentId, failed: 'false' },
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ orderNumber }) => orderNumber))).toEqual(new Set([order.orderNumber]));
});

it('calls are also found by the panel’s name, by their outcome, and by the beginning of what was called', async () => {
  const admin = await administrator();
  const panel = await aPanel(db);
  const { name } = (await db.query('SELECT name FROM providers WHERE id = $1', [panel])).rows[0];
  const outcomes = ['ok', 'unreadable'];
  for (const outcome of outcomes)
    await db.query(
      `INSERT INTO provider_calls (provider_id, action, request, duration_ms, outcome, at)
       VALUES ($1, 'balance', '{}', 1, $2, now())`,
      [panel, outcome],
    );
  const found = async (search: string, failed?: string) => {
    const { lines } = await admin.call(adminApiLogs, { query: { source: 'panel', search, failed } });
    return lines.filter(({ reference }) => reference === name).map(({ outcome }) => outcome);
  };
  expect((await found(name)).sort()).toEqual(outcomes);
  expect(await found(name, 'true')).toEqual(['unreadable']);
  expect(await found(name, 'false')).toEqual(['ok']);
  expect(await found('unreadable')).toEqual(['unreadable']);
  expect((await found('BALAN')).sort()).toEqual(outcomes);
  expect(await found('alance')).toEqual([]);
});

it('a refused request is in the log by its route and its id, with the kind of caller, not who [S1-2.15.116]', async () => {
  const admin = await administrator();
  const support = await logInAs(db, 'support');
  const { headers } = await support.send('PUT', '/api/admin/settings/offer', { body: {} });
  const id = headers.get('x-request-id') ?? '';
  const line = await eventually(async () => {
    const { lines } = await admin.call(adminApiLogs, { query: { source: 'api', search: id } });
    expect(lines).toHaveLength(1);
    return lines[0];
  });
  expect(line).toMatchObject({
    title: 'PUT /api/admin/settings/offer',
    status: 403,
    outcome: 'forbidden',
    reference: id,
  });
  expect(line).not.toHaveProperty('leftOut');
  await db.query('UPDATE api_requests SET left_out = 41 WHERE request_id = $1', [id]);
  const { lines } = await admin.call(adminApiLogs, { query: { source: 'api', search: id } });
  expect(lines[0]?.leftOut).toBe(41);
});

it('the daily sweep deletes everything older than the setting, and nothing younger [S1-2.15.117]', async () => {
  const mark = randomUUID();
  const at = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  for (const days of [1, 45])
    await db.query(
      `INSERT INTO mail_log (activity, kind, recipient, state, tries, first_at, at)
       VALUES ($1, 'order-confirmation', 'nobody@example.com', 'sent', 1, $2, $2)`,
      [`${mark}:${days}`, at(days)],
    );
  await db.query(
    `INSERT INTO api_requests (at, method, route, status, duration_ms, request_id, caller)
     VALUES ($1, 'POST', '/api/x', 400, 1, $2, 'browser')`,
    [at(45), mark],
  );
  await client.schedule.getHandle(schedules.retention).trigger();
  await eventually(async () => {
    const old = await db.query('SELECT 1 FROM api_requests WHERE request_id = $1', [mark]);
    const kept = await db.query('SELECT activity FROM mail_log WHERE activity LIKE $1', [`${mark}%`]);
    expect([old.rowCount, kept.rows]).toEqual([0, [{ activity: `${mark}:1` }]]);
  });
});
