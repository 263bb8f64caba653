import { randomUUID } from 'node:crypto';
import { errorAnswer } from '../domain/calls/common';
import { correctTarget, trackOrder } from '../domain/calls/orders';
import { recordedServer } from '../instagram/testing/recorded-server';
import { createLimits } from './limits';
import { boughtAsRows } from './testing/bought-as-rows';
import { type Browser, browser } from './testing/browser';
import { fileDatabase, traceOf } from './testing/database';
import { aCart } from './testing/purchases';
import { forgetOrders, type OwnNames } from './testing/rows';
import { type OwnShop, ownShop } from './testing/shop';

const db = fileDatabase();

it('two processes count together, and store no address [V11]', async () => {
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
  const sold: OwnNames[] = [];
  beforeAll(async () => {
    shop = await ownShop({ RATE_LIMIT_FACTOR: '0.1' });
  });
  afterAll(async () => {
    await shop.close();
    await forgetOrders(db, sold);
  });

  /** An order as rows, and the address that opens it. */
  async function anOrder() {
    const { order, own } = await boughtAsRows(db);
    sold.push(own);
    return { order, email: own.email };
  }

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
      ['look-ups of unknown orders', 3, 600, 'GET', '/api/orders/FNZ-000000-XXXX', undefined],
      [
        'questions to the assistant',
        3,
        60,
        'POST',
        '/api/chat/conversation',
        { messages: [{ role: 'user', content: 'hola' }] },
      ],
      ['logins', 1, 300, 'POST', '/api/admin/login', { username: 'nobody', password: 'x' }],
      ['codes of the second step', 2, 300, 'POST', '/api/admin/login/code', { code: '000000' }],
    ];
  it.each(kinds)(
    '%s: after %i calls, wait %i s at most [V11]',
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
        message: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
        details: { retryAfterSeconds: expect.any(Number) },
      });
      const wait = Number(answer.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
    },
  );

  it('walking through numbers ends soon, by every search, and then also for known ones [S1-6.3 V11 V12]', async () => {
    // Its own counters: another secret counts other addresses.
    const own = await ownShop({ RATE_LIMIT_FACTOR: '0.1' });
    try {
      const { order } = await anOrder();
      const walker = browser(own.url);
      const found = await walker.send('GET', `/api/orders/${order.id}`);
      expect(found.status).toBe(200);
      const searches: [string, Record<string, string>][] = [
        ['/api/orders/search-by-number', {}],
        ['/api/guaranteed-search', {}],
        ['/api/orders/search', {}],
        ['/api/track-order', { email: 'a@b.example' }],
      ];
      const statuses: number[] = [];
      for (let tail = 0; tail < 8; tail += 1) {
        const [path, more] = searches[tail % searches.length] ?? ['', {}];
        const orderNumber = `${order.orderNumber.slice(0, -1)}${tail}`;
        const answer = await walker.send('POST', path, { body: { orderNumber: `${orderNumber}0`, ...more } });
        statuses.push(answer.status);
      }
      expect(statuses.slice(0, 2)).toEqual([404, 404]);
      expect(statuses.slice(4)).toEqual([429, 429, 429, 429]);
      expect((await walker.send('GET', `/api/orders/${order.id}`)).status).toBe(429);
    } finally {
      await own.close();
    }
  });

  it('corrections of a target: limited per order and day, refused ones count too', async () => {
    const { order, email } = await anOrder();
    const own = await ownShop({ RATE_LIMIT_FACTOR: '0.1' });
    try {
      const buyer = browser(own.url);
      await buyer.call(trackOrder, { body: { orderNumber: order.orderNumber, email } });
      const correction = { params: { id: order.id }, body: { to: { kind: 'same' as const } } };
      expect((await buyer.answer(correctTarget, correction)).status).not.toBe(429);
      const refused = await buyer.refused(correctTarget, correction);
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    } finally {
      await own.close();
    }
  });

  it('streams: six in a minute, and each is a look-up too', async () => {
    const { order } = await anOrder();
    const own = await ownShop({ RATE_LIMIT_FACTOR: '0.1' });
    try {
      const visitor = browser(own.url);
      // Without a body the stream ends at once.
      const open = async (reference: string) =>
        (await visitor.send('HEAD', `/api/orders/${reference}/events`)).status;
      const statuses: number[] = [];
      for (let stream = 0; stream < 7; stream += 1) statuses.push(await open(order.id));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    } finally {
      await own.close();
    }
  });

  const id = () => randomUUID();
  const addressed: [what: string, path: string, body: (email: string) => object][] = [
    ['login codes', '/api/customer/login', (email) => ({ id: id(), email })],
    [
      'requests to be forgotten',
      '/api/unsubscribe',
      (email) => ({ id: id(), email, wish: 'deletion', username: 'ana.ruiz', reason: 'Ya no compro' }),
    ],
  ];
  it.each(addressed)(
    '%s: a stranger who uses up those of an address keeps its owner from nothing; all together come to an end',
    async (_what, path, body) => {
      const own = await ownShop({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' });
      const email = `owner-${randomUUID()}@example.com`;
      const from = async (ip: string, to = email) =>
        (
          await browser(own.url).send('POST', path, {
            body: body(to),
            headers: { 'x-forwarded-for': ip },
          })
        ).status;
      try {
        const strangers = [await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.1')];
        expect([strangers[0], strangers[2]]).toEqual([200, 429]);
        expect(await from('198.51.100.1')).toBe(200);
        const many: number[] = [];
        for (let n = 2; n < 14; n += 1) many.push(await from(`203.0.113.${n}`));
        expect(many.at(-1)).toBe(429);
        expect(await from('198.51.100.2', `other-${email}`)).toBe(200);
      } finally {
        await own.close();
      }
    },
  );

  it('a whole network of IPv6 addresses counts as one caller [V11]', async () => {
    const own = await ownShop({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' });
    try {
      const from = async (ip: string) =>
        (
          await browser(own.url).send('GET', '/api/orders/FNZ-000000-XXXX', {
            headers: { 'x-forwarded-for': ip },
          })
        ).status;
      const statuses: number[] = [];
      for (let n = 1; n <= 5; n += 1) statuses.push(await from(`2001:db8:7:9:${n}::${n}`));
      expect(statuses.at(-1)).toBe(429);
      expect(await from('2001:db8:7:a::1')).toBe(404);
    } finally {
      await own.close();
    }
  });

  it('nobody can guess the address of an order, by number or id, from one address or from many [S1-6.3]', async () => {
    const { order, email } = await anOrder();
    // Proxies are believed here, so that each guess comes from an address of its own.
    const own = await ownShop({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' });
    try {
      const guess = (email: string, from: number, orderNumber: string) =>
        browser(own.url).send('POST', '/api/track-order', {
          body: { orderNumber, email },
          headers: { 'x-forwarded-for': `203.0.113.${from}` },
        });
      const statuses: number[] = [];
      for (let from = 1; from <= 13; from += 1)
        statuses.push(
          (await guess(`guess${from}@example.com`, from, from % 2 ? order.orderNumber : order.id)).status,
        );
      expect(statuses).toEqual([...Array<number>(12).fill(404), 429]);
      for (const reference of [order.orderNumber, order.id])
        expect((await guess(email, 99, reference)).status).toBe(429);
      // No order has such an id.
      expect((await guess(email, 99, `0${order.id}`)).status).toBe(404);
    } finally {
      await own.close();
    }
  });

  it('nobody can try numbers with one e-mail address, from one address or from many [S1-6.3]', async () => {
    const { order, email } = await anOrder();
    const own = await ownShop({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' });
    try {
      const tryNumber = (orderNumber: string, from: number) =>
        browser(own.url).send('POST', '/api/track-order', {
          body: { orderNumber, email },
          headers: { 'x-forwarded-for': `203.0.113.${from}` },
        });
      const statuses: number[] = [];
      for (let from = 1; from <= 13; from += 1)
        statuses.push((await tryNumber(`FNZ-000000-XX${from + 10}`, from)).status);
      expect(statuses).toEqual([...Array<number>(12).fill(404), 429]);
      expect((await tryNumber(order.orderNumber, 99)).status).toBe(429);
    } finally {
      await own.close();
    }
  });

  const refusedNow = async (visitor: Browser, path: string, headers?: Record<string, string>) =>
    (await visitor.send('GET', path, { headers })).status === 429;

  it('requests from other sites’ pages don’t use up their readers’ limits', async () => {
    const visitor = browser(shop.url);
    const ask = async (headers?: Record<string, string>) =>
      (
        await visitor.send('POST', '/api/customer/login', {
          body: { id: randomUUID(), email: `${randomUUID()}@example.com` },
          headers,
        })
      ).status;
    for (let call = 0; call < 5; call++) expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await ask()).toBe(200);

    const reads = shop.routes.filter(({ method, limit }) => method === 'GET' && limit);
    expect(reads.length).toBeGreaterThan(10);
    for (const { path } of reads) {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const { status } = await visitor.send('GET', path.replace(/:\w+/g, 'x'), { headers });
      expect({ path, status }).toEqual({ path, status: 403 });
    }
  });

  it('a file opens by a link from another site; a call does not', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    const opened = async (path: string) => (await browser(shop.url).send('GET', path, { headers })).status;
    expect(await opened('/api/customer/data')).toBe(401);
    expect(await opened('/api/customer-account')).toBe(403);
  });

  it('one caller gets a fifth of the questions that Meta answers visitors in an hour', async () => {
    const meta = await recordedServer();
    meta.replies({ json: { business_discovery: { username: 'testlimits', followers_count: 1, id: '1' } } });
    const own = await ownShop({
      ...{ INSTAGRAM_GRAPH_TOKEN: 'x', INSTAGRAM_GRAPH_USER_ID: '1', INSTAGRAM_GRAPH_URL: meta.url },
      ...{ INSTAGRAM_GRAPH_CALLS_PER_HOUR: '20', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' },
    });
    try {
      const ask = async (ip: string, name: string) =>
        (
          await browser(own.url).send('GET', `/api/instagram/profile/${name}`, {
            headers: { 'x-forwarded-for': ip },
          })
        ).status;
      const statuses: number[] = [];
      for (const name of ['one', 'two', 'three', 'four'])
        statuses.push(await ask('203.0.113.1', `testlimits.${name}`));
      expect(statuses).toEqual([200, 200, 200, 429]);
      // What is cached costs nothing.
      expect(await ask('203.0.113.1', 'testlimits.one')).toBe(200);
      expect(await ask('198.51.100.1', 'testlimits.four')).toBe(200);
      expect(meta.asked).toHaveLength(4);
    } finally {
      await own.close();
      await meta.close();
    }
  });

  it('a browser fills three carts, and no fourth at once [X-14]', async () => {
    const own = await ownShop({ RATE_LIMIT_FACTOR: '0.15' });
    try {
      const visitor = browser(own.url);
      const fill = async (cart = aCart()) =>
        (await visitor.send('POST', '/api/create-payment-intent', { body: cart })).status;
      const first = aCart();
      expect([await fill(first), await fill(), await fill(), await fill()]).toEqual([200, 200, 200, 429]);
      // A cart that has begun continues.
      expect(await fill(first)).toBe(200);
    } finally {
      await own.close();
    }
  });

  it('the calls of one kind count together, whatever their address', async () => {
    const visitor = browser(shop.url);
    expect(await refusedNow(visitor, '/api/instagram/posts/testlimits')).toBe(true);
    expect(await refusedNow(visitor, '/api/instagram/profile/testlimits')).toBe(true);
    // Other kinds continue.
    expect(await refusedNow(visitor, '/api/services')).toBe(false);
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'])(
    'a made-up %s does not help [V11]',
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
