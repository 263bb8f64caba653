import { setTimeout as pause } from 'node:timers/promises';

/** How long what pages are made from is taken as current, in ms: as browsers take prices (S0 §7). */
const currentMs = 5_000;
/** How long a page waits for it, in ms: then it goes out without. */
const patienceMs = 300;

/**
 * What `read` gives, asked for at most every five seconds, or where `edition` has become another; undefined where it
 * fails or takes too long. `now` gives epoch ms.
 */
export function remembered<T>(
  read: () => Promise<T>,
  now: () => number,
  edition: () => number = () => 0,
): () => Promise<T | undefined> {
  let known: Promise<T | undefined> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let readEdition = 0;
  return () => {
    if (!known || now() - readAt > currentMs || readEdition !== edition()) {
      readAt = now();
      readEdition = edition();
      known = read().catch(() => undefined);
    }
    return Promise.race([known, pause(patienceMs, undefined, { ref: false })]);
  };
}
