import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import pino from 'pino';
import Stripe from 'stripe';
import { lazyClient } from '#temporal/connection.ts';
import { createApp } from '../app';
import { browser } from '../testing/browser';
import { envWithoutStores, noChanges } from '../testing/without-stores';

const env = envWithoutStores();
const temporal = lazyClient(env);
let now = new Date();
let waiting = 1;
let counted = 0;
/** A database with one session and a queue of what waits for a person. */
const db = {
  async query(sql: string) {
    if (/FROM admin_sessions/.test(sql))
      return {
        rows: [
          {
            username: 'ana',
            role: 'administrator',
            mustChangePassword: false,
            totp: true,
            createdAt: now,
            lastSeenAt: now,
          },
        ],
      };
    if (/FROM payment_differences/.test(sql)) {
      counted += 1;
      return { rows: [{ kind: 'order', count: waiting }] };
    }
    return { rows: [{ count: 0, total: 0 }] };
  },
} as unknown as Pool;

let server: Server;
beforeAll(async () => {
  const { app } = createApp({
    env,
    db,
    temporal,
    stripe: new Stripe(env.STRIPE_SECRET_KEY),
    changes: noChanges,
    clock: () => now,
    logger: pino({ level: 'silent' }),
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await temporal.connection.close();
});

it('many screens that refetch at once cause one count of what waits; a screen that refetches for a change sees it', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const screens = Array.from({ length: 10 }, () => {
    const screen = browser(url);
    screen.setCookie('admin', 'secret');
    return screen;
  });
  const refetch = () =>
    Promise.all(screens.map(async (screen) => (await screen.send('GET', '/api/admin/session')).body));
  for (const body of await refetch()) expect(body).toMatchObject({ attentionCount: 1 });
  expect(counted).toBe(1);
  waiting = 2;
  // The screens wait this long after a change (web/admin/live.ts).
  now = new Date(now.getTime() + 400);
  for (const body of await refetch()) expect(body).toMatchObject({ attentionCount: 2 });
  expect(counted).toBe(2);
});
