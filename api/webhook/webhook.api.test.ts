import { unmailedAttention } from '#db/attention.ts';
import { createOrderAfterPayment } from '#domain/calls/shop.ts';
import { fileDatabase, traceOf } from '../testing/database';
import { deliver, newEventId, payments, stripeEvent } from '../testing/payments';
import { newCartId, orderThat, type Started, startPurchase } from '../testing/purchases';

const db = fileDatabase();

const { confirm, retrieve } = payments();

/** A purchase that nobody pays: no event of these tests may change it. */
let unpaid: Started;
beforeAll(async () => {
  unpaid = await startPurchase();
});

async function inbox(id: unknown) {
  const { rows } = await db.query('SELECT type, outcome, relayed_at FROM stripe_events WHERE id = $1', [id]);
  return rows[0] as { type: string; outcome: string; relayedAt: Date | null } | undefined;
}

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

describe('an event whose signature is invalid changes nothing [F14 V26]', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_somebody_else' }],
    ['signed ten minutes ago', { at: minutesAgo(10) }],
    ['signed in ten minutes', { at: minutesAgo(-10) }],
    ['rewritten after it was signed', { sent: (text: string) => JSON.stringify(JSON.parse(text), null, 1) }],
    ['cut off', { sent: (text: string) => text.slice(0, -20) }],
  ])('%s', async (_name, signing) => {
    const { cart, intent } = unpaid;
    const paid = { ...(await retrieve(intent.paymentIntentId)), status: 'succeeded' };
    const event = stripeEvent('payment_intent.succeeded', paid);
    const before = await traceOf(db, cart.cartId);
    const answer = await deliver(event, signing);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'webhook_signature' } });
    expect(await inbox(event.id)).toBeUndefined();
    expect(await traceOf(db, cart.cartId)).toEqual(before);
  });

  it('without a signature at all [F14 V26]', async () => {
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

it('an event that lies about the payment is not trusted: the intent itself is retrieved [F14 V26]', async () => {
  const { browser, cart, intent } = unpaid;
  const { paymentIntentId } = intent;
  const lie = { ...(await retrieve(paymentIntentId)), status: 'succeeded', amount_received: 999 };
  const event = stripeEvent('payment_intent.succeeded', lie);
  expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'signalled' } });
  // The purchase has retrieved the intent by the time it answers this.
  const refusal = await browser.refused(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(refusal.body.code).toBe('payment_not_completed');
  expect(await traceOf(db, cart.cartId)).toMatchObject({ order: null });
});

it('the same event twice, even in parallel, is accepted and makes one order [F10]', async () => {
  const { browser, cart, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  const paid = await confirm(paymentIntentId);
  const event = stripeEvent('payment_intent.succeeded', paid);
  const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
  for (const answer of answers) expect(answer.status).toBe(200);
  expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'duplicate' } });
  const { order } = await browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  await orderThat(browser, order!.id, (view) => view.status !== 'pending');
  // And a late one with another id, after the order exists.
  expect(await deliver(stripeEvent('payment_intent.succeeded', paid))).toMatchObject({
    body: { outcome: 'known' },
  });
  const { rows } = await db.query('SELECT id FROM orders WHERE cart_id = $1', [cart.cartId]);
  expect(rows).toEqual([{ id: order!.id }]);
});

it('an event that was stored but never forwarded is forwarded when it arrives again [F8]', async () => {
  const { browser, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  // Without an order, whatever the shop's own webhook has already reported, the purchase must get it.
  await confirm(paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds').catch(() => undefined);
  const event = stripeEvent('payment_intent.payment_failed', await retrieve(paymentIntentId));
  // As after a crash between the two.
  await db.query('INSERT INTO stripe_events (id, type, payment_intent_id) VALUES ($1, $2, $3)', [
    event.id,
    event.type,
    paymentIntentId,
  ]);
  expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'signalled' } });
  expect(await inbox(event.id)).toMatchObject({ outcome: 'signalled', relayedAt: expect.any(Date) });
  const refusal = await browser.refused(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(refusal.body.code).toBe('payment_not_completed');
});

it('events of foreign payments and of other kinds are stored and ignored [F15]', async () => {
  const foreign = stripeEvent('payment_intent.succeeded', { id: `pi_${newEventId()}`, metadata: {} });
  expect(await deliver(foreign)).toMatchObject({ status: 200, body: { outcome: 'foreign' } });
  expect(await inbox(foreign.id)).toMatchObject({ outcome: 'foreign', relayedAt: expect.any(Date) });
  const other = stripeEvent('customer.created', { id: 'cus_1', object: 'customer' });
  expect(await deliver(other)).toMatchObject({ status: 200, body: { outcome: 'ignored' } });
});

it('a payment for a cart that no purchase knows is a difference immediately [I1]', async () => {
  const id = `pi_${newEventId()}`;
  const intent = { id, metadata: { cartId: newCartId() }, amount_received: 999, currency: 'eur' };
  const event = stripeEvent('payment_intent.succeeded', intent);
  try {
    expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'foreign' } });
    const { rows } = await db.query(
      'SELECT kind, state, there_cents, payment_intent_id FROM payment_differences WHERE object_id = $1',
      [id],
    );
    expect(rows).toEqual([
      { kind: 'payment-without-order', state: 'open', thereCents: 999, paymentIntentId: id },
    ]);
  } finally {
    await db.query('DELETE FROM payment_differences WHERE object_id = $1', [id]);
  }
});

it('an event of the other mode changes no payment: it is stored, and a person is notified once [F15]', async () => {
  const { cart, intent } = unpaid;
  const paid = { ...(await retrieve(intent.paymentIntentId)), status: 'succeeded', livemode: true };
  const event = stripeEvent('payment_intent.succeeded', paid, { livemode: true });
  const before = await traceOf(db, cart.cartId);
  await db.query(`DELETE FROM incidents WHERE kind = 'other-mode'`);
  try {
    expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'other-mode' } });
    expect(await inbox(event.id)).toMatchObject({ outcome: 'other-mode', relayedAt: expect.any(Date) });
    expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'duplicate' } });
    // Another one of the same kind is the same incident, which is mailed once.
    await deliver(stripeEvent('payment_intent.succeeded', paid, { livemode: true }));
    const { rows } = await db.query(
      `UPDATE incidents SET since = since - interval '5 minutes' WHERE kind = 'other-mode' RETURNING subject`,
    );
    expect(rows).toEqual([{ subject: 'live' }]);
    const waiting = await unmailedAttention(db, ['incident'], 500);
    expect(waiting.filter(({ detail }) => detail === 'other-mode')).toHaveLength(1);
    expect(await traceOf(db, cart.cartId)).toEqual(before);
  } finally {
    await db.query(`DELETE FROM incidents WHERE kind = 'other-mode'`);
  }
});

it('the buyer learns of a failed attempt, and a late report of it changes no paid order [F12]', async () => {
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
