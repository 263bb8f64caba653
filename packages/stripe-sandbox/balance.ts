import type { Stripe } from 'stripe';
import { type Book, newId } from './book';
import { noSuch } from './errors';
import type { BalanceTransaction, Charge, Dispute, Refund } from './model';

/** Stripe's fee for a European card payment: 1.5 % and 25 cents; and for a dispute that a bank opens. */
const chargeFee = { share: 0.015, cents: 25 };
const disputeFeeCents = 2000;
/** How long the money of a payment is pending before it can be paid out, in seconds. */
const untilAvailable = 7 * 24 * 3600;

/** Enters a payment. Returns the id of its line in the balance. */
export function enterCharge(
  book: Book,
  charge: Pick<Charge, 'id' | 'amount' | 'currency' | 'created'>,
): string {
  return enter(book, {
    type: 'charge',
    reporting_category: 'charge',
    source: charge.id,
    amount: charge.amount,
    currency: charge.currency,
    created: charge.created,
    fee: Math.round(charge.amount * chargeFee.share) + chargeFee.cents,
  }).id;
}

/** Enters a refund: Stripe keeps the payment's fee. */
export function enterRefund(
  book: Book,
  refund: Pick<Refund, 'id' | 'amount' | 'currency' | 'created'>,
): string {
  return enter(book, {
    type: 'refund',
    reporting_category: 'refund',
    source: refund.id,
    amount: -refund.amount,
    currency: refund.currency,
    created: refund.created,
    fee: 0,
  }).id;
}

/** Enters a refund that a bank has returned. */
export function enterFailedRefund(book: Book, refund: Refund): string {
  return enter(book, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    source: refund.id,
    amount: refund.amount,
    currency: refund.currency,
    created: book.now(),
    fee: 0,
  }).id;
}

/** Enters what a bank takes back with a dispute, or returns if the shop has won. */
export function enterDispute(book: Book, dispute: Dispute, won: boolean): Stripe.BalanceTransaction {
  const line = enter(book, {
    type: 'adjustment',
    reporting_category: won ? 'dispute_reversal' : 'dispute',
    source: dispute.id,
    amount: won ? dispute.amount : -dispute.amount,
    currency: dispute.currency,
    created: won ? book.now() : dispute.created,
    fee: won ? 0 : disputeFeeCents,
  });
  return structuredClone(line) as Stripe.BalanceTransaction;
}

export function findTransaction(book: Book, id: string): BalanceTransaction {
  const found = book.state.transactions[id];
  if (found === undefined) throw noSuch('balance transaction', id, 'id');
  return found;
}

function enter(
  book: Book,
  line: Pick<
    BalanceTransaction,
    'type' | 'reporting_category' | 'source' | 'amount' | 'currency' | 'created' | 'fee'
  >,
): BalanceTransaction {
  const entered: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: line.created + untilAvailable,
    balance_type: 'payments',
    description: null,
    exchange_rate: null,
    fee_details:
      line.fee === 0
        ? []
        : [
            {
              amount: line.fee,
              application: null,
              currency: line.currency,
              description: line.type === 'charge' ? 'Stripe processing fees' : 'Dispute fee',
              type: 'stripe_fee',
            },
          ],
    net: line.amount - line.fee,
    status: line.created + untilAvailable <= book.now() ? 'available' : 'pending',
    ...line,
  };
  book.state.transactions[entered.id] = entered;
  return entered;
}
