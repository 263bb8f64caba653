import type { Language } from './money';

/**
 * Payment methods by Stripe's names, chosen by language (docs/decisions/0044). Apple Pay and Google Pay are cards to
 * Stripe. The account offers those of them that are enabled; other enabled methods never appear.
 */
const decided: Record<Language, readonly string[]> = {
  es: ['card', 'link', 'bizum'],
  fr: ['card', 'link'],
  it: ['card', 'link', 'satispay'],
};

/** The names that shoppers know. */
const names: Record<string, readonly string[]> = {
  card: ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay'],
  link: ['Link'],
  bizum: ['Bizum'],
  satispay: ['Satispay'],
};

/** The payment methods of a language, by the names that shoppers know. */
export function waysToPay(language: Language): string[] {
  return decided[language].flatMap((type) => names[type] ?? []);
}

/** The payment methods of a purchase in a language, as Stripe's `allowed_payment_method_types`. */
export function paymentMethodTypes(language: Language): string[] {
  return [...decided[language]];
}
