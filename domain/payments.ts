/** State of a payment in the list: the latest fact about its money. */
export const paymentStates = [
  'open',
  'failed',
  'cancelled',
  'abandoned',
  'paid',
  'partially-refunded',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Filters of the list. A payment may match several: refused and then abandoned, collected and disputed. */
export const paymentFilters = [
  'open',
  'failed',
  'cancelled',
  'abandoned',
  'collected',
  'refunded',
  'disputed',
  'reminded',
  'recovered',
] as const;
export type PaymentFilterName = (typeof paymentFilters)[number];

/** Whether a payment became an order. */
export const paymentOrders = ['with', 'without'] as const;
export type PaymentOrder = (typeof paymentOrders)[number];

/** The moment that the list's dates refer to: when the payment began, when it was refunded, when a dispute was lost. */
export const paymentDates = ['begun', 'refunded', 'lost'] as const;
export type PaymentDates = (typeof paymentDates)[number];

/** Derives the state from a purchase's row. */
export function paymentState(row: { paymentStatus: string; closedAs: string | null }): PaymentState {
  if (row.paymentStatus === 'paid') return 'paid';
  if (row.paymentStatus === 'partially_refunded') return 'partially-refunded';
  if (row.paymentStatus === 'refunded') return 'refunded';
  if (row.closedAs === 'cancelled') return 'cancelled';
  if (row.paymentStatus === 'failed') return 'failed';
  return row.closedAs === 'abandoned' ? 'abandoned' : 'open';
}

/**
 * Declined tries that one payment allows. A mistyped number or a refused card needs a handful; somebody who tests
 * stolen cards needs hundreds, and a new cart for every ten, of which a browser has few (`newCartsOfBrowser`).
 */
export const mostDeclines = 10;

/** State of a refund, in the order in which they follow. A failed or cancelled one was not paid back. */
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Whether a refund can come to a status from another: Stripe's events arrive late, and a refund never goes back. */
export const refundGoesOn = (from: RefundStatus, to: RefundStatus): boolean =>
  refundStatuses.indexOf(to) > refundStatuses.indexOf(from);

/** Reads Stripe's status. A new or missing one is `pending`: it may still succeed or fail. */
export function refundStatus(word: string | null): RefundStatus {
  if (word === 'succeeded') return 'succeeded';
  return word === 'failed' || word === 'canceled' ? 'failed' : 'pending';
}

/** What the payment provider says of a refund, in its words. */
export interface RefundChange {
  refundId: string;
  status: string;
  amountCents: number;
  /** When it was made, in epoch ms; absent if an older release or an operator says it. */
  at?: number;
}

/** State of a dispute, in Stripe's words. */
export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
] as const;

/** A younger event of the payment provider, in ms, may still be on its way as a webhook. */
export const webhookDueMs = 2 * 60_000;

/** Whether a person must answer it at the payment provider. */
export function needsAnswer(status: string): boolean {
  return status === 'needs_response' || status === 'warning_needs_response';
}

/** Whether a bank only asks, which Stripe calls an inquiry: it has taken no money, and a refund answers it. */
export function isInquiry(status: string): boolean {
  return status.startsWith('warning_');
}

/** What banks took in lost disputes, in cents. */
export function lostCents(disputes: readonly { status: string; amountCents: number }[]): number {
  return disputes
    .filter(({ status }) => status === 'lost')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Whether its state is final. */
export function disputeOver(status: string): boolean {
  return ['won', 'lost', 'warning_closed', 'prevented'].includes(status);
}

/** Whether all of the money that the shop still has is owed to its buyer, because refunds failed. Both in cents. */
export function isAllOwed({
  owedCents,
  keptCents,
}: {
  owedCents?: number | null;
  keptCents: number;
}): boolean {
  return !!owedCents && owedCents >= keptCents;
}
