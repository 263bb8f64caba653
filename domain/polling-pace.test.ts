import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fullPace, isBroken, mostAtOnce, paceAfter, pollPause, statusShare } from './polling-pace';

/** Reads the deliveries 0…n-1 in order, as the status sync does; an answer that includes one of `bad` is unusable. */
function ask(n: number, bad: ReadonlySet<number>): { seen: Set<number>; calls: number } {
  let pace = fullPace;
  let next = 0;
  let calls = 0;
  const seen = new Set<number>();
  while (next < n) {
    const page = Array.from({ length: Math.min(pace.size, n - next) }, (_, index) => next + index);
    calls += 1;
    const isUsable = !page.some((one) => bad.has(one));
    if (isUsable) for (const one of page) seen.add(one);
    const before = pace;
    pace = paceAfter(pace, page.length, isUsable);
    if (isUsable || page.length === 1 || isBroken(before)) next += page.length;
  }
  return { seen, calls };
}

describe('a panel that is asked for many at once', () => {
  test('one bad number hides no other, and costs only a few calls', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(), (n, at) => {
        const { seen, calls } = ask(n, new Set([at % n]));
        expect(seen.size).toBe(n - 1);
        expect(calls).toBeLessThan(Math.ceil(n / mostAtOnce) + 40);
      }),
    ));

  test('a panel that always returns nothing usable soon gets full pages again', () => {
    const { seen, calls } = ask(1000, new Set(Array.from({ length: 1000 }, (_, index) => index)));
    expect(seen.size).toBe(0);
    expect(calls).toBeLessThan(25);
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
