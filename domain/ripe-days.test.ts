import { lastRipeDay } from './ripe-days';

const hours = (abandoned: number, late?: number) => ({
  abandonAfterSeconds: abandoned * 3600,
  lateAfterSeconds: late && late * 3600,
});

test.each([
  // The last cart of the 27th was begun just before midnight, 48 hours ago.
  ['2026-11-29T23:00:00Z', hours(24, 48), '2026-11-27'],
  ['2026-11-29T22:59:59Z', hours(24, 48), '2026-11-26'],
  ['2026-11-29T23:00:00Z', hours(24), '2026-11-27'],
  // Of both times the longer one counts.
  ['2026-11-29T23:00:00Z', hours(72, 48), '2026-11-26'],
  ['2026-11-29T23:00:00Z', hours(1, 1), '2026-11-28'],
  // The 25th of October has 25 hours.
  ['2026-10-26T22:00:00Z', hours(24, 48), '2026-10-24'],
  ['2026-10-26T21:59:59Z', hours(24, 48), '2026-10-23'],
])('at %s, with %j, the last ripe day is %s', (now, settings, day) => {
  expect(lastRipeDay(new Date(now), settings)).toBe(day);
});
