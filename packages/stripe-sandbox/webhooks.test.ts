import type { Stripe } from 'stripe';
import { failure, TestSandbox, until, WEBHOOK_SECRET } from './testing';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await TestSandbox.start();
});
afterEach(() => sandbox.close());

const order = { amount: 1499, currency: 'eur' };
const pay = (stripe: Stripe) =>
  stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });

describe('webhooks', () => {
  it('report each step of a payment and its refund, signed as the stripe package checks it', async () => {
    const stripe = sandbox.stripe();
    const { id } = await pay(stripe);
    await stripe.refunds.create({ payment_intent: id });
    await until(() => sandbox.received.length === 6);
    expect(sandbox.types().sort()).toEqual([
      'charge.refunded',
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
      'refund.created',
      'refund.updated',
    ]);
    for (const { body, signature } of sandbox.received) {
      const event = stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
      expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: event.type });
    }
    const first = sandbox.received[0];
    expect(() =>
      stripe.webhooks.constructEvent(`${first?.body} `, first?.signature ?? '', WEBHOOK_SECRET),
    ).toThrow('signature');
  });

  it('report a refusal and a cancellation', async () => {
    const stripe = sandbox.stripe();
    const { id } = await stripe.paymentIntents.create(order);
    await failure(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }));
    await stripe.paymentIntents.cancel(id);
    await until(() => sandbox.received.length === 4);
    expect(sandbox.types().sort()).toEqual([
      'charge.failed',
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.payment_failed',
    ]);
  });

  it('are retried until they are accepted, even by the next process', async () => {
    sandbox.answers.push(500, 500);
    const { id } = await sandbox.stripe().paymentIntents.create(order);
    await until(async () => (await sandbox.ledger()).deliveries[0]?.attempts === 1);
    await sandbox.stop();
    await sandbox.open();
    expect((await sandbox.stripe().paymentIntents.retrieve(id)).amount).toBe(1499);
    await until(() => sandbox.received.length === 2);
    sandbox.now = () => new Date(Date.now() + 10_000);
    await until(async () => (await sandbox.ledger()).deliveries[0]?.status === 'delivered');
    expect(new Set(sandbox.received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  });

  it('wait while paused, then all come', async () => {
    await sandbox.control('faults', { webhooks: 'paused' });
    await pay(sandbox.stripe());
    expect((await sandbox.ledger()).deliveries.map(({ status }) => status)).toEqual(Array(3).fill('pending'));
    expect(sandbox.received).toEqual([]);
    await sandbox.control('faults', { webhooks: 'normal' });
    await until(() => sandbox.received.length === 3);
  });

  it('arrive twice, in reverse, or never on request', async () => {
    await sandbox.control('faults', { webhooks: 'duplicate' });
    await sandbox.stripe().paymentIntents.create(order);
    await until(() => sandbox.received.length === 2);
    expect(sandbox.received[0]?.body).toBe(sandbox.received[1]?.body);

    await sandbox.control('faults', { webhooks: 'reversed' });
    await pay(sandbox.stripe());
    await until(() => sandbox.received.length === 5);
    expect(sandbox.types().slice(2)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);

    await sandbox.control('faults', { webhooks: 'dropped' });
    await sandbox.stripe().paymentIntents.create(order);
    const lost = (await sandbox.ledger()).deliveries.at(-1);
    expect(lost?.status).toBe('dropped');
    const answer = await sandbox.control('webhooks/redeliver', { eventId: lost?.event });
    expect(answer.status).toBe(202);
    await until(() => sandbox.received.length === 6);
  });
});

describe('faults', () => {
  it('fail the next requests without an effect', async () => {
    await sandbox.control('faults', { failNextRequests: { count: 1, status: 503 } });
    expect((await failure(sandbox.stripe().paymentIntents.create(order))).statusCode).toBe(503);
    expect((await sandbox.ledger()).payment_intents).toEqual([]);
    await sandbox.stripe().paymentIntents.create(order);
  });

  it('lose the answer but keep the effect, so that a retry with the same key finds it', async () => {
    // Two, because the stripe package retries a broken connection once.
    await sandbox.control('faults', { dropAnswers: { count: 2 } });
    const options = { idempotencyKey: 'dropped-1' };
    const error = await failure(sandbox.stripe().paymentIntents.create(order, options));
    expect(error.type).toBe('StripeConnectionError');
    const intent = await sandbox.stripe().paymentIntents.create(order, options);
    expect((await sandbox.ledger()).payment_intents.map(({ id }) => id)).toEqual([intent.id]);
  });

  it('store a server error after the work, and repeat it under the same key', async () => {
    await sandbox.control('faults', { failAfterWork: { count: 1 } });
    const create = () => sandbox.stripe().paymentIntents.create(order, { idempotencyKey: 'failed-1' });
    expect((await failure(create())).headers?.['idempotent-replayed']).toBeUndefined();
    const again = await failure(create());
    expect(again).toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
    expect((await sandbox.ledger()).payment_intents).toHaveLength(1);
  });

  it('refuse switches that do not exist', async () => {
    const answer = await sandbox.control('faults', { webhooks: 'sideways' });
    expect(answer.status).toBe(400);
  });
});
