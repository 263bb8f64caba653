import type { Language } from './money';

/**
 * Payment methods by Stripe's names, chosen by language (docs/decisions/0044). Apple Pay and Google Pay are cards to
 * Stripe. The account offers those of them that are enabled; other enabled methods never appear.
 */
const decided = {
  es: ['card', 'link', 'bizum'],
  fr: ['card', 'link'],
  it: ['card', 'link', 'satispay'],
} as const satisfies Record<Language, readonly string[]>;

type MethodType = (typeof decided)[Language][number];

/** Wallets that Stripe reports as a card's. */
const wallets = ['apple_pay', 'google_pay'] as const;

/** Methods of payments from before decision 0044: the account offered them. */
const former = ['paypal', 'klarna'] as const;

/** The payment method of a charge: Stripe's wallet, else its type. */
export type PaymentMethodName = MethodType | (typeof wallets)[number] | (typeof former)[number];

/** The brands of all methods but the card, the same in every language. */
export const methodBrands = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  bizum: 'Bizum',
  satispay: 'Satispay',
  paypal: 'PayPal',
  klarna: 'Klarna',
} satisfies Record<Exclude<PaymentMethodName, 'card'>, string>;

/** The names that shoppers know. */
const names: Record<MethodType, readonly string[]> = {
  card: ['Visa', 'Mastercard', 'American Express', methodBrands.apple_pay, methodBrands.google_pay],
  link: [methodBrands.link],
  bizum: [methodBrands.bizum],
  satispay: [methodBrands.satispay],
};

/** Every payment method that a charge of this shop may have. */
export const paymentMethods: readonly PaymentMethodName[] = [
  ...new Set(['card' as const, ...wallets, ...Object.values(decided).flat(), ...former]),
];

/** The payment methods of a language, by the names that shoppers know. */
export function waysToPay(language: Language): string[] {
  return decided[language].flatMap((type) => names[type]);
}

/** The payment methods of a purchase in a language, as Stripe's `allowed_payment_method_types`. */
export function paymentMethodTypes(language: Language): string[] {
  return [...decided[language]];
}
