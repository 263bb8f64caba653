import { WorkflowNotFoundError } from '@temporalio/client';
import { errorAnswer } from '../domain/calls/common';
import { getOrder, ordersByPayment, searchByNumber } from '../domain/calls/orders';
import {
  cancelPaymentIntent,
  checkBlockedUser,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '../domain/calls/shop';
import { purchaseId } from '../workflows/messages';
import { type Answer, browser } from './testing/browser';
import { fileDatabase, traceOf } from './testing/database';
import { payments } from './testing/payments';
import { aCart, type CartBody, type Started, startPurchase } from './testing/purchases';
import { testTemporal } from './testing/temporal';

const db = fileDatabase();
const temporal = testTemporal();

const { confirm, intentsOfCart, retrieve } = payments();

/** A purchase that stays as it was, until the last test about another browser's pays for it. */
let begun: Started;
beforeAll(async () => {
  begun = await startPurchase();
});

function expectError(answer: Answer<unknown>, status: number, code: string): void {
  expect(answer).toMatchObject({ status, body: { success: false, code } });
  const body = errorAnswer.parse(answer.body);
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|at .*\(/);
}

/** Nothing of the cart exists: no row, no intent, no workflow. */
async function expectNothingOf(cartId: string): Promise<void> {
  expect(await traceOf(db, cartId)).toBeUndefined();
  expect(await intentsOfCart(cartId)).toEqual([]);
  await expect(temporal.workflow.getHandle(purchaseId(cartId)).describe()).rejects.toThrow(
    WorkflowNotFoundError,
  );
}

describe('a refused cart leaves nothing behind', () => {
  const invalid: [string, string, Record<string, unknown>][] = [
    ['a bad e-mail', 'email', { email: 'lucia@' }],
    ['an empty e-mail', 'email', { email: '' }],
    ['a user name with spaces', 'username', { username: 'not a name' }],
    ['an e-mail with a NUL', 'email', { email: 'lu\u0000cia@example.com' }],
    ['half a character in a code', 'discountCode', { discountCode: 'VIP\ud83d' }],
    ['a NUL in a note', 'immediatePerformanceText', { immediatePerformanceText: '\u0000' }],
    ['an amount that is no decimal', 'amount', { amount: '9,99' }],
    ['an amount as a number', 'amount', { amount: 9.99 }],
    ['a negative amount', 'amount', { amount: '-9.99' }],
    ['another currency', 'currency', { currency: 'usd' }],
    ['a service id as text', 'serviceId', { serviceId: '204' }],
    ['an unknown status', 'paymentStatus', { paymentStatus: 'paid' }],
  ];
  it.each(invalid)('%s', async (_name, field, over) => {
    const body = { ...aCart(), ...over };
    const answer = await browser().refused(createPaymentIntent, { body });
    expectError(answer, 400, 'validation_failed');
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    await expectNothingOf(body.cartId);
  });

  it('an unknown service', async () => {
    const cart = aCart({ serviceId: 999_999 });
    expectError(await browser().refused(createPaymentIntent, { body: cart }), 404, 'unknown_service');
    await expectNothingOf(cart.cartId);
  });

  it('a cart id that no browser makes [S0-3.10]', async () => {
    const visitor = browser();
    const answer = await visitor.refused(createPaymentIntent, { body: aCart({ cartId: 'x' }) });
    expectError(answer, 400, 'validation_failed');
    expect(answer.body.fields).toHaveProperty('cartId');
    await expectNothingOf('x');
  });
});

it('a wrong amount gets the right one and charges nothing', async () => {
  const visitor = browser();
  const cart = aCart();
  for (const amount of ['9.98', '0.01', '999.00']) {
    const answer = await visitor.refused(createPaymentIntent, { body: { ...cart, amount } });
    expectError(answer, 409, 'price_changed');
    expect(answer.body.details).toMatchObject({ amountCents: 999, amount: '9.99' });
    expect(await intentsOfCart(cart.cartId)).toEqual([]);
  }
  // The buyer continues with the right price, in the same cart.
  const intent = await visitor.call(createPaymentIntent, { body: { ...cart, amount: '9.99' } });
  expect(intent.amount).toBe('9.99');
  expect(await intentsOfCart(cart.cartId)).toHaveLength(1);
});

it('a wrong amount in a change leaves the cart as it was', async () => {
  const { browser: visitor, cart, intent } = begun;
  const before = await traceOf(db, cart.cartId);
  const answer = await visitor.refused(updatePaymentIntent, {
    body: change(cart, intent.paymentIntentId, '1.00'),
  });
  expectError(answer, 409, 'price_changed');
  expect(await traceOf(db, cart.cartId)).toEqual(before);
  expect((await retrieve(intent.paymentIntentId)).amount).toBe(999);
});

it.each([999_999, 2 ** 40])(
  'a change to package %s is refused and leaves the cart as it was',
  async (serviceId) => {
    const { browser: visitor, cart, intent } = begun;
    const before = await traceOf(db, cart.cartId);
    const body = change({ ...cart, serviceId }, intent.paymentIntentId, '9.99');
    const answer = await visitor.refused(updatePaymentIntent, { body });
    expect(answer.body.code).toMatch(/^(unknown_service|validation_failed)$/);
    expect(await traceOf(db, cart.cartId)).toEqual(before);
  },
);

it('an unknown discount code is refused and charges nothing', async () => {
  const visitor = browser();
  const cart = aCart({ discountCode: 'FREE100' });
  expectError(await visitor.refused(createPaymentIntent, { body: cart }), 422, 'discount_invalid');
  expect(await intentsOfCart(cart.cartId)).toEqual([]);
});

it('a blocked user name is refused before and at the checkout [S0-5.9 S0-6.2 S0-7.11]', async () => {
  const visitor = browser();
  const cart = aCart();
  await db.query('INSERT INTO blocked_users (username, reason) VALUES ($1, $2)', [cart.username, 'test']);
  expect(await visitor.call(checkBlockedUser, { body: { username: `@${cart.username}` } })).toMatchObject({
    blocked: true,
  });
  expectError(await visitor.refused(createPaymentIntent, { body: cart }), 403, 'blocked_user');
  expect(await intentsOfCart(cart.cartId)).toEqual([]);
});

it("an intent of the browser's other cart is unknown to this one", async () => {
  const { browser: visitor, cart, intent } = begun;
  const other = aCart();
  const otherIntent = await visitor.call(createPaymentIntent, { body: other });
  const before = await traceOf(db, cart.cartId);
  const body = change(cart, otherIntent.paymentIntentId, '9.99');
  expectError(await visitor.refused(updatePaymentIntent, { body }), 404, 'purchase_not_found');
  expect(await traceOf(db, cart.cartId)).toEqual(before);
  expect((await retrieve(intent.paymentIntentId)).amount).toBe(999);
});

describe("another browser's purchase does not exist [V13]", () => {
  it.each([
    ['its cart', createPaymentIntent, (cart: CartBody) => ({ body: cart })],
    ['its change', updatePaymentIntent, (cart: CartBody, id: string) => ({ body: change(cart, id, '9.99') })],
    ['its cancelling', cancelPaymentIntent, (_: CartBody, id: string) => ({ body: { paymentIntentId: id } })],
    [
      'its confirmation',
      createOrderAfterPayment,
      (_: CartBody, id: string) => ({ body: { paymentIntentId: id } }),
    ],
    ['its state', ordersByPayment, (_: CartBody, id: string) => ({ params: { paymentIntent: id } })],
  ])('%s', async (_name, call, input) => {
    const { cart, intent } = begun;
    const before = await traceOf(db, cart.cartId);
    const answer = await browser().refused(call, input(cart, intent.paymentIntentId) as { body: unknown });
    expectError(answer, 404, 'purchase_not_found');
    expect(await traceOf(db, cart.cartId)).toEqual(before);
    expect((await retrieve(intent.paymentIntentId)).status).toBe('requires_payment_method');
  });

  it('not even when it is paid [S0-4.21 V13]', async () => {
    const { browser: owner, intent } = begun;
    const { paymentIntentId } = intent;
    await confirm(paymentIntentId);
    expectError(
      await browser().refused(createOrderAfterPayment, { body: { paymentIntentId } }),
      404,
      'purchase_not_found',
    );
    const { order } = await owner.call(createOrderAfterPayment, { body: { paymentIntentId } });
    expect(order?.orderNumber).toBe(intent.orderNumber);
  });
});

it('an intent of another shop is unknown', async () => {
  const visitor = browser();
  const foreign = await payments().stripe.paymentIntents.create({ amount: 999, currency: 'eur' });
  await confirm(foreign.id);
  for (const paymentIntentId of [foreign.id, 'pi_000000000000000000000000'])
    expectError(
      await visitor.refused(createOrderAfterPayment, { body: { paymentIntentId } }),
      404,
      'purchase_not_found',
    );
  const { rowCount } = await db.query('SELECT FROM orders WHERE payment_intent_id = $1', [foreign.id]);
  expect(rowCount).toBe(0);
});

describe('a request that none of our pages sends [V6]', () => {
  const post = (options: Parameters<ReturnType<typeof browser>['send']>[2]) => {
    const visitor = browser();
    const body = aCart();
    return { body, answer: visitor.send('POST', '/api/create-payment-intent', { body, ...options }) };
  };

  it.each([
    ['no CSRF token', { 'x-xsrf-token': undefined }],
    ['a made-up CSRF token', { 'x-xsrf-token': `abc.${'0'.repeat(64)}` }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused', async (_name, headers) => {
    const { answer, body } = post({ headers });
    expectError(await answer, 403, 'csrf_failed');
    await expectNothingOf(body.cartId);
  });

  it('malformed JSON is refused [V32]', async () => {
    const { answer, body } = post({
      text: '{"cartId": ',
      body: undefined,
      headers: { 'content-type': 'application/json' },
    });
    expectError(await answer, 400, 'malformed_json');
    await expectNothingOf(body.cartId);
  });

  it('an oversized body is refused [V32]', async () => {
    const { answer, body } = post({ body: { ...aCart(), sourceUrl: 'x'.repeat(70_000) } });
    expectError(await answer, 413, 'payload_too_large');
    await expectNothingOf(body.cartId);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body as %s is refused',
    async (type) => {
      const cart = aCart();
      const answer = await browser().send('POST', '/api/create-payment-intent', {
        text: JSON.stringify(cart),
        headers: { 'content-type': type },
      });
      expectError(answer, 400, 'validation_failed');
      await expectNothingOf(cart.cartId);
    },
  );
});

describe('a value that fits no column is refused like any other [V32]', () => {
  it.each([
    ['GET', '/api/orders/%00', undefined],
    ['GET', '/api/orders-by-payment/pi_%00', undefined],
    ['GET', '/api/services/region/mars', undefined],
    ['POST', '/api/orders/search-by-number', { orderNumber: 'FNZ\u0000' }],
    ['POST', '/api/admin/login', { username: 'a\u0000', password: 'x' }],
    ['POST', '/api/create-payment-intent', { ...aCart(), serviceId: 2 ** 40 }],
    ['POST', '/api/create-payment-intent', { ...aCart(), serviceId: 1e300 }],
    ['POST', '/api/create-payment-intent', ['a list']],
    ['POST', '/api/create-payment-intent', 'a text'],
  ])('%s %s %j', async (method, path, body) => {
    const answer = await browser().send(method, path, { body });
    expect(answer.status).toBe(400);
    expect(errorAnswer.parse(answer.body).code).toMatch(/^(validation_failed|malformed_json)$/);
  });
});

describe('an unknown order [V20]', () => {
  it.each(['FNZ-000000-XXXX', '1', '123456789012345678', '99999999999999999999999', "' OR 1=1 --", '%'])(
    '%s is not found',
    async (reference) => {
      const visitor = browser();
      expectError(await visitor.refused(getOrder, { params: { id: reference } }), 404, 'order_not_found');
      expectError(
        await visitor.refused(searchByNumber, { body: { orderNumber: reference } }),
        404,
        'order_not_found',
      );
      const stream = await visitor.send('GET', `/api/orders/${encodeURIComponent(reference)}/events`);
      expectError(stream, 404, 'order_not_found');
    },
  );

  it('an address without a route is not found, as JSON', async () => {
    expectError(await browser().send('GET', '/api/nothing-here'), 404, 'not_found');
    expectError(await browser().send('GET', '/api/orders/%E0%A4%A'), 404, 'not_found');
  });
});

function change(cart: CartBody, paymentIntentId: string, amount: string) {
  const { cartId, serviceId, username, email, immediatePerformanceText } = cart;
  return {
    paymentIntentId,
    amount,
    metadata: { cartId, serviceId, username, email, immediatePerformanceText },
  };
}
