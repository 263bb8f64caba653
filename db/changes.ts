import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { changesChannel, keepAliveInitialDelayMillis } from './pool';

/** Called with the order number of a changed purchase, or without one if changes may have been missed. */
export type OnChange = (orderNumber: string | undefined) => void;

/** Changes of purchases, from all workers, through Postgres. */
export interface Changes {
  /** Subscribes; the returned function ends it. */
  subscribe(onChange: OnChange): () => void;
  /** Called once when the listener is closed, so that open streams can end. */
  onClose(end: () => void): () => void;
  /** Closes it; streams end one after the other, within `withinMs`. */
  close(withinMs?: number): Promise<void>;
}

const firstRetryMs = 250;
const longestRetryMs = 5000;

/** With few streams the pauses need not be longer, in ms. */
const longestPauseMs = 50;

/** Calls all functions of the set, evenly spread over `withinMs`; each removes itself from the set. */
export async function oneByOne(enders: ReadonlySet<() => void>, withinMs: number): Promise<void> {
  const pauseMs = Math.min(longestPauseMs, withinMs / Math.max(1, enders.size));
  for (const end of enders) {
    end();
    if (enders.size > 0) await sleep(pauseMs);
  }
}

/**
 * Listens on a separate connection and reconnects automatically. After a gap every subscriber is called without a
 * number, because notifications are not kept for absent listeners. A dead link raises no error, so the listener pings
 * every `pingMs`, and waits no longer than that for the answer.
 */
export function listenForChanges(
  databaseUrl: string,
  onError: (error: Error) => void,
  pingMs = 20_000,
): Changes {
  const subscribers = new Set<OnChange>();
  const enders = new Set<() => void>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let ping: NodeJS.Timeout | undefined;
  let waitMs = firstRetryMs;
  let closed = false;

  const publish = (orderNumber: string | undefined) => {
    for (const subscriber of [...subscribers]) subscriber(orderNumber);
  };

  async function connect(isFirst: boolean): Promise<void> {
    const next = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      keepAliveInitialDelayMillis,
      connectionTimeoutMillis: 5000,
      query_timeout: pingMs,
    });
    client = next;
    let lost = false;
    const reconnect = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      clearInterval(ping);
      if (error) onError(error);
      next.end().catch(() => undefined);
      retry = setTimeout(() => void connect(false), waitMs);
      waitMs = Math.min(waitMs * 2, longestRetryMs);
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect());
    next.on('notification', (message) => publish(message.payload || undefined));
    try {
      await next.connect();
      await next.query(`LISTEN ${changesChannel}`);
      waitMs = firstRetryMs;
      ping = setInterval(() => void next.query('SELECT 1').catch(reconnect), pingMs);
      if (!isFirst) publish(undefined);
    } catch (error) {
      reconnect(error as Error);
    }
  }

  void connect(true);

  return {
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
    onClose(end) {
      enders.add(end);
      return () => void enders.delete(end);
    },
    async close(withinMs = 0) {
      closed = true;
      clearTimeout(retry);
      clearInterval(ping);
      await oneByOne(enders, withinMs);
      await client?.end().catch(() => undefined);
    },
  };
}
