import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fullPace, isBroken, mostAtOnce, paceAfter } from './polling-pace';

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
