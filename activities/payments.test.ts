import { ApplicationFailure } from '@temporalio/common';
import { TestSandbox } from 'stripe-sandbox/testing';
import { type RecordedServer, type Reply, recordedServer } from '../instagram/testing/recorded-server';
import { createPaymentActivities, createStripe, paced } from './payments';

let server: RecordedServer;
beforeAll(async () => {
  server = await recordedServer();
});
afterAll(() => server.close());

const activities = () =>
  createPaymentActivities({
    stripe: createStripe({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: server.url }),
  });

const stripeError = (status: number, type: string, code?: string): Reply => ({
  status,
  json: { error: { type, code, message: 'Words of the provider' } },
});
const refused = {
  key: stripeError(401, 'invalid_request_error'),
  permission: stripeError(403, 'invalid_request_error'),
  missing: stripeError(404, 'invalid_request_error', 'resource_missing'),
  wrong: stripeError(400, 'invalid_request_error', 'amount_too_small'),
  returned: stripeError(400, 'invalid_request_error', 'charge_already_refunded'),
};

const cart = { cartId: 'cart_1', orderNumber: 'FNZ-1', amountCents: 999, rev: 1 };
const intent = { paymentIntentId: 'pi_1' };
const calls = {
  createPaymentIntent: () => activities().createPaymentIntent(cart),
  updatePaymentIntent: () => activities().updatePaymentIntent({ ...cart, ...intent }),
  retrievePaymentIntent: () => activities().retrievePaymentIntent(intent),
  cancelPaymentIntent: () => activities().cancelPaymentIntent(intent),
  refundPayment: () =>
    activities().refundPayment({ ...intent, amountCents: 999, idempotencyKey: 'refund:1' }),
  listRefunds: () => activities().listRefunds(intent),
};

const list = (...refunds: object[]): Reply => ({
  json: { object: 'list', data: refunds, has_more: false, url: '/v1/refunds' },
});
const outage = stripeError(500, 'api_error');
const stored: Reply = { ...outage, headers: { 'idempotent-replayed': 'true' } };
const keysAsked = () => server.asked.map(({ headers }) => headers['idempotency-key']);

async function failureOf(call: () => Promise<unknown>): Promise<ApplicationFailure> {
  const failure = await call().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApplicationFailure);
  return failure as ApplicationFailure;
}

describe.each(Object.entries(calls))('%s', (_name, call) => {
  test.each([
    ['a refused key', refused.key, 'StripeAuthenticationError'],
    ['a missing permission', refused.permission, 'StripePermissionError'],
    ['an outage', outage, 'StripeAPIError'],
    ['a limit', stripeError(429, 'invalid_request_error', 'rate_limit'), 'rate_limit'],
    [
      'a twin under way',
      stripeError(409, 'idempotency_error', 'idempotency_key_in_use'),
      'idempotency_key_in_use',
    ],
  ])('is retried after %s, which an operator or time fixes', async (_what, reply, type) => {
    server.replies(reply);
    const failure = await failureOf(call);
    expect(failure).toMatchObject({ type, nonRetryable: false });
    expect(failure.message).not.toContain('Words of the provider');
  });
});

test.each(['retrievePaymentIntent', 'cancelPaymentIntent'] as const)(
  '%s is retried even if the provider knows no such intent: with the right key it will',
  async (name) => {
    server.replies(refused.missing);
    expect(await failureOf(calls[name])).toMatchObject({ type: 'resource_missing', nonRetryable: false });
  },
);

test.each(['createPaymentIntent', 'updatePaymentIntent'] as const)(
  '%s is a refusal by the provider, and is not retried',
  async (name) => {
    server.replies(refused.wrong);
    expect(await calls[name]()).toEqual({ refused: 'amount_too_small' });
  },
);

