import type { Routes } from '../handle';

/**
 * The login of the Temporal UI, which has none: the proxy asks here before it forwards a request (deploy/Caddyfile). An
 * administrator gets 204; no other role or session does.
 */
export function temporalUiRoutes(routes: Routes): void {
  routes.raw(
    {
      method: 'GET',
      path: '/api/admin/temporal-ui',
      summary: 'Whether the Temporal UI opens to this session',
      access: 'read-runs',
      // The UI polls on its own, so its requests must not keep a session alive.
      passive: true,
    },
    async ({ response }) => {
      response.status(204).end();
    },
  );
}
