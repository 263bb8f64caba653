import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { listenForChanges } from '../db/changes';
import { createPool } from '../db/pool';
import { createLogger } from '../security/log';
import { lazyClient } from '../temporal/connection';
import { createApp } from './app';
import { type ApiEnv, EnvironmentError, readApiEnv } from './env';
import { startWatchdog } from './watchdog';

/** How long running requests may go on after the signal to stop, in ms. */
const graceMs = 10_000;

function start(env: ApiEnv): void {
  const logger = createLogger('api', env.LOG_LEVEL);
  const db = createPool(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'database connection lost'));
  const changes = listenForChanges(env.DATABASE_URL, (error) =>
    logger.warn({ err: error }, 'listening for changes again'),
  );
  const temporal = lazyClient(env);
  let stopping = false;
  const stopWatchdog = startWatchdog({ db, temporal, env }, (error) =>
    logger.warn({ err: error }, 'the watchdog could not look or tell'),
  );
  const { app } = createApp({
    env,
    db,
    temporal,
    stripe: new Stripe(env.STRIPE_SECRET_KEY),
    changes,
    clock: () => new Date(),
    logger,
    isStopping: () => stopping,
  });

  const server = createServer(app);
  // A slow sender must not hold a connection for minutes.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Longer than proxies keep theirs, so that none sends a request into a connection that is just closing.
  server.keepAliveTimeout = 65_000;
  server.once('error', (error: NodeJS.ErrnoException) => {
    logger.fatal(
      { err: error },
      error.code === 'EADDRINUSE'
        ? `Port ${env.API_PORT} is in use. Stop the other program or set API_PORT.`
        : 'The API cannot listen',
    );
    process.exit(1);
  });
  server.listen(env.API_PORT, () => {
    const { port } = server.address() as AddressInfo;
    logger.info({ port, url: env.PUBLIC_URL }, 'api ready');
  });

  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'api stopping');
    // /api/ready says so first: a balancer that still sends calls here has time to see it.
    await sleep(env.DRAIN_SECONDS * 1000);
    const closed = new Promise<void>((done) => server.close(() => done()));
    stopWatchdog();
    await changes.close();
    // Connections that become idle only now would otherwise be kept for their next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(impatience);
    await temporal.connection.close();
    await db.end();
    logger.info('api stopped');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

try {
  start(readApiEnv(process.env));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
