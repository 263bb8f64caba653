import type { Stripe } from 'stripe';
import { isRedirectMethod, REDIRECT_METHODS } from './browser/redirect-methods';

/** What the account has switched on in the dashboard. */
const SWITCHED_ON = ['card', 'link', ...REDIRECT_METHODS];

/** The methods that an intent with automatic payment methods takes: those switched on, within what it allows. */
export function automaticMethods({
  automatic_payment_methods: automatic,
  allowed_payment_method_types: allowed,
}: Pick<Stripe.PaymentIntent, 'automatic_payment_methods' | 'allowed_payment_method_types'>): string[] {
  return SWITCHED_ON.filter(
    (type) =>
      (allowed === null || allowed.includes(type)) &&
      (automatic?.allow_redirects !== 'never' || !isRedirectMethod(type)),
  );
}
