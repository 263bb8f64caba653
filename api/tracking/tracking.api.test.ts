import { announce } from '#db/pool.ts';
import { customerLogout } from '#domain/calls/customer.ts';
import {
  getOrder,
  guaranteedSearch,
  type OrderView,
  ordersByPayment,
  searchByNumber,
  searchOrder,
  trackOrder,
} from '#domain/calls/orders.ts';
import { checkBlockedUser, servicesByRegion } from '#domain/calls/shop.ts';
import { panelClock } from '#e2e/support/sandbox.ts';
import { type BoughtAsRows, boughtAsRows } from '../testing/bought-as-rows';
import { type Browser, browser } from '../testing/browser';
import { customer } from '../testing/customer';
import { testDatabase } from '../testing/database';
import { openEvents } from '../testing/event-stream';
import { buy, orderThat } from '../testing/purchases';
import { forgetOrders, type OwnNames } from '../testing/rows';
import { takeSameTime } from '../testing/same-time';
import { ownShop } from '../testing/shop';
import { eventually } from '../testing/wait';

const db = testDatabase();
const made: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

async function bought(): Promise<BoughtAsRows> {
  const rows = await boughtAsRows(db);
  made.push(rows.own);
  return rows;
}

it('a stranger sees a masked order, its buyer the whole one, also by a payment without its prefix [S0-2.8 S0-3.2 S0-7.8 V13 V14]', async () => {
  const { browser: buyer, cart, intent, order } = await buy();
  const stranger = browser();
  const lowered = ` #${order.orderNumber.toLowerCase()} `;
  const seen = await stranger.call(searchByNumber, { body: { orderNumber: lowered } });
  expect(seen.order).toMatchObject({ view: 'public', orderNumber: order.orderNumber });
  const text = JSON.stringify(seen);
  for (const secret of [cart.username, cart.email, intent.paymentIntentId, cart.cartId])
    expect(text).not.toContain(secret);

  for (const id of [order.id, order.orderNumber]) {
    const own = await buyer.call(getOrder, { params: { id } });
    expect(own.order).toMatchObject({ view: 'own', username: cart.username, email: cart.email });
  }
  const foreign = await stranger.refused(ordersByPayment, {
    params: { paymentIntent: intent.paymentIntentId },
  });
  expect(foreign.status).toBe(404);
  const paymentIntent = intent.paymentIntentId.replace(/^pi_/, '');
  const bare = await buyer.call(ordersByPayment, { params: { paymentIntent } });
  expect(bare).toMatchObject({ state: 'created', id: order.id });
});

it('a tracking page follows the delivery without asking again', async () => {
  const { browser: buyer, order } = await buy();
  const stream = await openEvents(`${buyer.baseUrl}/api/orders/${order.id}/events`, '');
  expect(stream.status).toBe(200);
  const seen: string[] = [];
  const { data } = await stream.until((event) => {
    seen.push((event.data as OrderView).status);
    return seen.at(-1) === 'completed';
  });
  stream.close();
  expect(data).toMatchObject({ view: 'public', progress: { delivered: 1100, total: 1100 } });
  await orderThat(buyer, order.id, (view) => view.status === 'completed');
});

it('every search finds the same order, by number and by id [S1-7.1]', async () => {
  const { order } = await bought();
  const stranger = browser();
  const found: OrderView[] = [];
  for (const orderNumber of [order.orderNumber, `#${order.id}`]) {
    found.push((await stranger.call(searchByNumber, { body: { orderNumber } })).order);
    found.push((await stranger.call(guaranteedSearch, { body: { orderNumber } })).order);
    found.push(
      (
        await stranger.call(searchOrder, {
          body: { orderNumber, timestamp: 1_795_000_000_000, bypassInterceptors: true },
        })
      ).order,
    );
  }
  expect(found).toHaveLength(6);
  for (const one of found) {
    expect(one).toMatchObject({ view: 'public', id: order.id });
    expect(one.email).toBeUndefined();
  }
});

