import { adminLogin, adminLogout, adminSession } from '../domain/calls/admin-session';
import { createOrderAfterPayment, createPaymentIntent } from '../domain/calls/shop';
import { browser } from './testing/browser';
import { deliver, payments, stripeEvent } from './testing/payments';
import { aCart, orderThat } from './testing/purchases';
import { type OwnShop, ownShop } from './testing/shop';

const minute = 60_000;

describe.each([
  ['ahead', 10],
  ['behind', -10],
])('an API whose clock is ten minutes %s', (_direction, minutes) => {
  let skewMs = minutes * minute;
  let shop: OwnShop;
  beforeAll(async () => {
    // The same secret: for a browser it is the same shop, behind one address.
    const { SESSION_SECRET = '' } = process.env;
    shop = await ownShop({ SESSION_SECRET }, { clock: () => new Date(Date.now() + skewMs) });
  });
  afterAll(() => shop?.close());
  afterEach(() => {
    skewMs = minutes * minute;
  });

  it('sells: a purchase uses Temporal’s clock [F34]', async () => {
    const buyer = browser(shop.url);
    const { paymentIntentId } = await buyer.call(createPaymentIntent, { body: aCart() });
    await payments().confirm(paymentIntentId);
    const { order } = await buyer.call(createOrderAfterPayment, { body: { paymentIntentId } });
    await orderThat(buyer, order?.id ?? '', ({ status }) => status === 'completed');
  });

  it('opens sessions that others accept, even when its clock steps back to the right time; an ended one stays ended [F34]', async () => {
    const ana = browser(shop.url);
    await ana.call(adminLogin, { body: { username: 'admin', password: process.env.ADMIN_PASSWORD ?? '' } });
    const there = browser();
    const session = ana.cookie('admin') ?? '';
    there.setCookie('admin', session);
    const hours = async (visitor: typeof ana) => {
      const { session: open } = await visitor.call(adminSession);
      return Math.round((Date.parse(open?.expiresAt ?? '') - Date.now()) / (60 * minute));
    };
    expect(await hours(there)).toBe(4);
    skewMs = 0;
    expect(await hours(ana)).toBe(4);
    await ana.call(adminLogout);
    ana.setCookie('admin', session);
    for (const now of [0, minutes * minute]) {
      skewMs = now;
      for (const visitor of [ana, there]) expect((await visitor.refused(adminSession)).status).toBe(401);
    }
  });

  it('refuses webhooks, which others accept [F34]', async () => {
    const event = stripeEvent('payment_intent.succeeded', { id: `pi_${Date.now()}`, metadata: {} });
    expect(await deliver(event, { shop: shop.url })).toMatchObject({
      status: 400,
      body: { code: 'webhook_signature' },
    });
    expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'foreign' } });
  });
});
