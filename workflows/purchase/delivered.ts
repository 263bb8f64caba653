import { deliveredEarlier } from '#domain/line-delivery.ts';
import { isFinal } from '#domain/provider.ts';
import { currentLines, linesOwed, type PurchaseState } from '#domain/purchase.ts';
import type { OrderStatus } from '#domain/states.ts';
import type { Run } from './run';

/** Whether no panel will change any of an order's lines any more. */
export function hasEnded(state: PurchaseState): boolean {
  return linesOwed(state).every((line) => line.report && isFinal(line.report.status));
}

/** The order's status by its delivery alone, whatever was refunded. */
export function deliveredAs(run: Run): OrderStatus {
  const { state } = run;
  const lines = currentLines(state);
  if (!hasEnded(state)) return lines.some((line) => line.state === 'accepted') ? 'processing' : 'pending';
  if (lines.every(({ report }) => report?.status === 'completed')) return 'completed';
  return deliveredSome(run) ? 'partial' : 'cancelled';
}

/** Whether a line that has ended arrived, or a part of it. */
export function deliveredSome(run: Run): boolean {
  const { state } = run;
  const lines = currentLines(state);
  if (lines.some(({ report }) => ['completed', 'partial'].includes(report?.status ?? ''))) return true;
  // Runs recorded before version 1.1 forgot what had arrived before a resend of the rest.
  return lines.some((line) => deliveredEarlier(state, line) > 0) && run.does('counts-earlier-parts');
}
