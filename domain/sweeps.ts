import type { Pace } from './polling-pace';
import type { ProviderStatus } from './provider';

/** The two kinds of runs over many orders: the status sync (D23) and the refill sweep (D24). */
export type SweepKind = 'status-sync' | 'refill-sweep';

/** The starter of a run that no person requested. */
export const bySchedule = 'schedule';

/** The counts of a run, or of one of its parts. */
export interface SweepCounts {
  /** Submissions read. */
  checked: number;
  /** Of those: changed, or a refill was requested. */
  updated: number;
  completed: number;
  processing: number;
  errors: number;
}

/**
 * Progress of a part of a run: `after` is the last id it handled, `pace` is how to call its panel next, `left` is how
 * many deliveries it leaves uncounted because the directory answers no more, as far as that is counted.
 */
export type SweepProgress = SweepCounts & { after?: string; pace?: Pace; left?: number };

/** A run's result for one submission, as listed. */
export type SweepOutcome =
  | 'error'
  | 'updated'
  | 'unchanged'
  /** A refill was requested. */
  | 'requested'
  /** The count holds: no refill is due. */
  | 'holds'
  /** The profile could not be counted. */
  | 'uncounted'
  /** The purchase ended meanwhile. */
  | 'ended';

/** Failures first, then what changed, then the rest: the order of the list. */
export function rankOf(outcome: SweepOutcome): 0 | 1 | 2 {
  if (outcome === 'error' || outcome === 'uncounted') return 0;
  return outcome === 'updated' || outcome === 'requested' ? 1 : 2;
}

/** All counts zero. */
export const noCounts: SweepCounts = { checked: 0, updated: 0, completed: 0, processing: 0, errors: 0 };

/** The counts of a whole run from those of its parts. */
export function sumOf(parts: readonly SweepCounts[]): SweepCounts {
  const sum = { ...noCounts };
  for (const part of parts) for (const name of countNames) sum[name] += part[name];
  return sum;
}

const countNames = Object.keys(noCounts) as (keyof SweepCounts)[];

/** The state of a part of the order, by the panel's report on its delivery (S1 §3, §4). */
export function deliveryStatus(
  report: ProviderStatus | null | undefined,
): 'processing' | 'completed' | 'partial' | 'cancelled' {
  if (report === 'completed' || report === 'partial') return report;
  return report === 'canceled' || report === 'failed' || report === 'refunded' ? 'cancelled' : 'processing';
}
