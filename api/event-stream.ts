import type { Request, Response } from 'express';
import type { Deps } from './deps';
import { callerOf } from './limits';
import { createStreamPlaces } from './stream-places';

const heartbeatMs = 15_000;
/**
 * How long a browser waits before it reconnects, in ms: jittered, so that a stopped process's browsers don't all return
 * at once.
 */
const retryMs = () => 1500 + Math.floor(Math.random() * 3000);
/** The places of this process. */
const places = createStreamPlaces();

/** An open answer of server-sent events. */
export interface EventStream {
  send(event: string, data: unknown): void;
  /** Runs `work` now and after changes of one purchase; one at a time, and once more if a change arrived meanwhile. */
  onChange(orderNumber: string, work: () => Promise<void>): void;
  /** Called on every change; without a number if some may have been missed. */
  onAnyChange(listener: (orderNumber: string | undefined) => void): void;
  /** Runs `work` with each heartbeat; the stream ends if it fails. */
  onHeartbeat(work: () => Promise<void>): void;
  end(): void;
}

/**
 * Turns an answer into a stream of server-sent events, until the reader leaves or the process stops. `own` names what
 * the reader has proven to see, if anything. Throws `unavailable` or `rate_limited` if no place is left.
 */
export function openEventStream(
  request: Request,
  response: Response,
  { changes, logger }: Pick<Deps, 'changes' | 'logger'>,
  own?: string,
): EventStream {
  const leave = places.take({ caller: callerOf(request), own });
  const endings: (() => void)[] = [];
  let over = false;
  let beats: (() => Promise<void>) | undefined;

  const atEnd = (ending: () => void) => {
    if (over) ending();
    else endings.push(ending);
  };
  const close = () => {
    over = true;
    for (const ending of endings.splice(0)) ending();
  };
  const end = () => {
    close();
    response.end();
  };
  const write = (text: string) => {
    if (!over) response.write(text);
  };

  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Otherwise buffering proxies would hold events back.
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  write(`retry: ${retryMs()}\n\n`);
  const beat = setInterval(() => {
    write(': still here\n\n');
    beats?.().catch(end);
  }, heartbeatMs);
  atEnd(() => {
    leave();
    clearInterval(beat);
  });
  atEnd(changes.onClose(end));
  response.once('close', close);
  // Gone already, or a request for headers only: Express answers HEAD with the handler of GET.
  if (request.socket.destroyed || request.method === 'HEAD') end();

  return {
    end,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onChange(orderNumber, work) {
      const run = oneAtATime(work, (error) => {
        // The browser reconnects and gets the state then.
        logger.warn({ err: error }, 'event stream ended early');
        end();
      });
      atEnd(
        changes.subscribe((changed) => {
          if (changed === undefined || changed === orderNumber) run();
        }),
      );
      // A change before the subscription would otherwise be lost.
      run();
    },
    onAnyChange: (listener) => atEnd(changes.subscribe(listener)),
    onHeartbeat(work) {
      beats = work;
    },
  };
}

/** Runs `work` now, or once more after the current run. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let running = false;
  let again = false;
  return () => {
    again = true;
    if (running) return;
    running = true;
    void (async () => {
      try {
        while (again) {
          again = false;
          await work();
        }
      } catch (error) {
        onError(error);
      } finally {
        running = false;
      }
    })();
  };
}
