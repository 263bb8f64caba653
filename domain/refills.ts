import type { ServiceType } from './catalogue';
import type { ProviderReport } from './provider';
import type { Submission } from './purchase';
import { allowed, refused, type Verdict } from './result';

/** Loss of delivered units above which a refill is due, in percent (S1 §4). */
export const refillThresholdPercent = 10;

/**
 * Whether an order's losses are refilled: for followers, since only they can be counted again later, unless they were
 * sold without refills (decision 0035). Panels don't refill likes and views.
 */
export function hasGuarantee(order: { serviceType: ServiceType; withoutRefills?: boolean }): boolean {
  return order.serviceType === 'followers' && !order.withoutRefills;
}

/**
 * Whether a refill is due: more than 10 % of the delivered units are missing from the count that the delivery had
 * reached (D24).
 */
export function refillDue(count: {
  startCount: number;
  delivered: number;
  current: number;
}): Verdict<'count_holds'> {
  const missing = count.startCount + count.delivered - count.current;
  return missing * 100 > count.delivered * refillThresholdPercent ? allowed : refused('count_holds');
}

const hourMs = 3_600_000;

/**
 * The interval between counts of a delivery's followers, by how long ago it ended; both in ms. Most losses happen soon.
 * In the first week every sweep counts.
 */
export function countAgainAfter(ageMs: number): number {
  const days = ageMs / (24 * hourMs);
  if (days < 7) return 0;
  if (days < 30) return 6 * hourMs;
  return days < 180 ? 24 * hourMs : 7 * 24 * hourMs;
}

/**
 * Units of an ended line that were not delivered, at the least: by the panel's report, else all that a cancelled line
 * still lacked.
 */
export function unitsMissing({ quantity, report }: { quantity: number; report?: ProviderReport }): number {
  if (report === undefined || report.status === 'completed') return 0;
  return report.remains ?? (report.status === 'partial' ? 0 : (report.lastRemains ?? quantity));
}

/** Units that the next generation of a line orders: of a delivery that ended early only the rest. */
export function unitsToResend({
  state,
  quantity,
  report,
}: Pick<Submission, 'state' | 'quantity' | 'report'>): number {
  return (state === 'accepted' && (report?.remains ?? report?.lastRemains)) || quantity;
}

/** Whether an ended line's report says how much is missing: panels leave `remains` out, even of a partial delivery. */
export function tellsMissing({ report }: { report?: ProviderReport }): boolean {
  return report?.status !== 'partial' || report.remains !== undefined;
}

/** The undelivered share of the money kept: rounded down, never more than is kept. */
export function undeliveredRefund(keptCents: number, quantity: number, remains: number): number {
  const share = Math.min(Math.max(remains, 0), quantity);
  return quantity === 0 ? 0 : Math.floor((keptCents * share) / quantity);
}

/** A line's stored refill. Times in epoch ms. */
export interface LineRefill {
  submissionId: string;
  requestedAt: number;
  state: 'sending' | 'requested' | 'unknown' | 'completed' | 'rejected';
  endedAt: number | null;
}

/** A refill as a customer sees it: for the whole order. Times in epoch ms. */
export interface RefillRound {
  requestedAt: number;
  state: 'requested' | 'unknown' | 'completed' | 'rejected';
  endedAt?: number;
}

/** The panels of one request are asked together: a refill that was requested this much later belongs to another. */
const otherRequestMs = hourMs;

/**
 * The refills of an order, built from those of its submissions, both oldest first. One request covers all of them
 * (D15), so a round ends when a submission appears a second time. One that its panel refused at once is missing
 * in its round, so a round ends with time too. A round is open while one of its refills is.
 */
export function refillRounds(refills: readonly LineRefill[]): RefillRound[] {
  const rounds: LineRefill[][] = [];
  for (const refill of refills) {
    const round = rounds.at(-1);
    const isAgain = round?.some(({ submissionId }) => submissionId === refill.submissionId);
    const since = refill.requestedAt - (round?.[0]?.requestedAt ?? 0);
    if (round && !isAgain && since < otherRequestMs) round.push(refill);
    else rounds.push([refill]);
  }
  return rounds.map((round) => {
    const has = (state: LineRefill['state']) => round.some((refill) => refill.state === state);
    const state =
      has('sending') || has('requested')
        ? 'requested'
        : has('completed')
          ? 'completed'
          : has('unknown')
            ? 'unknown'
            : 'rejected';
    const ends = round.flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt]));
    return {
      requestedAt: round[0]?.requestedAt ?? 0,
      state,
      endedAt: state === 'requested' || ends.length === 0 ? undefined : Math.max(...ends),
    };
  });
}

/**
 * The polling interval of an open refill grows with its age, up to an hour; all in seconds but `ageMs`. Many of a panel
 * are polled more rarely still (`pauseAmong`).
 */
export function refillPause(everySeconds: number, ageMs: number): number {
  return Math.max(everySeconds, Math.min(3600, Math.floor(ageMs / 20_000)));
}
