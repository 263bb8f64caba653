import { oldestSeen } from './use-selection';

const [early, late] = ['2026-11-30T10:00:00.000Z', '2026-11-30T10:05:00.000Z'];
const ticked = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, true as const]));

test('ticked rows were seen when the first of them was, until none of those is left', () => {
  const first = { ticked: ticked('1'), seenAt: oldestSeen({ ticked: {} }, ticked('1'), early) };
  expect(first.seenAt).toBe(early);
  expect(oldestSeen(first, ticked('1', '2'), late)).toBe(early);
  expect(oldestSeen({ ticked: ticked('1', '2'), seenAt: early }, ticked('1'), late)).toBe(early);
  expect(oldestSeen(first, ticked('2'), late)).toBe(late);
});

test('a page from the cache shows its rows as they were', () => {
  expect(oldestSeen({ ticked: ticked('1'), seenAt: late }, ticked('1', '2'), early)).toBe(early);
});

test('if an answer says no time, the selection has none', () => {
  expect(oldestSeen({ ticked: {} }, ticked('1'), undefined)).toBeUndefined();
});
