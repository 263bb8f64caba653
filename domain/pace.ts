/** Most ids in one call to a panel. */
export const mostAtOnce = 100;

/** After this many useless answers in a row the panel is broken, not a single order. */
const brokenAfter = 10;

/** How a panel is asked for many deliveries at once. */
export interface Pace {
  /** How many are asked for in the next call. */
  size: number;
  /** Answers in a row that said nothing usable. */
  unusable: number;
}

/** Where nothing was asked yet. */
export const fullPace: Pace = { size: mostAtOnce, unusable: 0 };

/**
 * The pace after an answer to a call for `asked` deliveries. One number over which a panel stumbles must not hide the
 * others: half as many are asked for until it is alone, and twice as many after each answer that says something.
 */
export function paceAfter(pace: Pace, asked: number, isUsable: boolean): Pace {
  if (isUsable) return { size: Math.min(mostAtOnce, pace.size * 2), unusable: 0 };
  const unusable = pace.unusable + 1;
  return { size: isBroken({ unusable }) ? mostAtOnce : Math.max(1, Math.floor(asked / 2)), unusable };
}

/** Whether a panel says nothing usable, however few it is asked for. */
export function isBroken({ unusable }: Pick<Pace, 'unusable'>): boolean {
  return unusable >= brokenAfter;
}
