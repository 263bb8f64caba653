import { isApiError } from '../api-client/api-error';
import { failureSentence } from '../api-client/failure';
import type { Messages } from '../i18n/shape';

/** Why a code was not applied, from the API's answer (S0 §8): what is wrong with it, or that the call failed. */
export function discountProblem(
  error: unknown,
  { checkout, errors, common }: Pick<Messages, 'checkout' | 'errors' | 'common'>,
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
    case 'discount_held_often':
      return common.labelled(discount.invalid, errors[code]);
    // Too many attempts: another one now would fail as well.
    case 'rate_limited':
      return failureSentence(error, errors);
    default:
      return common.labelled(discount.failedTitle, discount.failed);
  }
}
