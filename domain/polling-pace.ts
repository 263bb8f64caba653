/** Most ids in one call to a panel. */
export const mostAtOnce = 100;

/**
 * The share of a panel's calls per second for status checks and cancels, which have a queue of their own; submissions and
 * refills get the rest.
 */
export const statusShare = 0.25;

/**
 * How long the watch of young deliveries waits before the next poll, in ms. `everyMs` is the shop's setting; if there are
 * more deliveries than one call takes, the queue's rate sets the pace. A slow panel's polls leave every second call of
 * their queue to cancels, which have only seconds.
 */
export function pollPause(maxCallsPerSecond: number, everyMs: number, isMore: boolean): number {
  const everySecondCall = 2000 / (maxCallsPerSecond * statusShare);
  if (everySecondCall > everyMs) return everySecondCall;
  return isMore ? 10 : everyMs;
}

/** After this many useless answers in a row the panel is broken, not a single order. */
const brokenAfter = 10;

/** How to ask a panel for many deliveries at once. */
export interface Pace {
  /** How many ids the next call has. */
  size: number;
  /** Unusable answers in a row. */
  unusable: number;
}

/** Before the first call. */
export const fullPace: Pace = { size: mostAtOnce, unusable: 0 };

/**
 * The pace after an answer to a call for `asked` deliveries. One number that a panel can't handle must not hide the
 * others: the size is halved until that number is alone, and doubled after each usable answer.
 */
export function paceAfter(pace: Pace, asked: number, isUsable: boolean): Pace {
  if (isUsable) return { size: Math.min(mostAtOnce, pace.size * 2), unusable: 0 };
  const unusable = pace.unusable + 1;
  return { size: isBroken({ unusable }) ? mostAtOnce : Math.max(1, Math.floor(asked / 2)), unusable };
}

/** Whether a panel's answers are unusable, however few ids it gets. */
export function isBroken({ unusable }: Pick<Pace, 'unusable'>): boolean {
  return unusable >= brokenAfter;
}
