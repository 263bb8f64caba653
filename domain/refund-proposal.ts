import {
  currentLines,
  currentQuote,
  linesOwed,
  linesToDismiss,
  moneyKept,
  type PurchaseState,
} from './purchase';
import { undeliveredRefund, unitsMissing } from './refills';

/**
 * The refund in cents that a person is offered: the share of what a panel did not deliver (D23), or of the lines that no
 * panel took while others are delivered. Undefined if there is nothing to propose.
 */
export function refundProposal(state: PurchaseState): number | undefined {
  const quote = currentQuote(state);
  if (!quote) return undefined;
  const dismissed = currentLines(state).filter((line) => line.state === 'dismissed');
  const missing = unitsToRefund(state);
  return undeliveredRefund(moneyKept(state), quote.totalQuantity - unitsOf(dismissed), missing) || undefined;
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
