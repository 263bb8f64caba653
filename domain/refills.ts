import type { ProviderReport } from './provider';
import { allowed, refused, type Verdict } from './result';

/** The part of the delivered units that may be lost before a refill is due, in percent (S1 §4). */
export const refillThresholdPercent = 10;

/**
 * Whether so many followers were lost that a refill is due: more than 10 % of
 * what was delivered is missing from the count that the delivery had reached
 * (decision 24).
 */
export function refillDue(count: {
  startCount: number;
  delivered: number;
  current: number;
}): Verdict<'count_holds'> {
  const missing = count.startCount + count.delivered - count.current;
  return missing * 100 > count.delivered * refillThresholdPercent ? allowed : refused('count_holds');
}

/** Units of an ended line that were not delivered: what the panel says, else all of a cancelled line. */
export function unitsMissing({ quantity, report }: { quantity: number; report?: ProviderReport }): number {
  if (report === undefined || report.status === 'completed') return 0;
  return report.remains ?? (report.status === 'partial' ? 0 : quantity);
}

/** What was not delivered, as a share of the money kept: rounded down, never more than is kept. */
export function undeliveredRefund(keptCents: number, quantity: number, remains: number): number {
  const share = Math.min(Math.max(remains, 0), quantity);
  return quantity === 0 ? 0 : Math.floor((keptCents * share) / quantity);
}
