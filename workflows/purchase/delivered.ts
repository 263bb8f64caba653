import { isFinal } from '#domain/provider.ts';
import { currentLines, linesOwed, type PurchaseState } from '#domain/purchase.ts';
import type { OrderStatus } from '#domain/states.ts';

/** Whether no panel will change any of an order's lines any more. */
export function hasEnded(state: PurchaseState): boolean {
  return linesOwed(state).every((line) => line.report && isFinal(line.report.status));
}

/** The order's status by its delivery alone, whatever was refunded. */
export function deliveredAs(state: PurchaseState): OrderStatus {
  const lines = currentLines(state);
  if (!hasEnded(state)) return lines.some((line) => line.state === 'accepted') ? 'processing' : 'pending';
  if (lines.every(({ report }) => report?.status === 'completed')) return 'completed';
  return deliveredSome(state) ? 'partial' : 'cancelled';
}

/** Whether a line that has ended arrived, or a part of it. */
export function deliveredSome(state: PurchaseState): boolean {
  return currentLines(state).some(({ report }) => ['completed', 'partial'].includes(report?.status ?? ''));
}
