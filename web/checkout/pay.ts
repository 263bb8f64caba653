import type { PaymentIntent, PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import type { BodyOf } from '#domain/calls/call.ts';
import type { createOrderAfterPayment } from '#domain/calls/shop.ts';
import { api } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import { browserCart } from '../cart/cart-storage';
import type { PaymentError } from './payment-error';
import type { Intent } from './put-cart';

/** The outcome of an attempt to pay. */
export type PayOutcome =
  | { kind: 'paid' }
  /** The bank hasn't answered yet, or has reserved the amount; the success page waits for it. */
  | { kind: 'processing' }
  | { kind: 'rejected' }
  /** The provider would charge another amount than the one shown; nothing was charged. */
  | { kind: 'price'; amountCents: number }
  /** The shop has closed the purchase: its intent can't be paid any more. */
  | { kind: 'closed' }
  | { kind: 'error'; error: PaymentError }
  /** The intent isn't confirmed: nothing was charged, and another attempt is safe. */
  | { kind: 'unconfirmed' }
  /** A step outside the page is open, e.g. in the bank's app: wait for it, and offer no other attempt. */
  | { kind: 'open'; status: OpenStatus };

/** The kind of an open step; `other` is a status that this release doesn't know. */
export type OpenStatus = 'requires_action' | 'other';

interface PayInput {
  stripe: Pick<Stripe, 'retrievePaymentIntent'>;
  intent: Intent;
  /** Asks the provider to charge, with the form that was filled in. */
  confirm: () => Promise<PaymentIntentResult>;
}

/**
 * Confirms the payment once. The intent is retrieved first: a paid one is never confirmed again, nor is one of another
 * amount (S0 §4). If the confirmation ends in an unexpected state, the intent decides (D10).
 */
export async function pay({ stripe, intent, confirm }: PayInput): Promise<PayOutcome> {
  const before = await stripe.retrievePaymentIntent(intent.clientSecret);
  if (before.error) return { kind: 'error', error: before.error };
  const known = before.paymentIntent;
  if (isDecided(known.status)) return outcomeOf(known.status);
  if (known.amount !== intent.amountCents) return { kind: 'price', amountCents: known.amount };

  const result = await confirm();
  if (!result.error) return outcomeOf(result.paymentIntent.status);
  if (result.error.code !== 'payment_intent_unexpected_state') return { kind: 'error', error: result.error };
  return checkAgain(stripe, intent);
}

/** Whether confirming can't change anything. */
function isDecided(status: PaymentIntent.Status): boolean {
  return ['succeeded', 'processing', 'requires_capture', 'canceled'].includes(status);
}

/** What an intent's status means for the buyer who tried to pay (S0 §4). */
function outcomeOf(status: PaymentIntent.Status): PayOutcome {
  switch (status) {
    case 'succeeded':
      return { kind: 'paid' };
    case 'processing':
    case 'requires_capture':
      return { kind: 'processing' };
    case 'canceled':
      return { kind: 'closed' };
    case 'requires_payment_method':
      return { kind: 'rejected' };
    case 'requires_confirmation':
      return { kind: 'unconfirmed' };
    case 'requires_action':
      return { kind: 'open', status };
    default:
      return { kind: 'open', status: 'other' };
  }
}

/** The current outcome of a payment. */
export async function checkAgain(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  { clientSecret }: Pick<Intent, 'clientSecret'>,
): Promise<PayOutcome> {
  const { error, paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return error ? { kind: 'error', error } : outcomeOf(paymentIntent.status);
}

/** What was paid for, named as in the calls of S0 §7. */
export interface PaidCart {
  cartId: string;
  serviceId: number;
  email: string;
  username: string;
}

/**
 * Where to go after a payment: the order or, if it doesn't exist yet, the success page that waits for it. A failed call
 * is repeated once with the fields that S0 §4 adds; after that the server continues on its own. Undefined if the server
 * knows of no payment, so that another attempt is safe.
 */
export async function afterPayment(
  intent: Intent,
  cart: PaidCart,
  claimOrder: (intent: Intent, cart: PaidCart) => Promise<{ id: string } | undefined> = claimByPayment,
): Promise<string | undefined> {
  const { paymentIntentId } = intent;
  const { serviceId, email, username } = cart;
  const order = await claimOrder(intent, cart)
    .catch(async () => (await orderAfterPayment({ paymentIntentId, serviceId, email, username })).order)
    .catch((error: unknown) => (isApiError(error, 'payment_not_completed') ? null : undefined));
  if (order === null) return undefined;
  if (!order) return `payment_intent=${paymentIntentId}&status=processing`;
  browserCart().rememberOrder(order.id);
  return `order=${encodeURIComponent(order.id)}&status=success`;
}

async function claimByPayment({ paymentIntentId }: Intent) {
  return (await orderAfterPayment({ paymentIntentId })).order;
}

/** Reports that the browser has paid; resolves once the order exists. */
function orderAfterPayment(body: BodyOf<typeof createOrderAfterPayment>) {
  return api<typeof createOrderAfterPayment>('POST /api/create-order-after-payment', { body });
}
