import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { listenForChanges } from '../db/changes';
import { createPool } from '../db/pool';
import { ExampleSeller, refuseExampleSeller } from '../db/settings';
import { createLogger } from '../security/log';
import { lazyClient } from '../temporal/connection';
import { builtPages, createApp } from './app';
import { type ApiEnv, EnvironmentError, readApiEnv } from './env';
import { startWatchdog } from './health/watchdog';
import { startStoringFiles } from './pages/previous-release-files';
import { createShopServer, stoppingAfter } from './serve';

async function start(env: ApiEnv): Promise<void> {
  const logger = createLogger('api', env.LOG_LEVEL);
  const db = createPool(
    env.DATABASE_URL,
    (error) => logger.warn({ err: error }, 'database connection lost'),
    { max: env.DATABASE_CONNECTIONS, connectionTimeoutMs: env.DATABASE_WAIT_SECONDS * 1000 },
  );
  await refuseExampleSeller(db, process.env);
  const changes = listenForChanges(env.DATABASE_URL, (error) =>
    logger.warn({ err: error }, 'lost the listener for changes, reconnecting'),
  );
  const temporal = lazyClient(env);
  const stopping = stoppingAfter(() => sleep(env.DRAIN_SECONDS * 1000), changes);
  const stopWatchdog = startWatchdog({ db, temporal, env }, (error) =>
    logger.warn({ err: error }, 'the watchdog could not check or report'),
  );
  const stopKeepingFiles = startStoringFiles(
    { db, secrets: env.SESSION_SECRET, folder: join(builtPages, 'assets') },
    (error) => logger.warn({ err: error }, 'tabs opened before the next release may need a reload'),
  );
  const { app } = createApp({
    env,
    db,
    temporal,
    stripe: new Stripe(env.STRIPE_SECRET_KEY),
    changes,
    clock: () => new Date(),
    logger,
    isStopping: stopping.isStopping,
  });

  const server = createShopServer(app);
  server.once('error', (error: NodeJS.ErrnoException) => {
    logger.fatal(
      { err: error },
      error.code === 'EADDRINUSE'
        ? `Port ${env.API_PORT} is in use. Stop the other program or set API_PORT.`
        : 'The API cannot listen',
    );
    process.exit(1);
  });
  server.listen({ port: env.API_PORT, host: env.API_HOST }, () => {
    const { port } = server.address() as AddressInfo;
    logger.info({ port, url: env.PUBLIC_URL }, 'api ready');
  });

  async function stop(signal: string): Promise<void> {
    const stopped = stopping.stop(server);
    if (!stopped) return;
    logger.info({ signal }, 'api stopping');
    stopWatchdog();
    stopKeepingFiles();
    await stopped;
    await temporal.connection.close();
    await db.end();
    logger.info('api stopped');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

async function main(): Promise<void> {
  try {
    await start(readApiEnv(process.env));
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof ExampleSeller)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

void main();
