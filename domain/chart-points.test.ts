import { grouped, shifted } from './chart-points';
import { addDays, daysFrom } from './days';
import { noFigures } from './figures';

const days = (from: string, to: string) =>
  daysFrom(from, to).map((day) => ({ ...noFigures(), orders: 1, day }));

test('a quarter is shown by day, a year by month, and nothing is lost', () => {
  expect(grouped(days('2026-11-01', '2026-11-30'))).toHaveLength(30);
  const year = grouped(days('2025-11-22', '2026-11-21'));
  expect(year.map(({ from, to }) => [from, to])).toContainEqual(['2026-02-01', '2026-02-28']);
  expect(year).toHaveLength(13);
  expect(year.reduce((sum, { figures }) => sum + figures.orders, 0)).toBe(365);
});

test('each point is compared with the same number of days before', () => {
  const now = grouped(days('2026-11-15', '2026-11-21'));
  const before = shifted(now, 7, days('2026-11-08', '2026-11-14'));
  expect(before.map(({ from }) => from)).toEqual(now.map(({ from }) => addDays(from, -7)));
  expect(before.every(({ figures }) => figures.orders === 1)).toBe(true);
});
