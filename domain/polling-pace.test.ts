import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fullPace, isBroken, mostAtOnce, paceAfter, pollPause, statusShare, sweepSize } from './polling-pace';

/** Reads the deliveries 0…n-1 in order, as the status sync does; an answer about any of `bad` is unusable. */
function ask(n: number, bad: ReadonlySet<number>) {
  let pace = fullPace;
  let next = 0;
  let calls = 0;
  const seen = new Set<number>();
  while (next < n) {
    const page = Array.from({ length: Math.min(sweepSize(pace), n - next) }, (_, index) => next + index);
    calls += 1;
    const isUsable = !page.some((one) => bad.has(one));
    if (isUsable) for (const one of page) seen.add(one);
    if (isUsable || page.length === 1 || isBroken(pace)) next += page.length;
    pace = paceAfter(pace, page.length, isUsable);
  }
  return { seen, calls };
}

/** How many deliveries there are, and which of them, side by side, the panel can't handle. */
const someBad = fc
  .record({ n: fc.integer({ min: 1, max: 1000 }), at: fc.nat(), count: fc.integer({ min: 1, max: 9 }) })
  .map(({ n, at, count }) => ({
    n,
    bad: new Set(Array.from({ length: count }, (_, index) => (at + index) % n)),
  }));

describe('a panel that is asked for many at once', () => {
  test('a few bad numbers hide no other, and each costs only a few calls', () =>
    fc.assert(
      fc.property(someBad, ({ n, bad }) => {
        const { seen, calls } = ask(n, bad);
        expect(seen.size).toBe(n - bad.size);
        expect(calls).toBeLessThan(Math.ceil(n / mostAtOnce) + 40 * bad.size);
      }),
    ));

  test('a panel that always returns nothing usable soon gets full pages again', () => {
    const all = new Set(Array.from({ length: 1000 }, (_, index) => index));
    const { seen, calls } = ask(1000, all);
    expect(seen.size).toBe(0);
    expect(calls).toBeLessThan(30);
  });
});

describe('the pause of the watch', () => {
  const every = 3000;

  test('is the setting, or as short as the queue allows while deliveries wait for the next call', () => {
    expect(pollPause(20, every, false)).toBe(every);
    expect(pollPause(20, every, true)).toBe(10);
  });

  test.each([0.3, 0.4, 1.3, 2.6])('leaves every second call of a slow panel to a cancel: %d/s', (rate) => {
    const call = 1000 / (rate * statusShare);
    for (const isMore of [false, true]) expect(pollPause(rate, every, isMore)).toBeCloseTo(2 * call);
    // The 20 seconds of a cancel (workflows/activity-options.ts).
    expect(call).toBeLessThan(20_000);
  });
});
