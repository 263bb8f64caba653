import { enterFailedRefund } from './balance';
import { type Book, outsideCall } from './book';
import { StripeProblem } from './errors';
import type { Refund } from './model';

type Answer = 'succeeded' | 'failed';

/** The buyer's bank accepts a pending refund, or returns one that is pending or had succeeded. */
export function answerRefund(
  book: Book,
  refund: Refund,
  answer: Answer,
  failureReason = 'expired_or_canceled_card',
): Refund {
  if (refund.status === 'failed' || refund.status === answer)
    throw new StripeProblem(
      409,
      { type: 'invalid_request_error', message: `The refund ${refund.id} is ${refund.status} already.` },
      false,
    );
  refund.status = answer;
  delete refund.pending_reason;
  if (answer === 'succeeded') {
    acceptRefund(book, refund);
    return refund;
  }
  refund.failure_reason = failureReason;
  refund.failure_balance_transaction = enterFailedRefund(book, refund);
  const charge = book.state.charges[refund.charge];
  if (charge) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  book.emit('refund.failed', refund, outsideCall);
  return refund;
}

/** The bank's reference is known at once here; at Stripe it follows days later. */
export function acceptRefund(book: Book, refund: Refund, call = outsideCall): void {
  refund.destination_details = {
    type: 'card',
    card: { type: 'refund', reference_status: 'available', reference: refund.id.slice(-15) },
  };
  book.emit('refund.updated', refund, call);
}

/** Once a bank has the money of a payment, no refund of it arrives. */
export function failPendingRefunds(book: Book, charge: string): void {
  for (const refund of Object.values(book.state.refunds))
    if (refund.charge === charge && refund.status === 'pending')
      answerRefund(book, refund, 'failed', 'charge_for_pending_refund_disputed');
}

/** Lets the bank of a test card answer in a while, if it is one that does. */
export function awaitAnswer(book: Book, refund: Refund): void {
  const answer = nextAnswer(book, refund);
  if (answer === undefined) return;
  book.later(() => {
    if (nextAnswer(book, refund) === answer) answerRefund(book, refund, answer);
  });
}

function nextAnswer(book: Book, { charge, status }: Refund): Answer | undefined {
  const method = book.state.methods[book.state.charges[charge]?.payment_method ?? ''];
  if (method?.behaviour.refund === 'accepted-later' && status === 'pending') return 'succeeded';
  if (method?.behaviour.refund === 'returned-later' && status === 'succeeded') return 'failed';
  return undefined;
}
