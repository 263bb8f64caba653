import type Stripe from 'stripe';

/** What an event of the payment provider says that concerns a purchase. */
export type StripeNews = { paymentIntentId: string; cartId?: string } & (
  | { kind: 'succeeded' }
  | { kind: 'failed'; code: string }
  | { kind: 'refunds'; refunds: { refundId: string; status: string; amountCents: number }[] }
);

/** Reads an event; undefined for kinds that no purchase waits for. */
export function readStripeEvent(event: Stripe.Event): StripeNews | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { kind: 'succeeded', ...ofIntent(event.data.object) };
    case 'payment_intent.payment_failed': {
      const failure = event.data.object.last_payment_error;
      const code = failure?.decline_code ?? failure?.code ?? 'unknown';
      return { kind: 'failed', code, ...ofIntent(event.data.object) };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object;
      return ofRefunds(refund.payment_intent, refund.metadata, [refund]);
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      // Newer API versions leave the list out; then the refund's own events say it.
      return ofRefunds(charge.payment_intent, charge.metadata, charge.refunds?.data ?? []);
    }
    default:
      return undefined;
  }
}

function ofIntent(intent: Stripe.PaymentIntent) {
  return { paymentIntentId: intent.id, cartId: intent.metadata?.cartId };
}

function ofRefunds(
  intent: string | Stripe.PaymentIntent | null,
  metadata: Stripe.Metadata | null,
  refunds: Stripe.Refund[],
): StripeNews | undefined {
  const paymentIntentId = typeof intent === 'string' ? intent : intent?.id;
  if (!paymentIntentId || refunds.length === 0) return undefined;
  return {
    kind: 'refunds',
    paymentIntentId,
    cartId: metadata?.cartId,
    refunds: refunds.map((refund) => ({
      refundId: refund.id,
      status: refund.status ?? 'pending',
      amountCents: refund.amount,
    })),
  };
}
