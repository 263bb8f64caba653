import { ShopError } from '../../domain/errors';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { withinDeadline } from '../purchases';

const checkMs = 2000;

/** For process managers and proxies. */
export function healthRoutes(routes: Routes, { db, temporal }: Deps): void {
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
      summary: 'The process reaches its database and Temporal',
      access: 'public',
      anonymous: true,
    },
    async ({ response }) => {
      const [database, engine] = await Promise.all([
        reached(db.query('SELECT 1')),
        reached(
          withinDeadline(temporal, checkMs, () => temporal.connection.workflowService.getSystemInfo({})),
        ),
      ]);
      if (!database || !engine) throw new ShopError('unavailable', { database, temporal: engine });
      response.set('Cache-Control', 'no-store').json({ success: true, status: 'ready' });
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
