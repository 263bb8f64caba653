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

/** The payment methods of a purchase by language, for Stripe's `allowed_payment_method_types`. */
export function paymentMethodTypes(language: Language): string[] {
  return [...decided[language]];
}
