import { clockOf, countDown } from '#domain/countdown.ts';

/** The storage key of the end of the tab's countdown. */
const endKey = 'bannerEndsAt';

/** How long a countdown lasts and what it does at zero; see domain/offer.ts. */
export interface CountdownRule {
  seconds: number;
  restarts: boolean;
}

/** Without storage the countdown restarts at every page load. */
let endsAt: number | undefined;

/** Whole seconds left of this tab's countdown, which starts at the first call; 0 once it is over for good. */
export function secondsLeft(rule: CountdownRule, now: number): number {
  const countdown = countDown(endsAt ?? stored(), now, rule);
  if (countdown.endsAt !== endsAt) keep(countdown.endsAt);
  return countdown.left;
}

/**
 * Runs the clock of a rendered page (web/shell/banner-clock.tsx) until its app does. Returns the function that stops
 * it.
 */
export function tickWithoutApp(root: ParentNode): () => void {
  const clock = root.querySelector<HTMLElement>('[data-countdown]');
  if (!clock) return () => undefined;
  const rule = { seconds: Number(clock.dataset.countdown), restarts: clock.dataset.restarts === 'true' };
  const show = () => {
    const parts = clockOf(secondsLeft(rule, Date.now()));
    for (const [unit, text] of Object.entries(parts)) {
      const place = clock.querySelector(`[data-unit=${unit}]`);
      if (place && place.textContent !== text) place.textContent = text;
    }
  };
  show();
  const timer = setInterval(show, 1000);
  return () => clearInterval(timer);
}

function stored(): number | undefined {
  try {
    const text = sessionStorage.getItem(endKey);
    return text === null ? undefined : Number(text);
  } catch {
    return undefined;
  }
}

function keep(next: number): void {
  endsAt = next;
  try {
    sessionStorage.setItem(endKey, String(next));
  } catch {
    // Then it lasts as long as this page.
  }
}
