import { type CountdownRule, clockOf, countDown } from '#domain/countdown.ts';
import { tabStore } from './storage';

/** The storage key of the end of the tab's countdown. */
const endKey = 'bannerEndsAt';

let endsAt: number | undefined;

/** Whole seconds left of this tab's countdown, which starts at the first call; 0 once it is over for good. */
export function secondsLeft(rule: CountdownRule, now: number): number {
  const stored = tabStore.getItem(endKey);
  const countdown = countDown(endsAt ?? (stored === null ? undefined : Number(stored)), now, rule);
  if (countdown.endsAt !== endsAt) tabStore.setItem(endKey, String(countdown.endsAt));
  endsAt = countdown.endsAt;
  return countdown.left;
}

/**
 * Runs the clock of a rendered page (web/shell/banner-clock.tsx) until its app does. Returns the function that stops
 * it.
 */
export function tickWithoutApp(root: ParentNode): () => void {
  const clock = root.querySelector<HTMLElement>('[data-countdown]');
  if (!clock) return () => undefined;
  const { countdown, restarts, codeEnds } = clock.dataset;
  const rule = {
    seconds: Number(countdown),
    restarts: restarts === 'true',
    codeEndsAt: codeEnds === undefined ? undefined : Number(codeEnds),
  };
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
