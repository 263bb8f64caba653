import { WorkflowNotFoundError } from '@temporalio/client';
import { ordersByPayment } from '#domain/calls/orders.ts';
import {
  cancelPaymentIntent,
  createOrderAfterPayment,
  createPaymentIntent,
  updatePaymentIntent,
} from '#domain/calls/shop.ts';
import { chargesOf, decidePayment, panelOrders } from '#e2e/support/sandbox.ts';
import { purchaseId } from '#workflows/messages.ts';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { deleteRun } from '../testing/delete-run';
import { payments } from '../testing/payments';
import { aCart, buy, type CartBody, type Intent, orderThat, startPurchase } from '../testing/purchases';
import { ownShop } from '../testing/shop';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = fileDatabase();
const client = testTemporal();

const { confirm, intentsOfCart, payLater, retrieve } = payments();

it('the cart of a closed purchase starts no second one, even after Temporal has forgotten the first', async () => {
  const { browser: visitor, cart, intent } = await startPurchase();
  await visitor.call(cancelPaymentIntent, { body: { paymentIntentId: intent.paymentIntentId } });
  const run = client.workflow.getHandle(purchaseId(cart.cartId));
  await run.result();
  await deleteRun(client, run.workflowId);
  expect((await visitor.refused(createPaymentIntent, { body: cart })).body.code).toBe('purchase_closed');
  const stranger = await browser().refused(createPaymentIntent, { body: cart });
  expect(stranger.body.code).toBe('purchase_not_found');
  await expect(run.describe()).rejects.toThrow(WorkflowNotFoundError);
  expect(await intentsOfCart(cart.cartId)).toHaveLength(1);
});

it('a purchase goes from the cart to a completed delivery [S0-4.1 S0-7.2]', async () => {
  const { browser: visitor, cart, intent } = await startPurchase();
  expect(intent).toMatchObject({
    amount: '9.99',
    orderNumber: expect.stringMatching(/^FNZ-\d{6}-[2-9A-Z]{4}$/),
  });
  const { paymentIntentId } = intent;
  const waiting = await visitor.call(ordersByPayment, { params: { paymentIntent: paymentIntentId } });
  expect(waiting).toMatchObject({ state: 'awaiting-payment', orderNumber: intent.orderNumber });

  // Only the webhook informs the shop: no browser returns.
  await confirm(paymentIntentId);
  const created = await eventually(async () => {
    const answer = await visitor.call(ordersByPayment, { params: { paymentIntent: paymentIntentId } });
    if (answer.state !== 'created') throw new Error(`still ${answer.state}`);
    return answer;
  });
  const order = await orderThat(visitor, created.id!, (view) => view.status === 'completed');
  expect(order).toMatchObject({
    view: 'own',
    orderNumber: intent.orderNumber,
    username: cart.username,
    totalAmountCents: 999,
    totalQuantity: 1100,
    paymentStatus: 'paid',
    progress: { delivered: 1100, total: 1100 },
  });
});

it('while the session secret is being replaced, an open cart stays its browser’s', async () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  const shops = await Promise.all(
    [old, `${old},${next}`, `${next},${old}`, next].map((secret) => ownShop({ SESSION_SECRET: secret })),
  );
  const at = (index: number, from?: Browser) => {
    const visitor = browser(shops[index]?.url);
    for (const name of ['visitor', 'XSRF-TOKEN']) visitor.setCookie(name, from?.cookie(name) ?? '');
    return visitor;
  };
  const setAgain = async (visitor: Browser, cart: CartBody, { paymentIntentId }: Intent) => {
    expect(await visitor.call(createPaymentIntent, { body: cart })).toMatchObject({ paymentIntentId });
    const state = await visitor.call(ordersByPayment, { params: { paymentIntent: paymentIntentId } });
    expect(state.state).toBe('awaiting-payment');
  };
  const before = browser(shops[0]?.url);
  const cart = aCart();
  const intent = await before.call(createPaymentIntent, { body: cart });
  await setAgain(at(1, before), cart, intent);
  await setAgain(at(2, before), cart, intent);
  // One that began under the new secret, at a process that is restarted later.
  const during = browser(shops[2]?.url);
  const other = aCart();
  const begun = await during.call(createPaymentIntent, { body: other });
  await setAgain(at(1, during), other, begun);
  await at(2, before).call(cancelPaymentIntent, { body: { paymentIntentId: intent.paymentIntentId } });
  const params = { paymentIntent: intent.paymentIntentId };
  expect((await at(3, before).refused(ordersByPayment, { params })).body.code).toBe('purchase_not_found');
  await Promise.all(shops.map((shop) => shop.close()));
});

it('ten parallel requests for one cart make one intent [S0-3.4 S0-4.8 F24]', async () => {
  const visitor = browser();
  const cart = aCart();
  await visitor.send('GET', '/api/stripe-config');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor.call(createPaymentIntent, { body: cart })),
  );
  expect(new Set(answers.map((answer) => answer.paymentIntentId)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.orderNumber)).size).toBe(1);
  expect(await intentsOfCart(cart.cartId)).toHaveLength(1);
});

