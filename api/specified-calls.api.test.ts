import { randomUUID } from 'node:crypto';
import { panelClock, panelDrop, panelFault, panelOrders } from '#e2e/support/sandbox.ts';
import { packageDescription, packageName } from '../domain/package-name';
import { type Answer, type Browser, browser } from './testing/browser';
import { codeAfter, codeMails } from './testing/customer';
import { payments } from './testing/payments';
import { newTarget } from './testing/purchases';
import { eventually } from './testing/wait';

/*
 * A client that knows only S0 §7 and S1 §7: their addresses, bodies and the field names they read. Everything is typed
 * by hand from the two tables; what decisions replaced (a login by code, back-office users) is noted where it is used.
 */

type Json = Record<string, unknown>;

/** Sends a call as the tables give it; without a body if they give none. */
async function ask(who: Browser, call: string, body?: unknown): Promise<Json> {
  const [method = '', path = ''] = call.split(' ');
  const { status, body: answer }: Answer<unknown> = await who.send(method, path, { body });
  if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(answer)}`);
  return answer as Json;
}

/** Waits for a state of an order, read by the specifications' names. */
function orderThat(who: Browser, reference: unknown, isSo: (order: Json) => boolean): Promise<Json> {
  return eventually(async () => {
    const order = await ask(who, `GET /api/orders/${reference}`);
    if (!isSo(order)) throw new Error(`The order is ${order.status}`);
    return order;
  });
}

/** Buys a thousand Spanish followers for a new target, with the offer and a code. */
async function buy(visitor: Browser) {
  const username = newTarget();
  const email = `${username}@example.com`;
  const { services } = (await ask(visitor, 'GET /api/services/region/spain')) as { services: Json[] };
  const service = services.find(({ quantity }) => quantity === 1000) ?? {};
  expect(service).toMatchObject({
    id: 106,
    name: '1.000 seguidores · España',
    description: '1.000 seguidores · España + 100 seguidores de regalo',
    price: '19.99',
    regularPrice: expect.stringMatching(/^\d+\.\d\d$/),
    isOnSale: expect.any(Boolean),
    featured: expect.any(Boolean),
    platform: 'instagram',
  });
  // The panel that delivers it is internal.
  expect(service).not.toHaveProperty('providerServiceId');
  expect(await ask(visitor, 'GET /api/stripe-config')).toMatchObject({ publicKey: expect.any(String) });
  expect(await ask(visitor, `GET /api/instagram/search?query=${username}`)).toMatchObject({
    users: [{ username, profile_pic_url: expect.any(String), is_private: false }],
  });
  expect(await ask(visitor, `GET /api/instagram/profile/${username}`)).toMatchObject({
    profile: { is_private: false },
  });
  expect(await ask(visitor, 'POST /api/check-blocked-user', { username })).toMatchObject({ blocked: false });

  const intent = await ask(visitor, 'POST /api/create-payment-intent', {
    amount: service.price,
    packagePrice: '19,99 €',
    serviceId: service.id,
    username,
    customerEmail: email,
    packageAmount: '+1000',
    currency: 'eur',
    language: 'es',
  });
  expect(intent).toMatchObject({ clientSecret: expect.any(String), paymentIntentId: expect.any(String) });
  const { paymentIntentId } = intent;
  const metadata = { serviceId: service.id, username, email, upsell_applied: false };

  const { discountedPrice } = await ask(visitor, 'POST /api/apply-discount', {
    code: 'VIP5',
    originalPrice: service.price,
    userEmail: email,
  });
  expect(discountedPrice).toBe('18.99');
  // Applying a discount requests the intent again (S0 §4).
  const discounted = await ask(visitor, 'POST /api/create-payment-intent', {
    amount: discountedPrice,
    serviceId: service.id,
    username,
    email,
    couponCode: 'VIP5',
    existingPaymentIntentId: paymentIntentId,
  });
  expect(discounted.paymentIntentId).toBe(paymentIntentId);
  // Accepting the offer updates it.
  const upgraded = await ask(visitor, 'POST /api/update-payment-intent', {
    paymentIntentId,
    amount: '25.99',
    metadata: {
      ...metadata,
      originalFollowers: 1000,
      newFollowers: 1500,
      additionalFollowers: 500,
      upsell_applied: true,
    },
  });
  expect(upgraded.clientSecret).toBe(intent.clientSecret);

  await payments().confirm(String(paymentIntentId));
  const { order } = (await ask(visitor, 'POST /api/create-order-after-payment', {
    paymentIntentId,
    serviceId: service.id,
    email,
    username,
  })) as { order: Json };
  expect(order).toEqual({ id: expect.any(String), orderNumber: expect.any(String), totalAmount: '25.99' });
  return { visitor, username, email, paymentIntentId, ...order } as {
    visitor: Browser;
    username: string;
    email: string;
    paymentIntentId: string;
    id: string;
    orderNumber: string;
  };
}

/** The fields of an order that S0 §3 and S1 §3 read, as its buyer sees them. */
const ofBuyer = ({ id, orderNumber, username, email }: Awaited<ReturnType<typeof buy>>) => ({
  id,
  orderNumber,
  status: 'completed',
  paymentStatus: 'paid',
  totalAmount: '25.99',
  customerEmail: email,
  instagramUsername: username,
  socialMediaUrl: `https://www.instagram.com/${username}/`,
  quantity: 1000,
  followersQuantity: 1600,
  serviceId: 106,
  serviceName: '1.000 seguidores · España',
  serviceDescription: '1.000 seguidores · España + 100 seguidores de regalo + 500 seguidores de ampliación',
  packageName: '1.000 seguidores · España',
  platform: 'instagram',
  providerProcessed: true,
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
});

