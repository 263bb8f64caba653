import { workBetween } from './profile';

const samples = [
  { at: 0, busy: 0 },
  { at: 1000, busy: 2000 },
  { at: 2000, busy: 2000 },
];

test('work is what all processors did between two moments, also between two samples', () => {
  expect(workBetween(samples, 0, 1000)).toBe(2000);
  expect(workBetween(samples, 500, 1500)).toBe(1000);
  expect(workBetween(samples, 1200, 1800)).toBe(0);
});

test('outside of the samples no work is known', () => {
  expect(workBetween(samples, -500, 0)).toBe(0);
  expect(workBetween(samples, 2000, 9000)).toBe(0);
});
