import { type Language, localeOf } from './money';
import { dateInWords } from './typography';

/** A whole number with thousands separators, also for four digits. */
export function formatCount(value: number, language: Language): string {
  let format = counts.get(language);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), { useGrouping: 'always' });
    counts.set(language, format);
  }
  return format.format(value);
}

/** Creating one takes longer than using it a hundred times. */
const counts = new Map<Language, Intl.NumberFormat>();

/** A percentage such as `21 %`. */
export function formatPercent(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 100,
  );
}

/** Day and time in the shop's zone (D3), 24 hours (S0 §2). A text is an ISO text. */
export function formatMoment(at: Date | string, language: Language): string {
  return dateInWords(new Date(at), language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
