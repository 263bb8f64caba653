import type { Cents, Language } from '../../domain/money';
import { parseDecimal, toDecimal } from '../../domain/money';
import { ApiError } from '../api-client/api-error';
import type { createIntent, IntentAnswer, updateIntent } from '../api-client/payment-intent';
import { immediatePerformanceText } from './consent';

/** What the buyer wants to buy. */
export interface WantedCart {
  cartId: string;
  paymentIntentId?: string;
  /** Of the page: the purchase's e-mails are written in it. */
  language: Language;
  serviceId: number;
  username: string;
  email: string;
  upsell: boolean;
  discountCode?: string;
  immediate: boolean;
}

/** The purchase as the server has it. */
export interface Intent {
  clientSecret: string;
  paymentIntentId: string;
  orderNumber: string;
  amountCents: Cents;
}

export type PutOutcome =
  | { kind: 'done'; intent: Intent; cartId: string }
  /** The server's price differs from what is shown; nothing was charged (decision 4). */
  | { kind: 'price'; amountCents: Cents }
  | { kind: 'paid' }
  | { kind: 'refused'; error: ApiError };

interface Calls {
  create: typeof createIntent;
  update: typeof updateIntent;
}

/**
 * Brings the server's purchase to what the buyer wants: changes its intent where it has one, else creates or finds it.
 * A purchase that was closed is begun anew under another cart id, with the same choices.
 */
export async function putCart(
  calls: Calls,
  wanted: WantedCart,
  expected: { shownCents: Cents; fullCents: Cents },
  makeCartId: () => string,
): Promise<PutOutcome> {
  try {
    const answer = await send(calls, wanted, expected.shownCents);
    return { kind: 'done', intent: toIntent(answer), cartId: wanted.cartId };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'already_paid') return { kind: 'paid' };
    const isNew = wanted.paymentIntentId === undefined;
    if (error.code === 'purchase_not_found' && !isNew)
      return putCart(calls, { ...wanted, paymentIntentId: undefined }, expected, makeCartId);
    if (error.code === 'purchase_closed' || error.code === 'purchase_not_found') {
      const fresh = { ...wanted, cartId: makeCartId(), paymentIntentId: undefined };
      return putOnce(calls, fresh, expected.shownCents);
    }
    if (error.code === 'price_changed') {
      const amountCents = priceIn(error);
      if (amountCents === undefined) return { kind: 'refused', error };
      // Who enters a code wants the lower price it brings; only another price is asked about.
      const byDiscount = wanted.discountCode !== undefined && amountCents < expected.fullCents;
      if (byDiscount && amountCents !== expected.shownCents) return putOnce(calls, wanted, amountCents);
      return { kind: 'price', amountCents };
    }
    return { kind: 'refused', error };
  }
}

async function putOnce(calls: Calls, wanted: WantedCart, amountCents: Cents): Promise<PutOutcome> {
  try {
    const answer = await send(calls, wanted, amountCents);
    return { kind: 'done', intent: toIntent(answer), cartId: wanted.cartId };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'already_paid') return { kind: 'paid' };
    const price = error.code === 'price_changed' ? priceIn(error) : undefined;
    return price === undefined ? { kind: 'refused', error } : { kind: 'price', amountCents: price };
  }
}

function send(calls: Calls, wanted: WantedCart, amountCents: Cents): Promise<IntentAnswer> {
  const { cartId, paymentIntentId, serviceId, username, discountCode } = wanted;
  const cart = {
    cartId,
    serviceId,
    username,
    email: wanted.email.trim(),
    upsell_applied: wanted.upsell,
    ...(discountCode ? { discountCode } : {}),
    immediatePerformanceText: wanted.immediate ? immediatePerformanceText[wanted.language] : '',
  };
  const amount = toDecimal(amountCents);
  if (paymentIntentId) return calls.update({ paymentIntentId, amount, metadata: cart });
  return calls.create({
    ...cart,
    amount,
    currency: 'eur',
    language: wanted.language,
    ...(typeof window === 'undefined' ? {} : { sourceUrl: window.location.href.slice(0, 500) }),
  });
}

/** The right price in a `price_changed` answer. */
function priceIn(error: ApiError): Cents | undefined {
  const { amountCents, amount } = error.details;
  if (typeof amountCents === 'number' && Number.isInteger(amountCents)) return amountCents;
  return typeof amount === 'string' ? parseDecimal(amount) : undefined;
}

function toIntent(answer: IntentAnswer): Intent {
  const amountCents = parseDecimal(answer.amount);
  // Nothing of ours costs nothing (S0 §5).
  if (amountCents === undefined || amountCents <= 0) throw new ApiError(502, { code: 'invalid_price' });
  if (!answer.clientSecret) throw new ApiError(502, { code: 'payment_provider_failed' });
  return {
    clientSecret: answer.clientSecret,
    paymentIntentId: answer.paymentIntentId,
    orderNumber: answer.orderNumber,
    amountCents,
  };
}
