/** Times of one kind in ms, reduced. */
export interface Spread {
  n: number;
  p50: number;
  p95: number;
}

/** Median and p95 of measured times (ms). Throws if there are none. */
export function spreadOf(times: readonly number[]): Spread {
  return { n: times.length, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** The value below which the given share (0 to 1) of all values lies. Throws if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new RangeError('There is nothing to reduce');
  return value;
}

/** Runs `work` `times` times with the concurrency `atOnce`; returns the throughput per second. */
export async function perSecond(
  times: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) {
        const index = next;
        next += 1;
        await work(index);
      }
    }),
  );
  return times / ((performance.now() - begin) / 1000);
}

/** How long `work` takes, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
