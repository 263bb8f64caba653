import type Stripe from 'stripe';
import type { ReportedCharge } from '../db/charges';
import type { ReportedDispute } from '../db/disputes';
import { disputeOver, type RefundChange } from '../domain/payments';

/** The part of a payment provider's event that concerns a purchase. */
export type PurchaseEvent = { paymentIntentId: string; cartId?: string } & (
  | { kind: 'succeeded' }
  | {
      kind: 'failed';
      code: string;
      /** How many tries of this payment were declined, this one included; the event doesn't say. */
      declines?: number;
    }
  | { kind: 'refunds'; refunds: RefundChange[] }
  | { kind: 'dispute'; dispute: ReportedDispute }
);

/** Kinds of events that concern a purchase or its charges. */
export const eventTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.succeeded',
  'charge.failed',
  'charge.pending',
  'charge.updated',
] as const;

/** Reads an event; undefined for kinds that no purchase waits for. */
export function readStripeEvent(event: Stripe.Event): PurchaseEvent | undefined {
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
      // Newer API versions leave the list out; then the refund's own events report it.
      return ofRefunds(charge.payment_intent, charge.metadata, charge.refunds?.data ?? []);
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return ofDispute(event.data.object, new Date(event.created * 1000));
    default:
      return undefined;
  }
}

/** A charge attempt, from the events that report one; undefined for all others. */
export function readCharge(event: Stripe.Event): ReportedCharge | undefined {
  if (
    event.type !== 'charge.succeeded' &&
    event.type !== 'charge.failed' &&
    event.type !== 'charge.pending' &&
    event.type !== 'charge.updated'
  )
    return undefined;
  const charge = event.data.object;
  const paymentIntentId = idOf(charge.payment_intent);
  if (!paymentIntentId) return undefined;
  const { card, type } = charge.payment_method_details ?? {};
  const balance = charge.balance_transaction;
  return {
    id: charge.id,
    paymentIntentId,
    amountCents: charge.amount,
    status: charge.status,
    method: card?.wallet?.type ?? type,
    brand: card?.brand ?? undefined,
    last4: card?.last4 ?? undefined,
    country: card?.country ?? undefined,
    failureCode: charge.outcome?.reason ?? charge.failure_code ?? undefined,
    feeCents: balance && typeof balance !== 'string' ? balance.fee : undefined,
    at: new Date(charge.created * 1000),
  };
}

function ofDispute(dispute: Stripe.Dispute, toldAt: Date): PurchaseEvent | undefined {
  const paymentIntentId = idOf(dispute.payment_intent);
  if (!paymentIntentId) return undefined;
  const due = dispute.evidence_details?.due_by;
  return {
    kind: 'dispute',
    paymentIntentId,
    dispute: {
      id: dispute.id,
      paymentIntentId,
      chargeId: idOf(dispute.charge),
      amountCents: dispute.amount,
      reason: dispute.reason,
      status: dispute.status,
      evidenceDueAt: due ? new Date(due * 1000) : undefined,
      openedAt: new Date(dispute.created * 1000),
      closedAt: disputeOver(dispute.status) ? toldAt : undefined,
      toldAt,
    },
  };
}

function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

function ofIntent(intent: Stripe.PaymentIntent) {
  return { paymentIntentId: intent.id, cartId: intent.metadata?.cartId };
}

function ofRefunds(
  intent: string | Stripe.PaymentIntent | null,
  metadata: Stripe.Metadata | null,
  refunds: Stripe.Refund[],
): PurchaseEvent | undefined {
  const paymentIntentId = idOf(intent);
  if (!paymentIntentId || refunds.length === 0) return undefined;
  return {
    kind: 'refunds',
    paymentIntentId,
    cartId: metadata?.cartId,
    refunds: refunds.map(readRefund),
  };
}

/** What the payment provider says of a refund; one without a status may still succeed or fail. */
export function readRefund({ id, status, amount, created }: Stripe.Refund): RefundChange {
  return { refundId: id, status: status ?? 'pending', amountCents: amount, at: created * 1000 };
}
