import type { Reported } from '../db/submissions';
import { isFinal, withEarlier } from '../domain/provider';
import { type Reach, signalPurchase } from '../purchases/reach';
import { providerStatusChanged } from '../workflows/messages';
import { trySignal } from './try-signal';

/**
 * Signals a panel's report to its purchase, with what earlier ones said. Call it before the report is stored, and store
 * it only if this is true: a stored report is no longer new, so nobody would signal it later.
 */
export function signalReport(reach: Reach, { row, report }: Reported): Promise<boolean> {
  // A closed purchase wakes only for the end of its delivery.
  const knows = () => !isFinal(report.status);
  return trySignal(row.cartId, () =>
    signalPurchase(
      reach,
      row.cartId,
      providerStatusChanged,
      { submissionId: row.id, report: withEarlier(report, row) },
      knows,
    ),
  );
}

/** As `signalReport`, but only if the delivery has ended: what a panel says before that is only stored. */
export async function signalEnd(reach: Reach, reported: Reported): Promise<boolean> {
  return !isFinal(reported.report.status) || signalReport(reach, reported);
}
