import { connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to Postgres; while `silent`, it forwards nothing. */
export class PostgresProxy {
  silent = false;
  private readonly sockets: Socket[] = [];
  private readonly server: Server;
  private readonly target: URL;

  constructor(databaseUrl: string) {
    this.target = new URL(databaseUrl);
    const { hostname: host, port } = this.target;
    this.server = createServer((client) => {
      const there = connect({ host, port: Number(port) });
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

  /** The database's address through this connection. */
  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    const address = new URL(this.target);
    address.hostname = '127.0.0.1';
    address.port = String((this.server.address() as { port: number }).port);
    return address.href;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }
}
