import { enterRefund } from './balance';
import { type Book, type Call, newId } from './book';
import { badParameter, noSuch, StripeProblem } from './errors';
import { findIntent } from './intents';
import type { Charge, Refund } from './model';
import type { Params } from './params';
import { acceptRefund, awaitAnswer } from './refund-answers';

export function findCharge(book: Book, id: string): Charge {
  const charge = book.state.charges[id];
  if (charge === undefined) throw noSuch('charge', id, 'id');
  return charge;
}

/** POST /v1/refunds: refunds the rest of a charge, or `amount` of it. */
export function createRefund(book: Book, params: Params, call: Call): Refund {
  params.only(['amount', 'charge', 'metadata', 'payment_intent', 'reason']);
  const charge = chargeToRefund(book, params);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = params.integer('amount') ?? left;
  const reason = params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const metadata = params.metadata({});
  if (left === 0) {
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  // An inquiry is refundable: the bank has only asked.
  const disputes = Object.values(book.state.disputes);
  if (disputes.some((one) => one.charge === charge.id && !one.is_charge_refundable)) {
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  }
  if (amount < 1) {
    throw badParameter(
      'parameter_invalid_integer',
      'This value must be greater than or equal to 1.',
      'amount',
    );
  }
  if (amount > left) {
    const whole = charge.amount_refunded === 0;
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      message: `Refund amount (${money(amount, charge)}) is greater than ${whole ? 'charge amount' : 'unrefunded amount on charge'} (${money(left, charge)})`,
      param: 'amount',
    });
  }
  const isPending = book.state.methods[charge.payment_method ?? '']?.behaviour.refund === 'accepted-later';
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: book.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
    ...(isPending && { pending_reason: 'processing' }),
  };
  refund.balance_transaction = enterRefund(book, refund);
  book.state.refunds[refund.id] = refund;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  book.emit('refund.created', refund, call);
  book.emit('charge.refunded', charge, call);
  if (!isPending) acceptRefund(book, refund, call);
  awaitAnswer(book, refund);
  return refund;
}

export function findRefund(book: Book, id: string): Refund {
  const refund = book.state.refunds[id];
  if (refund === undefined) throw noSuch('refund', id, 'id');
  return refund;
}

function chargeToRefund(book: Book, params: Params): Charge {
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  if (!chargeId && !intentId) {
    throw badParameter(
      'parameter_missing',
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
    );
  }
  if (chargeId) return findCharge(book, chargeId);
  const intent = findIntent(book, String(intentId));
  const charge = intent.latest_charge === null ? undefined : book.state.charges[intent.latest_charge];
  if (charge?.paid) return charge;
  throw new StripeProblem(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    param: 'payment_intent',
  });
}

function money(amount: number, charge: Charge): string {
  const figure = (amount / 100).toFixed(2);
  return charge.currency === 'eur' ? `€${figure}` : `${figure} ${charge.currency}`;
}