/** Makes the panel deliver. */
async function deliver({ visitor, id }: { visitor: Browser; id: string }): Promise<Json> {
  await orderThat(visitor, id, ({ providerProcessed }) => providerProcessed === true);
  await panelClock({ advanceSeconds: 60 });
  return orderThat(visitor, id, ({ status }) => status === 'completed');
}

it('a purchase by a script that knows only the two specifications’ calls and field names ends completed [S0-3.1 S0-3.2 S0-3.4 S0-7.2 S0-7.4 S0-7.6 S0-7.8 S1-3.1 S1-3.5 S1-7.1]', async () => {
  const bought = await buy(browser());
  const { visitor, id, orderNumber, email, username, paymentIntentId } = bought;
  const whole = ofBuyer(bought);
  expect(await deliver(bought)).toMatchObject(whole);
  expect(await ask(visitor, `GET /api/orders-by-payment/${paymentIntentId}`)).toMatchObject({ id });
  expect(await ask(visitor, 'POST /api/orders', orderForm(username, email))).toMatchObject({ orderNumber });

  // Tracking: anybody by number, masked (D19); with the address the full order.
  const masked = {
    orderNumber,
    totalAmount: '25.99',
    serviceName: whole.serviceName,
    instagramUsername: expect.stringMatching(/^te•+/),
  };
  for (const path of ['/api/orders/search-by-number', '/api/guaranteed-search', '/api/orders/search']) {
    const { order } = (await ask(browser(), `POST ${path}`, { orderNumber })) as { order: Json };
    expect(order).toMatchObject(masked);
    expect(order).not.toHaveProperty('customerEmail');
    expect(order).not.toHaveProperty('socialMediaUrl');
  }
  const stranger = await ask(browser(), `GET /api/orders/${orderNumber}`);
  expect(stranger).toMatchObject(masked);
  expect(stranger).not.toHaveProperty('customerEmail');
  const search = { email, orderNumber, timestamp: Date.now(), bypassInterceptors: true };
  expect(await ask(browser(), 'POST /api/orders/search', search)).toMatchObject({ order: whole });
  expect(await ask(browser(), 'POST /api/track-order', { email, orderNumber })).toMatchObject({
    orders: [whole],
  });

  // The account: by a code instead of S1's token (D20).
  const customer = browser();
  const before = await codeMails(email);
  const { loginId } = await ask(customer, 'POST /api/customer/login', { id: randomUUID(), email });
  await ask(customer, 'POST /api/customer/login/code', { loginId, code: await codeAfter(email, before) });
  const { customerEmail: _, ...listed } = whole;
  expect(await ask(customer, `GET /api/customer-account?email=${email}`)).toMatchObject({
    email,
    totalOrders: 1,
    totalSpent: '25.99',
    orders: [listed],
  });
  const [{ id: panelId } = { id: 0 }] = await panelOrders(username);
  await panelDrop(panelId, 30);
  expect(await ask(customer, `POST /api/request-refill/${id}`)).toMatchObject({ success: true });
  expect(await orderThat(customer, id, ({ refillStatus }) => refillStatus !== undefined)).toMatchObject({
    customerEmail: email,
    refillStatus: expect.stringMatching(/requested|completed/),
  });
});

