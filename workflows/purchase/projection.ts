import type { SavedProjection } from '#activities/orders.ts';
import {
  currentLines,
  currentQuote,
  linesOwed,
  linesUnsent,
  moneyKept,
  type PurchaseState,
} from '#domain/purchase.ts';
import { undeliveredRefund, unitsMissing } from '#domain/refills.ts';
import type { TimelineLine } from '#domain/timeline.ts';

/** The rows that the database gets of a purchase. */
export function projectionOf(
  state: PurchaseState,
  lines: TimelineLine[],
  now: number,
): Omit<SavedProjection, 'memory' | 'run'> {
  const quote = currentQuote(state);
  const parts = currentLines(state);
  const refunded = (state.paid?.amountCents ?? 0) - moneyKept(state);
  return {
    cartId: state.cartId,
    version: state.writes,
    at: now,
    stage: state.stage,
    end: state.end,
    paymentStatus: state.paymentStatus,
    paymentIntentId: state.intent?.id,
    cart: quote && {
      amountCents: quote.amountCents,
      serviceId: quote.serviceId,
      quantity: quote.totalQuantity,
      // The erasure request finds a forgotten buyer's rows by these fields and erases them.
      username: quote.username || undefined,
      email: quote.email || undefined,
      upsellOffered: quote.upsellOffered,
    },
    attention: state.attention,
    order: state.order && {
      id: state.order.id,
      status: state.order.status,
      username: parts[0]?.username || undefined,
      email: quote?.email || undefined,
      providerOrderId: parts[0]?.providerOrderId,
      deliveredAt: state.deliveredAt,
      refundedCents: refunded,
      refundProposalCents: refundProposal(state),
    },
    submissions: parts.map(({ id, state: is, providerOrderId }) => ({ id, state: is, providerOrderId })),
    refunds: state.refunds,
    lines,
  };
}

/**
 * The refund that a person is offered: the share of what a panel did not deliver (decision 23), or of the lines that no
 * panel took while others are delivered.
 */
export function refundProposal(state: PurchaseState): number | undefined {
  const quote = currentQuote(state);
  if (!quote) return undefined;
  const dismissed = currentLines(state).filter((line) => line.state === 'dismissed');
  const missing = unitsToRefund(state);
  return undeliveredRefund(moneyKept(state), quote.totalQuantity - unitsOf(dismissed), missing) || undefined;
}

function unitsToRefund(state: PurchaseState): number {
  switch (state.attention?.reason) {
    case 'partial-delivery':
    case 'canceled-by-provider':
      return linesOwed(state).reduce((sum, line) => sum + unitsMissing(line), 0);
    case 'submission-refused':
    case 'provider-unreachable':
    case 'target-busy': {
      const unsent = linesUnsent(state);
      return unsent.length < linesOwed(state).length ? unitsOf(unsent) : 0;
    }
    default:
      return 0;
  }
}

function unitsOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
