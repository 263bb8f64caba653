import type { AnswerOf, BodyOf } from '#domain/calls/call.ts';
import type { createPaymentIntent, updatePaymentIntent } from '#domain/calls/shop.ts';
import { immediatePerformanceVersion } from '#domain/immediate-performance.ts';
import type { Cents, Language } from '#domain/money.ts';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import type { Post } from '#domain/posts.ts';
import type { Discount } from '#domain/pricing.ts';
import type { PurchaseSource } from '#domain/purchase-sources.ts';
import { api } from '../api-client/api';
import { ApiError } from '../api-client/api-error';

/** What the buyer wants to buy. */
export interface WantedCart {
  cartId: string;
  paymentIntentId?: string;
  /** The page's language, in which the purchase's e-mails are written. */
  language: Language;
  /** The kind of entry that the purchase comes from. */
  source?: PurchaseSource;
  serviceId: number;
  /** If the service has no fixed size. */
  customQuantity?: number;
  /** The units that the buyer was shown, bonus included. */
  units: number;
  /** For likes and views. */
  posts: Post[];
  username: string;
  email: string;
  upsell: boolean;
  discountCode?: string;
  immediate: boolean;
  /** Whether package, profile or posts differ from those that the server took last. */
  changed: boolean;
}

/** The purchase as the server has it. */
export interface Intent {
  clientSecret: string;
  paymentIntentId: string;
  orderNumber: string;
  amountCents: Cents;
  /** The offer of the purchase, and how long it is still valid, in seconds. */
  upsell: IntentAnswer['upsell'];
  /** The price's code, as the server has it. */
  discount?: Discount;
  /** How long a use of the price's limited code was reserved when the server answered, in seconds. */
  codeSecondsLeft?: number;
}

export type PutOutcome =
  | { kind: 'done'; intent: Intent; cartId: string }
  /** The server's price or package differs from what is shown; nothing was charged (D4). */
  | { kind: 'price'; amountCents: Cents }
  /** Paid, or in the hands of a bank: it can't change any more. */
  | { kind: 'paid'; error: ApiError }
  | { kind: 'refused'; error: ApiError };

type IntentAnswer = AnswerOf<typeof createPaymentIntent>;

/** The calls that set a cart. */
export interface CartCalls {
  /** Starts the purchase of a cart, or finds it: the same cart always has the same intent. */
  create: (body: BodyOf<typeof createPaymentIntent>) => Promise<IntentAnswer>;
  /** Changes the cart behind an intent that isn't paid yet. */
  update: (body: BodyOf<typeof updatePaymentIntent>) => Promise<IntentAnswer>;
}

const ofTheShop: CartCalls = {
  create: (body) => api<typeof createPaymentIntent>('POST /api/create-payment-intent', { body }),
  update: (body) => api<typeof updatePaymentIntent>('POST /api/update-payment-intent', { body }),
};

/**
 * Updates the server's purchase to the buyer's choices: changes its intent if it has one, else creates or finds it. A
 * purchase that is closed, that belongs to another browser, or that is paid while other goods are chosen now, restarts
 * once under another cart id, with the same choices (S0 §4, "forced new order"). Its age doesn't matter: the server says
 * whether it is open.
 */
export async function putCart(
  wanted: WantedCart,
  shownCents: Cents,
  makeCartId: () => string,
  calls = ofTheShop,
): Promise<PutOutcome> {
  const outcome = await put(calls, wanted, shownCents);
  if (outcome.kind === 'done' || outcome.kind === 'price') return outcome;
  const { code } = outcome.error;
  if (code === 'purchase_not_found' && wanted.paymentIntentId !== undefined)
    return putCart({ ...wanted, paymentIntentId: undefined }, shownCents, makeCartId, calls);
  const isNext = code === 'already_paid' && wanted.changed;
  if (code === 'purchase_closed' || code === 'purchase_not_found' || isNext) {
    // The box of D32 is ticked for one purchase: another one asks again.
    const fresh = { ...wanted, cartId: makeCartId(), paymentIntentId: undefined, immediate: false };
    return put(calls, fresh, shownCents);
  }
  return outcome;
}

async function put(calls: CartCalls, wanted: WantedCart, shownCents: Cents): Promise<PutOutcome> {
  try {
    const answer = await send(calls, wanted, shownCents);
    return { kind: 'done', intent: toIntent(answer), cartId: wanted.cartId };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isPaid(error)) return { kind: 'paid', error };
    const price = error.code === 'price_changed' ? priceIn(error) : undefined;
    return price === undefined ? { kind: 'refused', error } : { kind: 'price', amountCents: price };
  }
}

/** Whether a cart was refused because it is paid, or because a bank processes its payment. */
export function isPaid({ code }: ApiError): boolean {
  return code === 'already_paid' || code === 'payment_processing';
}

function send(calls: CartCalls, wanted: WantedCart, amountCents: Cents): Promise<IntentAnswer> {
  const { cartId, paymentIntentId, serviceId, customQuantity, posts, username, discountCode } = wanted;
  const cart = {
    cartId,
    serviceId,
    ...(customQuantity === undefined ? {} : { customQuantity }),
    shownUnits: wanted.units,
    ...(posts.length > 0 ? { selectedPosts: posts } : {}),
    username,
    email: wanted.email.trim(),
    upsell_applied: wanted.upsell,
    ...(discountCode ? { discountCode } : {}),
    immediatePerformanceText: wanted.immediate ? immediatePerformanceVersion[wanted.language] : '',
  };
  const amount = toDecimal(amountCents);
  if (paymentIntentId) return calls.update({ paymentIntentId, amount, metadata: cart });
  return calls.create({
    ...cart,
    amount,
    currency: 'eur',
    language: wanted.language,
    ...(wanted.source ? { source: wanted.source } : {}),
    ...(typeof window === 'undefined' ? {} : { sourceUrl: window.location.href.slice(0, 500) }),
  });
}

/** The right price in a `price_changed` answer. */
function priceIn(error: ApiError): Cents | undefined {
  const { amountCents, amount } = error.details;
  if (typeof amountCents === 'number' && Number.isInteger(amountCents)) return amountCents;
  return typeof amount === 'string' ? parseDecimal(amount) : undefined;
}

/** The cause of "the payment could not be prepared" (S0 §5). */
const noSecret = new ApiError(502, {
  code: 'payment_provider_failed',
  message: 'No se recibió client_secret desde el servidor',
});

function toIntent(answer: IntentAnswer): Intent {
  const amountCents = parseDecimal(answer.amount);
  // Nothing in the shop is free (S0 §5).
  if (amountCents === undefined || amountCents <= 0) throw new ApiError(502, { code: 'invalid_price' });
  if (!answer.clientSecret) throw noSecret;
  return {
    clientSecret: answer.clientSecret,
    paymentIntentId: answer.paymentIntentId,
    orderNumber: answer.orderNumber,
    amountCents,
    upsell: answer.upsell,
    discount: answer.discount,
    codeSecondsLeft: answer.codeSecondsLeft,
  };
}
