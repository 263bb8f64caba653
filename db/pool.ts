import { Pool, type PoolClient, types } from 'pg';

/** Anything that answers queries: the pool, or one client inside a transaction. */
export type Db = Pick<Pool | PoolClient, 'query'>;

// bigint ids travel as strings everywhere; a float would lose digits.
types.setTypeParser(types.builtins.INT8, (text) => text);

/** Opens a pool. `onError` hears of idle connections that broke; the pool replaces them by itself. */
export function createPool(databaseUrl: string, onError: (error: Error) => void, max = 10): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max, connectionTimeoutMillis: 5000 });
  pool.on('error', onError);
  return pool;
}

/** Runs `work` in one transaction; an error undoes all of it and is thrown on. */
export async function inTransaction<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Channel on which every change of a purchase is announced, with its order number as payload; of a request, its reference. */
export const changesChannel = 'purchase_changed';

/** Tells whoever watches that an order or a request has changed. */
export async function announce(db: Db, reference: string): Promise<void> {
  await db.query('SELECT pg_notify($1, $2)', [changesChannel, reference]);
}
