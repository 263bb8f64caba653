import { isApiError } from '../api-client/api-error';
import { failureSentence } from '../api-client/failure';
import type { Messages } from '../i18n/shape';

/** The text for a message that was not sent. The shop's own sentence for `unavailable` is about payments. */
export function failureLine(error: Error, { errors, contact }: Pick<Messages, 'errors' | 'contact'>): string {
  if (isApiError(error, 'unavailable')) return contact.unavailable;
  return failureSentence(error, errors);
}
