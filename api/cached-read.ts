import { setTimeout as pause } from 'node:timers/promises';

/** How long a read counts as current, in ms: like prices in browsers (S0 §7). */
const currentMs = 5_000;
/** How long a page waits for a read if it can show an earlier value, in ms. */
const patienceMs = 300;
/** How long it waits if there is no earlier value, in ms. */
const firstPatienceMs = 1_000;

/** A value that all callers share, read again when it is no longer current, or when its version has changed. */
export interface CachedRead<T> {
  /** For answers: waits for the read, and rejects if it fails. */
  current(): Promise<T>;
  /** For pages: if the read fails or takes too long, the last known value. */
  inTime(): Promise<InTime<T>>;
}

/** The value that a page shows. */
export interface InTime<T> {
  /** Undefined if no read has succeeded yet. */
  value?: T;
  /** Whether the read succeeded in time. If not, `value` may be old. */
  isCurrent: boolean;
}

/**
 * `now` gives epoch ms; `version` changes when an administrator changes what is read. `validMs`: how long a read counts as
 * current.
 */
export function cachedRead<T>(
  read: () => Promise<T>,
  now: () => number,
  version: () => number = () => 0,
  validMs = currentMs,
): CachedRead<T> {
  let newest: Promise<T> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let readVersion = 0;
  let reads = 0;
  let last: { value: T; read: number } | undefined;

  const current = () => {
    if (newest && now() - readAt <= validMs && readVersion === version()) return newest;
    readAt = now();
    readVersion = version();
    reads += 1;
    const number = reads;
    const mine = read();
    newest = mine;
    mine.then(
      (value) => {
        // A slow read may end after a newer one.
        if (!last || last.read < number) last = { value, read: number };
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
      return fresh ? { ...fresh, isCurrent: true } : { ...(last && { value: last.value }), isCurrent: false };
    },
  };
}
