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

/**
 * The pause of an open refill, in seconds, lengthened until the polls of all `open` refills of its panel take at most half
 * of the status queue's calls: the rest is for cancels and the watch. `lot`, from 0 to 1, is drawn for each poll: refills
 * that were requested together would always be due together.
 */
export function pauseAmong(
  pauseSeconds: number,
  { open, maxCallsPerSecond, lot }: { open: number; maxCallsPerSecond: number; lot: number },
): number {
  const turn = (2 * open) / (maxCallsPerSecond * statusShare);
  return Math.max(pauseSeconds, Math.ceil(turn * (1 + lot / 2)));
}

/** After this many useless answers in a row about a single number each, the panel is broken, not its numbers. */
const brokenAfter = 10;

/** How to ask a panel for many deliveries at once. */
export interface Pace {
  /** How many ids the next call has. */
  size: number;
  /** Numbers in a row that were asked for alone, and got an unusable answer. */
  unusable: number;
}

/** Before the first call. */
export const fullPace: Pace = { size: mostAtOnce, unusable: 0 };

/**
 * The pace after an answer to a call for `asked` deliveries. Numbers that a panel can't handle must not hide the others:
 * the size is halved until each of them is alone, and doubled after each usable answer.
 */
export function paceAfter(pace: Pace, asked: number, isUsable: boolean): Pace {
  if (isUsable) return { size: Math.min(mostAtOnce, pace.size * 2), unusable: 0 };
  return { size: Math.max(1, Math.floor(asked / 2)), unusable: pace.unusable + (asked === 1 ? 1 : 0) };
}

/** Whether a panel's answers are unusable, however few ids it gets. */
export function isBroken({ unusable }: Pick<Pace, 'unusable'>): boolean {
  return unusable >= brokenAfter;
}

/** How many ids the next call of a sweep has: a broken panel's are not sought one by one. */
export function sweepSize(pace: Pace): number {
  return isBroken(pace) ? mostAtOnce : pace.size;
}

/**
 * Whether a sweep leaves a panel's other deliveries to the next run: the panel is broken, and a full page got no answer at
 * all. Each further call could wait for its time-out, and the next run begins once all panels have ended theirs. A panel
 * that refuses at once is asked for the others: the same numbers could be refused in every run.
 */
export function leavesTheRest(pace: Pace, isAnswered: boolean): boolean {
  return isBroken(pace) && !isAnswered;
}
