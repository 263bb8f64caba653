import { setTimeout as pause } from 'node:timers/promises';

/** How long a read counts as current, in ms: like prices in browsers (S0 §7). */
const currentMs = 5_000;
/** How long a page waits for a read if an earlier value is known, in ms; */
const patienceMs = 300;
/** and if none is known. */
const firstPatienceMs = 1_000;

/** A value that all callers share, read at most every five seconds, or when its version has changed. */
export interface CachedRead<T> {
  /** For answers: waits for the read, and rejects if it fails. */
  current(): Promise<T>;
  /** For pages: if the read fails or takes too long, the last known value. */
  inTime(): Promise<InTime<T>>;
}

/** `value` is undefined if none is known, which doesn't mean that there is none. */
export interface InTime<T> {
  value?: T;
  isCurrent: boolean;
}

/** `now` gives epoch ms; `version` changes when an administrator changes what is read. */
export function cachedRead<T>(
  read: () => Promise<T>,
  now: () => number,
  version: () => number = () => 0,
): CachedRead<T> {
  let newest: Promise<T> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let readVersion = 0;
  let last: { value: T } | undefined;

  const current = () => {
    if (newest && now() - readAt <= currentMs && readVersion === version()) return newest;
    readAt = now();
    readVersion = version();
    const mine = read();
    newest = mine;
    mine.then(
      (value) => {
        last = { value };
      },
      () => {
        // The next caller reads again.
        if (newest === mine) newest = undefined;
      },
    );
    return mine;
  };
  return {
    current,
    async inTime() {
      const late = pause(last ? patienceMs : firstPatienceMs, undefined, { ref: false });
      const fresh = await Promise.race([
        current().then(
          (value) => ({ value }),
          () => undefined,
        ),
        late,
      ]);
      return fresh ? { ...fresh, isCurrent: true } : { ...last, isCurrent: false };
    },
  };
}
