import type { ShopErrorCode } from '#domain/errors.ts';
import type { Messages } from '../i18n/shape';
import { isApiError } from './api-error';

/** The sentence for a call that failed. For too many calls it says how long to wait. */
export function failureSentence(error: unknown, errors: Messages['errors']): string {
  const wait = waitSentence(error, errors);
  if (wait) return wait;
  const code = isApiError(error) ? error.code : 'internal';
  return hasSentence(code, errors) ? errors[code] : errors.internal;
}

/** Whether there is a sentence for a code. `isErrorCode` would bring the Spanish sentences along in every language. */
export function hasSentence(
  code: string | null | undefined,
  errors: Messages['errors'],
): code is ShopErrorCode | 'network' {
  return typeof code === 'string' && code !== 'wait' && Object.hasOwn(errors, code);
}

/** How long to wait after too many calls; undefined for every other failure. */
export function waitSentence(error: unknown, errors: Messages['errors']): string | undefined {
  if (!isApiError(error, 'rate_limited')) return undefined;
  const wait = waitOf(error);
  return wait > 0 ? errors.wait(wait) : errors.rate_limited;
}

/** How many seconds a rate-limited call has to wait; 0 for every other failure. */
export function waitOf(error: unknown): number {
  if (!isApiError(error, 'rate_limited')) return 0;
  const seconds = Number(error.details.retryAfterSeconds);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

/** Whether the same call may succeed later: it got no answer, there were too many, or the shop itself failed. */
export function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Refusals before a call is looked at: who calls (401, 403), how often (429). */
const NOT_LOOKED_AT = [401, 403, 429];

/**
 * Whether the shop refused what a call asks for: then neither it nor an earlier one under the same id had an effect.
 * Every other failed call, or the lost one before it, may have been carried out.
 */
export function isRefusal(error: unknown): boolean {
  return (
    isApiError(error) && error.status >= 400 && error.status < 500 && !NOT_LOOKED_AT.includes(error.status)
  );
}