describe('a number and its e-mail address together', () => {
  it('open the whole order to this browser, live events and receipt included [S1-2.3.5]', async () => {
    const { order, own } = await bought();
    const visitor = browser();
    const read = async () => (await visitor.call(getOrder, { params: { id: order.id } })).order.view;
    expect(await read()).toBe('public');
    const { orders } = await visitor.call(trackOrder, {
      body: { orderNumber: ` #${order.orderNumber.toLowerCase()}`, email: own.email.toUpperCase() },
    });
    expect(orders).toMatchObject([{ view: 'own', email: own.email, username: own.username }]);
    expect(visitor.cookie('orders')).not.toContain(order.id);
    expect(await read()).toBe('own');
    const stream = await openEvents(
      `${visitor.baseUrl}/api/orders/${order.id}/events`,
      visitor.cookieHeader(),
    );
    expect((await stream.until(() => true)).data).toMatchObject({ view: 'own' });
    stream.close();
    expect((await visitor.send('GET', `/api/orders/${order.id}/receipt.pdf`)).status).toBe(200);
    // It works in no other browser: the cookie alone is not enough.
    const thief = browser();
    await thief.send('GET', '/api/stripe-config');
    thief.setCookie('orders', visitor.cookie('orders') ?? '');
    expect((await thief.call(getOrder, { params: { id: order.id } })).order.view).toBe('public');
  });

  it('open only that order, and search opens it too [S1-7.3 V13]', async () => {
    const [one, other] = [await bought(), await bought()];
    const visitor = browser();
    const { order } = await visitor.call(searchOrder, {
      body: { orderNumber: one.order.orderNumber, email: one.own.email },
    });
    expect(order.view).toBe('own');
    const foreign = await visitor.call(searchOrder, {
      body: { orderNumber: other.order.orderNumber, email: one.own.email },
    });
    expect(foreign.order.view).toBe('public');
    expect(foreign.order.email).toBeUndefined();
    expect((await visitor.call(getOrder, { params: { id: other.order.id } })).order.view).toBe('public');
  });
});

it('a wrong address and an unknown number answer alike: status, body, cookies and time [S1-6.3 V12]', async () => {
  const { order, own } = await bought();
  const visitor = browser();
  const unknown = { orderNumber: `${order.orderNumber.slice(0, -4)}0000`, email: own.email };
  const wrong = { orderNumber: order.orderNumber, email: `other.${own.email}` };
  const shapes = new Set<string>();
  const alike = await takeSameTime(['unknown', 'wrong'], 1, async (kind) => {
    const answer = await visitor.refused(trackOrder, { body: kind === 'unknown' ? unknown : wrong });
    shapes.add(
      JSON.stringify([
        answer.status,
        { ...answer.body, requestId: '' },
        [...answer.headers.keys()].filter((name) => name !== 'date').sort(),
        answer.headers.get('content-length'),
      ]),
    );
  });
  expect([...shapes]).toHaveLength(1);
  expect(visitor.cookie('orders')).toBeUndefined();
  expect(alike).toBe(true);
});

const ownDeliveries = async (visitor: Browser, username: string) =>
  (await visitor.call(checkBlockedUser, { body: { username } })).ownDeliveries;

it('only a reader who may see an order learns that its delivery is under way [S0-6.1]', async () => {
  const { browser: buyer, cart, order } = await buy();
  await orderThat(buyer, order.id, ({ status }) => status === 'processing');
  const stranger = browser();
  expect(await ownDeliveries(buyer, `@${cart.username.toUpperCase()}`)).toEqual([{ type: 'followers' }]);
  // For a stranger a name with an order looks like any other.
  const answers = [cart.username, `${cart.username}x`].map((username) =>
    stranger.answer(checkBlockedUser, { body: { username } }),
  );
  for (const { body } of await Promise.all(answers))
    expect(body).toEqual({ success: true, blocked: false, ownDeliveries: [] });
  // A number and its address together open an order to a browser (D19).
  await stranger.call(trackOrder, { body: { orderNumber: order.orderNumber, email: cart.email } });
  expect(await ownDeliveries(stranger, cart.username)).toEqual([{ type: 'followers' }]);

  await panelClock({ advanceSeconds: 600 });
  await orderThat(buyer, order.id, ({ status }) => status === 'completed');
  // The order's row is written before its lines' rows.
  await eventually(async () => expect(await ownDeliveries(buyer, cart.username)).toEqual([]));
});

