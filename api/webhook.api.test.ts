import { createOrderAfterPayment } from '../domain/calls/shop';
import { testDatabase, traceOf } from './testing/database';
import { deliver, newEventId, payments, stripeEvent } from './testing/payments';
import { orderThat, startPurchase } from './testing/purchases';

const db = testDatabase();
afterAll(() => db.end());

const { confirm, retrieve } = payments();

async function inbox(id: unknown) {
  const { rows } = await db.query('SELECT type, outcome, relayed_at FROM stripe_events WHERE id = $1', [id]);
  return rows[0] as { type: string; outcome: string; relayed_at: Date | null } | undefined;
}

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

describe('an event whose signature does not hold changes nothing', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_somebody_else' }],
    ['signed ten minutes ago', { at: minutesAgo(10) }],
  ])('%s', async (_name, signing) => {
    const { cart, intent } = await startPurchase();
    const paid = { ...(await retrieve(intent.paymentIntentId)), status: 'succeeded' };
    const event = stripeEvent('payment_intent.succeeded', paid);
    const before = await traceOf(db, cart.cartId);
    const answer = await deliver(event, signing);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'webhook_signature' } });
    expect(await inbox(event.id)).toBeUndefined();
    expect(await traceOf(db, cart.cartId)).toEqual(before);
  });

  it('without a signature at all', async () => {
    const event = stripeEvent('payment_intent.succeeded', { id: 'pi_nothing', metadata: {} });
    const response = await fetch(new URL('/api/stripe/webhook', process.env.SHOP_URL), {
      method: 'POST',
      body: JSON.stringify(event),
    });
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await inbox(event.id)).toBeUndefined();
  });
});

it('an event that lies about the payment is not believed: the intent itself is asked', async () => {
  const { browser, cart, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  const lie = { ...(await retrieve(paymentIntentId)), status: 'succeeded', amount_received: 999 };
  const event = stripeEvent('payment_intent.succeeded', lie);
  expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'signalled' } });
  // The purchase has looked at the intent by the time it answers this.
  const refusal = await browser.refused(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(refusal.body.code).toBe('payment_not_completed');
  expect(await traceOf(db, cart.cartId)).toMatchObject({ order: null });
});

it('the same event twice, also at once, is handed over and makes one order', async () => {
  const { browser, cart, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  const paid = await confirm(paymentIntentId);
  const event = stripeEvent('payment_intent.succeeded', paid);
  const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
  for (const answer of answers) expect(answer.status).toBe(200);
  expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'duplicate' } });
  const { order } = await browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  await orderThat(browser, order!.id, (view) => view.status !== 'pending');
  // And a late one of another id, after the order is there.
  expect(await deliver(stripeEvent('payment_intent.succeeded', paid))).toMatchObject({
    body: { outcome: 'known' },
  });
  const { rows } = await db.query('SELECT id FROM orders WHERE cart_id = $1', [cart.cartId]);
  expect(rows).toEqual([{ id: order!.id }]);
});

it('an event that was taken in but never handed over is handed over when it comes again', async () => {
  const { browser, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  // Without an order, whatever the shop's own webhook has told already, the purchase must hear it.
  await confirm(paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds').catch(() => undefined);
  const event = stripeEvent('payment_intent.payment_failed', await retrieve(paymentIntentId));
  // As a crash between the two leaves it.
  await db.query('INSERT INTO stripe_events (id, type, payment_intent_id) VALUES ($1, $2, $3)', [
    event.id,
    event.type,
    paymentIntentId,
  ]);
  expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'signalled' } });
  expect(await inbox(event.id)).toMatchObject({ outcome: 'signalled', relayed_at: expect.any(Date) });
  const refusal = await browser.refused(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(refusal.body.code).toBe('payment_not_completed');
});

it('events of foreign payments and of other kinds are taken in and left alone', async () => {
  const foreign = stripeEvent('payment_intent.succeeded', { id: `pi_${newEventId()}`, metadata: {} });
  expect(await deliver(foreign)).toMatchObject({ status: 200, body: { outcome: 'foreign' } });
  expect(await inbox(foreign.id)).toMatchObject({ outcome: 'foreign', relayed_at: expect.any(Date) });
  const other = stripeEvent('customer.created', { id: 'cus_1', object: 'customer' });
  expect(await deliver(other)).toMatchObject({ status: 200, body: { outcome: 'ignored' } });
});

it('a failed attempt is told to the buyer, and a late report of it changes no paid order', async () => {
  const { browser, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  await confirm(paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds').catch(() => undefined);
  const failed = await retrieve(paymentIntentId);
  await confirm(paymentIntentId);
  const { order } = await browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  await deliver(stripeEvent('payment_intent.payment_failed', failed));
  const view = await orderThat(browser, order!.id, (one) => one.status !== 'pending');
  expect(view.paymentStatus).toBe('paid');
});
