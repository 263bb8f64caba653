import { perSecond, quantile, spreadOf } from './statistics';

test('a spread is the median and the slow end of the measurements, in any order', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(spreadOf(times)).toEqual({ n: 100, p50: 51, p95: 96 });
  expect(spreadOf([7])).toEqual({ n: 1, p50: 7, p95: 7 });
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});

test('a rate runs everything once and never exceeds the concurrency', async () => {
  const seen: number[] = [];
  let [now, most] = [0, 0];
  const rate = await perSecond(20, 4, async (index) => {
    now += 1;
    most = Math.max(most, now);
    seen.push(index);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
  });
  expect(seen.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(most).toBe(4);
  // Five turns of at least 5 ms.
  expect(rate).toBeLessThanOrEqual(20 / 0.024);
});
