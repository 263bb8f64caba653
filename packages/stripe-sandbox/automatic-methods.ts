import type { Stripe } from 'stripe';
import { isRedirectMethod, REDIRECT_METHODS } from './browser/redirect-methods';

/** Payment methods enabled in the account's dashboard. */
const SWITCHED_ON = ['card', 'link', ...REDIRECT_METHODS];

/** The methods of an intent with automatic payment methods: the enabled ones, within what it allows. */
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
