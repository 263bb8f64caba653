import { Client } from 'pg';
import { changesChannel } from './pool';

/** Called with the order number of a changed purchase, or without one where changes may have been missed. */
export type OnChange = (orderNumber: string | undefined) => void;

/** Changes of purchases, from all workers, through Postgres. */
export interface Changes {
  /** Subscribes; the returned function ends it. */
  subscribe(onChange: OnChange): () => void;
  /** Called once when the listener is closed, so that open streams can end. */
  onClose(end: () => void): () => void;
  close(): Promise<void>;
}

const firstRetryMs = 250;
const longestRetryMs = 5000;

/**
 * Listens on its own connection and connects again by itself. After a gap every
 * subscriber is called without a number: notifications are not kept for absent listeners.
 */
export function listenForChanges(databaseUrl: string, onError: (error: Error) => void): Changes {
  const subscribers = new Set<OnChange>();
  const enders = new Set<() => void>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = firstRetryMs;
  let closed = false;

  const tell = (orderNumber: string | undefined) => {
    for (const subscriber of [...subscribers]) subscriber(orderNumber);
  };

  async function connect(isFirst: boolean): Promise<void> {
    const next = new Client({ connectionString: databaseUrl, keepAlive: true });
    client = next;
    let lost = false;
    const reconnect = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      if (error) onError(error);
      next.end().catch(() => undefined);
      retry = setTimeout(() => void connect(false), waitMs);
      waitMs = Math.min(waitMs * 2, longestRetryMs);
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect());
    next.on('notification', (message) => tell(message.payload || undefined));
    try {
      await next.connect();
      await next.query(`LISTEN ${changesChannel}`);
      waitMs = firstRetryMs;
      if (!isFirst) tell(undefined);
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
    async close() {
      closed = true;
      clearTimeout(retry);
      for (const end of [...enders]) end();
      await client?.end().catch(() => undefined);
    },
  };
}
