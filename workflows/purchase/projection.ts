import type { Projection } from '../../activities/orders';
import { currentQuote, currentSubmission, moneyKept, type PurchaseState } from '../../domain/purchase';
import { undeliveredRefund } from '../../domain/refills';
import type { TimelineLine } from '../../domain/timeline';

/** What the database is told of a purchase. */
export function projectionOf(state: PurchaseState, lines: TimelineLine[], now: number): Projection {
  const quote = currentQuote(state);
  const submission = currentSubmission(state);
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
      username: quote.username,
      email: quote.email,
    },
    attention: state.attention,
    order: state.order && {
      id: state.order.id,
      status: state.order.status,
      username: submission?.username,
      providerOrderId: submission?.providerOrderId,
      deliveredAt: state.deliveredAt,
      refundedCents: refunded,
      refundProposalCents: refundProposal(state),
    },
    submission: submission && { id: submission.id, state: submission.state },
    refunds: state.refunds,
    lines,
  };
}

/** The refund that a partial or cancelled delivery suggests (decision 23). */
export function refundProposal(state: PurchaseState): number | undefined {
  const reason = state.attention?.reason;
  if (reason !== 'partial-delivery' && reason !== 'canceled-by-provider') return undefined;
  const submission = currentSubmission(state);
  const quote = currentQuote(state);
  if (!submission || !quote) return undefined;
  const remains = submission.report?.remains ?? (reason === 'canceled-by-provider' ? submission.quantity : 0);
  return undeliveredRefund(moneyKept(state), quote.totalQuantity, remains) || undefined;
}
