import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { createRefusalLog, mostPerMinute } from './refusal-log';

const logger = pino({ level: 'silent' });

async function served(
  db: { query: jest.Mock },
  ask: (url: string) => Promise<void>,
  clock = () => new Date(0),
) {
  const log = createRefusalLog(db as never, { logger, clock, factor: 1 });
  const app = express();
  app.use(log.handler);
  app.post('/api/orders/:id', ({ params }, response) => {
    if (params.id === 'of-admin') response.locals.admin = {};
    response.locals.errorCode = 'not_found';
    response.status(404).end();
  });
  app.get('/api/orders/:id', (_request, response) => void response.status(404).end());
  app.get('/api/admin/orders', (_request, response) => void response.status(401).end());
  const server = app.listen(0);
  await once(server, 'listening');
  try {
    await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await log.flush();
  } finally {
    server.close();
  }
}

test('changing calls and those of the back office are logged by their route; visitors’ searches are not [S1-2.15.116 V28]', async () => {
  const query = jest.fn().mockResolvedValue({});
  await served({ query }, async (url) => {
    await fetch(`${url}/api/orders/FNZ-261121-AB3K`, { method: 'POST' });
    await fetch(`${url}/api/orders/FNZ-261121-AB3K`);
    await fetch(`${url}/api/admin/orders?search=ana@example.com`);
  });
  expect(query).toHaveBeenCalledTimes(1);
  const [, values] = query.mock.calls[0] as [string, unknown[][]];
  expect(values[1]).toEqual(['POST', 'GET']);
  expect(values[2]).toEqual(['/api/orders/:id', '/api/admin/orders']);
  expect(values[4]).toEqual(['not_found', null]);
  expect(JSON.stringify(values)).not.toMatch(/FNZ|example\.com/);
});

test('while the database is down lines are dropped, and requests continue', async () => {
  const query = jest.fn().mockRejectedValue(new Error('away'));
  await served({ query }, async (url) => {
    expect((await fetch(`${url}/api/orders/1`, { method: 'POST' })).status).toBe(404);
  });
  expect(query).toHaveBeenCalledTimes(1);
});

test('a minute has a limited number of rows, and the last one says how many more there were; unknown addresses have none', async () => {
  const query = jest.fn().mockResolvedValue({});
  let minute = 0;
  await served(
    { query },
    async (url) => {
      const refused = (path = '/api/orders/1') => fetch(`${url}${path}`, { method: 'POST' });
      await refused('/api/no-such-address');
      await Promise.all(Array.from({ length: mostPerMinute + 6 }, () => refused()));
      await refused('/api/orders/of-admin');
      minute = 1;
      await refused();
    },
    () => new Date(minute * 60_000),
  );
  const rows = query.mock.calls.flatMap(([, [at, , , , , , , , leftOut]]) =>
    (at as Date[]).map((time, index) => `${time.getTime() / 60_000} ${leftOut[index]}`),
  );
  expect(rows.sort()).toEqual([...Array(mostPerMinute + 1).fill('0 0'), '0 5', '1 0']);
});
