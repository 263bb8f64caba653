import { isErrorCode } from '#domain/errors.ts';
import { messages } from './messages';
import { errorAdvice, resultMessages } from './order/results-text';

/** What an administrator does about an error, by its code; else what the server said. */
export function errorText(error: { code: string; message: string }): string {
  if (error.code === 'network') return messages.shell.noConnection;
  const advice = isErrorCode(error.code) ? errorAdvice[error.code] : undefined;
  return advice ?? (error.message || resultMessages.unknown);
}
