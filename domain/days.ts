/** A day of the shop's calendar (D3: Europe/Madrid), e.g. `2026-11-21`. */
export type Day = string;

const timeZone = 'Europe/Madrid';
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const dayMs = 24 * 3600 * 1000;

/** The shop's day at a moment. */
export function dayOf(at: Date): Day {
  return dayFormat.format(at);
}

/** Adds days; a negative number subtracts them. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The number of days from one to the other, both included. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;
}

/** Every day from one to the other, both included. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));
}

/** When a day begins. Clocks never change at midnight, so reading midnight's offset is enough. */
export function startOf(day: Day): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // Madrid is ahead of UTC: at midnight UTC its clock shows the offset.
  for (const hours of [1, 2]) {
    const at = new Date(utc - hours * 3600 * 1000);
    if (dayOf(at) === day && clockFormat.format(at) === '00:00:00') return at;
  }
  throw new Error(`No midnight on ${day}`);
}

/** A moment in the format of a date-and-time field, by the shop's clock, e.g. `2026-11-21T09:30`. */
export function clockOf(at: Date): string {
  return `${dayOf(at)}T${clockFormat.format(at).slice(0, 5)}`;
}

/**
 * The moment that a date-and-time field means by the shop's clock; undefined if it is invalid. In an hour that the
 * clock shows twice, the first counts; a skipped hour means the hour after.
 */
export function momentOf(clock: string): Date | undefined {
  const utc = Date.parse(`${clock}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) || Number.isNaN(utc)) return undefined;
  for (const hours of [2, 1]) {
    const at = new Date(utc - hours * 3600 * 1000);
    if (clockOf(at) === clock) return at;
  }
  return new Date(utc - 3600 * 1000);
}

/** The ranges of the dashboard. */
export const ranges = ['today', '7', '30', '90', '365', 'custom'] as const;
export type RangeName = (typeof ranges)[number];

/** The longest range: together with the previous one, about four years of days. */
export const mostDays = 731;

/** Consecutive days, both ends included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/**
 * The requested days, and as many before them. Reversed dates are swapped; future days and more than `mostDays` are cut
 * off; a custom range without dates is the last 30 days.
 */
export function rangeOf(
  asked: { range: RangeName; from?: Day; to?: Day },
  now: Date,
): { current: DayRange; previous: DayRange } {
  const current = currentRange(asked, dayOf(now));
  const length = daysBetween(current.from, current.to);
  return { current, previous: { from: addDays(current.from, -length), to: addDays(current.from, -1) } };
}

function currentRange({ range, from, to }: { range: RangeName; from?: Day; to?: Day }, today: Day): DayRange {
  if (range === 'custom' && (from || to)) {
    const [a, b] = [from ?? to ?? today, to ?? from ?? today].sort() as [Day, Day];
    const end = b < today ? b : today;
    const begin = [a, end].sort()[0] as Day;
    return { from: daysBetween(begin, end) > mostDays ? addDays(end, 1 - mostDays) : begin, to: end };
  }
  return lastDays(range === 'today' ? 1 : range === 'custom' ? 30 : Number(range), today);
}

/** This many days, of which the last is `today`. */
export function lastDays(days: number, today: Day): DayRange {
  return { from: addDays(today, 1 - days), to: today };
}
