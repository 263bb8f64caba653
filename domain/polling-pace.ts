/** Most ids in one call to a panel. */
export const mostAtOnce = 100;

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
