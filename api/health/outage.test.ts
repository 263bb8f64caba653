import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Pool } from 'pg';
import pino from 'pino';
import Stripe from 'stripe';
import { lazyClient } from '#temporal/connection.ts';
import { createApp } from '../app';
import { browser } from '../testing/browser';
import { envWithoutStores, noChanges } from '../testing/without-stores';

const env = envWithoutStores();

const db = new Pool({ connectionString: env.DATABASE_URL });
const temporal = lazyClient(env);
const stripe = new Stripe(env.STRIPE_SECRET_KEY);
const servers: Server[] = [];
let url: string;

let isStopping = false;
/** The address of an API with these stores. */
async function serve(database: Pool, engine = temporal): Promise<string> {
  const { app } = createApp({
    env,
    db: database,
    temporal: engine,
    stripe,
    changes: noChanges,
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
    isStopping: () => isStopping,
  });
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  url = await serve(db);
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  await temporal.connection.close();
  await db.end();
});

describe('while database and Temporal are down', () => {
  it.each([
    ['GET', '/api/services/region/spain', undefined],
    ['GET', '/api/orders/FNZ-261121-AB3K', undefined],
    ['POST', '/api/orders/search-by-number', { orderNumber: 'FNZ-261121-AB3K' }],
    ['POST', '/api/check-blocked-user', { username: 'lucia' }],
    ['POST', '/api/cancel-payment-intent', { paymentIntentId: 'pi_0000000000' }],
    ['POST', '/api/admin/login', { username: 'admin', password: 'x' }],
    ['GET', '/api/instagram/search?query=lucia', undefined],
  ])('%s %s says so and when to come back [I9 V40]', async (method, path, body) => {
    const answer = await browser(url).send(method, path, { body });
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
  });

  it.each([
    ['DELETE', '/es/ig'],
    ['POST', '/'],
    ['PUT', '/api/orders/1'],
    ['GET', '/api/'],
  ])('%s %s is not found, in the shape of every error', async (method, path) => {
    const answer = await browser(url).send(method, path);
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
  });

  it('the process itself is healthy, and accepts calls until it stops', async () => {
    expect((await browser(url).send('GET', '/api/health')).status).toBe(200);
    const ready = await browser(url).send('GET', '/api/ready');
    expect(ready).toMatchObject({ status: 200, body: { database: false, temporal: false } });
    isStopping = true;
    expect((await browser(url).send('GET', '/api/ready')).status).toBe(503);
    isStopping = false;
  });

  it('any number of parallel probes causes one query of each kind', async () => {
    const query = jest.spyOn(db, 'query');
    // A result stands for a second, and a busy machine may take longer.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const own = await serve(db);
    const probes = ['/api/ready', '/api/monitor'].flatMap((path) => Array<string>(20).fill(path));
    await Promise.all(probes.map((path) => browser(own).send('GET', path)));
    await browser(own).send('GET', '/api/ready');
    const asked = (of: RegExp) => query.mock.calls.filter(([text]) => of.test(String(text)));
    expect(asked(/^SELECT 1$/)).toHaveLength(1);
    expect(asked(/FROM mail_log/)).toHaveLength(1);
    clock.mockRestore();
    query.mockRestore();
  });

  it.each([
    ['everything works', {}, 200],
    ['the database is away', { database: false, mail: false }, 503],
    ['the main store of Temporal is away', { temporal: false }, 503],
    ['no e-mail goes out', { mail: false }, 503],
  ])('an outside monitor learns that %s', async (_what, away, status) => {
    const parts = { database: true, temporal: true, mail: true, ...away };
    const answered = async (isThere: boolean) => {
      if (!isThere) throw new Error('away');
      return { rows: [{ failed: parts.mail ? 2 : 3 }] };
    };
    const own = await serve(
      { query: () => answered(parts.database) } as unknown as Pool,
      {
        workflow: { withDeadline: (_at: Date, work: () => Promise<unknown>) => work() },
        // A server whose store is away still tells about itself.
        connection: {
          workflowService: {
            getSystemInfo: () => answered(true),
            describeNamespace: () => answered(parts.temporal),
          },
        },
        options: { namespace: 'default' },
      } as unknown as typeof temporal,
    );
    const answer = await browser(own).send('GET', '/api/monitor');
    expect(answer).toMatchObject({ status, body: { success: status === 200, ...parts } });
  });

  it('a database that has gone silent does not block the probe [F6]', async () => {
    const taken: Socket[] = [];
    const silent = createServer((socket) => taken.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const mute = new Pool({ connectionString: `postgres://shop@127.0.0.1:${port}/shop` });
    try {
      const own = browser(await serve(mute));
      const [ready, monitor] = await Promise.all(
        ['/api/ready', '/api/monitor'].map((path) => own.send('GET', path)),
      );
      expect(ready).toMatchObject({ status: 200, body: { database: false } });
      expect(monitor).toMatchObject({ status: 503, body: { database: false, mail: false } });
    } finally {
      for (const socket of taken) socket.destroy();
      silent.close();
      await mute.end();
    }
  });

  it.each(['whsec_old', 'whsec_new'])(
    'an event signed with %s is refused for now, so that it is sent again [F4]',
    async (secret) => {
      const payload = JSON.stringify({
        id: 'evt_1',
        type: 'payment_intent.succeeded',
        data: { object: { id: 'pi_1' } },
      });
      const header = stripe.webhooks.generateTestHeaderString({ payload, secret });
      const answer = await browser(url).send('POST', '/api/stripe/webhook', {
        text: payload,
        headers: { 'stripe-signature': header },
      });
      expect(answer.status).toBe(503);
    },
  );

  it('an event signed with a secret that is no longer valid is refused for good [V26]', async () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_1' } },
    });
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_gone' });
    const answer = await browser(url).send('POST', '/api/stripe/webhook', {
      text: payload,
      headers: { 'stripe-signature': header },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'webhook_signature' } });
  });
});
