import { lostCents } from './payments';
import {
  centsOwed,
  currentLines,
  currentQuote,
  linesOwed,
  linesToDismiss,
  moneyKept,
  moneyLeft,
  type PurchaseState,
  type Refund,
} from './purchase';
import { undeliveredRefund, unitsMissing } from './refills';
import type { AttentionReason } from './states';

/** Whether a person is asked because panels have ended the delivery with less than was ordered. */
export function isShortDelivery(reason: AttentionReason | undefined): boolean {
  return reason === 'partial-delivery' || reason === 'canceled-by-provider';
}

/**
 * The refund in cents that a person is offered: the share of what a panel did not deliver (D23), less what was refunded
 * for it before (decision 0049), or the share of the lines that no panel took while others are delivered; less what a
 * bank has given back (decision 0050). Undefined if there is nothing to propose.
 */
export function refundProposal(state: PurchaseState): number | undefined {
  const due = shareDue(state) - lostCents(state.disputes ?? []);
  return Math.min(Math.max(due, 0), moneyLeft(state)) || undefined;
}

/** Whether all that a panel did not deliver was refunded for that. What a bank took was for something else, maybe. */
export function isUndeliveredRefunded(state: PurchaseState): boolean {
  return shareDue(state) <= 0 && centsForUndelivered(state) > 0;
}

/** The share of what is missing, less what was refunded for it before. */
function shareDue(state: PurchaseState): number {
  const back = isShortDelivery(state.attention?.reason) ? centsForUndelivered(state) : 0;
  return priceOf(state, unitsToRefund(state)) - back;
}

/** What was refunded for units that a panel did not deliver, and what is owed for them because that refund failed. */
export function centsForUndelivered(state: PurchaseState): number {
  return madeForUndelivered(state) + owedForUndelivered(state);
}

/**
 * How much of a refund that is made now is for units that a panel did not deliver. If a person says that it is: all but the
 * share of the lines that it `dismiss`es. Else all of it while they are asked about a short delivery, or as much as is owed
 * for such units. `justFailedCents`: refunds of which the failure is known only with this one.
 */
export function undeliveredPart(
  state: PurchaseState,
  {
    amountCents,
    undelivered,
    dismiss = [],
    justFailedCents = 0,
  }: { amountCents: number; undelivered?: true; dismiss?: string[]; justFailedCents?: number },
): number {
  if (undelivered) {
    const given = currentLines(state).filter(({ id }) => dismiss.includes(id));
    return Math.max(0, amountCents - priceOf(state, unitsOf(given)));
  }
  return isShortDelivery(state.attention?.reason)
    ? amountCents
    : Math.min(amountCents, owedForUndelivered(state, justFailedCents));
}

/** The price of units of the lines that are owed: their share of the money kept and of the refunds for undelivered units. */
function priceOf(state: PurchaseState, units: number): number {
  const quote = currentQuote(state);
  if (!quote) return 0;
  const dismissed = currentLines(state).filter((line) => line.state === 'dismissed');
  const paidCents = moneyKept(state) + madeForUndelivered(state);
  return undeliveredRefund(paidCents, quote.totalQuantity - unitsOf(dismissed), units);
}

function madeForUndelivered({ refunds }: PurchaseState): number {
  return undeliveredCents(refunds.filter(({ status }) => status !== 'failed'));
}

function owedForUndelivered(state: PurchaseState, justFailedCents = 0): number {
  const failed = undeliveredCents(state.refunds.filter(({ status }) => status === 'failed'));
  return Math.min(failed, centsOwed(state) + justFailedCents);
}

function undeliveredCents(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, one) => sum + Math.min(one.undeliveredCents ?? 0, one.amountCents), 0);
}

function unitsToRefund(state: PurchaseState): number {
  switch (state.attention?.reason) {
    case 'partial-delivery':
    case 'canceled-by-provider':
      return linesOwed(state).reduce((sum, line) => sum + unitsMissing(line), 0);
    case 'submission-refused':
    case 'provider-unreachable':
    case 'target-busy':
      return unitsOf(linesToDismiss(state));
    default:
      return 0;
  }
}

function unitsOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
