import {
  getOrder,
  type OrderView,
  ordersByPayment,
  searchByNumber,
  servicesByRegion,
} from '../domain/calls/shop';
import { browser } from './testing/browser';
import { openEvents } from './testing/event-stream';
import { buy, orderThat } from './testing/purchases';

it('a stranger sees a masked order, its buyer the whole one', async () => {
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
});

it('a success address may leave the prefix of the payment away', async () => {
  const { browser: buyer, intent, order } = await buy();
  const bare = intent.paymentIntentId.replace(/^pi_/, '');
  const answer = await buyer.call(ordersByPayment, { params: { paymentIntent: bare } });
  expect(answer).toMatchObject({ state: 'created', id: order.id });
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
}, 60_000);

it('packages that have not changed are answered with 304', async () => {
  const visitor = browser();
  const { services } = await visitor.call(servicesByRegion, { params: { region: 'europe' } });
  expect(services.find((service) => service.id === 204)).toMatchObject({ quantity: 1000, priceCents: 999 });
  const first = await visitor.send('GET', '/api/services/region/europe');
  const again = await visitor.send('GET', '/api/services/region/europe', {
    // Node's fetch would otherwise ask for a fresh answer; a browser's cache does not.
    headers: { 'if-none-match': first.headers.get('etag') ?? undefined, 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

it.each(['/api/health', '/api/nothing', '/es/ig', '/nothing'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await browser().send('GET', path);
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
