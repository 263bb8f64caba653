import { startOfDay } from './madrid-day';

test.each([
  ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
  // The clock is set back in the night of the 25th.
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('%s and %d days begins at %s [F34]', (day, later, at) =>
  expect(startOfDay(day, later).toISOString()).toBe(at),
);
