import { type Browser, browser } from '../api/testing/browser';
import type { Payments } from '../api/testing/payments';
import { aCart, type CartBody } from '../api/testing/purchases';
import { createOrderAfterPayment, createPaymentIntent } from '../domain/calls/shop';
import type { Acceptance } from './acceptance';

/** A browser that has loaded the page and filled in its cart; what follows is the purchase. */
export interface Visit {
  browser: Browser;
  cart: CartBody;
}

/** A purchase with the panel. */
export interface Done {
  cartId: string;
  orderNumber: string;
  /** From the payment provider's "succeeded" to the panel's acceptance in the shop's database, in ms. */
  paidToAcceptedMs: number;
}

/** So many visitors with their pages loaded. */
export async function visitors(count: number): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let i = 0; i < count; i++) {
    const visitor = browser();
    await visitor.send('GET', '/api/stripe-config');
    all.push({ browser: visitor, cart: aCart() });
  }
  return all;
}

/** Buys as a real page does: intent, payment, and the browser's own word beside the webhook; until the panel has it. */
export async function purchase(visit: Visit, payments: Payments, acceptance: Acceptance): Promise<Done> {
  const { paymentIntentId, orderNumber } = await visit.browser.call(createPaymentIntent, {
    body: visit.cart,
  });
  const accepted = acceptance.of(orderNumber);
  await payments.confirm(paymentIntentId);
  const paid = performance.now();
  const told = visit.browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  await accepted;
  const paidToAcceptedMs = performance.now() - paid;
  await told;
  return { cartId: visit.cart.cartId, orderNumber, paidToAcceptedMs };
}
