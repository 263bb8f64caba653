import { disputeOver, refundStatus } from '#domain/payments.ts';
import type { PurchaseState } from '#domain/purchase.ts';
import type { Message } from '../messages';

/**
 * Whether a purchase that is ending still has to handle a message: an event about its money or delivery that nobody
 * sends twice. The three events of its own refund don't count.
 */
export function mustHandle(
  { paid, refunds, disputes = [], submissions }: PurchaseState,
  message: Message,
): boolean {
  switch (message.kind) {
    case 'paymentSucceeded':
      return paid === undefined;
    case 'refundChanged': {
      const { refundId, status } = message.input;
      return !refunds.some((known) => known.refundId === refundId && known.status === refundStatus(status));
    }
    case 'disputeChanged': {
      const { disputeId, status } = message.input;
      return !disputes.some(
        (known) => known.id === disputeId && (known.status === status || disputeOver(known.status)),
      );
    }
    case 'settled':
      return submissions.some(({ id, state }) => id === message.input.submissionId && state === 'unknown');
    default:
      return false;
  }
}
