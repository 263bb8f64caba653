import type { Request, Response } from 'express';
import { trackedOrder } from '../../db/tracking';
import { ShopError } from '../../domain/errors';
import { adminOf } from '../admin';
import { cookieJar } from '../cookies';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { orderViewFor } from '../views';

const heartbeatMs = 15_000;
/** How long a browser waits before it connects again, in ms. */
const retryMs = 2000;

/** Live changes as server-sent events. Each begins with the present state, so that a reconnect misses nothing. */
export function eventRoutes(routes: Routes, deps: Deps): void {
  const { db, env } = deps;
  const jar = cookieJar(env.PUBLIC_URL);

  routes.raw(
    {
      method: 'GET',
      path: '/api/orders/:id/events',
      summary: 'Server-sent events `order`: the order now, then after every change',
      access: 'public',
      limit: 'streams',
    },
    async ({ params, visitor, request, response }) => {
      const first = await trackedOrder(db, params.id ?? '');
      if (!first) throw new ShopError('order_not_found');
      const reader = { owner: visitor.owner };
      const stream = openStream(request, response, deps);
      stream.send('order', orderViewFor(first, reader));
      stream.onChange(first.orderNumber, async () => {
        const order = await trackedOrder(db, first.id);
        if (order) stream.send('order', orderViewFor(order, reader));
      });
    },
  );

  routes.raw(
    {
      method: 'GET',
      path: '/api/admin/events',
      summary: 'Server-sent events `changed` with the number of a changed order',
      access: 'viewer',
    },
    async ({ request, response }) => {
      const stream = openStream(request, response, deps);
      stream.send('changed', {});
      stream.onAnyChange((orderNumber) => stream.send('changed', { orderNumber }));
      // A stream must not outlive the session that opened it.
      stream.onHeartbeat(async () => {
        if (!(await adminOf(deps, jar, request))) stream.end();
      });
    },
  );
}

interface Stream {
  send(event: string, data: unknown): void;
  /** Runs `work` after changes of one purchase; one at a time, and once more if one came meanwhile. */
  onChange(orderNumber: string, work: () => Promise<void>): void;
  onAnyChange(tell: (orderNumber: string | undefined) => void): void;
  onHeartbeat(work: () => Promise<void>): void;
  end(): void;
}

function openStream(request: Request, response: Response, { changes, logger }: Deps): Stream {
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Proxies that buffer would hold events back.
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  response.write(`retry: ${retryMs}\n\n`);
  const endings: (() => void)[] = [];
  let beats: (() => Promise<void>) | undefined;
  const end = () => response.end();
  const beat = setInterval(() => {
    response.write(': still here\n\n');
    beats?.().catch(() => end());
  }, heartbeatMs);
  endings.push(() => clearInterval(beat), changes.onClose(end));
  request.once('close', () => {
    for (const ending of endings) ending();
  });
  return {
    send(event, data) {
      if (!response.writableEnded) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    onChange(orderNumber, work) {
      let running = false;
      let again = false;
      const run = async () => {
        if (running) {
          again = true;
          return;
        }
        running = true;
        try {
          do {
            again = false;
            await work();
          } while (again);
        } catch (error) {
          // The browser connects again and gets the state then.
          logger.warn({ err: error }, 'event stream ended early');
          end();
        } finally {
          running = false;
        }
      };
      endings.push(
        changes.subscribe((changed) => {
          if (changed === undefined || changed === orderNumber) void run();
        }),
      );
      // A change between the first event and the subscription would otherwise be lost.
      void run();
    },
    onAnyChange(tell) {
      endings.push(changes.subscribe(tell));
    },
    onHeartbeat(work) {
      beats = work;
    },
    end,
  };
}
