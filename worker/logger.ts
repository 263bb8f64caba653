import { DefaultLogger, type Logger } from '@temporalio/worker';
import type { Logger as Pino } from 'pino';

/** Forwards the SDK's log lines to pino. */
export function temporalLogger(pino: Pino): Logger {
  return new DefaultLogger('INFO', ({ level, message, meta }) => {
    const method =
      level === 'ERROR' ? 'error' : level === 'WARN' ? 'warn' : level === 'INFO' ? 'info' : 'debug';
    pino[method](meta ?? {}, message);
  });
}
