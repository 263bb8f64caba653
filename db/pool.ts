import { DatabaseError, Pool, type PoolClient, type QueryConfig, types } from 'pg';

/** Anything that answers queries: the pool, or one client inside a transaction. */
export type Db = Pick<Pool | PoolClient, 'query'>;

// bigint ids travel as strings everywhere; a float would lose digits.
types.setTypeParser(types.builtins.INT8, (text) => text);

/** No query of the shop takes nearly as long, in ms. */
const longestStatementMs = 30_000;

/** A connection that was silent for this long is probed, in ms. */
export const keepAliveInitialDelayMillis = 10_000;

/** A connection that takes longer to roll back is not reused, in ms. */
const longestUndoMs = 1000;

/** Limits of a pool, times in milliseconds. */
export interface PoolLimits {
  /** Connections at once. */
  max?: number;
  /** How long a query may wait for a connection. */
  connectionTimeoutMs?: number;
  /**
   * When a query without an answer fails: after a failover, connections to the old server can stay silent for a quarter
   * of an hour.
   */
  queryTimeoutMs?: number;
}

/** Opens a pool. `onError` receives errors of idle connections; the pool replaces them. */
export function createPool(
  databaseUrl: string,
  onError: (error: Error) => void,
  { max = 10, connectionTimeoutMs = 5000, queryTimeoutMs = longestStatementMs + 5000 }: PoolLimits = {},
): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: connectionTimeoutMs,
    // Opening a connection costs the work of many queries.
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    query_timeout: queryTimeoutMs,
    statement_timeout: longestStatementMs,
    lock_timeout: 5000,
    // A download is read at its reader's pace.
    idle_in_transaction_session_timeout: 120_000,
    application_name: 'growth-shop',
  });
  pool.on('error', onError);
  // The pool handles errors of idle connections only: one that breaks while it is checked out, between two queries,
  // would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    nameInCamelCase(client);
  });
  return pool;
}

/** An internal of pg's connection that its types leave out. */
type Connection = {
  connection: { prependListener(event: string, listener: (message: RowDescription) => void): void };
};
type RowDescription = { fields: { name: string }[] };

/** Columns are `created_at` in Postgres and `createdAt` here. They are renamed once per query, not per row. */
export function nameInCamelCase(client: PoolClient): void {
  (client as unknown as Connection).connection.prependListener('rowDescription', ({ fields }) => {
    for (const field of fields)
      field.name = field.name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  });
}

/** A row in which columns without a value are absent. */
export function withoutNulls<Row extends object>(row: Row | undefined): Row | undefined {
  return row && (Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row);
}

/** Runs `work` in one transaction; an error rolls it back and is rethrown. */
export async function inTransaction<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await undo(client);
    throw error;
  }
}

/** Rolls back and releases the client. One that can't is closed, which rolls back too. */
export async function undo(client: PoolClient): Promise<void> {
  // A query without an answer is still running, and the next one would wait just as long for it.
  const rollback = { text: 'ROLLBACK', query_timeout: longestUndoMs } as QueryConfig;
  client.release(
    await client.query(rollback).then(
      () => false,
      () => true,
    ),
  );
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const uniqueViolation = '23505';

/**
 * An error about the rows themselves (classes 22 and 23), which a retry doesn't change; undefined for any other error.
 */
export function refusalOf(error: unknown): { code: string; constraint?: string } | undefined {
  if (!(error instanceof DatabaseError) || !error.code || !/^2[23]/.test(error.code)) return undefined;
  return { code: error.code, constraint: error.constraint };
}

/** Does one part of a transaction; undefined if it was left out. */
export type Part = <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;

/** Parts that succeed or fail together. */
export const together: Part = (_, work) => work();

/** Leaves out each part that Postgres refuses, and names it in `refused`. */
export function leavingOut(db: Db, refused: string[]): Part {
  return async (name, work) => {
    await db.query('SAVEPOINT part');
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      await db.query('ROLLBACK TO SAVEPOINT part');
      refused.push([name, refusal.code, refusal.constraint].filter(Boolean).join(' '));
      return undefined;
    }
  };
}

/**
 * Channel on which every change of a purchase is announced, with its order number as payload; for a request, its
 * reference.
 */
export const changesChannel = 'purchase_changed';

/** Notifies listeners that an order or a request has changed. */
export async function announce(db: Db, reference: string): Promise<void> {
  await db.query('SELECT pg_notify($1, $2)', [changesChannel, reference]);
}
