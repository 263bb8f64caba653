import { ShopError } from '../../domain/errors';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { withinDeadline } from '../purchases';

const checkMs = 2000;

/** For process managers and proxies. */
export function healthRoutes(routes: Routes, { db, temporal, isStopping }: Deps): void {
  routes.raw(
    {
      method: 'GET',
      path: '/api/health',
      summary: 'The process answers',
      access: 'public',
      anonymous: true,
    },
    async ({ response }) => {
      response.set('Cache-Control', 'no-store').json({ success: true, status: 'ok' });
    },
  );

  routes.raw(
    {
      method: 'GET',
      path: '/api/ready',
      summary: 'The process takes calls; whether it reaches its database and Temporal',
      access: 'public',
      anonymous: true,
    },
    async ({ response }) => {
      if (isStopping?.()) throw new ShopError('unavailable');
      // A process without its database still serves pages, and tells webhooks to come again: no balancer helps by taking
      // every one of them out.
      const [database, engine] = await Promise.all([
        reached(db.query('SELECT 1')),
        reached(
          withinDeadline(temporal, checkMs, () => temporal.connection.workflowService.getSystemInfo({})),
        ),
      ]);
      response
        .set('Cache-Control', 'no-store')
        .json({ success: true, status: 'ready', database, temporal: engine });
    },
  );
}

async function reached(check: Promise<unknown>): Promise<boolean> {
  try {
    await check;
    return true;
  } catch {
    return false;
  }
}
