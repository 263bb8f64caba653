import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import pino from 'pino';
import { oneByOne } from '../db/changes';
import { openEventStream } from './event-stream';
import { createShopServer, type Patience, patience, type Stopping, stoppingAfter } from './serve';

const logger = pino({ level: 'silent' });

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(app: express.Express, limits?: Patience): Promise<string> {
  server = createShopServer(app, limits);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('a process that gets the signal to stop says so first, accepts calls until balancers have noticed, and only then closes', async () => {
  let goOn = () => {};
  let streamsEnd = 0;
  const stopping: Stopping = stoppingAfter(
    () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
    {
      close: async () => {
        streamsEnd += 1;
      },
    },
  );
  const app = express().get('/', (_, response) => void response.send(String(stopping.isStopping())));
  const url = await listen(app);
  const answer = async () => (await fetch(url)).text();
  expect(await answer()).toBe('false');

  const stopped = stopping.stop(server);
  expect(stopping.stop(server)).toBeUndefined();
  expect(await answer()).toBe('true');
  expect(streamsEnd).toBe(0);

  goOn();
  await stopped;
  expect(streamsEnd).toBe(1);
  await expect(answer()).rejects.toThrow('fetch failed');
});

it('live streams end one after the other, including one opened meanwhile', async () => {
  const ended: string[] = [];
  const enders = new Set<() => void>();
  const stream = (name: string) => {
    const end = () => {
      ended.push(name);
      enders.delete(end);
    };
    enders.add(end);
  };
  for (const name of ['a', 'b', 'c']) stream(name);
  const all = oneByOne(enders, 30);
  expect(ended).toEqual(['a']);
  stream('late');
  await all;
  expect(ended).toEqual(['a', 'b', 'c', 'late']);
});

it('browsers of one process come back at different moments', async () => {
  const changes = { subscribe: () => () => {}, onClose: () => () => {}, close: async () => {} };
  const app = express().get('/', (request, response) => {
    openEventStream(request, response, { changes, logger }).end();
  });
  const url = await listen(app);
  const waits = await Promise.all(
    Array.from({ length: 20 }, async () => /^retry: (\d+)$/m.exec(await (await fetch(url)).text())?.[1]),
  );
  for (const wait of waits) expect(Number(wait)).toBeGreaterThan(1000);
  expect(new Set(waits).size).toBeGreaterThan(10);
});

describe('a slow sender', () => {
  /** Node itself checks after half a minute. */
  const soonerThanNode = 15_000;
  const head = 'POST / HTTP/1.1\r\nhost: shop\r\n';
  it.each([
    ['who says nothing', ''],
    ['whose head drips', `${head}x-slow: `],
    ['whose body drips', `${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n`],
  ])(
    '%s is cut off, while others are served [V40]',
    async (_name, begin) => {
      const app = express()
        .use(express.json())
        .all('/', (_, response) => void response.send('here'));
      // Long enough for an honest request on a busy machine.
      const url = await listen(app, { headersMs: 3000, requestMs: 6000, checkEveryMs: 20 });
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      // It is written to while it is being closed.
      socket.on('error', () => undefined).resume();
      const closed = once(socket, 'close');
      await once(socket, 'connect');
      socket.write(begin);
      const drip = setInterval(() => begin && socket.write('x'), 20);
      try {
        expect(await (await fetch(url)).text()).toBe('here');
        await closed;
        expect(await (await fetch(url)).text()).toBe('here');
      } finally {
        clearInterval(drip);
        socket.destroy();
      }
    },
    soonerThanNode,
  );

  it('is cut off within half a minute in the shop itself [V40]', async () => {
    await listen(express());
    expect(server).toMatchObject({ headersTimeout: patience.headersMs, requestTimeout: patience.requestMs });
    expect(patience.requestMs + patience.checkEveryMs).toBeLessThanOrEqual(30_000);
    expect(patience.headersMs).toBeLessThanOrEqual(15_000);
  });
});
