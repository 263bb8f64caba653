import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { BodyOf } from '#domain/calls/call.ts';
import { getOrder, type OrderView } from '#domain/calls/orders.ts';
import { createOrderAfterPayment, createPaymentIntent } from '#domain/calls/shop.ts';
import { type Browser, browser, Refused } from './browser';
import { describeOrder } from './describe-purchase';
import { payments } from './payments';
import { eventually } from './wait';

export type CartBody = BodyOf<typeof createPaymentIntent> & { cartId: string; email: string };
export type Intent = z.infer<typeof createPaymentIntent.answer>;

/** A target that no other test uses, of the kind the sandbox's directory knows from the start. */
export function newTarget(): string {
  return `test${randomBytes(6).toString('hex')}`;
}

/** A cart id as a browser makes it. */
export function newCartId(): string {
  return `cart_${Date.now()}_${randomBytes(6).toString('hex')}`;
}

/** An honest cart: 1000 European followers at their price. */
export function aCart(over: Partial<CartBody> = {}): CartBody {
  const target = newTarget();
  return {
    cartId: newCartId(),
    amount: '9.99',
    serviceId: 204,
    username: target,
    email: `${target}@example.com`,
    immediatePerformanceText: 'es-2026-11',
    ...over,
  };
}

/** As a page does, which is safe: repeats a call that the shop was too busy to answer in time, at most four times. */
export async function patiently<T>(ask: () => Promise<T>, onBusy = (): void => undefined): Promise<T> {
  for (let left = 4; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 503 || left === 0) throw error;
      onBusy();
    }
  }
}

/** A browser with a cart and an intent. */
export interface Started {
  browser: Browser;
  cart: CartBody;
  intent: Intent;
}

/** Starts a purchase, in a fresh browser if no other is given. */
export async function startPurchase(over: Partial<CartBody> = {}, visitor = browser()): Promise<Started> {
  const cart = aCart(over);
  const intent = await patiently(() => visitor.call(createPaymentIntent, { body: cart }));
  return { browser: visitor, cart, intent };
}

/** A paid purchase and its order. */
export interface Bought extends Started {
  order: { id: string; orderNumber: string };
}

/** Buys: intent, payment, confirmation by the browser. */
export async function buy(
  over: Partial<CartBody> = {},
  visitor = browser(),
  paymentMethod?: string,
): Promise<Bought> {
  const started = await startPurchase(over, visitor);
  const { paymentIntentId } = started.intent;
  await payments().confirm(paymentIntentId, paymentMethod);
  const { order } = await patiently(() =>
    started.browser.call(createOrderAfterPayment, { body: { paymentIntentId } }),
  );
  if (!order) throw new Error('The payment was refunded instead of becoming an order');
  return { ...started, order };
}

/** Waits for a state of an order, and returns its view. The error of one that doesn't come says what the order waits for. */
export async function orderThat(
  visitor: Browser,
  reference: string,
  isSo: (order: OrderView) => boolean,
): Promise<OrderView> {
  try {
    return await eventually(async () => {
      const { order } = await visitor.call(getOrder, { params: { id: reference } });
      if (!isSo(order)) throw new Error(`The order is ${order.status}`);
      return order;
    });
  } catch (error) {
    throw new Error(`${String(error)}: ${await describeOrder(reference)}`);
  }
}
