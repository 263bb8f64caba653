import type { Stripe } from '@stripe/stripe-js';
import { pay } from './pay';

const intent = {
  clientSecret: 'pi_1_secret_x',
  paymentIntentId: 'pi_1',
  orderNumber: 'FNZ-261121-AAAA',
  amountCents: 999,
  upsell: { variant: 'A' as const, secondsLeft: 240 },
};

function provider(retrieved: object[], confirmed: object = {}) {
  const stripe = {
    retrievePaymentIntent: jest.fn(),
    confirm: jest.fn().mockResolvedValue(confirmed),
  };
  for (const answer of retrieved) stripe.retrievePaymentIntent.mockResolvedValueOnce(answer);
  return stripe;
}

function tryToPay(stripe: ReturnType<typeof provider>) {
  return pay({
    stripe: stripe as unknown as Stripe,
    intent,
    confirm: stripe.confirm,
  });
}

const open = { paymentIntent: { status: 'requires_payment_method', amount: 999 } };

test('an open intent of the shown amount is confirmed, once [S0-4.15]', async () => {
  const stripe = provider([open], { paymentIntent: { status: 'succeeded' } });
  expect(await tryToPay(stripe)).toEqual({ kind: 'paid' });
  expect(stripe.confirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['succeeded', { kind: 'paid' }],
  ['processing', { kind: 'processing' }],
  ['canceled', { kind: 'closed' }],
])('an intent that is %s already is never confirmed again', async (status, outcome) => {
  const stripe = provider([{ paymentIntent: { status, amount: 999 } }]);
  expect(await tryToPay(stripe)).toEqual(outcome);
  expect(stripe.confirm).not.toHaveBeenCalled();
});

test('another amount than the one shown is not charged', async () => {
  const stripe = provider([{ paymentIntent: { status: 'requires_payment_method', amount: 1099 } }]);
  expect(await tryToPay(stripe)).toEqual({ kind: 'price', amountCents: 1099 });
  expect(stripe.confirm).not.toHaveBeenCalled();
});

test('an unexpected state is judged by the intent, not taken for paid [S0-4.14]', async () => {
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
  expect(
    await tryToPay(provider([open, { paymentIntent: { status: 'canceled', amount: 999 } }], { error })),
  ).toEqual({ kind: 'closed' });
  expect(
    await tryToPay(provider([open, { paymentIntent: { status: 'succeeded', amount: 999 } }], { error })),
  ).toEqual({ kind: 'paid' });
});

test.each([
  [{ error: { type: 'card_error' } }, { kind: 'error', error: { type: 'card_error' } }],
  [{ paymentIntent: { status: 'requires_payment_method' } }, { kind: 'rejected' }],
  [{ paymentIntent: { status: 'requires_action' } }, { kind: 'status', status: 'requires_action' }],
])('a confirmation that gives %j is told as such', async (confirmed, outcome) => {
  expect(await tryToPay(provider([open], confirmed))).toEqual(outcome);
});

test('nothing is confirmed where the intent can’t be retrieved', async () => {
  const stripe = provider([{ error: { type: 'api_connection_error' } }]);
  expect(await tryToPay(stripe)).toMatchObject({ kind: 'error' });
  expect(stripe.confirm).not.toHaveBeenCalled();
});