/** The payload of S0's manual form. */
const orderForm = (username: string, email: string) => ({
  serviceId: 106,
  customerName: 'Lucía',
  customerEmail: email,
  instagramUsername: username,
  socialMediaUrl: `https://www.instagram.com/${username}/`,
  quantity: 1000,
  totalAmount: '25.99',
  notes: 'Base: 1000 Upsell: 500',
  serviceDescription: 'Seguidores',
  status: 'completed',
  paymentStatus: 'paid',
  paymentMethod: 'credit_card',
  deliveryStatus: 'pending',
});

it('likes are bought with only the fields of the likes form, by parallel calls too, and cancelled [S0-7.3 S0-7.5]', async () => {
  const visitor = browser();
  await ask(visitor, 'GET /api/services');
  const instagramUsername = newTarget();
  const { posts } = (await ask(visitor, `GET /api/instagram/posts/${instagramUsername}`)) as {
    posts: Json[];
  };
  const form = {
    amount: '12.50',
    email: `${instagramUsername}@example.com`,
    instagramUsername,
    selectedPosts: posts.slice(0, 2).map(({ id, shortcode }) => ({ id, shortcode })),
    totalLikes: 250,
    baseLikes: 250,
    bonusLikes: 0,
  };
  const call = 'POST /api/likes/create-likes-payment-intent';
  const begun = await Promise.all([1, 2, 3].map(() => ask(visitor, call, form)));
  expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  const { paymentIntentId } = begun[0] ?? {};
  const again = await ask(visitor, call, { ...form, existingPaymentIntentId: paymentIntentId });
  expect(again.paymentIntentId).toBe(paymentIntentId);
  await ask(visitor, 'POST /api/cancel-payment-intent', { paymentIntentId });
  // A cancelled purchase stays cancelled: the next one is another cart.
  const next = await ask(visitor, call, form);
  expect(next.paymentIntentId).not.toBe(paymentIntentId);
});

