import { MockActivityEnvironment } from '@temporalio/testing';
import { databaseAt, fileDatabase } from '../api/testing/database';
import { loseOrderTask } from '../api/testing/lost-task';
import { databaseBefore } from '../api/testing/own-database';
import { deliver, payments, stripeEvent } from '../api/testing/payments';
import { buy, orderThat, startPurchase } from '../api/testing/purchases';
import { testTemporal } from '../api/testing/temporal';
import { eventually } from '../api/testing/wait';
import { migrate } from '../db/migrate';
import { eventsReadUntil } from '../db/stripe-events';
import { openDispute, panelOrders } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { createPaymentEventActivities } from './payment-events';

const db = fileDatabase();
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
const { stripe, confirm, faults } = payments();
const client = testTemporal();

/** As the Schedule does, between two times in epoch ms; `progress` is what an earlier attempt has reported. */
function catchUp(from: number, to: number, progress?: object) {
  const { catchUpEvents } = createPaymentEventActivities({
    reach: { db, temporal: client, keyring },
    stripe,
  });
  return new MockActivityEnvironment({ heartbeatDetails: progress }).run<
    Parameters<typeof catchUpEvents>,
    { read: number; found: number },
    typeof catchUpEvents
  >(catchUpEvents, { from, to });
}

test('a payment without a webhook becomes an order; one with a webhook is not reported again [F13]', async () => {
  const from = Date.now() - 60_000;
  const orders = async (cartId: string) =>
    (await db.query('SELECT 1 FROM orders WHERE cart_id = $1', [cartId])).rowCount;
  try {
    await faults({ webhooks: 'dropped' });
    const { cart, intent } = await startPurchase();
    await confirm(intent.paymentIntentId);
    expect(await orders(cart.cartId)).toBe(0);
    const first = await catchUp(from, Date.now() + 60_000);
    expect(first.found).toBeGreaterThanOrEqual(1);
    await eventually(async () => expect(await orders(cart.cartId)).toBe(1));
    const { rows } = await db.query(
      'SELECT type, outcome FROM stripe_events WHERE payment_intent_id = $1 ORDER BY type',
      [intent.paymentIntentId],
    );
    expect(rows).toContainEqual({ type: 'payment_intent.succeeded', outcome: 'signalled' });
    const again = await catchUp(from, Date.now() + 60_000);
    expect(again.read).toBeGreaterThanOrEqual(first.found);
    expect(again.found).toBe(0);
  } finally {
    await faults({ webhooks: 'normal' });
  }
});

test('the event of a payment reaches a run that lost the task which created the order, and no panel is asked twice [F8]', async () => {
  try {
    await faults({ webhooks: 'dropped' });
    const started = await startPurchase();
    const { browser, cart, intent } = started;
    const paid = await confirm(intent.paymentIntentId);
    const orderId = await loseOrderTask(db, client, started);
    expect((await deliver(stripeEvent('payment_intent.succeeded', paid))).body).toMatchObject({
      outcome: 'signalled',
    });
    await orderThat(browser, orderId, ({ status }) => status === 'completed');
    expect(await panelOrders(cart.username)).toHaveLength(1);
  } finally {
    await faults({ webhooks: 'normal' });
  }
});

test('a restored database gets the events since its backup, although Temporal knows that they were read [F54]', async () => {
  const { intent } = await buy();
  const { paymentIntentId } = intent;
  const backup = Date.now() - 60_000;
  const later = Date.now() + 60_000;
  const disputes = async () =>
    (await db.query('SELECT status FROM disputes WHERE payment_intent_id = $1', [paymentIntentId])).rows;
  const readUntil = async () => (await db.query('SELECT until FROM stripe_events_read')).rows;
  const setReadUntil = (until: number) =>
    db.query('UPDATE stripe_events_read SET until = $1', [new Date(until)]);
  try {
    await faults({ webhooks: 'dropped' });
    await openDispute(paymentIntentId, 'fraudulent');
    await catchUp(backup, later);
    const opened = [{ status: 'needs_response' }];
    expect(await disputes()).toEqual(opened);

    // Postgres is set back.
    await db.query('DELETE FROM disputes WHERE payment_intent_id = $1', [paymentIntentId]);
    await db.query('DELETE FROM stripe_events WHERE payment_intent_id = $1', [paymentIntentId]);
    await setReadUntil(backup);
    // An attempt on the lost database had read all but the older events.
    const events = await stripe.events.list({ created: { gte: Math.floor(backup / 1000) }, limit: 100 });
    const progress = { begin: later, read: 100, found: 0, after: events.data.at(-1)?.id };
    await catchUp(later, later + 1000, progress);
    expect(await disputes()).toEqual(opened);
    expect(await readUntil()).toEqual([{ until: new Date(later + 1000) }]);

    // Stripe has no events of the time of a much older backup.
    const list = jest.spyOn(stripe.events, 'list');
    const day = 24 * 3_600_000;
    await setReadUntil(later - 40 * day);
    await catchUp(later, later + 2000);
    expect(list.mock.calls[0]?.[0]?.created).toMatchObject({
      gte: Math.floor((later + 2000 - 29 * day) / 1000),
    });
  } finally {
    await faults({ webhooks: 'normal' });
  }
});

test('an upgraded database begins an hour before the newest event that it has', async () => {
  const old = await databaseBefore('0067');
  const its = databaseAt(old.ownerUrl);
  try {
    await its.query(
      `INSERT INTO stripe_events (id, type, received_at)
       VALUES ('evt_1', 'x', '2026-11-21T10:00:00Z'), ('evt_2', 'x', '2026-11-20T10:00:00Z')`,
    );
    await migrate(old.ownerUrl);
    expect(await eventsReadUntil(its)).toBe(Date.parse('2026-11-21T09:00:00Z'));
  } finally {
    await its.end();
    await old.drop();
  }
});
