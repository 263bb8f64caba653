import type { PoolClient } from 'pg';
import { PostgresProxy } from '../api/testing/postgres-proxy';
import { createPool, type Db, inTransaction } from './pool';

test('a query on a connection that has gone silent fails, and the next one goes through [F5 F6 V40]', async () => {
  const line = new PostgresProxy(process.env.DATABASE_URL ?? '');
  const pool = createPool(await line.open(), () => undefined, { max: 1, queryTimeoutMs: 2000 });
  try {
    await pool.query('SELECT 1');
    line.silent = true;
    await expect(pool.query('SELECT 2')).rejects.toThrow(/timeout/i);
    line.silent = false;
    const { rows } = await pool.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
         current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('application_name') AS name`,
    );
    expect(rows).toEqual([{ statement: '30s', lock: '5s', idle: '2min', name: 'growth-shop' }]);
  } finally {
    await line.close();
    await pool.end();
  }
});

test('a transaction on a connection that goes silent fails, and the next one has another connection [F5]', async () => {
  const line = new PostgresProxy(process.env.DATABASE_URL ?? '');
  const pool = createPool(await line.open(), () => undefined, { max: 1, queryTimeoutMs: 2000 });
  const backend = async (db: Db) =>
    (await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  let first: number | undefined;
  try {
    const silenced = inTransaction(pool, async (db) => {
      first = await backend(db);
      line.silent = true;
      await db.query('SELECT 2');
    });
    await expect(silenced).rejects.toThrow(/timeout/i);
    line.silent = false;
    expect(await inTransaction(pool, backend)).not.toBe(first);
    // A refused statement costs no connection.
    const second = await inTransaction(pool, backend);
    await expect(inTransaction(pool, (db) => db.query('SELECT no_such_column'))).rejects.toThrow();
    expect(await inTransaction(pool, backend)).toBe(second);
  } finally {
    await line.close();
    await pool.end();
  }
});

test('a connection that breaks within a transaction, between its queries, fails only that transaction [F5]', async () => {
  const pool = createPool(process.env.DATABASE_URL ?? '', () => undefined, { max: 1 });
  const killer = createPool(process.env.DATABASE_URL ?? '', () => undefined, { max: 1 });
  try {
    const broken = inTransaction(pool, async (db) => {
      const { rows } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      // Not `once` of events, which would receive the error.
      const ended = new Promise<void>((done) => void (db as PoolClient).once('end', () => done()));
      await killer.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
      await db.query('SELECT 1');
    });
    await expect(broken).rejects.toThrow(/not queryable|terminat/i);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await Promise.all([pool.end(), killer.end()]);
  }
});

test('columns are named in camel case, and the content of a column keeps its names', async () => {
  const pool = createPool(process.env.DATABASE_URL ?? '', () => undefined, { max: 1 });
  const text = `SELECT 1 AS order_id, 2 AS last4, 3 AS p95_ms, 4 AS own, '{"a_b": 5}'::jsonb AS raw_answer`;
  const expected = [{ orderId: 1, last4: 2, p95Ms: 3, own: 4, rawAnswer: { a_b: 5 } }];
  try {
    expect((await pool.query(text)).rows).toEqual(expected);
    // A prepared statement is described each time it is run.
    for (const _ of [1, 2]) expect((await pool.query({ name: 'prepared', text })).rows).toEqual(expected);
  } finally {
    await pool.end();
  }
});
