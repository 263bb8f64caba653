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

/** A running countdown: when it ends, in epoch ms. */
export interface Countdown {
  endsAt: number;
  /** Whole seconds left; 0 once it is permanently over. */
  left: number;
}

/**
 * A countdown at `now` (epoch ms). It lasts `seconds`, starts at the first visit, and starts again at zero if it
 * `restarts` (S1 §2.14; D33). A stored end that is impossible for this length is ignored.
 */
export function countDown(
  stored: number | undefined,
  now: number,
  { seconds, restarts }: { seconds: number; restarts: boolean },
): Countdown {
  const whole = { endsAt: now + seconds * 1000, left: seconds };
  if (stored === undefined || !Number.isFinite(stored) || stored > whole.endsAt) return whole;
  if (stored > now) return { endsAt: stored, left: Math.ceil((stored - now) / 1000) };
  return restarts ? whole : { endsAt: stored, left: 0 };
}
