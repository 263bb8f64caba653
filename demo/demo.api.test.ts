import { demoDomain } from './people';
import { removeDemo } from './remove';
import { runDemo } from './run';
import { type DemoShop, openShop } from './shop';
import { spread } from './spread';
import { letters, stories } from './stories';

let shop: DemoShop;
beforeAll(async () => {
  shop = await openShop(process.env);
});
afterAll(() => shop?.close());

const values = async (sql: string) =>
  (await shop.db.query<{ value: string }>(sql)).rows.map(({ value }) => value).sort();
const ofDemo = `cart_id LIKE 'cart\\_%\\_demo%'`;

test('each story is told through the whole shop, spread over the past, and all of it is taken away again', async () => {
  expect(await runDemo(shop, 1)).toEqual({ told: stories.length + letters.length, failures: [] });

  const statuses = await values(`SELECT DISTINCT status AS value FROM orders WHERE ${ofDemo}`);
  expect(statuses).toEqual(expect.arrayContaining(['cancelled', 'completed', 'partial', 'refunded']));
  const reasons = await values(
    `SELECT DISTINCT attention AS value FROM purchases WHERE attention IS NOT NULL AND ${ofDemo}`,
  );
  expect(reasons).toEqual([
    'canceled-by-provider',
    'partial-delivery',
    'submission-refused',
    'submission-unknown',
  ]);
  const unpaid = await values(
    `SELECT DISTINCT payment_status AS value FROM purchases WHERE order_number NOT IN (SELECT order_number FROM orders) AND ${ofDemo}`,
  );
  expect(unpaid).toEqual(expect.arrayContaining(['failed', 'pending']));

  expect(
    await values(
      `SELECT DISTINCT s.state AS value FROM submissions s JOIN orders o ON o.id = s.order_id
       JOIN providers p ON p.id = s.provider_id WHERE p.protocol = 'json-rest' AND ${ofDemo}`,
    ),
  ).toEqual(['accepted']);

  await spread(shop, 30);
  const [oldest] = await values(
    `SELECT (now() - min(created_at) > interval '10 days')::text AS value FROM orders WHERE ${ofDemo}`,
  );
  expect(oldest).toBe('true');

  expect(await removeDemo(shop)).toMatchObject({ purchases: stories.length });
  for (const table of ['purchases', 'orders', 'timeline', 'emails'])
    expect(await values(`SELECT cart_id AS value FROM ${table} WHERE ${ofDemo}`)).toEqual([]);
  expect(
    await values(`SELECT id::text AS value FROM contact_messages WHERE email LIKE '%@${demoDomain}'`),
  ).toEqual([]);
  expect(await removeDemo(shop)).toEqual({ purchases: 0, letters: 0 });
  expect(
    await values(`SELECT name AS value FROM providers WHERE active AND name LIKE '%demostración%'`),
  ).toEqual([]);
}, 240_000);

test('a shop with real payments gets no demonstration', async () => {
  const { STRIPE_API_BASE: _, ...real } = process.env;
  await expect(openShop(real)).rejects.toThrow(/sandbox/);
});
