import { createServer, type RequestListener, type Server } from 'node:http';
import type { Changes } from '../db/changes';

/** How long running requests may continue after the process stops accepting new ones, in ms. */
export const graceMs = 10_000;
/** Of that, the time until the last live stream has ended, in ms: their browsers come back one after the other. */
const streamsEndWithinMs = 5000;

/** How long a request may take to arrive, so that slow senders hold no connection for minutes. In ms. */
export interface Patience {
  headersMs: number;
  /** Including its body. */
  requestMs: number;
  /** How often connections are checked: a slow sender is cut off at most this much later. */
  checkEveryMs: number;
}

/** Together half a minute. Node itself would check only every half a minute. */
export const patience: Patience = { headersMs: 15_000, requestMs: 29_000, checkEveryMs: 1000 };

/** A server with the time limits of the shop. */
export function createShopServer(
  app: RequestListener,
  { headersMs, requestMs, checkEveryMs }: Patience = patience,
): Server {
  const limits = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
    // Longer than proxies keep theirs, so that none sends a request into a closing connection.
    keepAliveTimeout: 65_000,
  };
  return createServer(limits, app);
}

/** A graceful shutdown that loses no call. */
export interface Stopping {
  /** For /api/ready: balancers should send their calls elsewhere. */
  isStopping(): boolean;
  /** Resolves once nothing runs any more; undefined if it has begun already. */
  stop(server: Server): Promise<void> | undefined;
}

/** `drain` is how long calls are still accepted while /api/ready says no: a balancer has that time to see it. */
export function stoppingAfter(drain: () => Promise<unknown>, changes: Pick<Changes, 'close'>): Stopping {
  let stopping = false;
  async function stop(server: Server): Promise<void> {
    await drain();
    const closed = new Promise<void>((done) => server.close(() => done()));
    // Connections that become idle only now would otherwise be kept for their next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
    await changes.close(streamsEndWithinMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(impatience);
  }
  return {
    isStopping: () => stopping,
    stop(server) {
      if (stopping) return undefined;
      stopping = true;
      return stop(server);
    },
  };
}