test('an update sent twice is one; with another amount under the same revision it is another', async () => {
  server.replies({
    json: { id: 'pi_1', object: 'payment_intent', status: 'requires_payment_method', metadata: {} },
  });
  for (const amountCents of [999, 999, 1999])
    await activities().updatePaymentIntent({ ...cart, ...intent, amountCents });
  const [first, again, other] = server.asked.map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('an intent is cancelled unless a bank is deciding, even if the provider would allow it', async () => {
  const known = (status: string): Reply => ({ json: { id: 'pi_1', status, metadata: {} } });
  server.replies(known('processing'));
  expect(await calls.cancelPaymentIntent()).toMatchObject({ status: 'processing' });
  expect(server.asked.map(({ path }) => path)).toEqual(['/v1/payment_intents/pi_1']);
  server.replies(known('requires_action'), known('canceled'));
  expect(await calls.cancelPaymentIntent()).toMatchObject({ status: 'canceled' });
});

describe('a refund', () => {
  const created = 1_767_221_400;
  const ours = { id: 're_1', status: 'succeeded', amount: 500, created, metadata: { key: 'refund:1' } };
  const other = { ...ours, metadata: { key: 'refund:0' } };

  test('that the provider refuses has failed, with the reason', async () => {
    server.replies(list(other), refused.returned);
    expect(await calls.refundPayment()).toEqual({ status: 'failed', reason: 'charge_already_refunded' });
  });

  test('that an earlier attempt made, whatever it was answered, is not made again once the key is forgotten', async () => {
    server.replies(list(other, ours));
    expect(await calls.refundPayment()).toEqual({
      ...{ refundId: 're_1', status: 'succeeded', amountCents: 500 },
      at: 1_767_221_400_000,
    });
    expect(server.asked).toHaveLength(1);
  });

  test('keeps its key after an error: the provider may make it all the same', async () => {
    for (const _ of [1, 2]) {
      server.replies(list(), stored);
      await failureOf(calls.refundPayment);
      expect(keysAsked()).toEqual([undefined, 'refund:1']);
    }
  });
});

describe('the provider does the work, and stores a server error', () => {
  let provider: TestSandbox;
  beforeAll(async () => {
    provider = await TestSandbox.start();
  });
  afterAll(() => provider.close());
  const failOnce = () => provider.control('faults', { failAfterWork: { count: 1 } });
  const ours = () => createPaymentActivities({ stripe: provider.stripe() });

  test('a refund is made once, also after a day, when its key is forgotten', async () => {
    const { id } = await provider.stripe().paymentIntents.create({
      amount: 999,
      currency: 'eur',
      automatic_payment_methods: { enabled: true },
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: 'https://shop.example',
    });
    await failOnce();
    const call = { paymentIntentId: id, amountCents: 300, idempotencyKey: 'refund:1' };
    await failureOf(() => ours().refundPayment(call));
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    provider.now = () => tomorrow;
    expect(await ours().refundPayment(call)).toMatchObject({ status: 'succeeded', amountCents: 300 });
    expect((await provider.ledger()).refunds.map(({ amount }) => amount)).toEqual([300]);
  });

  test('an intent that succeeded says when it was charged, however late it is retrieved', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const clock = provider.now;
    provider.now = () => new Date(before);
    const create = { amount: 999, currency: 'eur', payment_method: 'pm_card_visa', confirm: true };
    const intents = provider.stripe().paymentIntents;
    const { id: paymentIntentId } = await intents.create({ ...create, return_url: 'https://shop.example' });
    const declined = await intents.create({ amount: 999, currency: 'eur' });
    await intents
      .confirm(declined.id, { payment_method: 'pm_card_visa_chargeDeclined' })
      .catch(() => undefined);
    provider.now = clock;
    expect(await ours().retrievePaymentIntent({ paymentIntentId })).toMatchObject({ paidAt: before });
    expect(await ours().cancelPaymentIntent({ paymentIntentId })).toMatchObject({ paidAt: before });
    const late = { ...cart, paymentIntentId, amountCents: 1999 };
    expect(await ours().updatePaymentIntent(late)).toMatchObject({ intent: { paidAt: before } });
    expect(await ours().retrievePaymentIntent({ paymentIntentId: declined.id })).toMatchObject({
      status: 'requires_payment_method',
      paidAt: undefined,
    });
  });

  test('a cart can be paid all the same', async () => {
    await failOnce();
    await failureOf(() => ours().createPaymentIntent(cart));
    const made = await ours().createPaymentIntent(cart);
    expect(made).toMatchObject({ status: 'requires_payment_method' });
    expect(await ours().createPaymentIntent(cart)).toEqual(made);
  });

  test('a cart that both stores lost, and that begins again with another number, can be paid at once [F55]', async () => {
    const lost = await ours().createPaymentIntent({ ...cart, cartId: 'cart_lost' });
    const begun = { cartId: 'cart_lost', orderNumber: 'FNZ-2', amountCents: 1999, rev: 1 };
    const made = await ours().createPaymentIntent(begun);
    expect(made).toMatchObject({ status: 'requires_payment_method', amountCents: 1999 });
    expect(made).not.toMatchObject({ id: (lost as { id: string }).id });
    // However often it is called, the purchase has one intent.
    expect(await ours().createPaymentIntent(begun)).toEqual(made);
  });
});

describe('the intent of a cart', () => {
  const made: Reply = { json: { id: 'pi_2', object: 'payment_intent', metadata: {} } };
  const create = (askedRev: number) => activities().createPaymentIntent({ ...cart, askedRev });

  test('keeps its key after an error: it may have been made', async () => {
    server.replies(outage);
    for (const _ of [1, 2]) await failureOf(() => create(1));
    expect(keysAsked()).toEqual(['pi-create:cart_1', 'pi-create:cart_1']);
  });

  test('is made with another key once the provider repeats a stored error, and each try of the buyer has its own', async () => {
    server.replies(stored, stored, stored, made);
    await failureOf(() => create(1));
    expect(await create(2)).toMatchObject({ id: 'pi_2' });
    expect(keysAsked()).toEqual([
      'pi-create:cart_1',
      'pi-create:cart_1:1',
      'pi-create:cart_1',
      'pi-create:cart_1:2',
    ]);
  });
});

test.each([
  ['succeeded', 'succeeded'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a refund that is %s counts as %s', async (status, counts) => {
  const created = 1_767_221_400;
  server.replies(list(), { json: { id: 're_1', object: 'refund', status, created } });
  const answer = { refundId: 're_1', status: counts, at: 1_767_221_400_000 };
  expect(await calls.refundPayment()).toEqual(answer);
});

test('all refunds of a payment are listed in the provider’s words', async () => {
  const made = { object: 'refund', amount: 300, created: 1_767_221_400 };
  const refund = (id: string, status: string | null) => ({ id, status, ...made });
  server.replies(list(refund('re_2', 'canceled'), refund('re_1', null)));
  expect(await calls.listRefunds()).toEqual([
    { refundId: 're_2', status: 'canceled', amountCents: 300, at: 1_767_221_400_000 },
    { refundId: 're_1', status: 'pending', amountCents: 300, at: 1_767_221_400_000 },
  ]);
});

describe('the rate of calls', () => {
  test('is kept by every caller, including pages of a list', async () => {
    const stripe = createStripe({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_API_BASE: server.url,
      STRIPE_CALLS_PER_SECOND: 3,
    });
    const page = (id: string, more: boolean): Reply => ({
      json: { object: 'list', url: '/v1/refunds', has_more: more, data: [{ id, object: 'refund' }] },
    });
    server.replies(page('re_1', true), page('re_2', true), page('re_3', true), page('re_4', false));
    const asked: number[] = [];
    for await (const _ of stripe.refunds.list({ limit: 1 })) asked.push(Date.now());
    expect(server.asked).toHaveLength(4);
    const [first = 0, , , last = 0] = asked;
    expect(last - first).toBeGreaterThan(500);
  });

  test('lets as many wait as can go out within five seconds', async () => {
    jest.useFakeTimers();
    const made = jest.fn();
    const client = paced({ getClientName: () => 'stand-in', makeRequest: made }, 3);
    const failed = jest.fn();
    const call = ['host', '443', '/', 'GET', {}, '', 'https', 1] as const;
    for (let n = 0; n < 20; n += 1) client.makeRequest(...call).catch(failed);
    await jest.advanceTimersByTimeAsync(0);
    expect([made.mock.calls.length, failed.mock.calls.length]).toEqual([3, 2]);
    await jest.advanceTimersByTimeAsync(1100);
    expect(made).toHaveBeenCalledTimes(6);
    await jest.advanceTimersByTimeAsync(5000);
    expect([made.mock.calls.length, failed.mock.calls.length]).toEqual([18, 2]);
    jest.useRealTimers();
  });
});

test.each([
  ['rate_limit', true],
  ['lock_timeout', false],
])('after %s the next attempt waits longer: %s', async (code, longer) => {
  server.replies(stripeError(429, 'invalid_request_error', code));
  const { nextRetryDelay } = await failureOf(calls.retrievePaymentIntent);
  expect(nextRetryDelay !== undefined).toBe(longer);
});
