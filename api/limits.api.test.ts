import { randomUUID } from 'node:crypto';
import { errorAnswer } from '../domain/calls/common';
import { createLimits } from './limits';
import { type Browser, browser } from './testing/browser';
import { testDatabase, traceOf } from './testing/database';
import { aCart } from './testing/purchases';
import { type OwnShop, ownShop } from './testing/shop';

const db = testDatabase();
afterAll(() => db.end());

it('two processes count together, and store no address', async () => {
  const address = randomUUID();
  const options = { factor: 1, secret: 'x' };
  const [one, two] = [createLimits(db, options), createLimits(db, options)];
  for (let call = 0; call < 5; call++) {
    await one('login', address);
    await two('login', address);
  }
  await expect(one('login', address)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(two('login', address)).rejects.toMatchObject({ code: 'rate_limited' });
  const { rowCount } = await db.query('SELECT FROM rate_limits WHERE key LIKE $1', [`%${address}%`]);
  expect(rowCount).toBe(0);
});

describe('at a tenth of the limits of a real shop', () => {
  let shop: OwnShop;
  beforeAll(async () => {
    shop = await ownShop({ RATE_LIMIT_FACTOR: '0.1' });
  });
  afterAll(() => shop.close());

  /** Calls of each kind that an address has before it must wait, and for how many seconds at most. */
  const kinds: [what: string, calls: number, seconds: number, method: string, path: string, body: unknown][] =
    [
      ['intents', 4, 60, 'POST', '/api/create-payment-intent', {}],
      [
        'discount guesses',
        3,
        300,
        'POST',
        '/api/apply-discount',
        { code: 'WRONG', originalPrice: '9.99', userEmail: 'a@b.example' },
      ],
      ['searches, profiles and posts', 6, 60, 'GET', '/api/instagram/search?query=testlimits', undefined],
      ['pictures', 30, 60, 'GET', '/api/instagram/image-proxy?url=x', undefined],
      ['checks of blocked names', 3, 60, 'POST', '/api/check-blocked-user', { username: 'testlimits' }],
      ['look-ups of orders', 9, 60, 'GET', '/api/orders/FNZ-000000-XXXX', undefined],
      ['streams', 6, 60, 'GET', '/api/orders/FNZ-000000-XXXX/events', undefined],
      ['logins', 1, 300, 'POST', '/api/admin/login', { username: 'nobody', password: 'x' }],
    ];
  it.each(kinds)(
    '%s: after %i calls, wait %i s at most',
    async (_what, calls, seconds, method, path, body) => {
      const visitor = browser(shop.url);
      await visitor.send('GET', '/api/stripe-config');
      const statuses: number[] = [];
      for (let call = 0; call < calls; call++)
        statuses.push((await visitor.send(method, path, { body })).status);
      expect(statuses).not.toContain(429);
      const answer = await visitor.send(method, path, { body });
      expect(answer.status).toBe(429);
      expect(errorAnswer.strict().parse(answer.body)).toMatchObject({
        code: 'rate_limited',
        message: 'Demasiados intentos. Espere un momento y vuelva a intentarlo.',
      });
      const wait = Number(answer.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
    },
  );

  const refusedNow = async (visitor: Browser, path: string, headers?: Record<string, string>) =>
    (await visitor.send('GET', path, { headers })).status === 429;

  it('the calls of one kind count together, whatever their address', async () => {
    const visitor = browser(shop.url);
    expect(await refusedNow(visitor, '/api/instagram/posts/testlimits')).toBe(true);
    expect(await refusedNow(visitor, '/api/instagram/profile/testlimits')).toBe(true);
    // Other kinds go on.
    expect(await refusedNow(visitor, '/api/services')).toBe(false);
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'])(
    'a made-up %s does not help',
    async (header) => {
      const headers = { [header]: header === 'forwarded' ? 'for=203.0.113.9' : '203.0.113.9' };
      expect(await refusedNow(browser(shop.url), '/api/instagram/posts/testlimits', headers)).toBe(true);
    },
  );

  it('a cart that comes too often starts no purchase', async () => {
    const cart = aCart();
    expect((await browser(shop.url).send('POST', '/api/create-payment-intent', { body: cart })).status).toBe(
      429,
    );
    const likes = await browser(shop.url).send('POST', '/api/likes/create-likes-payment-intent', {
      body: {},
    });
    expect(likes.status).toBe(429);
    expect(await traceOf(db, cart.cartId)).toBeUndefined();
  });
});
