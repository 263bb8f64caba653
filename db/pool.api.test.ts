import { connect, createServer, type Server, type Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { createPool, inTransaction } from './pool';

/** Stands between pool and Postgres; while `silent`, nothing of what comes is passed on. */
class Line {
  silent = false;
  private readonly sockets: Socket[] = [];
  private readonly server: Server;

  constructor(target: URL) {
    this.server = createServer((client) => {
      const there = connect({ host: target.hostname, port: Number(target.port) });
      this.sockets.push(client, there);
      client.on('data', (data) => this.silent || there.write(data));
      there.on('data', (data) => this.silent || client.write(data));
      for (const [one, other] of [
        [client, there],
        [there, client],
      ] as const) {
        one.on('error', () => undefined);
        one.on('close', () => other.destroy());
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return (this.server.address() as { port: number }).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }
}

test('a query on a connection that has gone silent fails, and the next one goes through', async () => {
  const target = new URL(process.env.DATABASE_URL ?? '');
  const line = new Line(target);
  const address = new URL(target);
  address.hostname = '127.0.0.1';
  address.port = String(await line.open());
  const pool = createPool(address.href, () => undefined, 1, 500);
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

test('a connection that breaks within a transaction, between its queries, fails that alone', async () => {
  const pool = createPool(process.env.DATABASE_URL ?? '', () => undefined, 1);
  const killer = createPool(process.env.DATABASE_URL ?? '', () => undefined, 1);
  try {
    const broken = inTransaction(pool, async (db) => {
      const { rows } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      // Not `once` of events, which would hear the error.
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
