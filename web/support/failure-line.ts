import { isErrorCode } from '#domain/errors.ts';
import { isApiError } from '../api-client/api-error';
import type { Messages } from '../i18n/shape';

/** What to say of a message that was not sent. The shop's own sentences for these two speak of payments. */
export function failureLine(error: Error, { errors, contact }: Pick<Messages, 'errors' | 'contact'>): string {
  const code = isApiError(error) ? error.code : 'internal';
  if (code === 'network') return contact.offline;
  if (code === 'unavailable') return contact.unavailable;
  return isErrorCode(code) ? errors[code] : errors.internal;
}
