import { setTimeout as pause } from 'node:timers/promises';

/** How long the inputs of pages count as current, in ms: like prices in browsers (S0 §7). */
const currentMs = 5_000;
/** How long a page waits for it, in ms: then it is sent without. */
const patienceMs = 300;

/**
 * The result of `read`, read at most every five seconds, or when `version` has changed; undefined if it fails or takes
 * too long. `now` gives epoch ms.
 */
export function cachedRead<T>(
  read: () => Promise<T>,
  now: () => number,
  version: () => number = () => 0,
): () => Promise<T | undefined> {
  let known: Promise<T | undefined> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let readVersion = 0;
  return () => {
    if (!known || now() - readAt > currentMs || readVersion !== version()) {
      readAt = now();
      readVersion = version();
      known = read().catch(() => undefined);
    }
    return Promise.race([known, pause(patienceMs, undefined, { ref: false })]);
  };
}
