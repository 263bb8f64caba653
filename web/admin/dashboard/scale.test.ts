import { change, ticks } from './scale';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [9990, [0, 2500, 5000, 7500, 10_000]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('a chart up to %s has the lines %j', (largest, lines) => {
  expect(ticks(largest)).toEqual(lines);
});

test('lines are at least a whole unit apart', () => {
  expect(ticks(999, 100)).toEqual([0, 300, 600, 900, 1200]);
  expect(ticks(150, 100)).toEqual([0, 100, 200]);
  expect(ticks(1)).toEqual([0, 1]);
});

test('a change is relative to the previous value, and unknown without one', () => {
  expect(change(150, 100)).toBe(0.5);
  expect(change(50, -100)).toBe(1.5);
  expect(change(5, 0)).toBeUndefined();
  expect(change(undefined, 3)).toBeUndefined();
});
