import { adminOrder } from '../domain/calls/admin-order';
import { createOrderAfterPayment, updatePaymentIntent } from '../domain/calls/shop';
import { immediatePerformanceText } from '../domain/immediate-performance';
import { wholeMailTo } from '../e2e/support/sandbox';
import { administrator } from './testing/administrator';
import { fileDatabase } from './testing/database';
import { payments } from './testing/payments';
import { type Started, startPurchase } from './testing/purchases';
import { eventually } from './testing/wait';

const db = fileDatabase();
const version = 'inicio-inmediato-2026-11';

/** Sends the cart, with the box ticked or not. */
function put({ browser, cart, intent }: Started, immediate: string, serviceId = 204, amount = '9.99') {
  const { cartId, username, email } = cart;
  return browser.call(updatePaymentIntent, {
    body: {
      paymentIntentId: intent.paymentIntentId,
      amount,
      metadata: { cartId, serviceId, username, email, immediatePerformanceText: immediate },
    },
  });
}

async function pay({ browser, intent }: Started): Promise<string> {
  const { paymentIntentId } = intent;
  await payments().confirm(paymentIntentId);
  const { order } = await browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  return order?.id ?? '';
}

async function stored(orderId: string) {
  const { rows } = await db.query<{ text: string | null; at: Date | null; paidAt: Date }>(
    `SELECT immediate_performance_text AS text, immediate_performance_at AS at, paid_at FROM orders WHERE id = $1`,
    [orderId],
  );
  return rows[0];
}

async function confirmation(email: string): Promise<string> {
  return eventually(async () => {
    const [mail] = await wholeMailTo(email);
    if (!mail) throw new Error('No confirmation yet');
    return mail.text;
  });
}

it('the order stores which text was ticked and when: the time of the tick, not of the cart or the payment', async () => {
  const started = await startPurchase({ immediatePerformanceText: '' });
  const before = Date.now();
  await put(started, version);
  const after = Date.now();
  // Later changes of the cart don't change the time of the tick.
  await put(started, version, 205, '19.99');
  const id = await pay(started);
  const row = await stored(id);
  expect(row?.text).toBe(version);
  expect(row?.at?.getTime()).toBeGreaterThanOrEqual(before);
  expect(row?.at?.getTime()).toBeLessThanOrEqual(after);

  const { order } = await (await administrator()).call(adminOrder, { params: { id } });
  expect(order.immediatePerformance).toEqual({
    version,
    text: immediatePerformanceText('es'),
    at: row?.at?.toISOString(),
  });
  expect(await confirmation(started.cart.email)).toContain(`(texto ${version}): «Solicito que la entrega`);
});

it('a removed tick doesn’t count', async () => {
  const started = await startPurchase({ immediatePerformanceText: version });
  await put(started, '');
  const id = await pay(started);
  expect(await stored(id)).toMatchObject({ at: null });
  const { order } = await (await administrator()).call(adminOrder, { params: { id } });
  expect(order.immediatePerformance).toBeUndefined();
  expect(await confirmation(started.cart.email)).not.toContain('inicio inmediato');
});

it('ticked, removed and ticked again counts from the second time', async () => {
  const started = await startPurchase({ immediatePerformanceText: version });
  await put(started, '');
  const before = Date.now();
  await put(started, version);
  const row = await stored(await pay(started));
  expect(row?.at?.getTime()).toBeGreaterThanOrEqual(before);
});
