import type { SavedProjection } from '#activities/orders.ts';
import {
  currentLines,
  currentQuote,
  lastDeliveredAt,
  moneyKept,
  type PurchaseState,
} from '#domain/purchase.ts';
import { refundProposal } from '#domain/refund-proposal.ts';
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
      deliveredAt: lastDeliveredAt(state),
      firstDeliveredAt: state.firstDeliveredAt,
      refundedCents: refunded,
      refundProposalCents: refundProposal(state),
    },
    submissions: parts.map(({ id, state: is, providerOrderId }) => ({ id, state: is, providerOrderId })),
    refunds: state.refunds,
    lines,
  };
}
