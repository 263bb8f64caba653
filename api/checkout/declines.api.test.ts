import { createPaymentIntent, updatePaymentIntent } from '#domain/calls/shop.ts';
import { mostDeclines } from '#domain/payments.ts';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { deliver, newEventId, payments, stripeEvent } from '../testing/payments';
import { aCart, newCartId, startPurchase } from '../testing/purchases';
import { eventually } from '../testing/wait';

const db = fileDatabase();

const { confirm, retrieve } = payments();

/** The payment provider's event about a declined try, with a new event id. */
async function decline(paymentIntentId: string, id = newEventId()): Promise<void> {
  const intent = await retrieve(paymentIntentId);
  const answer = await deliver(stripeEvent('payment_intent.payment_failed', intent, { id }));
  expect(answer.status).toBe(200);
}

it('ten declined tries close a purchase: its cart says so, a stranger learns nothing, a new cart works', async () => {
  const { browser: visitor, cart, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  for (let tries = 1; tries < mostDeclines; tries += 1) await decline(paymentIntentId);
  // The last one was handled: the purchase takes one message after the other.
  const { amount, ...metadata } = cart;
  const update = { paymentIntentId, amount, metadata };
  expect(await visitor.call(updatePaymentIntent, { body: update })).toMatchObject({ paymentIntentId });

  await decline(paymentIntentId);
  await eventually(async () => expect((await retrieve(paymentIntentId)).status).toBe('canceled'));
  await expect(confirm(paymentIntentId)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  for (const refused of [
    () => visitor.refused(updatePaymentIntent, { body: update }),
    () => visitor.refused(createPaymentIntent, { body: cart }),
  ])
    await eventually(async () =>
      expect(await refused()).toMatchObject({ status: 409, body: { code: 'too_many_declines' } }),
    );
  expect((await browser().refused(createPaymentIntent, { body: cart })).body.code).toBe('purchase_not_found');

  const otherCart = { ...aCart({ email: cart.email, username: cart.username }), cartId: newCartId() };
  const other = await visitor.call(createPaymentIntent, { body: otherCart });
  expect(other.paymentIntentId).not.toBe(paymentIntentId);
  expect((await retrieve(other.paymentIntentId)).status).toBe('requires_payment_method');
});

it('a repeated event counts once, and tries of another payment do not count', async () => {
  const [{ intent }, other] = await Promise.all([startPurchase(), startPurchase()]);
  const again = newEventId();
  for (let times = 0; times < mostDeclines + 2; times += 1) await decline(intent.paymentIntentId, again);
  await decline(other.intent.paymentIntentId);
  const { rows } = await db.query(
    `SELECT payment_intent_id, count(*)::integer AS declines FROM declines
     WHERE payment_intent_id = ANY ($1) GROUP BY 1`,
    [[intent.paymentIntentId, other.intent.paymentIntentId]],
  );
  expect(rows).toHaveLength(2);
  for (const { declines } of rows) expect(declines).toBe(1);
  await confirm(intent.paymentIntentId);
});
