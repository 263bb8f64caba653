import { trackedOrder } from '#db/tracking.ts';
import { filePaths } from '#domain/calls/files.ts';
import { cookieJar } from '../cookies';
import type { Deps } from '../deps';
import { openEventStream } from '../event-stream';
import type { Routes } from '../handle';
import { callerOf } from '../limits';
import { seesFullOrder } from '../order-reader';
import { adminOf } from '../session/admin';
import { createOrderLookup } from './order-lookup';
import { orderViewFor } from './views';

/**
 * Live changes as server-sent events. Each stream begins with the current state, so that a reconnect misses nothing.
 */
export function eventRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock } = deps;
  const jar = cookieJar(env.PUBLIC_URL);
  const lookUp = createOrderLookup(deps);

  routes.raw(
    {
      method: 'GET',
      path: filePaths.ownChanges,
      summary: 'Server-sent events `order`: the order now, then after every change',
      access: 'public',
      limit: 'streams',
      produces: 'text/event-stream',
      // A lost stream is reopened by the browser, and its changes are sent without a person.
      passive: true,
    },
    async (exchange) => {
      const { params, request, response } = exchange;
      // Before the stream begins, so that an unknown order gets a proper answer; it counts as a look-up.
      await exchange.limit('tracking', callerOf(request));
      const known = await lookUp.known(exchange, params.id ?? '');
      const own = seesFullOrder(await exchange.reader(), known) ? `order ${known.id}` : undefined;
      const stream = openEventStream(request, response, deps, own);
      stream.onChange(known.orderNumber, async () => {
        const order = await trackedOrder(db, known.id);
        // Checked each time: the proof that opened the full order may have ended, e.g. by logging out elsewhere.
        if (order) stream.send('order', orderViewFor(order, await exchange.reader(), clock().getTime()));
      });
    },
  );

  routes.raw(
    {
      method: 'GET',
      path: filePaths.changes,
      summary: 'Server-sent events `changed` with the number of a changed order',
      access: 'read-orders',
      produces: 'text/event-stream',
      // A lost stream is reopened by the browser, not by a person.
      passive: true,
    },
    async ({ admin, request, response }) => {
      const stream = openEventStream(request, response, deps, `session ${admin.sessionId}`);
      stream.send('changed', {});
      stream.onAnyChange((orderNumber) => stream.send('changed', { orderNumber }));
      // A stream must not outlive the session that opened it.
      stream.onHeartbeat(async () => {
        if (!(await adminOf(deps, jar, request, { passive: true }))) stream.end();
      });
    },
  );
}
