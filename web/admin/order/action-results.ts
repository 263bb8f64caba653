import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import type {
  adminChangeTarget,
  adminRefill,
  adminRefund,
  adminResolveSubmission,
  adminSendToProvider,
} from '#domain/calls/admin-order-actions.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { isShortDelivery } from '#domain/refund-proposal.ts';
import { euros } from '../format';
import { resultMessages } from './results-text';

/** The result of an action, for the panel that stays until it has been read and for the toast. */
export interface ActionResult {
  tone: 'success' | 'warning' | 'danger';
  title: string;
  text?: string;
  requestId?: string;
}

const text = resultMessages;

/** An order was sent (again). The call also succeeds with a refusal or a lost answer. */
export function sendResult(
  answer: Pick<AnswerOf<typeof adminSendToProvider>, 'state' | 'providerOrderId' | 'error'>,
): ActionResult {
  const { providerOrderId } = answer;
  switch (answer.state) {
    case 'accepted':
      return {
        tone: 'success',
        title: text.sent,
        text: providerOrderId ? text.sentText(providerOrderId) : text.sentTextPlain,
      };
    case 'rejected':
      return {
        tone: 'danger',
        title: text.refused,
        text: answer.error ? text.refusedText(answer.error) : text.refusedPlain,
      };
    case 'unknown':
      return { tone: 'warning', title: text.doubtful, text: text.doubtfulText };
    case 'pending':
      return { tone: 'warning', title: text.pending, text: text.pendingText };
  }
}

/** A doubtful submission was resolved; one that the panel does not have was sent at once. */
export function resolveResult(
  answer: AnswerOf<typeof adminResolveSubmission>,
  acceptedAs: string | undefined,
): ActionResult {
  if (acceptedAs && answer.state === 'accepted')
    return { tone: 'success', title: text.resolvedAccepted, text: text.resolvedText(acceptedAs) };
  return sendResult(answer);
}

/** The target was changed. That alone does not send a parked order. */
export function targetResult(
  answer: AnswerOf<typeof adminChangeTarget>,
  order: { attention?: string },
): ActionResult {
  const target = answer.shortcode ? text.targetPost(answer.shortcode) : `@${answer.username}`;
  const sentence = order.attention ? text.targetResend : text.targetText;
  return { tone: 'success', title: text.target, text: sentence(target) };
}

/** The address was changed. */
export function emailResult(email: string): ActionResult {
  return { tone: 'success', title: text.email, text: text.emailText(email) };
}

/** A refill was requested. */
export function refillResult(answer: Pick<AnswerOf<typeof adminRefill>, 'state'>): ActionResult {
  return answer.state === 'requested'
    ? { tone: 'success', title: text.refill, text: text.refillText }
    : { tone: 'warning', title: text.refillDoubtful, text: text.refillDoubtfulText };
}

/** A refund was made, or is pending. */
export function refundResult(
  answer: AnswerOf<typeof adminRefund>,
  order: Pick<AdminOrderDetail, 'attention'>,
): ActionResult {
  if (answer.amountCents === 0)
    return isShortDelivery(order.attention)
      ? { tone: 'success', title: text.closed, text: text.closedText }
      : { tone: 'success', title: text.dismissed, text: text.dismissedText };
  const amount = euros(answer.amountCents);
  return answer.status === 'succeeded'
    ? { tone: 'success', title: text.refund, text: text.refundText(amount) }
    : { tone: 'warning', title: text.refundPending, text: text.refundPendingText(amount) };
}