it('webhook and browser in parallel, each several times, make one order [S0-4.20 S0-7.6 F25]', async () => {
  const { browser: visitor, cart, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  await confirm(paymentIntentId);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => visitor.call(createOrderAfterPayment, { body: { paymentIntentId } })),
  );
  expect(new Set(answers.map((answer) => answer.order?.id)).size).toBe(1);
  const { rows } = await db.query('SELECT count(*)::integer AS n FROM orders WHERE cart_id = $1', [
    cart.cartId,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
});

it('any quantity is charged and delivered with the gift of the package below it', async () => {
  const goods = { serviceId: 211, customQuantity: 1750, amount: '14.99' };
  const { browser: visitor, cart, order } = await buy(goods);
  const view = await orderThat(visitor, order.id, ({ status }) => status === 'completed');
  expect(view).toMatchObject({ totalAmountCents: 1499, totalQuantity: 1850 });
  expect(await panelOrders(cart.username)).toMatchObject([{ quantity: 1850 }]);
});

it('a change of package changes the one intent and its price [S0-4.12 S0-7.4]', async () => {
  const { browser: visitor, cart, intent } = await startPurchase();
  const changed = await visitor.call(updatePaymentIntent, {
    body: {
      paymentIntentId: intent.paymentIntentId,
      amount: '6.99',
      metadata: {
        cartId: cart.cartId,
        serviceId: 203,
        username: cart.username,
        email: cart.email,
        immediatePerformanceText: cart.immediatePerformanceText,
      },
    },
  });
  const { upsell: _timer, ...same } = intent;
  expect(changed).toMatchObject({ ...same, amount: '6.99' });
  expect((await retrieve(intent.paymentIntentId)).amount).toBe(699);
});

it.each([
  ['es', ['card', 'link', 'bizum']],
  ['fr', ['card', 'link']],
  ['it', ['card', 'link', 'satispay']],
] as const)(
  'an intent of %s accepts the decided payment methods, whatever else the account has',
  async (language, types) => {
    const { intent } = await startPurchase({ language });
    expect((await payments().retrieve(intent.paymentIntentId)).payment_method_types).toEqual(types);
  },
);

it('an accepted upsell is charged and delivered', async () => {
  const taken = { serviceId: 105, upsell_applied: true, amount: '16.89' };
  const { browser: visitor, cart, order } = await buy(taken);
  const view = await orderThat(visitor, order.id, ({ status }) => status === 'completed');
  expect(view).toMatchObject({ totalAmountCents: 1689, upsellQuantity: 250, totalQuantity: 800 });
  expect(await chargesOf(order.orderNumber)).toEqual([{ amount: 1689 }]);
  expect(await panelOrders(cart.username)).toMatchObject([
    { service: 1002, quantity: 800, status: 'Completed' },
  ]);
});

it('a declined card leaves the purchase open for another', async () => {
  const { browser: visitor, cart, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  await expect(confirm(paymentIntentId, 'pm_card_chargeDeclined')).rejects.toMatchObject({
    code: 'card_declined',
  });
  const refusal = await visitor.refused(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(refusal).toMatchObject({ status: 409, body: { code: 'payment_not_completed' } });
  await confirm(paymentIntentId);
  const { outcome } = await visitor.call(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(outcome).toBe('order');
  expect(await intentsOfCart(cart.cartId)).toHaveLength(1);
});

it('a cancelled purchase cancels its intent, and its cart is closed for good [S0-7.5]', async () => {
  const { browser: visitor, cart, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  expect(await visitor.call(cancelPaymentIntent, { body: { paymentIntentId } })).toMatchObject({
    outcome: 'cancelled',
  });
  expect((await retrieve(paymentIntentId)).status).toBe('canceled');
  // Repeated, as by a page that lost the answer.
  expect(await visitor.call(cancelPaymentIntent, { body: { paymentIntentId } })).toMatchObject({
    outcome: 'cancelled',
  });
  const again = await visitor.refused(createPaymentIntent, { body: cart });
  expect(again).toMatchObject({ status: 409, body: { code: 'purchase_closed' } });
});

it('a switch of the language while a bank decides leaves the payment alone, and it becomes the order [S0-7.5]', async () => {
  const { browser: visitor, cart, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  await payLater(paymentIntentId);
  const cancel = await visitor.refused(cancelPaymentIntent, { body: { paymentIntentId } });
  expect(cancel.body.code).toBe('payment_processing');
  // The page then keeps the purchase, and leads to its payment in the new language.
  const shown = await visitor.refused(createPaymentIntent, { body: { ...cart, language: 'it' } });
  expect(shown.body.code).toBe('payment_processing');
  expect((await retrieve(paymentIntentId)).status).toBe('processing');
  await decidePayment(paymentIntentId, 'succeeded');
  await eventually(async () => {
    const answer = await visitor.call(ordersByPayment, { params: { paymentIntent: paymentIntentId } });
    expect(answer).toMatchObject({ state: 'created', orderNumber: intent.orderNumber });
  });
  expect((await intentsOfCart(cart.cartId)).map(({ status }) => status)).toEqual(['succeeded']);
});

it('cancelling after the money has moved returns that it is paid', async () => {
  const { browser: visitor, intent } = await startPurchase();
  const { paymentIntentId } = intent;
  await confirm(paymentIntentId);
  const answer = await visitor.send('POST', '/api/cancel-payment-intent', { body: { paymentIntentId } });
  // Before the webhook the answer is `paid`; after it the refusal says the same.
  const body = answer.body as { outcome?: string; code?: string };
  expect(body.outcome ?? body.code).toMatch(/^(paid|already_paid)$/);
  const { order } = await visitor.call(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(order?.orderNumber).toBe(intent.orderNumber);
});
