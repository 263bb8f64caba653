import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Db } from '#db/pool.ts';
import { type ApiRequest, recordApiRequests } from './sql';

/** Maximum number of waiting rows: more are dropped, so that a log can't exhaust the memory. */
const mostWaiting = 1000;
/** How long rows are collected before they are written, in ms. */
const gatherMs = 1000;
/** The most rows of one write. */
const batchSize = 200;

/** Logs requests that our own API refused or failed. */
export interface RefusalLog {
  handler: RequestHandler;
  /** Writes the waiting rows now. */
  flush(): Promise<void>;
}

/**
 * Logs calls that change something, or belong to the back office, and ended with 400 or above: the route's pattern,
 * never the address, and the kind of caller, never who. Written in batches in the background; dropped while the
 * database is down.
 */
export function createRefusalLog(db: Db, logger: Pick<Logger, 'debug'>, clock: () => Date): RefusalLog {
  let waiting: ApiRequest[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batches = waiting;
    waiting = [];
    for (let at = 0; at < batches.length; at += batchSize)
      await recordApiRequests(db, batches.slice(at, at + batchSize)).catch((error: unknown) =>
        logger.debug({ err: error }, 'refusals not written'),
      );
  }

  return {
    flush,
    handler(request, response, next) {
      const started = process.hrtime.bigint();
      response.once('finish', () => {
        if (!isOfInterest(request, response) || waiting.length >= mostWaiting) return;
        waiting.push({
          at: clock(),
          method: request.method,
          route: String(request.route?.path ?? 'unknown').slice(0, 200),
          status: response.statusCode,
          code: response.locals.errorCode as string | undefined,
          durationMs: Number(process.hrtime.bigint() - started) / 1e6,
          requestId: String(response.locals.requestId ?? ''),
          caller: callerKind(response),
        });
        timer ??= setTimeout(() => void flush(), gatherMs).unref();
      });
      next();
    },
  };
}

function isOfInterest({ method, path }: Request, { statusCode }: Response): boolean {
  if (statusCode < 400 || !path.startsWith('/api/')) return false;
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || path.startsWith('/api/admin/');
}

function callerKind({ locals }: Response): ApiRequest['caller'] {
  if (locals.admin) return 'administrator';
  return locals.visitor ? 'browser' : 'machine';
}
