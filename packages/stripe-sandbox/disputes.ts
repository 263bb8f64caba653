import type { Stripe } from 'stripe';
import { enterDispute } from './balance';
import { type Book, type Call, newId } from './book';
import { noSuch, StripeProblem } from './errors';
import { findIntent } from './intents';
import type { Dispute } from './model';

/** How long a bank waits for an answer. */
const answerDays = 7;
const daySeconds = 24 * 3600;

/** Disputes come from banks, not from a call of the shop. */
function fromBank(): Call {
  return { requestId: '', idempotencyKey: null, publishable: false };
}

export function findDispute(book: Book, id: string): Dispute {
  const dispute = book.state.disputes?.[id];
  if (dispute === undefined) throw noSuch('dispute', id, 'dispute');
  return dispute;
}

/** The buyer's bank takes the money back until the dispute is decided. */
export function openDispute(
  book: Book,
  request: { paymentIntent: string; reason: string; amount?: number | undefined },
): Dispute {
  const intent = findIntent(book, request.paymentIntent);
  const charge = intent.latest_charge === null ? undefined : book.state.charges[intent.latest_charge];
  if (!charge?.paid) throw refusedByBank(`The payment ${intent.id} took no money that could be disputed.`);
  if (charge.disputed) throw refusedByBank(`The charge ${charge.id} is disputed already.`);
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: request.amount ?? charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created: book.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: book.now() + answerDays * daySeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
    },
    reason: request.reason,
    status: 'needs_response',
  } as Dispute;
  dispute.balance_transactions = [enterDispute(book, dispute, false)];
  book.state.disputes = { ...book.state.disputes, [dispute.id]: dispute };
  charge.disputed = true;
  book.emit('charge.dispute.created', dispute, fromBank());
  book.emit('charge.dispute.funds_withdrawn', dispute, fromBank());
  return dispute;
}

/** The answer is under review, or the bank decides: after that nothing changes. */
export function changeDispute(book: Book, id: string, status: 'under_review' | 'won' | 'lost'): Dispute {
  const dispute = findDispute(book, id);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw refusedByBank(`The dispute ${id} is decided: ${dispute.status}.`);
  dispute.status = status;
  if (status === 'under_review') {
    dispute.evidence_details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 };
    book.emit('charge.dispute.updated', dispute, fromBank());
    return dispute;
  }
  if (status === 'won') {
    dispute.balance_transactions = [...dispute.balance_transactions, enterDispute(book, dispute, true)];
    book.emit('charge.dispute.funds_reinstated', dispute, fromBank());
  }
  book.emit('charge.dispute.closed', dispute, fromBank());
  return dispute;
}

function refusedByBank(message: string): StripeProblem {
  return new StripeProblem(409, { type: 'invalid_request_error', message }, false);
}
