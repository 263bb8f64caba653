import { isErrorCode } from '../../domain/errors';
import { messages } from './messages';

/** What an administrator does about an error, by its code; else what the server said. */
export function errorText(error: { code: string; message: string }): string {
  if (error.code === 'network') return messages.shell.noConnection;
  const advice = isErrorCode(error.code) ? messages.errors[error.code] : undefined;
  return advice ?? (error.message || messages.results.unknown);
}
