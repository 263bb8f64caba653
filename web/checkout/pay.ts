import type { PaymentIntent, Stripe, StripeElements } from '@stripe/stripe-js';
import { orderAfterPayment } from '../api-client/payment-intent';
import { browserCart } from '../storefront/cart-storage';
import type { PaymentError } from './payment-error';
import type { Intent } from './put-cart';

/** What became of a try to pay. */
export type PayOutcome =
  | { kind: 'paid' }
  /** The bank hasn't answered yet; the success page waits for it. */
  | { kind: 'processing' }
  | { kind: 'rejected' }
  /** The provider would charge another amount than the one shown; nothing was charged. */
  | { kind: 'price'; amountCents: number }
  | { kind: 'error'; error: PaymentError }
  | { kind: 'status'; status: string };

interface PayInput {
  stripe: Stripe;
  elements: StripeElements;
  intent: Intent;
  email: string;
  returnUrl: string;
}

/**
 * Confirms the payment once. The intent is retrieved first: one that is paid already is never confirmed again, one of
 * another amount not at all (S0 §4). A confirmation in an unexpected state is judged by the intent itself (decision 10).
 */
export async function pay({ stripe, elements, intent, email, returnUrl }: PayInput): Promise<PayOutcome> {
  const before = await stripe.retrievePaymentIntent(intent.clientSecret);
  if (before.error) return { kind: 'error', error: before.error };
  const known = before.paymentIntent;
  if (known.status === 'succeeded' || known.status === 'processing') return outcomeOf(known.status);
  if (known.amount !== intent.amountCents) return { kind: 'price', amountCents: known.amount };

  const result = await stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: returnUrl,
      payment_method_data: { billing_details: { email } },
    },
    redirect: 'if_required',
  });
  if (!result.error) return outcomeOf(result.paymentIntent.status);
  if (result.error.code !== 'payment_intent_unexpected_state') return { kind: 'error', error: result.error };
  const after = await stripe.retrievePaymentIntent(intent.clientSecret);
  return after.error ? { kind: 'error', error: after.error } : outcomeOf(after.paymentIntent.status);
}

function outcomeOf(status: PaymentIntent.Status): PayOutcome {
  if (status === 'succeeded' || status === 'requires_capture') return { kind: 'paid' };
  if (status === 'processing') return { kind: 'processing' };
  if (status === 'requires_payment_method') return { kind: 'rejected' };
  return { kind: 'status', status };
}

/**
 * Where to go after a payment: the order, or, where it isn't there yet, the success page that waits for it. A call
 * that fails is made once more with what S0 §4 adds; then the server goes on by itself.
 */
export async function afterPayment(
  intent: Intent,
  cart: { serviceId: number; email: string; username: string },
): Promise<string> {
  const { paymentIntentId } = intent;
  const answer = await orderAfterPayment({ paymentIntentId })
    .catch(() => orderAfterPayment({ paymentIntentId, ...cart }))
    .catch(() => undefined);
  if (!answer?.order) return `payment_intent=${paymentIntentId}&status=processing`;
  browserCart().rememberOrder(answer.order.id);
  return `order=${encodeURIComponent(answer.order.id)}&status=success`;
}
