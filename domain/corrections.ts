import { type Cents, vatContained } from './money';

/** Why money went back, as a corrective receipt tells it: never an administrator's own words. */
export const correctionReasons = ['undelivered', 'withdrawal', 'agreed', 'not-paid-out'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** What decides the reason of a correction. */
export interface RefundFacts {
  status: string;
  /** As the refund was asked for: a word of the workflow, or an administrator's own. */
  reason: string;
  /** The buyer withdrew from the contract. */
  withdrawn: boolean;
  /** The panel delivered less, or nothing. */
  short: boolean;
}

/** The reason that a correction names. A refund that failed after all takes its first correction back. */
export function correctionReason({ status, reason, withdrawn, short }: RefundFacts): CorrectionReason {
  if (status !== 'succeeded') return 'not-paid-out';
  if (reason === 'undelivered') return 'undelivered';
  if (withdrawn) return 'withdrawal';
  return short ? 'undelivered' : 'agreed';
}

/** A number of the series as people read it, e.g. `R-2026-00012`. */
export function correctionNumber({ year, number }: { year: number; number: number }): string {
  return `R-${year}-${String(number).padStart(5, '0')}`;
}

/** Reads such a number; undefined for anything else. */
export function readCorrectionNumber(text: string): { year: number; number: number } | undefined {
  const found = /^R-(\d{4})-(\d{5,9})$/.exec(text.trim().toUpperCase());
  return found ? { year: Number(found[1]), number: Number(found[2]) } : undefined;
}

/**
 * The tax in a correction of `amountCents` after others that sum up to `corrected`; all three with the sign of what they
 * add. Taken from the whole that was given back, so that no cent is lost between parts: where all of it went back, the
 * corrections hold just the original's tax.
 */
export function correctionVat(
  original: { amountCents: Cents; vatCents: Cents; vatRatePercent: number },
  corrected: { amountCents: Cents; vatCents: Cents },
  amountCents: Cents,
): Cents {
  const back = -(corrected.amountCents + amountCents);
  const vatBack =
    back === original.amountCents ? original.vatCents : vatContained(back, original.vatRatePercent);
  return 0 - vatBack - corrected.vatCents;
}
