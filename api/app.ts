import { join } from 'node:path';
import express, { type Express } from 'express';
import { ShopError } from '../domain/errors';
import { callersPart, visitorsShare } from '../instagram/budget';
import * as groups from './all-routes';
import { codecCors } from './codec/routes';
import type { Deps } from './deps';
import { openapiRoutes } from './docs-routes';
import { errorMiddleware } from './errors';
import { createRoutes, type RouteEntry } from './handle';
import { createLimits } from './limits';
import { createRefusalLog } from './logs/refusal-log';
import { requestId, requestLog } from './middleware/request-log';
import { securityHeaders } from './middleware/security';
import { pageRoutes } from './pages/pages';

/** Output folder of `npm run build:web`. */
export const builtPages = join(__dirname, '../web/dist');

/** The complete API and the built pages, with these dependencies. */
export function createApp(deps: Deps): { app: Express; routes: readonly RouteEntry[] } {
  const { env, logger } = deps;
  const app = express().disable('x-powered-by');
  app.set('trust proxy', trustProxy(env.TRUST_PROXY));
  app.set('query parser', 'simple');
  app.use(
    requestId(),
    requestLog(logger),
    createRefusalLog(deps.db, { logger, clock: deps.clock, factor: env.RATE_LIMIT_FACTOR }).handler,
    ...securityHeaders(env),
  );
  app.use('/api/codec', codecCors(env.TEMPORAL_UI_URL));

  const instagramOfAll = Math.floor(env.INSTAGRAM_GRAPH_CALLS_PER_HOUR * visitorsShare);
  const limits = createLimits(deps.db, {
    factor: env.RATE_LIMIT_FACTOR,
    secret: env.SESSION_SECRET[0],
    points: { instagramOfAll, instagramOfCaller: Math.floor(instagramOfAll * callersPart) },
  });
  const routes = createRoutes(deps, limits);
  for (const addRoutes of Object.values(groups)) addRoutes(routes, deps);
  openapiRoutes(routes, deps);
  app.use(routes.router);

  const notFound = () => {
    throw new ShopError('not_found');
  };
  app.use('/api', notFound);
  app.use(pageRoutes(deps, builtPages));
  app.use(notFound);
  app.use(errorMiddleware(logger));
  return { app, routes: routes.table };
}

/** A number of hops, or addresses; without a setting no proxy is trusted. */
function trustProxy(setting: string | undefined): number | string | false {
  if (setting === undefined || setting === 'false') return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}
