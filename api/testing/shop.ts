import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import Stripe from 'stripe';
import { createPool } from '../../db/pool';
import { lazyClient } from '../../temporal/connection';
import { createApp } from '../app';
import { readApiEnv } from '../env';
import type { RouteEntry } from '../handle';

/** An API of the test's own, on the database and Temporal of the stack. */
export interface OwnShop {
  url: string;
  routes: readonly RouteEntry[];
  close(): Promise<void>;
}

/** Starts one with other variables, e.g. stricter limits. Its secret is its own, so that nobody else counts with it. */
export async function ownShop(over: Record<string, string>): Promise<OwnShop> {
  const secret = randomBytes(24).toString('hex');
  const env = readApiEnv({ ...process.env, SESSION_SECRET: secret, LOG_LEVEL: 'silent', ...over });
  const db = createPool(env.DATABASE_URL, () => undefined);
  const temporal = lazyClient(env);
  const { app, routes } = createApp({
    env,
    db,
    temporal,
    stripe: new Stripe(env.STRIPE_SECRET_KEY),
    changes: {
      subscribe: () => () => undefined,
      onClose: () => () => undefined,
      close: async () => undefined,
    },
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
  });
  const server = await new Promise<Server>((done) => {
    const started = app.listen(0, '127.0.0.1', () => done(started));
  });
  // As the shop itself: five seconds pass between two calls of a test where the machine is busy.
  server.keepAliveTimeout = 65_000;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    routes,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await temporal.connection.close();
      await db.end();
    },
  };
}
