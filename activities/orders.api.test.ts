import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { testDatabase } from '../api/testing/database';
import { seedServices } from '../domain/catalogue';
import { priceCart } from '../domain/pricing';
import { firstLines } from '../domain/purchase';
import { createOrderActivities } from './orders';

let db: Pool;
beforeAll(() => {
  db = testDatabase();
});
afterAll(() => db?.end());

/** A cart that is priced and paid, with what createOrder is given. */
async function paidCart() {
  const activities = createOrderActivities({ pool: db });
  const unique = randomBytes(6).toString('hex');
  const cartId = `cart_${Date.now()}_${unique}`;
  const choice = {
    serviceId: 204,
    username: `test${unique}`,
    email: `${unique}@example.com`,
    upsellAccepted: false,
  };
  const { orderNumber } = await activities.priceCart({
    cartId,
    owner: 'owner',
    language: 'es',
    variant: 'A',
    vatRatePercent: 21,
    candidateNumber: `FNZ-261121-${unique.slice(0, 4).toUpperCase()}`,
    startedAt: Date.now(),
    now: Date.now(),
    choice,
    rev: 1,
  });
  const service = seedServices({ europe: '1001', spain: '1002', likes: '1003', views: '1004' }).find(
    ({ id }) => id === 204,
  )!;
  const quote = priceCart(choice, service, { variant: 'A', vatRatePercent: 21, rev: 1 });
  const now = Date.now();
  const input = {
    ...{ cartId, orderNumber, quote, paidAt: now, now, language: 'es' as const },
    ...{ paymentIntentId: `pi_${unique}`, lines: firstLines(quote, randomUUID) },
  };
  const block = () =>
    db.query(`INSERT INTO blocked_users (username, reason) VALUES ($1, 'test')`, [choice.username]);
  return { activities, input, block };
}

test('an order that is made again after a crash is the same one, though its target was blocked meanwhile', async () => {
  const { activities, input, block } = await paidCart();
  const first = await activities.createOrder(input);
  expect(first.orderId).toMatch(/^\d{12}$/);
  await block();
  expect(await activities.createOrder(input)).toEqual(first);
});

test('a target that was blocked before gets no order', async () => {
  const { activities, input, block } = await paidCart();
  await block();
  expect(await activities.createOrder(input)).toEqual({ refusal: 'blocked_user' });
  const { rowCount } = await db.query('SELECT 1 FROM orders WHERE cart_id = $1', [input.cartId]);
  expect(rowCount).toBe(0);
});

test('an order is one conversion, also where it is made twice', async () => {
  const { activities, input } = await paidCart();
  const { orderId } = await activities.createOrder(input);
  await activities.createOrder(input);
  const { rows } = await db.query(
    `SELECT c.amount_cents, c.currency, c.source FROM conversions c JOIN orders o ON o.id = c.order_id
     WHERE o.cart_id = $1`,
    [input.cartId],
  );
  expect(orderId).toBeDefined();
  expect(rows).toEqual([{ amount_cents: input.quote.amountCents, currency: 'EUR', source: 'workflow' }]);
});
