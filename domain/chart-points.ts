import { addDays, type Day } from './days';
import { addUp, type DatedFigures, type DayFigures } from './figures';

/** Ranges longer than this are shown by month: more bars than that are only noise. In days. */
export const mostBars = 92;

/** Consecutive days that are shown as one point. */
export interface Group {
  from: Day;
  to: Day;
  figures: DayFigures;
}

/** Single days, or months if there are too many days. */
export function grouped(days: readonly DatedFigures[]): Group[] {
  if (days.length <= mostBars)
    return days.map((figures) => ({ from: figures.day, to: figures.day, figures }));
  const months = new Map<string, DatedFigures[]>();
  for (const day of days) {
    const month = day.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months.values()].map((month) => ({
    from: month[0]?.day ?? '',
    to: month.at(-1)?.day ?? '',
    figures: addUp(month),
  }));
}

/** The groups of the previous range of the same length, one for each current group. */
export function shifted(groups: readonly Group[], length: number, days: readonly DatedFigures[]): Group[] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return groups.map(({ from, to }) => {
    const [begin, end] = [addDays(from, -length), addDays(to, -length)];
    const mine: DayFigures[] = [];
    for (let day = begin; day <= end; day = addDays(day, 1)) {
      const found = byDay.get(day);
      if (found) mine.push(found);
    }
    return { from: begin, to: end, figures: addUp(mine) };
  });
}
