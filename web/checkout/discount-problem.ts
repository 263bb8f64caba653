import type { Messages } from '../i18n/shape';

/** Why a code was not taken, by the API's code (S0 §8): what is wrong with it, or that it could not be asked. */
export function discountProblem(
  code: string,
  { checkout, errors }: Pick<Messages, 'checkout' | 'errors'>,
): string {
  const { discount } = checkout;
  switch (code) {
    case 'discount_invalid':
    case 'discount_expired':
    case 'discount_used':
    case 'discount_minimum':
    case 'discount_not_applicable':
    case 'discount_exhausted':
      return `${discount.invalid}: ${errors[code]}`;
    // More guesses than a person makes: another try at once would fail the same way.
    case 'rate_limited':
      return errors.rate_limited;
    default:
      return `${discount.failedTitle}: ${discount.failed}`;
  }
}
