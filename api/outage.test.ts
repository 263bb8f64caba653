import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import pino from 'pino';
import Stripe from 'stripe';
import { lazyClient } from '../temporal/connection';
import { createApp } from './app';
import { readApiEnv } from './env';
import { browser } from './testing/browser';

// Nothing listens on port 1.
const env = readApiEnv({
  DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
  TEMPORAL_ADDRESS: '127.0.0.1:1',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  SESSION_SECRET: 's'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_old,whsec_new',
  INSTAGRAM_BASE_URL: 'http://127.0.0.1:1',
  LOG_LEVEL: 'silent',
});

const db = new Pool({ connectionString: env.DATABASE_URL });
const temporal = lazyClient(env);
const stripe = new Stripe(env.STRIPE_SECRET_KEY);
let server: Server;
let url: string;

let isStopping = false;
beforeAll(async () => {
  const { app } = createApp({
    env,
    db,
    temporal,
    stripe,
    changes: {
      subscribe: () => () => undefined,
      onClose: () => () => undefined,
      close: async () => undefined,
    },
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
    isStopping: () => isStopping,
  });
  await new Promise<void>((done) => {
    server = app.listen(0, '127.0.0.1', () => done());
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await temporal.connection.close();
  await db.end();
});

describe('while database and Temporal are away', () => {
  it.each([
    ['GET', '/api/services/region/spain', undefined],
    ['GET', '/api/orders/FNZ-261121-AB3K', undefined],
    ['POST', '/api/orders/search-by-number', { orderNumber: 'FNZ-261121-AB3K' }],
    ['POST', '/api/check-blocked-user', { username: 'lucia' }],
    ['POST', '/api/cancel-payment-intent', { paymentIntentId: 'pi_0000000000' }],
    ['POST', '/api/admin/login', { username: 'admin', password: 'x' }],
    ['GET', '/api/instagram/search?query=lucia', undefined],
  ])('%s %s says so and when to come back', async (method, path, body) => {
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

  it('the process itself is healthy, and takes calls until it stops', async () => {
    expect((await browser(url).send('GET', '/api/health')).status).toBe(200);
    const ready = await browser(url).send('GET', '/api/ready');
    expect(ready).toMatchObject({ status: 200, body: { database: false, temporal: false } });
    isStopping = true;
    expect((await browser(url).send('GET', '/api/ready')).status).toBe(503);
    isStopping = false;
  });

  it.each(['whsec_old', 'whsec_new'])(
    'an event signed with %s is refused for now, so that it comes again',
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

  it('an event signed with a secret that is no longer valid is refused for good', async () => {
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
