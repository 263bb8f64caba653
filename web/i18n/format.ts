import { type Language, localeOf } from '#domain/money.ts';
import { dateInWords } from '#domain/typography.ts';

export { formatCount, formatMoment, formatPercent } from '#domain/format.ts';

/** A day without its time. */
export function formatDay(at: string, language: Language): string {
  return dateInWords(new Date(at), language, { day: 'numeric', month: 'long' });
}

/** Day, short month and year, such as `05 nov 2026` (S1 §2.5: dd MMM yyyy). */
export function formatDate(at: string, language: Language): string {
  return dateInWords(new Date(at), language, { day: '2-digit', month: 'short', year: 'numeric' });
}

/** Short form for lines of a timeline. */
export function formatShortMoment(at: string, language: Language): string {
  return dateInWords(new Date(at), language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** Time left as `3:05`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** A waiting time in words, such as `3 minutos`, never shorter than `seconds`. */
export function formatWait(seconds: number, language: Language): string {
  const inWords = (value: number, unit: string) =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  if (seconds < 60) return inWords(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? inWords(minutes, 'minute') : inWords(Math.ceil(seconds / 3600), 'hour');
}
