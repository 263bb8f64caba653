import { randomUUID } from 'node:crypto';
import { blockUser } from '#domain/calls/admin-blocked-users.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { createPaymentIntent, services } from '#domain/calls/shop.ts';
import { purchaseId } from '#workflows/messages.ts';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { deliver, payments, stripeEvent } from '../testing/payments';
import { aCart, startPurchase } from '../testing/purchases';
import { ownShop } from '../testing/shop';

const db = fileDatabase();

const unavailable = { status: 503, body: { code: 'unavailable' } };

it('a slow query holds the only connection: calls get a retry, and all go through once it is over [F6 V40]', async () => {
  const shop = await ownShop({}, { connections: 1 });
  try {
    const at = (count: number) =>
      Promise.all(Array.from({ length: count }, () => browser(shop.url).answer(services)));
    expect(await at(1)).toMatchObject([{ status: 200 }]);
    const tag = randomUUID();
    const slow = shop.db.query(`SELECT pg_sleep(25) /* ${tag} */`).catch((error: Error) => error);
    const refused = await at(8);
    for (const answer of refused) expect(answer).toMatchObject(unavailable);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    await db.query(
      'SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query LIKE $1 AND pid <> pg_backend_pid()',
      [`%pg_sleep(25) /* ${tag}%`],
    );
    expect(await slow).toMatchObject({ code: '57014' });
    for (const answer of await at(8)) expect(answer.status).toBe(200);
    // No transaction of a call needs a second connection.
    const buyer = browser(shop.url);
    expect(await buyer.call(createPaymentIntent, { body: aCart() })).toHaveProperty('paymentIntentId');
    const admin = browser(shop.url);
    const body = { username: 'admin', password: process.env.ADMIN_PASSWORD ?? '' };
    await admin.call(adminLogin, { body });
    const blocked = { username: `blocked.${tag.slice(0, 8)}`, reason: 'A test' };
    expect(await admin.call(blockUser, { body: blocked })).toMatchObject({ success: true });
  } finally {
    await shop.close();
  }
});

it('more callers than connections each get an answer, and the shop works for the next one [V40]', async () => {
  const shop = await ownShop({ RATE_LIMIT_FACTOR: '1000000' }, { connections: 2 });
  try {
    // Not cached: each call needs a connection.
    const ask = async () =>
      (await browser(shop.url).send('GET', `/api/orders/FNZ-000000-${randomUUID().slice(0, 4)}`)).status;
    const statuses = await Promise.all(Array.from({ length: 200 }, ask));
    // A request that waits too long for a connection gets 503.
    expect(statuses.filter((status) => status !== 404 && status !== 503)).toEqual([]);
    expect(statuses).toContain(404);
    expect(await ask()).toBe(404);
  } finally {
    await shop.close();
  }
});

it('Temporal is down when a webhook arrives: it is refused and stored, and forwarded once when it arrives again [F8]', async () => {
  const shop = await ownShop({ TEMPORAL_ADDRESS: '127.0.0.1:1' });
  try {
    const { intent } = await startPurchase();
    const { paymentIntentId } = intent;
    await payments()
      .confirm(paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds')
      .catch(() => undefined);
    const event = stripeEvent('payment_intent.payment_failed', await payments().retrieve(paymentIntentId));
    const inbox = async () =>
      (
        await db.query('SELECT outcome, relayed_at IS NOT NULL AS relayed FROM stripe_events WHERE id = $1', [
          event.id,
        ])
      ).rows;
    expect(await deliver(event, { shop: shop.url })).toMatchObject(unavailable);
    expect(await inbox()).toEqual([{ outcome: null, relayed: false }]);
    // Temporal is back.
    expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'signalled' } });
    expect(await inbox()).toEqual([{ outcome: 'signalled', relayed: true }]);
    expect(await deliver(event)).toMatchObject({ status: 200, body: { outcome: 'duplicate' } });
  } finally {
    await shop.close();
  }
});

it('no worker while a cart is set: calls get a retry, and find one run and no intent [F9]', async () => {
  const nobody = `nobody-${randomUUID()}`;
  const shop = await ownShop(
    {},
    {
      interceptors: {
        workflow: [
          {
            startUpdateWithStart: (input, next) => {
              const { workflowStartOptions } = input;
              return next({ ...input, workflowStartOptions: { ...workflowStartOptions, taskQueue: nobody } });
            },
          },
        ],
      },
    },
  );
  const cart = aCart();
  const run = shop.temporal.workflow.getHandle(purchaseId(cart.cartId));
  try {
    const buyer = browser(shop.url);
    const answers = await Promise.all([1, 2].map(() => buyer.answer(createPaymentIntent, { body: cart })));
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    expect(await run.describe()).toMatchObject({ status: { name: 'RUNNING' }, taskQueue: nobody });
    const { rows } = await db.query('SELECT 1 FROM purchases WHERE cart_id = $1', [cart.cartId]);
    expect(rows).toEqual([]);
    expect(await payments().intentsOfCart(cart.cartId)).toEqual([]);
  } finally {
    await run.terminate().catch(() => undefined);
    await shop.close();
  }
});
