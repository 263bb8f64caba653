import { isApiError } from '../api-client/api-error';
import { failureSentence } from '../api-client/failure';
import type { Messages } from '../i18n/shape';

/** Why a code was not taken, by the API's answer (S0 §8): what is wrong with it, or that it could not be asked. */
export function discountProblem(
  error: unknown,
  { checkout, errors }: Pick<Messages, 'checkout' | 'errors'>,
): string {
  const { discount } = checkout;
  const code = isApiError(error) ? error.code : 'internal';
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
      return failureSentence(error, errors);
    default:
      return `${discount.failedTitle}: ${discount.failed}`;
  }
}
