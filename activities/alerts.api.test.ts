import { randomUUID } from 'node:crypto';
import { testDatabase } from '../api/testing/database';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { attentionQueue } from '../db/attention';
import { recordDispute } from '../db/disputes';
import { noteIncidents } from '../db/incidents';
import { readSettings, writeSettings } from '../db/settings';
import { mailServer, mailTo } from '../e2e/support/sandbox';
import { createAlertActivities } from './alerts';
import { closeMailSenders } from './mail-sender';

const db = testDatabase();
const alerts = createAlertActivities({
  pool: db,
  smtpUrl: process.env.SMTP_URL ?? '',
  from: 'shop@example.com',
  publicUrl: 'https://shop.example.com',
});
const { sendDigest, sendIncidents } = alerts;
/** The shop's Schedule may be sending right now. */
const sendAlerts = () => eventually(() => alerts.sendAlerts());
const used: OwnNames[] = [];
const reader = `alerts-${ownNames().tag}@example.com`;
let before: string | null;
beforeAll(async () => {
  before = (await readSettings(db)).alertEmail;
  await writeSettings(db, { alertEmail: reader });
});
afterEach(() => mailServer('normal'));
afterAll(async () => {
  closeMailSenders();
  await writeSettings(db, { alertEmail: before });
  await forgetOrders(db, used);
  await db.end();
});

const emails = () => mailTo(reader);
/** E-mails about an order; the shop's Schedule, and purchases of other tests, may add others. */
const about = async ({ orderNumber }: OwnNames) =>
  (await emails()).filter(({ text }) => text.includes(orderNumber));

async function waits(attention: string, since: string): Promise<OwnNames> {
  const own = ownNames();
  used.push(own);
  await anOrder(db, own, { purchase: { attention, attention_since: since } });
  return own;
}

test('what begins to wait is mailed at once, in one e-mail, once, and without personal data [I1]', async () => {
  const late = await waits('delivery-late', '2024-07-09T06:07:08.123456Z');
  const failed = await waits('refund-failed', '2024-07-10T06:07:08Z');
  await sendAlerts();
  await sendAlerts();
  const [email, ...others] = await about(late);
  expect(others).toEqual([]);
  expect(email?.subject).toMatch(/\d+ asuntos esperan a una persona$/);
  for (const said of ['Entrega lenta', 'Reembolso fallido', failed.orderNumber])
    expect(email?.text).toContain(said);
  expect(email?.text).toContain('https://shop.example.com/admin/needs-attention');
  for (const own of [late, failed])
    for (const personal of [own.email, own.username]) expect(email?.text).not.toContain(personal);

  // The same order for another reason, later, is mailed again.
  await db.query(
    `UPDATE purchases SET attention = 'stuck', attention_since = '2024-07-11T06:07:08Z' WHERE cart_id = $1`,
    [late.cartId],
  );
  await sendAlerts();
  expect((await about(late)).map(({ text }) => text.includes('No puede seguir'))).toEqual([false, true]);
});

/** A cart that was paid this many minutes ago, and whose purchase was never notified. */
async function paidCart(minutes: number, stage: 'intent' | 'awaiting-payment' | 'closed'): Promise<OwnNames> {
  const own = ownNames();
  used.push(own);
  await insertRow(db, 'purchases', {
    cart_id: own.cartId,
    order_number: own.orderNumber,
    owner: 'nobody',
    language: 'fr',
    variant: 'B',
    stage,
    payment_intent_id: stage === 'intent' ? null : own.intent,
    amount_cents: 999,
    email: own.email,
    created_at: new Date(),
    updated_at: new Date(),
  });
  await insertRow(db, 'stripe_events', {
    id: `evt_${own.tag}`,
    type: 'payment_intent.succeeded',
    payment_intent_id: own.intent,
    cart_id: own.cartId,
    received_at: new Date(Date.now() - minutes * 60_000),
    relayed_at: new Date(),
    outcome: 'signalled',
  });
  return own;
}

test('money that became no order and was not refunded within a quarter of an hour is mailed, once [I1]', async () => {
  const forgotten = await paidCart(11, 'awaiting-payment');
  const withoutIntent = await paidCart(11, 'intent');
  const young = await paidCart(9, 'awaiting-payment');
  const over = await paidCart(11, 'closed');
  await sendAlerts();
  await sendAlerts();
  for (const own of [forgotten, withoutIntent]) {
    const notified = await about(own);
    expect(notified).toHaveLength(1);
    expect(notified[0]?.text).toContain('Pagos sin pedido');
    expect(notified[0]?.text).not.toContain(own.email);
  }
  for (const own of [young, over]) expect(await about(own)).toEqual([]);
});

