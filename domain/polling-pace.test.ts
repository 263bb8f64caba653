import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  fullPace,
  isBroken,
  leavesTheRest,
  mostAtOnce,
  paceAfter,
  pauseAmong,
  pollPause,
  statusShare,
  sweepSize,
} from './polling-pace';

/**
 * Reads the deliveries 0…n-1 in order, as the status sync does; an answer about any of `bad` is unusable, or missing from a
 * `silent` panel.
 */
function ask(n: number, bad: ReadonlySet<number>, silent = false) {
  let pace = fullPace;
  let next = 0;
  let calls = 0;
  const seen = new Set<number>();
  while (next < n) {
    const page = Array.from({ length: Math.min(sweepSize(pace), n - next) }, (_, index) => next + index);
    calls += 1;
    const isUsable = !page.some((one) => bad.has(one));
    if (isUsable) for (const one of page) seen.add(one);
    if (leavesTheRest(pace, isUsable || !silent)) break;
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

  const side = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

  test('a panel that never answers gets as many calls, however many deliveries are open', () => {
    for (const n of [300, 5000])
      expect(ask(n, new Set(side(0, n)), true)).toEqual({ seen: new Set(), calls: 17 });
  });

  test.each([
    [10, 990],
    // They make it look broken, so the rest of their page is not sought one by one.
    [11, 890],
    [30, 890],
  ])('a panel that refuses %d numbers side by side is asked for the others', (count, read) => {
    expect(ask(1000, new Set(side(0, count))).seen.size).toBe(read);
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

describe('the pause of an open refill', () => {
  /** Rates that a panel may have (domain/calls/admin-providers.ts), and how old its refills are. */
  const panel = fc.record({
    maxCallsPerSecond: fc.double({ min: 0.1, max: 100, noNaN: true }),
    pauses: fc.array(fc.integer({ min: 1, max: 3600 }), { minLength: 1, maxLength: 300 }),
    times: fc.integer({ min: 1, max: 20 }),
    lot: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  test('leaves half of the status queue to others, however many refills are open', () =>
    fc.assert(
      fc.property(panel, ({ maxCallsPerSecond, pauses, times, lot }) => {
        const open = pauses.length * times;
        const calls = pauses.map((pause) => times / pauseAmong(pause, { open, maxCallsPerSecond, lot }));
        const sum = calls.reduce((one, other) => one + other);
        expect(sum).toBeLessThanOrEqual(((maxCallsPerSecond * statusShare) / 2) * (1 + 1e-9));
      }),
    ));

  test('is that of its age while few are open', () => {
    const at = (open: number, maxCallsPerSecond: number) =>
      pauseAmong(60, { open, maxCallsPerSecond, lot: 1 });
    expect([at(1, 0.2), at(5, 1), at(50, 10)]).toEqual([60, 60, 60]);
  });

  test('differs from poll to poll while many are open, by up to a half', () => {
    const pauses = [0, 0.5, 1].map((lot) => pauseAmong(60, { open: 400, maxCallsPerSecond: 10, lot }));
    expect(pauses).toEqual([320, 400, 480]);
  });
});
