import type { Stripe } from 'stripe';
import { enterDispute } from './balance';
import { type Book, newId, outsideCall } from './book';
import type { DisputeClaim } from './cards';
import { noSuch, StripeProblem } from './errors';
import type { Dispute, Intent } from './model';
import { failPendingRefunds } from './refund-answers';

/** How long a bank waits for an answer. */
const answerDays = 7;
const daySeconds = 24 * 3600;

/** What can become of a dispute. An inquiry is closed, or goes on as a dispute (`needs_response`). */
export const DISPUTE_STEPS = ['needs_response', 'under_review', 'won', 'lost', 'warning_closed'] as const;
type DisputeStep = (typeof DISPUTE_STEPS)[number];
const stepsOfDispute: readonly DisputeStep[] = ['under_review', 'won', 'lost'];
const stepsOfInquiry: readonly DisputeStep[] = ['needs_response', 'under_review', 'warning_closed'];

export function findDispute(book: Book, id: string): Dispute {
  const dispute = book.state.disputes[id];
  if (dispute === undefined) throw noSuch('dispute', id, 'dispute');
  return dispute;
}

/** The buyer's bank takes the money back until the dispute is decided; an inquiry takes none. */
export function openDispute(
  book: Book,
  intent: Intent,
  { reason, amount, inquiry = false }: DisputeClaim & { amount?: number | undefined },
): Dispute {
  const charge = intent.latest_charge === null ? undefined : book.state.charges[intent.latest_charge];
  if (!charge?.paid) throw refusedByBank(`The payment ${intent.id} took no money that could be disputed.`);
  if (charge.disputed) throw refusedByBank(`The charge ${charge.id} is disputed already.`);
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: amount ?? charge.amount_captured,
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
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: inquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
    },
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  } as Dispute;
  if (!inquiry) takeMoney(book, dispute);
  book.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  book.emit('charge.dispute.created', dispute, outsideCall);
  if (!inquiry) book.emit('charge.dispute.funds_withdrawn', dispute, outsideCall);
  return dispute;
}

/** The answer is under review, or the bank decides: after that nothing changes. */
export function changeDispute(book: Book, id: string, step: DisputeStep): Dispute {
  const dispute = findDispute(book, id);
  const { status } = dispute;
  const isInquiry = status.startsWith('warning_');
  const isOver = ['won', 'lost', 'warning_closed'].includes(status);
  if (isOver || !(isInquiry ? stepsOfInquiry : stepsOfDispute).includes(step))
    throw refusedByBank(`The dispute ${id} is ${status}, so it can't become ${step}.`);
  dispute.status = isInquiry && step === 'under_review' ? 'warning_under_review' : step;
  if (step === 'under_review')
    dispute.evidence_details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 };
  if (step === 'needs_response') {
    if (dispute.payment_method_details?.card) dispute.payment_method_details.card.case_type = 'chargeback';
    takeMoney(book, dispute);
  }
  if (step === 'under_review' || step === 'needs_response') {
    book.emit('charge.dispute.updated', dispute, outsideCall);
    if (step === 'needs_response') book.emit('charge.dispute.funds_withdrawn', dispute, outsideCall);
    return dispute;
  }
  if (step === 'won') {
    dispute.is_charge_refundable = true;
    dispute.balance_transactions = [...dispute.balance_transactions, enterDispute(book, dispute, true)];
    book.emit('charge.dispute.funds_reinstated', dispute, outsideCall);
  }
  book.emit('charge.dispute.closed', dispute, outsideCall);
  return dispute;
}

function takeMoney(book: Book, dispute: Dispute): void {
  dispute.is_charge_refundable = false;
  dispute.balance_transactions = [enterDispute(book, dispute, false)];
  failPendingRefunds(book, dispute.charge);
}

function refusedByBank(message: string): StripeProblem {
  return new StripeProblem(409, { type: 'invalid_request_error', message }, false);
}
