import { isErrorCode } from '#domain/errors.ts';
import { messages } from './messages';
import { errorAdvice, resultMessages } from './order/results-text';

/** Advice for administrators about an error, by its code; else the server's message. */
export function errorText(error: { code: string; message: string }): string {
  if (error.code === 'network') return messages.shell.noConnection;
  const advice = isErrorCode(error.code) ? errorAdvice[error.code] : undefined;
  return advice ?? (error.message || resultMessages.unknown);
}
