/** An amount of money as an integer number of euro cents. */
export type Cents = number;

/** Languages of the shop; the first is the default (D2). */
export const languages = ['es', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

const locales: Record<Language, string> = { es: 'es-ES', fr: 'fr-FR', it: 'it-IT' };

/** The BCP 47 locale in which amounts and dates of a language are written. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** An amount as a person reads it, e.g. `3,49 €` (D3). */
export function formatEuros(cents: Cents, language: Language): string {
  let format = euros.get(language);
  if (!format) {
    const how = { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 } as const;
    format = new Intl.NumberFormat(localeOf(language), how);
    euros.set(language, format);
  }
  return format.format(cents / 100);
}

/** Creating one takes longer than using it a hundred times. */
const euros = new Map<Language, Intl.NumberFormat>();

/** An amount as calls carry it: decimals with a dot, e.g. `3.49` (S0 §9). */
export function toDecimal(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Amounts of calls, with a dot and at most two decimals. */
export const decimalPattern = /^\d{1,7}(\.\d{1,2})?$/;

/** The cents of a text with this pattern; no float ever rounds an amount. */
export function centsOf(amount: string): Cents {
  const [whole = '', decimals = ''] = amount.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The same of any text; undefined if it is no such amount. */
export function parseDecimal(text: string): Cents | undefined {
  return decimalPattern.test(text) ? centsOf(text) : undefined;
}

/** Rounds half up to the cent; the one rounding rule of the shop (D6). */
export function roundCents(value: number): Cents {
  return Math.floor(value + 0.5);
}

/** The value added tax contained in a price: total × r / (100 + r) (D31). */
export function vatContained(totalCents: Cents, ratePercent: number): Cents {
  return roundCents((totalCents * ratePercent) / (100 + ratePercent));
}
