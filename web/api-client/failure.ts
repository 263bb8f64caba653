import { isErrorCode } from '#domain/errors.ts';
import type { Messages } from '../i18n/shape';
import { isApiError } from './api-error';

/** The sentence for a failed call. */
export function failureSentence(error: unknown, errors: Messages['errors']): string {
  const code = isApiError(error) ? error.code : 'internal';
  return code === 'network' || isErrorCode(code) ? errors[code] : errors.internal;
}
