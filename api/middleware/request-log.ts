import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Gives every request an id, which its log line, its errors and the header X-Request-Id contain. */
export function requestId(): RequestHandler {
  return (_request, response, next) => {
    response.locals.requestId = randomUUID();
    response.set('X-Request-Id', response.locals.requestId);
    next();
  };
}

/**
 * One line per answered request. It names the route's pattern, never the address: paths and queries can contain user
 * names and order numbers.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = process.hrtime.bigint();
    response.once('close', () => {
      const line = {
        requestId: response.locals.requestId,
        method: request.method,
        route: request.route?.path ?? 'page',
        status: response.statusCode,
        ms: Math.round(Number(process.hrtime.bigint() - started) / 1e5) / 10,
        // The reader left before the answer was complete; usual for event streams.
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      logger[response.statusCode >= 500 ? 'warn' : 'debug'](line, 'request');
    });
    next();
  };
}
