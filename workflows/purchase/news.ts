import { disputeOver, refundStatus } from '#domain/payments.ts';
import type { PurchaseState } from '#domain/purchase.ts';
import type { Message } from '../messages';

/**
 * Whether a purchase that ends still has to hear a message: news of its money or its delivery, which nobody tells a second
 * time. Its own refund comes back as three events, which are none.
 */
export function isNews(
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
