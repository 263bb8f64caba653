import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import { changesChannel } from '../db/pool';

/** The cost of this many open tracking pages. Memory in bytes. */
export interface StreamFigures {
  streams: number;
  memoryBefore: number;
  memoryWith: number;
  /** Connections of the API to the database: before, and with all streams open and at rest. */
  connectionsBefore: number;
  connectionsWith: number;
  /** Those of them that listen for changes. */
  listeners: number;
  /** From the announcement of a change to its event at the page, in ms. */
  changes: number[];
}

/** Opens a stream for each order and measures their total cost. The API runs alone on its database. */
export async function measureStreams(
  shop: { url: string; pid: number; db: Pool },
  orders: readonly { id: string; orderNumber: string }[],
): Promise<StreamFigures> {
  // Idle connections of the pool are closed after ten seconds; the rest is what it needs at rest.
  await atRest();
  const memoryBefore = memoryOf(shop.pid);
  const before = await connections(shop.db);
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open: Stream[] = [];
  try {
    // Some at a time, as pages are opened.
    for (let first = 0; first < orders.length; first += 50) {
      const some = orders.slice(first, first + 50);
      open.push(...(await Promise.all(some.map(({ id }) => openStream(shop.url, id, agent)))));
    }
    await atRest();
    const memoryWith = memoryOf(shop.pid);
    const now = await connections(shop.db);
    const changes: number[] = [];
    for (const [index, stream] of open.slice(0, 100).entries()) {
      const heard = stream.next();
      const begin = performance.now();
      await shop.db.query('SELECT pg_notify($1, $2)', [changesChannel, orders[index]?.orderNumber]);
      await heard;
      changes.push(performance.now() - begin);
    }
    return {
      streams: open.length,
      memoryBefore,
      memoryWith,
      connectionsBefore: before.all,
      connectionsWith: now.all,
      listeners: now.listeners,
      changes,
    };
  } finally {
    for (const { close } of open) close();
    agent.destroy();
  }
}

interface Stream {
  /** Resolves with the next event. */
  next(): Promise<void>;
  close(): void;
}

let visitors = 0;

/** One of fifty addresses: a single caller may not have all streams. */
function visitorAddress(): string {
  visitors += 1;
  return `203.0.113.${visitors % 50}`;
}

/** Opens a stream and waits for its first event. */
function openStream(url: string, id: string, agent: Agent): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const asked = get(
      new URL(`/api/orders/${id}/events`, url),
      { agent, headers: { accept: 'text/event-stream', 'x-forwarded-for': visitorAddress() } },
      (response: IncomingMessage) => {
        if (response.statusCode !== 200) {
          reject(new Error(`A stream was answered with ${response.statusCode}`));
          return;
        }
        let resolveNext: (() => void) | undefined;
        const next = () =>
          new Promise<void>((done) => {
            resolveNext = done;
          });
        const stream = { next, close: () => asked.destroy() };
        void next().then(() => resolve(stream));
        response.on('error', () => undefined);
        response.on('data', (part: Buffer) => {
          if (part.includes('event: order')) resolveNext?.();
        });
      },
    );
    asked.on('error', reject);
  });
}

/** Resident memory of a process, in bytes. */
export function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1024;
}

async function connections(db: Pool): Promise<{ all: number; listeners: number }> {
  const { rows } = await db.query<{ all: number; listeners: number }>(
    `SELECT count(*)::integer AS all, (count(*) FILTER (WHERE query ILIKE 'LISTEN %'))::integer AS listeners
     FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
       AND application_name <> 'bench'`,
  );
  return rows[0] ?? { all: 0, listeners: 0 };
}

function atRest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 15_000));
}
