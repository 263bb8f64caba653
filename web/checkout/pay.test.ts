import type { Stripe } from '@stripe/stripe-js';
import { languages } from '#domain/money.ts';
import { loadMessages } from '../i18n/catalogue';
import { checkAgain, pay } from './pay';

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

/** Every status of an intent: its outcome for the buyer, and whether a click may confirm it (S0 §4). */
const statuses: [status: string, outcome: object, mayBeConfirmed: boolean][] = [
  ['succeeded', { kind: 'paid' }, false],
  ['processing', { kind: 'processing' }, false],
  ['requires_capture', { kind: 'processing' }, false],
  ['canceled', { kind: 'closed' }, false],
  ['requires_payment_method', { kind: 'rejected' }, true],
  ['requires_confirmation', { kind: 'unconfirmed' }, true],
  // Abandoned on the bank's page: Stripe accepts another payment method and drops the open step.
  ['requires_action', { kind: 'open', status: 'requires_action' }, true],
  ['a_status_of_tomorrow', { kind: 'open', status: 'other' }, true],
];

test.each(statuses)(
  'an intent that is %s gives %j, and only an undecided one is confirmed [S0-4.14]',
  async (status, outcome, mayBeConfirmed) => {
    const stripe = provider([{ paymentIntent: { status, amount: 999 } }], { paymentIntent: { status } });
    expect(await tryToPay(stripe)).toEqual(outcome);
    expect(stripe.confirm).toHaveBeenCalledTimes(mayBeConfirmed ? 1 : 0);
    const meanwhile = provider([{ paymentIntent: { status, amount: 999 } }]);
    expect(await checkAgain(meanwhile as unknown as Stripe, intent)).toEqual(outcome);
  },
);

test.each(languages)(
  '%s: an open step has a text, which doesn’t ask for another attempt',
  async (language) => {
    const { open, errors } = (await loadMessages(language)).checkout;
    for (const [, outcome] of statuses) {
      if (!('status' in outcome)) continue;
      const { title, text } = open[outcome.status as 'requires_action' | 'other'];
      expect(`${title} ${text}`).toMatch(/\b(espera|patientez|aspetta)\b/i);
      expect(`${title} ${text}`).not.toMatch(/intent|réessay|riprov|[_]/i);
      expect(text).not.toBe(errors.unexpectedStatus);
    }
  },
);

test('an amount other than the one shown is not charged', async () => {
  const stripe = provider([{ paymentIntent: { status: 'requires_payment_method', amount: 1099 } }]);
  expect(await tryToPay(stripe)).toEqual({ kind: 'price', amountCents: 1099 });
  expect(stripe.confirm).not.toHaveBeenCalled();
});

test('after an unexpected state the intent decides, and it doesn’t count as paid [S0-4.14]', async () => {
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
  expect(
    await tryToPay(provider([open, { paymentIntent: { status: 'canceled', amount: 999 } }], { error })),
  ).toEqual({ kind: 'closed' });
  expect(
    await tryToPay(provider([open, { paymentIntent: { status: 'succeeded', amount: 999 } }], { error })),
  ).toEqual({ kind: 'paid' });
});

test('a refused confirmation keeps the provider’s error', async () => {
  const error = { type: 'card_error' };
  expect(await tryToPay(provider([open], { error }))).toEqual({ kind: 'error', error });
});

test('nothing is confirmed if the intent can’t be retrieved', async () => {
  const stripe = provider([{ error: { type: 'api_connection_error' } }]);
  expect(await tryToPay(stripe)).toMatchObject({ kind: 'error' });
  expect(stripe.confirm).not.toHaveBeenCalled();
});