it('likes are listed by the posts they go to', async () => {
  const selectedPosts = ['CuK5u_lJ9aB', 'CuK5u_lJ9aC'].map((shortcode) => ({ id: shortcode, shortcode }));
  const { browser: buyer, cart, order } = await buy({ serviceId: 12, amount: '2.29', selectedPosts });
  await orderThat(buyer, order.id, ({ publicationsProcessed }) => publicationsProcessed === 2);
  expect(await ownDeliveries(buyer, cart.username)).toEqual([
    { type: 'likes', shortcode: 'CuK5u_lJ9aB' },
    { type: 'likes', shortcode: 'CuK5u_lJ9aC' },
  ]);
});

it('packages that have not changed are answered with 304 [S0-7.16]', async () => {
  const visitor = browser();
  const { services } = await visitor.call(servicesByRegion, { params: { region: 'europe' } });
  expect(services.find((service) => service.id === 204)).toMatchObject({ quantity: 1000, priceCents: 999 });
  const first = await visitor.send('GET', '/api/services/region/europe');
  const again = await visitor.send('GET', '/api/services/region/europe', {
    // Node's fetch would otherwise request a fresh answer; a browser's cache doesn't.
    headers: { 'if-none-match': first.headers.get('etag') ?? undefined, 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

it.each(['/api/health', '/api/nothing', '/es/ig', '/nothing'])(
  '%s carries the security headers [V23 V25]',
  async (path) => {
    const foreign = { origin: 'https://evil.example' };
    const { headers } = await browser().send('GET', path, { headers: foreign });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' (?!.*script-src[^;]*unsafe)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('payment=(self');
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

it('the start leads to the shop in Spanish; an unknown page answers 404', async () => {
  const visitor = browser();
  for (const path of ['/', '/es']) {
    const answer = await visitor.send('GET', path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/es/ig']);
  }
  expect((await visitor.send('GET', '/es/ig')).status).toBe(200);
  expect((await visitor.send('GET', '/wp-login.php')).status).toBe(404);
  expect((await visitor.send('GET', '/assets/missing.js')).headers.get('content-type')).toContain(
    'text/plain',
  );
});

it('a stream that was opened with a session shows what strangers see once the session is over', async () => {
  const { order, own } = await bought();
  const visitor = await customer(own.email);
  const stream = await openEvents(`${visitor.baseUrl}/api/orders/${order.id}/events`, visitor.cookieHeader());
  try {
    expect((await stream.until(() => true)).data).toMatchObject({ view: 'own', email: own.email });
    await visitor.call(customerLogout, { body: { keepBrowser: false } });
    await announce(db, order.orderNumber);
    const next = (await stream.until(({ data }) => (data as OrderView).view === 'public')).data;
    expect(JSON.stringify(next)).not.toContain(own.email);
  } finally {
    stream.close();
  }
});

it('one caller can not take all the streams there are', async () => {
  const { order } = await bought();
  const shop = await ownShop({ RATE_LIMIT_FACTOR: '10', TRUST_PROXY: '1' });
  const ends = new AbortController();
  // Kept: the runtime closes the connection of an answer that is no longer referenced.
  const held: Response[] = [];
  const open = async (from: string) => {
    const response = await fetch(`${shop.url}/api/orders/${order.id}/events`, {
      headers: { 'x-forwarded-for': from },
      signal: ends.signal,
    });
    held.push(response);
    return response.status;
  };
  try {
    for (let n = 0; n < 100; n += 1) expect(await open('203.0.113.1')).toBe(200);
    expect(await open('203.0.113.1')).toBe(429);
    expect(await open('203.0.113.2')).toBe(200);
  } finally {
    ends.abort();
    await shop.close();
  }
});
