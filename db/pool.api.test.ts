import { connect, createServer, type Server, type Socket } from 'node:net';
import { createPool } from './pool';

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
