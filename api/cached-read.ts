import { setTimeout as pause } from 'node:timers/promises';

/** How long a read counts as current, in ms: like prices in browsers (S0 §7). */
const currentMs = 5_000;
/** How long a page waits for a read, in ms: then it is sent with the last known value, or without. */
const patienceMs = 300;

/** A value that all callers share, read at most every five seconds, or when its version has changed. */
export interface CachedRead<T> {
  /** For answers: waits for the read, and rejects if it fails. */
  current(): Promise<T>;
  /**
   * For pages: if the read fails or takes too long, the last value of this version. Undefined if none is known, which
   * doesn't mean that there is none.
   */
  inTime(): Promise<T | undefined>;
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
  let last: { value: T; version: number } | undefined;

  const current = () => {
    if (newest && now() - readAt <= currentMs && readVersion === version()) return newest;
    const asked = version();
    readAt = now();
    readVersion = asked;
    newest = read();
    newest.then(
      (value) => {
        last = { value, version: asked };
      },
      () => undefined,
    );
    return newest;
  };
  return {
    current,
    async inTime() {
      const late = pause(patienceMs, undefined, { ref: false });
      const fresh = await Promise.race([current().catch(() => undefined), late]);
      return fresh ?? (last?.version === version() ? last.value : undefined);
    },
  };
}
