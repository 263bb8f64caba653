import { type Day, dayOf, daysBetween } from '#domain/days.ts';
import { formatEuros, parseDecimal } from '#domain/money.ts';
import { noMaximum, type PanelService } from '#domain/panel-services.ts';

const timeZone = 'Europe/Madrid';
const exactFormat = new Intl.DateTimeFormat('es-ES', {
  timeZone,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const shortWords = new Intl.RelativeTimeFormat('es', { style: 'short' });
// In short, months are "m" like minutes.
const longWords = new Intl.RelativeTimeFormat('es');
// Only days have names that are clear: the last month may be two days or two months ago.
const dayWords = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
// Spanish leaves four-digit numbers ungrouped; in a column they must line up with the others.
const countFormat = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** An amount in cents in Spanish format, e.g. `3,49 €`. */
export function euros(cents: number): string {
  return formatEuros(cents, 'es');
}

/** A number with thousands separators, e.g. `1.000` or `1,5`. */
export function count(value: number): string {
  return countFormat.format(value);
}

/** The quantities that a panel takes, e.g. `100–10.000`. */
export function panelRange({ min, max }: Pick<PanelService, 'min' | 'max'>): string {
  return max < noMaximum ? `${count(min)}–${count(max)}` : `${count(min)}, sin máximo`;
}

const minuteFormat = new Intl.DateTimeFormat('es-ES', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment chosen to the minute, past or future, in the shop's time zone, e.g. `3 nov 2026, 10:00`. */
export function minuteTime(iso: string): string {
  return minuteFormat.format(new Date(iso));
}

/** The exact moment in the shop's time zone (D3). */
export function exactTime(iso: string): string {
  return exactFormat.format(new Date(iso));
}

/** A slow clock of the browser must not show what has just happened as the future. */
const slowClockSeconds = 5 * 60;

/**
 * How long ago or how far ahead, e.g. `hace 5 min`, `anteayer`, `dentro de 7 días`; `now` in epoch ms. A day or more
 * away, the shop's calendar counts: yesterday is the day before today, however many hours ago.
 */
export function relativeTime(iso: string, now: number): string {
  const at = Date.parse(iso);
  const seconds = (at - now) / 1000;
  if (seconds > -10 && seconds < slowClockSeconds) return dayWords.format(0, 'second');
  const [length, ahead] = [Math.abs(seconds), Math.sign(seconds)];
  if (length < 60) return shortWords.format(ahead * Math.floor(length), 'second');
  if (length < 3600) return shortWords.format(ahead * Math.floor(length / 60), 'minute');
  const today = dayOf(new Date(now));
  const day = dayOf(new Date(at));
  // The day on which the clocks go back has 25 hours.
  if (length < 24 * 3600 || day === today)
    return shortWords.format(ahead * Math.floor(length / 3600), 'hour');
  const months = ahead < 0 ? monthsBetween(day, today) : monthsBetween(today, day);
  if (months >= 12) return longWords.format(ahead * Math.floor(months / 12), 'year');
  if (months > 0) return longWords.format(ahead * months, 'month');
  const days = ahead < 0 ? 1 - daysBetween(day, today) : daysBetween(today, day) - 1;
  return dayWords.format(days, 'day');
}

/** The whole months from one day to a later one. */
function monthsBetween(from: Day, to: Day): number {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number];
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

/** Reads an amount as a person types it (`12,50`, `12.5`, `12 €`) into cents; undefined if it isn't one. */
export function parseEuros(text: string): number | undefined {
  return parseDecimal(text.replace(/[\s€]/g, '').replace(',', '.'));
}

/** An amount as a person would type it into a field, e.g. `12,50`. */
export function typedEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** A number as people type it in Spain, e.g. `12,5` or `12,5 %`; NaN if it isn't one, which every schema refuses. */
export function typedNumber(text: string): number {
  const plain = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Reads a typed whole number (`1.000`, `1000`, `1 000`); NaN, which every schema refuses, if it isn't one. */
export function readWhole(typed: string): number {
  const plain = typed.trim().replace(/[\s.](?=\d{3}(\D|$))/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A number as it is typed, e.g. `12,5`. */
export function numberToType(value: number): string {
  return String(value).replace('.', ',');
}

const percentFormat = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 1 });
// Days come as dates without a time: read and written as UTC they stay the same day.
const dayFormat = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const fullDayFormat = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'short', year: '2-digit' });

/** A share from 0 to 1, e.g. `12,5 %`. */
export function percent(share: number): string {
  return percentFormat.format(share);
}

// A panel's price for one unit has more decimals than a cent.
const moneyFormat = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 5 });

/** An amount in the currency of a panel or a payment, e.g. `100,84 USD`; euros as everywhere. */
export function moneyIn(amount: number | string, currency: string | undefined): string {
  const unit = currency === 'EUR' ? '€' : currency;
  return `${moneyFormat.format(Number(amount))}${unit ? ` ${unit}` : ''}`;
}

/** A day of the shop, e.g. `3 nov`. */
export function shortDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** A day of the shop with its year, e.g. `3 nov 2026`. */
export function fullDay(day: string): string {
  return fullDayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** The month of a day, e.g. `nov 26`. */
export function shortMonth(day: string): string {
  return monthFormat.format(new Date(`${day}T00:00:00Z`));
}

/** A duration in its two largest units, e.g. `2 h 15 min`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60)
    return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`;
  const hours = Math.round(minutes / 60);
  return hours % 24 ? `${Math.floor(hours / 24)} d ${hours % 24} h` : `${hours / 24} d`;
}
