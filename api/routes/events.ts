import { trackedOrder } from '../../db/tracking';
import { ShopError } from '../../domain/errors';
import { adminOf } from '../admin';
import { cookieJar } from '../cookies';
import type { Deps } from '../deps';
import { openEventStream } from '../event-stream';
import type { Routes } from '../handle';
import { orderViewFor } from '../views';

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
      produces: 'text/event-stream',
    },
    async ({ params, visitor, request, response }) => {
      // Before the stream begins, so that an unknown order gets a proper answer.
      const known = await trackedOrder(db, params.id ?? '');
      if (!known) throw new ShopError('order_not_found');
      const reader = { owner: visitor.owner };
      const stream = openEventStream(request, response, deps);
      stream.onChange(known.orderNumber, async () => {
        const order = await trackedOrder(db, known.id);
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
      produces: 'text/event-stream',
    },
    async ({ request, response }) => {
      const stream = openEventStream(request, response, deps);
      stream.send('changed', {});
      stream.onAnyChange((orderNumber) => stream.send('changed', { orderNumber }));
      // A stream must not outlive the session that opened it.
      stream.onHeartbeat(async () => {
        if (!(await adminOf(deps, jar, request, { passive: true }))) stream.end();
      });
    },
  );
}
