import { type Browser, browser } from '../api/testing/browser';
import type { Payments } from '../api/testing/payments';
import { aCart, type CartBody, patiently } from '../api/testing/purchases';
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
  /** How often the shop was too busy to answer in time and the page retried. */
  askedAgain: number;
}

/** This many visitors with their pages loaded. */
export async function visitors(count: number): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let i = 0; i < count; i++) {
    const visitor = browser();
    await visitor.send('GET', '/api/stripe-config');
    all.push({ browser: visitor, cart: aCart() });
  }
  return all;
}

/**
 * Buys as a real page does: intent, payment, and the browser's confirmation in parallel to the webhook; until the panel
 * has it.
 */
export async function purchase(visit: Visit, payments: Payments, acceptance: Acceptance): Promise<Done> {
  let askedAgain = 0;
  const onBusy = () => {
    askedAgain += 1;
  };
  const { paymentIntentId, orderNumber } = await patiently(
    () => visit.browser.call(createPaymentIntent, { body: visit.cart }),
    onBusy,
  );
  const accepted = acceptance.of(orderNumber);
  await payments.confirm(paymentIntentId);
  const paid = performance.now();
  const [paidToAcceptedMs] = await Promise.all([
    accepted.then(() => performance.now() - paid),
    patiently(() => visit.browser.call(createOrderAfterPayment, { body: { paymentIntentId } }), onBusy),
  ]);
  return { cartId: visit.cart.cartId, orderNumber, paidToAcceptedMs, askedAgain };
}