test('an incident is mailed once while it lasts, by whichever process is quicker', async () => {
  const { tag } = ownNames();
  const queue = `queue-${tag}`;
  const about = async () => (await emails()).filter(({ text }) => text.includes(queue));
  const see = () => noteIncidents(db, [{ kind: 'no-worker', subject: queue }]);
  const minutesPass = (minutes: number) =>
    db.query(
      `UPDATE incidents SET since = since - make_interval(secs => $2), last_seen_at = last_seen_at - make_interval(secs => $2)
       WHERE subject = $1`,
      [queue, minutes * 60],
    );
  try {
    await see();
    await minutesPass(4);
    await sendIncidents();
    // Not seen since, so it is over: a release, perhaps.
    expect(await about()).toEqual([]);
    // It starts again.
    await see();
    await sendIncidents();
    expect(await about()).toEqual([]);
    await minutesPass(2.5);
    await see();
    await Promise.all([sendIncidents(), sendAlerts(), sendIncidents()]);
    await see();
    await sendAlerts();
    expect((await about()).map(({ text }) => text.includes('Cola sin worker'))).toEqual([true]);
  } finally {
    await db.query('DELETE FROM incidents WHERE subject = $1', [queue]);
  }
});

test('a workflow task that failed once and then succeeded is no incident; one that still fails is', async () => {
  const { tag } = ownNames();
  const subject = `purchase-${tag}: WorkflowError`;
  const about = async () => (await emails()).filter(({ text }) => text.includes(subject));
  const see = () => noteIncidents(db, [{ kind: 'failing-workflow-tasks', subject }]);
  try {
    await see();
    await db.query(
      `UPDATE incidents SET since = since - interval '3 minutes', last_seen_at = last_seen_at - interval '3 minutes'
       WHERE subject = $1`,
      [subject],
    );
    await sendIncidents();
    expect(await about()).toEqual([]);
    await see();
    await sendIncidents();
    expect(await about()).toHaveLength(1);
  } finally {
    await db.query('DELETE FROM incidents WHERE subject = $1', [subject]);
  }
});

test('while the mail server is down nothing counts as mailed', async () => {
  await mailServer('reject');
  const own = await waits('provider-unreachable', '2024-07-12T06:07:08Z');
  await expect(alerts.sendAlerts()).rejects.toThrow();
  await mailServer('normal');
  await sendAlerts();
  expect(await about(own)).toHaveLength(1);
});

test('an open dispute is mailed; a message, which has a separate e-mail, is not', async () => {
  const own = ownNames();
  used.push(own);
  await anOrder(db, own, { purchase: { attention: null, attention_since: null } });
  await insertRow(db, 'disputes', {
    id: `dp_${own.tag}`,
    payment_intent_id: own.intent,
    amount_cents: 3193,
    reason: 'fraudulent',
    status: 'needs_response',
    opened_at: '2024-07-14T06:07:08Z',
    told_at: '2024-07-14T06:07:08Z',
  });
  await insertRow(db, 'contact_messages', {
    id: randomUUID(),
    name: 'Léa',
    email: own.email,
    service: 'order',
    message: 'hello',
    language: 'fr',
    received_at: '2024-07-14T06:07:08Z',
    waiting_since: '2024-07-14T06:07:08Z',
  });
  await sendAlerts();
  const [email] = await about(own);
  expect(email?.text).toContain('Disputas por responder');
  expect(email?.text).not.toContain('Mensajes sin responder');
});

test('an inquiry that was answered and becomes a dispute is mailed again', async () => {
  const own = ownNames();
  used.push(own);
  await anOrder(db, own, { purchase: { attention: null, attention_since: null } });
  const day = (date: number) => new Date(Date.UTC(2024, 6, date));
  const mailedAfter = async (status: string, toldAt: Date) => {
    await recordDispute(db, {
      id: `dp_${own.tag}`,
      paymentIntentId: own.intent,
      amountCents: 3193,
      reason: 'fraudulent',
      status,
      openedAt: day(1),
      toldAt,
    });
    await sendAlerts();
    return (await about(own)).length;
  };
  expect(await mailedAfter('warning_needs_response', day(1))).toBe(1);
  expect(await mailedAfter('warning_under_review', day(3))).toBe(1);
  expect(await mailedAfter('needs_response', day(9))).toBe(2);
  // Only its deadline changes.
  expect(await mailedAfter('needs_response', day(10))).toBe(2);
  const [item] = (await attentionQueue(db, { kind: 'dispute', page: 1, pageSize: 1000 })).filter(
    ({ id }) => id === `dp_${own.tag}`,
  );
  expect(item?.since).toEqual(day(9));
});

test('the digest lists everything by kind', async () => {
  const { waiting } = await sendDigest();
  expect(waiting).toBeGreaterThanOrEqual(4);
  const email = (await emails()).find(({ subject }) => subject.includes('Resumen diario'));
  expect(email?.subject).toContain(`Resumen diario: ${waiting} asuntos pendientes`);
  for (const said of ['Reembolso fallido', 'Disputas por responder', 'Mensajes sin responder'])
    expect(email?.text).toContain(said);
});
