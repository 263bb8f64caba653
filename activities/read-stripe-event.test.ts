import type Stripe from 'stripe';
import { readStripeEvent } from './read-stripe-event';

const event = (type: string, object: unknown) =>
  ({ id: 'evt_1', type, data: { object } }) as unknown as Stripe.Event;
const intent = { id: 'pi_1', metadata: { cartId: 'cart_1' } };

describe('an event of the payment provider', () => {
  it('says that money moved', () => {
    expect(readStripeEvent(event('payment_intent.succeeded', intent))).toEqual({
      kind: 'succeeded',
      paymentIntentId: 'pi_1',
      cartId: 'cart_1',
    });
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ code: 'expired_card' }, 'expired_card'],
    [null, 'unknown'],
  ])('says why an attempt failed: %j', (last_payment_error, code) => {
    const read = readStripeEvent(event('payment_intent.payment_failed', { ...intent, last_payment_error }));
    expect(read).toMatchObject({ kind: 'failed', code });
  });

  it('reports refunds, from their own events and from a charge that lists them', () => {
    const made = { created: 1_767_221_400, payment_intent: 'pi_1', metadata: {} };
    const refund = { id: 're_1', status: 'succeeded', amount: 300, ...made };
    const expected = {
      kind: 'refunds',
      refunds: [{ refundId: 're_1', status: 'succeeded', amountCents: 300, at: 1_767_221_400_000 }],
    };
    expect(readStripeEvent(event('refund.updated', refund))).toMatchObject(expected);
    const charge = { payment_intent: 'pi_1', metadata: { cartId: 'cart_1' }, refunds: { data: [refund] } };
    expect(readStripeEvent(event('charge.refunded', charge))).toMatchObject(expected);
  });

  it.each([
    ['charge.refunded', { payment_intent: 'pi_1', metadata: {} }],
    ['refund.created', { id: 're_1', amount: 1, payment_intent: null, metadata: {} }],
    ['customer.created', { id: 'cus_1' }],
  ])('is ignored if no purchase waits for it: %s', (type, object) => {
    expect(readStripeEvent(event(type, object))).toBeUndefined();
  });
});
