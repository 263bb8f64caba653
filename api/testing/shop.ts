import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, type ClientInterceptors, type WorkflowClientInterceptor } from '@temporalio/client';
import type { Pool } from 'pg';
import pino from 'pino';
import Stripe from 'stripe';
import { createPool } from '#db/pool.ts';
import { lazyClient } from '#temporal/connection.ts';
import { createApp } from '../app';
import { readApiEnv } from '../env';
import type { RouteEntry } from '../handle';
import { noChanges } from './without-stores';

/** A test's own API, on the database and Temporal of the stack. */
export interface OwnShop {
  url: string;
  routes: readonly RouteEntry[];
  db: Pool;
  temporal: Client;
  close(): Promise<void>;
}

/** The differences of a test's own API, apart from its variables. */
interface Differences {
  /** Its clock; the machine's if absent. */
  clock?: () => Date;
  /** Number of connections to the database. */
  connections?: number;
  /** For its calls to Temporal. */
  interceptors?: ClientInterceptors;
}

/**
 * Starts one with other variables, e.g. stricter limits. It has its own secret, so that its limits are counted
 * separately.
 */
export async function ownShop(
  over: Record<string, string>,
  { clock = () => new Date(), connections, interceptors }: Differences = {},
): Promise<OwnShop> {
  const secret = randomBytes(24).toString('hex');
  const env = readApiEnv({ ...process.env, SESSION_SECRET: secret, LOG_LEVEL: 'silent', ...over });
  const db = createPool(env.DATABASE_URL, () => undefined, { max: connections });
  const temporal = new Client({ ...lazyClient(env).options, interceptors });
  const { app, routes } = createApp({
    env,
    db,
    temporal,
    stripe: new Stripe(env.STRIPE_SECRET_KEY),
    changes: noChanges,
    clock,
    logger: pino({ level: 'silent' }),
  });
  const server = await new Promise<Server>((done) => {
    const started = app.listen(0, '127.0.0.1', () => done(started));
  });
  // As in the shop itself: on a busy machine five seconds may pass between two calls of a test.
  server.keepAliveTimeout = 65_000;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    routes,
    db,
    temporal,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await temporal.connection.close();
      await db.end();
    },
  };
}

/** Interceptors that record requests to Temporal other than reads. */
export function watchTemporal(): { asked: string[]; interceptors: ClientInterceptors } {
  const asked: string[] = [];
  const noted =
    (name: string) =>
    <Input, Answer>(input: Input, next: (input: Input) => Answer): Answer => {
      asked.push(name);
      return next(input);
    };
  const watching: WorkflowClientInterceptor = {
    start: noted('start'),
    startWithDetails: noted('start'),
    signal: noted('signal'),
    signalWithStart: noted('signalWithStart'),
    startUpdate: noted('update'),
    startUpdateWithStart: noted('updateWithStart'),
    terminate: noted('terminate'),
    cancel: noted('cancel'),
  };
  return { asked, interceptors: { workflow: [watching] } };
}
