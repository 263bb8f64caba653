import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Db } from '#db/pool.ts';
import { type ApiRequest, recordApiRequests } from './sql';

/** The most rows of strangers in a minute and process: the log shares its disk with all other data, and strangers fill it. */
export const mostPerMinute = 100;
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
 * database is down. Of strangers' only `mostPerMinute` get a row, and the last one beyond, with the number of the others;
 * `factor` multiplies the limit.
 */
export function createRefusalLog(
  db: Db,
  { logger, clock, factor }: { logger: Pick<Logger, 'debug'>; clock: () => Date; factor: number },
): RefusalLog {
  let waiting: ApiRequest[] = [];
  let timer: NodeJS.Timeout | undefined;
  let minute = 0;
  let rowsOfMinute = 0;
  /** The last refusal of this minute that came after the most rows. */
  let beyond: ApiRequest | undefined;

  function enterMinute(now: Date): void {
    const current = Math.floor(now.getTime() / 60_000);
    if (current === minute) return;
    if (beyond) waiting.push(beyond);
    [minute, rowsOfMinute, beyond] = [current, 0, undefined];
  }

  function take(row: ApiRequest): void {
    enterMinute(row.at);
    if (row.caller === 'administrator') waiting.push(row);
    else if (rowsOfMinute < mostPerMinute * factor) {
      rowsOfMinute += 1;
      waiting.push(row);
    } else beyond = { ...row, leftOut: beyond ? beyond.leftOut + 1 : 0 };
    timer ??= setTimeout(() => void flush(), gatherMs).unref();
  }

  async function flush(): Promise<void> {
    enterMinute(clock());
    clearTimeout(timer);
    timer = beyond && setTimeout(() => void flush(), gatherMs).unref();
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
        if (!isOfInterest(request, response)) return;
        take({
          at: clock(),
          method: request.method,
          route: String(request.route.path).slice(0, 200),
          status: response.statusCode,
          code: response.locals.errorCode as string | undefined,
          durationMs: Number(process.hrtime.bigint() - started) / 1e6,
          requestId: String(response.locals.requestId ?? ''),
          caller: callerKind(response),
          leftOut: 0,
        });
      });
      next();
    },
  };
}

/** Not those of unknown addresses: without a route there is nothing to say about them. */
function isOfInterest({ method, path, route }: Request, { statusCode }: Response): boolean {
  if (statusCode < 400 || !route || !path.startsWith('/api/')) return false;
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || path.startsWith('/api/admin/');
}

function callerKind({ locals }: Response): ApiRequest['caller'] {
  if (locals.admin) return 'administrator';
  return locals.visitor ? 'browser' : 'machine';
}
