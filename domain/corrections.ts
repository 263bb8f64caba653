import { type Cents, vatContained } from './money';

/** The reason for a refund on a corrective receipt: never an administrator's own words. */
export const correctionReasons = ['undelivered', 'withdrawal', 'agreed', 'not-paid-out'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** What decides the reason of a correction. */
export interface RefundFacts {
  status: string;
  /** As requested: a code from the workflow, or an administrator's own words. */
  reason: string;
  /** The buyer had withdrawn from the contract, and the statement was open or was settled by the refund. */
  withdrawn: boolean;
  /** It is for what is not delivered, or a panel delivered less of a line, or nothing, and no rest follows. */
  short: boolean;
}

/** The reason that a correction names. A refund that failed after all reverses its first correction. */
export function correctionReason({ status, reason, withdrawn, short }: RefundFacts): CorrectionReason {
  if (status !== 'succeeded') return 'not-paid-out';
  if (reason === 'undelivered') return 'undelivered';
  if (withdrawn) return 'withdrawal';
  return short ? 'undelivered' : 'agreed';
}

/** A number of the series in readable form, e.g. `R-2026-00012`. */
export function correctionNumber({ year, number }: { year: number; number: number }): string {
  return `R-${year}-${String(number).padStart(5, '0')}`;
}

/** Reads such a number; undefined for anything else. */
export function readCorrectionNumber(text: string): { year: number; number: number } | undefined {
  const found = /^R-(\d{4})-(\d{5,9})$/.exec(text.trim().toUpperCase());
  return found ? { year: Number(found[1]), number: Number(found[2]) } : undefined;
}

/**
 * The tax in a correction of `amountCents`, after others with the sum `corrected`; all three signed. It is computed
 * from the total refund, so that no cent is lost between parts: after a full refund the corrections contain exactly the
 * original's tax.
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
