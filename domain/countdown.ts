/** Two digits each, as the clock of the banner shows them. */
export interface Clock {
  hours: string;
  minutes: string;
  seconds: string;
}

/** Time left as hours, minutes and seconds. `left` in whole seconds. */
export function clockOf(left: number): Clock {
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    hours: two(Math.floor(left / 3600)),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  };
}

/** How a countdown runs. */
export interface CountdownRule {
  /** How long it lasts. */
  seconds: number;
  /** Whether it starts again at zero (D33). */
  restarts: boolean;
  /** When the code that it belongs to ends, in epoch ms; undefined if it has no end. */
  codeEndsAt?: number;
}

/** A running countdown: when it ends, in epoch ms. */
export interface Countdown {
  endsAt: number;
  /** Whole seconds left; 0 once it is over for good. */
  left: number;
}

/**
 * A countdown at `now` (epoch ms). It starts at the first visit, and again at zero if it restarts (S1 §2.14), but never
 * shows more time than its code has. A stored end that is impossible for this rule is ignored.
 */
export function countDown(
  stored: number | undefined,
  now: number,
  { seconds, restarts, codeEndsAt = Number.POSITIVE_INFINITY }: CountdownRule,
): Countdown {
  const until = (endsAt: number) => ({ endsAt, left: Math.max(0, Math.ceil((endsAt - now) / 1000)) });
  const latest = Math.min(now + seconds * 1000, codeEndsAt);
  if (stored === undefined || !Number.isFinite(stored) || stored > latest) return until(latest);
  return until(stored <= now && restarts ? latest : stored);
}