describe('an administrator who knows only S1 §7', () => {
  let admin: Browser;
  beforeAll(async () => {
    admin = browser();
    // Instead of S1's login in the browser (D17).
    await ask(admin, 'POST /api/admin/login', { username: 'admin', password: process.env.ADMIN_PASSWORD });
  });

  it('reads an order, has it refilled, and syncs [S1-3.1 S1-3.10 S1-3.11 S1-7.15 S1-7.16]', async () => {
    const bought = await buy(browser());
    await deliver(bought);
    const { order } = (await ask(admin, `GET /api/admin/orders/${bought.id}`)) as { order: Json };
    expect(order).toMatchObject({
      ...ofBuyer(bought),
      paymentIntentId: bought.paymentIntentId,
      providerOrderId: expect.any(String),
      emailConfirmationSent: true,
      lastEmailDate: expect.any(String),
    });
    // No box was ticked: nothing is recorded (D32).
    expect(order).not.toHaveProperty('immediatePerformance');
    await panelDrop(Number(order.providerOrderId), 30);
    const refill = await ask(admin, `GET /api/admin/refill/status/${bought.orderNumber}`);
    expect(refill).toMatchObject({
      providerOrderId: order.providerOrderId,
      status: { status: 'completed', start_count: expect.any(Number), remains: 0 },
      eligibility: { refillAvailable: true, canRefill: true },
    });
    expect(await ask(admin, `POST /api/admin/refill/execute/${bought.orderNumber}`)).toMatchObject({
      success: true,
      message: expect.any(String),
    });
    expect(await ask(admin, 'POST /api/admin/refill/process-all')).toMatchObject({
      message: expect.any(String),
    });
    expect(await ask(admin, 'GET /api/provider-status/stats')).toMatchObject({
      autoSyncEnabled: expect.any(Boolean),
      syncIntervalMinutes: expect.any(Number),
    });
    expect(await ask(admin, 'POST /api/provider-status/sync-all')).toMatchObject({
      results: expect.any(Array),
      summary: {
        total: expect.any(Number),
        updated: expect.any(Number),
        completed: expect.any(Number),
        processing: expect.any(Number),
        errors: expect.any(Number),
      },
    });
  });

  it('corrects a target and sends it, without a reason; a refusal is success: false with its error [S1-7.13 S1-7.14]', async () => {
    await panelFault({ kind: 'refuse', action: 'add', count: 2, error: 'Incorrect link' });
    const bought = await buy(browser());
    await eventually(async () => {
      const { order } = (await ask(admin, `GET /api/admin/orders/${bought.id}`)) as { order: Json };
      if (!order.attention) throw new Error('Not refused yet');
      expect(order).toMatchObject({ providerProcessed: false });
    });
    const send = (body: Json) => ask(admin, `POST /api/admin/send-to-provider/${bought.id}`, body);
    const unchanged = { customUrl: '', customUsername: '', forceResend: false };
    expect(await send(unchanged)).toMatchObject({ success: false, error: 'Incorrect link' });
    const username = newTarget();
    expect(
      await ask(admin, `PUT /api/admin/orders/${bought.id}/target`, { url: '', username }),
    ).toMatchObject({ success: true });
    expect(await send(unchanged)).toMatchObject({
      success: true,
      publicationsProcessed: 1,
      providerOrderId: expect.any(String),
    });
    // A request without a reason is logged as such.
    const { acts } = (await ask(admin, `GET /api/admin/audit-log?search=${bought.orderNumber}`)) as {
      acts: { id: string; action: string }[];
    };
    expect(acts.map(({ action }) => action)).toEqual([
      'send-to-provider',
      'change-target',
      'send-to-provider',
    ]);
    for (const { id } of acts)
      expect(await ask(admin, `GET /api/admin/audit-log/${id}`)).toMatchObject({
        act: { before: { reason: null } },
      });
    const forced = await admin.send('POST', `/api/admin/send-to-provider/${bought.id}`, {
      body: { ...unchanged, forceResend: true },
    });
    expect(forced).toMatchObject({
      status: 400,
      body: { success: false, error: expect.any(String), fields: { reason: 'Indica el motivo' } },
    });
  });

  it('reads and tests a provider, blocks and unblocks, reads the questions and asks [S1-3.2 S1-3.9 S1-7.2 S1-7.10 S1-7.11 S1-7.17]', async () => {
    const provider = await ask(admin, 'GET /api/providers/1');
    expect(provider).toMatchObject({ id: 1, baseUrl: expect.stringMatching(/^http/), hasApiKey: true });
    expect(provider).not.toHaveProperty('apiKey');
    const { baseUrl, apiKey } = provider;
    const test = { id: '1', baseUrl, apiKey, serviceId: '1001' };
    expect(await ask(admin, 'POST /api/providers/test-connection', test)).toMatchObject({
      success: true,
      service: { name: expect.any(String), service: '1001' },
    });
    expect(
      await ask(admin, 'POST /api/providers/test-connection', { ...test, serviceId: '9' }),
    ).toMatchObject({ success: false, error: expect.any(String) });

    const username = newTarget();
    const block = { username, email: '', reason: 'Fraude', blockedBy: 'admin' };
    await ask(admin, 'POST /api/blocked-users', block);
    const { data } = (await ask(admin, `GET /api/blocked-users?search=${username}`)) as { data: Json[] };
    expect(data).toMatchObject([{ username, reason: 'Fraude', blockedBy: 'admin', isActive: true }]);
    expect(await ask(browser(), 'POST /api/check-blocked-user', { username })).toMatchObject({
      blocked: true,
    });
    await ask(admin, `DELETE /api/blocked-users/${data[0]?.id}`);

    expect(await ask(browser(), 'GET /api/content-sections/key/faq')).toMatchObject({
      jsonContent: expect.anything(),
    });
    const messages = [{ role: 'user', content: '¿Es seguro?', timestamp: new Date().toISOString() }];
    expect(await ask(browser(), 'POST /api/chat/conversation', { messages })).toMatchObject({
      success: true,
      message: expect.any(String),
    });
    const refused = await browser().send('POST', '/api/chat/conversation', { body: { messages: [] } });
    expect(refused.body).toMatchObject({ success: false, error: expect.any(String) });
  });
});

test.each(['es', 'fr', 'it'] as const)('%s: a package has the name that receipts use', (language) => {
  const sold = { quantity: 2500, serviceType: 'followers', region: 'spain', bonus: 0 } as const;
  expect(packageDescription(sold, language)).toBe(packageName(sold, language));
});
