import { instagramPosts } from '../domain/calls/instagram';
import { getOrder } from '../domain/calls/orders';
import {
  applyDiscount,
  cancelPaymentIntent,
  createLikesPaymentIntent,
  createOrder,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '../domain/calls/shop';
import { customServiceId } from '../domain/catalogue';
import { browser } from './testing/browser';
import { fileDatabase, traceOf } from './testing/database';
import { payments } from './testing/payments';
import { aCart, buy, type CartBody, newTarget, type Started, startPurchase } from './testing/purchases';
import { eventually } from './testing/wait';

const db = fileDatabase();
const { confirm, intentsOfCart, refundsOf, retrieve } = payments();

/** What the server charges for a cart: its one intent, or nothing. */
async function chargeOf(cartId: string): Promise<number | undefined> {
  const intents = await intentsOfCart(cartId);
  expect(intents.length).toBeLessThanOrEqual(1);
  return intents[0]?.amount;
}

function metadataOf(cart: CartBody) {
  const { cartId, serviceId, username, email, immediatePerformanceText } = cart;
  return { cartId, serviceId, username, email, immediatePerformanceText };
}

async function somePosts(count: number) {
  const { posts } = await browser().call(instagramPosts, { params: { username: newTarget() } });
  return posts.slice(0, count).map(({ id, shortcode }) => ({ id, shortcode }));
}

describe('a tampered cart starts nothing, and charges nothing [S0-6.5 V17]', () => {
  /** The same one for all, as each of them is refused. */
  const honest = aCart();
  const visitor = browser();

  it.each<[string, Record<string, unknown>, string, string]>([
    ['a lower price', { amount: '0.50' }, 'price_changed', '9.99'],
    ['a price of nothing', { amount: '0' }, 'price_changed', '9.99'],
    ['the price of a smaller package', { serviceId: 210, amount: '9.99' }, 'price_changed', '249.99'],
    ['the price without its upsell', { serviceId: 106, upsell_applied: true }, 'price_changed', '25.99'],
    ['an upsell that the shop’s own packages beat', { upsell_applied: true }, 'upsell_not_offered', ''],
    ['a price with a discount that was not asked for', { amount: '9.49' }, 'price_changed', '9.99'],
    ['the price with a better discount', { discountCode: 'VIP5', amount: '8.49' }, 'price_changed', '9.49'],
    [
      'the old price of a range',
      { serviceId: customServiceId, customQuantity: 100_000, amount: '6.99' },
      'price_changed',
      '499.98',
    ],
    [
      'a quantity that is not sold',
      { serviceId: customServiceId, customQuantity: 100_010 },
      'quantity_unavailable',
      '',
    ],
    [
      'a quantity between two steps',
      { serviceId: customServiceId, customQuantity: 505 },
      'quantity_unavailable',
      '',
    ],
    ['a larger quantity of a fixed package', { customQuantity: 10_000 }, 'quantity_unavailable', ''],
    ['a range without a quantity', { serviceId: customServiceId }, 'quantity_unavailable', ''],
    ['a service that is not sold', { serviceId: 1 }, 'unknown_service', ''],
    [
      'an upsell that is not offered',
      {
        serviceId: 12,
        amount: '2.29',
        upsell_applied: true,
        selectedPosts: [{ id: '1', shortcode: 'Cabc12345' }],
      },
      'upsell_not_offered',
      '',
    ],
    ['more units than the package brings', { shownUnits: 1101 }, 'package_changed', ''],
    ['posts for followers', { selectedPosts: [{ id: '1', shortcode: 'Cabc12345' }] }, 'posts_not_wanted', ''],
    ['likes without posts', { serviceId: 12, amount: '2.29' }, 'posts_missing', ''],
    ['a code that was never granted', { discountCode: 'SAVE15', amount: '8.49' }, 'discount_invalid', ''],
  ])('%s', async (_name, over, code, right) => {
    const cart = { ...honest, ...over };
    const answer = await visitor.refused(createPaymentIntent, { body: cart });
    expect(answer.body.code).toBe(code);
    if (right) expect(answer.body.details).toMatchObject({ amount: right });
    expect(await chargeOf(cart.cartId)).toBeUndefined();
  });

  it('more posts than the likes reach', async () => {
    const cart = { ...honest, serviceId: 12, amount: '2.29', selectedPosts: await somePosts(6) };
    expect((await visitor.refused(createPaymentIntent, { body: cart })).body.code).toBe('posts_too_many');
    expect(await chargeOf(cart.cartId)).toBeUndefined();
  });
});

it('fields that a browser computes for itself are not read [V15]', async () => {
  const cart = aCart();
  const intent = await browser().call(createPaymentIntent, {
    body: {
      ...cart,
      packagePrice: '0,01 €',
      packageId: 201,
      packageAmount: '+50000',
      additionalFollowers: 40_000,
      originalFollowers: 1,
      newFollowers: 50_000,
      upsellPrice: '0.01',
      originalPrice: '0.01',
      metadata: {
        amount: 1,
        serviceId: 210,
        quantity: 50_000,
        owner: 'me',
        orderNumber: 'FNZ-000000-AAAA',
        rev: 99,
      },
    },
  });
  const { amount, metadata } = await retrieve(intent.paymentIntentId);
  expect(amount).toBe(999);
  expect(metadata).toMatchObject({ cartId: cart.cartId, orderNumber: intent.orderNumber, rev: '1' });
  const { rows } = await db.query('SELECT service_id, quantity FROM purchases WHERE cart_id = $1', [
    cart.cartId,
  ]);
  expect(rows).toEqual([{ serviceId: 204, quantity: 1100 }]);
});

/** A cart that no test changes. */
let unchanged: Started;
beforeAll(async () => {
  unchanged = await startPurchase();
});

describe('a tampered change leaves the cart unchanged [S0-6.5 V17]', () => {
  it.each<[string, { amount?: string; metadata?: Record<string, unknown> }]>([
    ['a lower price', { amount: '0.50' }],
    ['a larger package for the same price', { metadata: { serviceId: 210 } }],
    [
      'a larger quantity for the same price',
      { metadata: { serviceId: customServiceId, customQuantity: 50_000 } },
    ],
    ['an upsell for nothing', { metadata: { serviceId: 106, upsell_applied: true } }],
    ['an invented discount', { amount: '4.99', metadata: { discountCode: 'VIP5' } }],
    ['posts', { metadata: { selectedPosts: [{ id: '1', shortcode: 'Cabc12345' }] } }],
    ['somebody else’s cart', { metadata: { cartId: 'cart_1790000000000_abcdef012345' } }],
  ])('%s', async (_name, change) => {
    const { browser: visitor, cart, intent } = unchanged;
    const before = await traceOf(db, cart.cartId);
    const { paymentIntentId } = intent;
    const metadata = { ...metadataOf(cart), ...change.metadata };
    await visitor.refused(updatePaymentIntent, {
      body: { paymentIntentId, amount: change.amount ?? '9.99', metadata },
    });
    expect(await traceOf(db, cart.cartId)).toEqual(before);
    expect(await chargeOf(cart.cartId)).toBe(999);
  });
});

describe("another browser's purchase", () => {
  it('can’t be taken over by its cart id, by any call [V13]', async () => {
    const { cart, intent } = unchanged;
    const before = await traceOf(db, cart.cartId);
    const thief = browser();
    const { paymentIntentId } = intent;
    const mine = { ...cart, email: 'thief@example.com', username: newTarget() };
    const likes = {
      cartId: cart.cartId,
      amount: '5.00',
      email: mine.email,
      instagramUsername: mine.username,
      selectedPosts: await somePosts(1),
      immediatePerformanceText: 'x',
    };
    const tries = [
      [createPaymentIntent, mine],
      [createLikesPaymentIntent, likes],
      [updatePaymentIntent, { paymentIntentId, amount: '9.99', metadata: metadataOf(mine) }],
      [cancelPaymentIntent, { paymentIntentId }],
      [createOrderAfterPayment, { paymentIntentId }],
      [createOrder, { paymentIntentId }],
      [applyDiscount, { code: 'VIP5', originalPrice: '9.99', userEmail: mine.email, cartId: cart.cartId }],
    ] as const;
    for (const [call, body] of tries)
      expect(await thief.refused(call, { body })).toMatchObject({
        status: 404,
        body: { code: 'purchase_not_found' },
      });
    expect(await traceOf(db, cart.cartId)).toEqual(before);
    expect((await retrieve(paymentIntentId)).status).toBe('requires_payment_method');
  });

  it("doesn't pay for the visitor’s own cart", async () => {
    const paid = await startPurchase();
    await confirm(paid.intent.paymentIntentId);
    const thief = browser();
    const cart = aCart();
    const body = { ...cart, existingPaymentIntentId: paid.intent.paymentIntentId };
    expect((await thief.refused(createPaymentIntent, { body })).body.code).toBe('purchase_not_found');
    expect(await traceOf(db, cart.cartId)).toBeUndefined();
    const { order } = await paid.browser.call(createOrderAfterPayment, {
      body: { paymentIntentId: paid.intent.paymentIntentId },
    });
    expect(order?.orderNumber).toBe(paid.intent.orderNumber);
  });
});

it('a discount granted to another address is not valid for this one', async () => {
  const code = newTarget().toUpperCase();
  await db.query(
    `INSERT INTO discount_codes (code, percent, active, valid_seconds_after_grant, once_per_email)
     VALUES ($1, 50, true, 86400, true)`,
    [code],
  );
  const { browser: visitor, cart: bought } = await buy();
  const cart = aCart({ discountCode: code, amount: '5.00' });
  expect((await visitor.refused(createPaymentIntent, { body: cart })).body.code).toBe('discount_invalid');
  expect(await chargeOf(cart.cartId)).toBeUndefined();
  // With its own address it is valid once.
  const granted = aCart({ email: bought.email, discountCode: code, amount: '5.00' });
  const intent = await visitor.call(createPaymentIntent, { body: granted });
  await confirm(intent.paymentIntentId);
  await visitor.call(createOrderAfterPayment, { body: { paymentIntentId: intent.paymentIntentId } });
  const again = aCart({ email: bought.email.toUpperCase(), discountCode: code, amount: '5.00' });
  expect((await visitor.refused(createPaymentIntent, { body: again })).body.code).toBe('discount_used');
});

it('an intent that was changed behind the shop’s back buys nothing, and is refunded [F27]', async () => {
  const { browser: visitor, intent } = await startPurchase({ serviceId: 210, amount: '249.99' });
  const { paymentIntentId } = intent;
  await payments().stripe.paymentIntents.update(paymentIntentId, { amount: 50 });
  await confirm(paymentIntentId);
  const { order, outcome } = await visitor.call(createOrderAfterPayment, { body: { paymentIntentId } });
  expect({ order, outcome }).toEqual({ order: undefined, outcome: 'returned' });
  await eventually(async () =>
    expect((await refundsOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([50]),
  );
  const { rowCount } = await db.query('SELECT FROM orders WHERE payment_intent_id = $1', [paymentIntentId]);
  expect(rowCount).toBe(0);
});

describe('an order requested by the card form', () => {
  const claims = {
    serviceId: 210,
    customerName: 'Mallory',
    customerEmail: 'mallory@example.com',
    instagramUsername: 'mallory',
    socialMediaUrl: 'https://www.instagram.com/mallory',
    quantity: 50_000,
    totalAmount: '0.01',
    notes: 'Upsell: 99999',
    serviceDescription: 'everything',
    status: 'completed',
    paymentStatus: 'paid',
    paymentMethod: 'credit_card',
    deliveryStatus: 'delivered',
  };

  it('needs a payment that succeeded [S0-7.7 V16]', async () => {
    const { browser: visitor, cart, intent } = unchanged;
    const body = { ...claims, paymentIntentId: intent.paymentIntentId };
    const answer = await visitor.refused(createOrder, { body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_not_completed' } });
    const { rowCount } = await db.query('SELECT FROM orders WHERE cart_id = $1', [cart.cartId]);
    expect(rowCount).toBe(0);
    // Without its reference the newest purchase of the browser is meant, whatever the form claims.
    expect((await visitor.refused(createOrder, { body: claims })).body.code).toBe('payment_not_completed');
    expect((await browser().refused(createOrder, { body: claims })).body.code).toBe('purchase_not_found');
  });

  it('is what was paid for, whatever the form claims, and the same one every time [S0-3.3 S0-4.2 V16]', async () => {
    const { browser: visitor, cart, intent } = await startPurchase();
    await confirm(intent.paymentIntentId);
    const body = { ...claims, paymentIntentId: intent.paymentIntentId };
    const first = await visitor.call(createOrder, { body });
    expect(first.orderNumber).toBe(intent.orderNumber);
    expect(await visitor.call(createOrder, { body })).toEqual(first);
    const { order } = await visitor.call(createOrderAfterPayment, {
      body: { paymentIntentId: body.paymentIntentId },
    });
    expect(order).toEqual({ id: first.id, orderNumber: first.orderNumber, totalAmount: '9.99' });
    const { order: view } = await visitor.call(getOrder, { params: { id: first.id } });
    expect(view).toMatchObject({
      serviceId: 204,
      quantity: 1000,
      totalAmountCents: 999,
      username: cart.username,
      email: cart.email,
      upsellQuantity: 0,
    });
    expect(view.status).not.toBe('completed');
  });
});
