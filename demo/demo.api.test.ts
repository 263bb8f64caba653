import { signalPurchase } from '#purchases/reach.ts';
import { saveAgain } from '#workflows/messages.ts';
import { endRuns } from './end-runs';
import { demoDomain } from './people';
import { removeDemo } from './remove';
import { runDemo } from './run';
import { type DemoShop, openShop } from './shop';
import { spread } from './spread';
import { messageStories, stories } from './stories';

let shop: DemoShop;
beforeAll(async () => {
  shop = await openShop(process.env);
});
afterAll(() => shop?.close());

const values = async (sql: string) =>
  (await shop.db.query<{ value: string }>(sql)).rows.map(({ value }) => value).sort();
const ofDemo = `cart_id LIKE 'cart\\_%\\_demo%'`;

/**
 * Tables with a row that still names a cart, an address or a payment of the demonstration. The audit log keeps its
 * actions.
 */
async function tracesOf(intents: readonly string[]): Promise<string[]> {
  const tables = await values(
    `SELECT table_name AS value FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'audit_log'`,
  );
  const found = await Promise.all(
    tables.map(async (table) => {
      const { rowCount } = await shop.db.query(
        `SELECT FROM ${table} t WHERE t::text LIKE '%@${demoDomain}%' OR t::text ~ 'cart_[0-9]+_demo'
           OR t::text ~ ANY ($1) LIMIT 1`,
        [intents],
      );
      return rowCount ? [table] : [];
    }),
  );
  return found.flat();
}

/** Keeps signalling a purchase, as a panel or Stripe may while its rows are deleted. Returns what stops it. */
function keepWaking(cartId: string): () => Promise<void> {
  let going = true;
  const waking = (async () => {
    while (going) await signalPurchase(shop, cartId, saveAgain, {});
  })();
  return () => {
    going = false;
    return waking;
  };
}

test('each story runs through the whole shop, spread over the past, and all of it is removed again', async () => {
  expect(await runDemo(shop, 1)).toEqual({ succeeded: stories.length + messageStories.length, failures: [] });

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
  const disputes = await values(
    `SELECT d.id AS value FROM disputes d JOIN orders o USING (payment_intent_id) WHERE ${ofDemo}`,
  );
  expect(disputes.length).toBeGreaterThan(0);
  const withCode = await values(
    `SELECT DISTINCT code AS value FROM discount_redemptions r JOIN orders o ON o.id = r.order_id WHERE ${ofDemo}`,
  );
  expect(withCode).toContain('VIP5');
  const intents = await values(`SELECT payment_intent_id AS value FROM purchases WHERE ${ofDemo}`);

  await spread(shop, 30);
  const [oldest] = await values(
    `SELECT (now() - min(created_at) > interval '10 days')::text AS value FROM orders WHERE ${ofDemo}`,
  );
  expect(oldest).toBe('true');

  const [woken = ''] = await values(
    `SELECT cart_id AS value FROM orders WHERE ${ofDemo} AND status = 'completed'`,
  );
  const stop = keepWaking(woken);
  const removed = await removeDemo(shop).finally(stop);
  expect(removed).toMatchObject({ purchases: stories.length });
  expect(await tracesOf(intents)).toEqual([]);
  expect(await removeDemo(shop)).toEqual({ purchases: 0, messages: 0 });
  expect(
    await values(`SELECT name AS value FROM providers WHERE active AND name LIKE '%demostración%'`),
  ).toEqual([]);
});

test('a run that something else deletes meanwhile is no failure', async () => {
  const { options, workflow, workflowService } = shop.temporal;
  const described = Object.assign(workflow.getHandle('deleted-meanwhile'), {
    describe: async () => ({ status: { name: 'COMPLETED' } }),
  });
  const temporal = { options, workflowService, workflow: { getHandle: () => described } };
  expect(await endRuns({ temporal } as never, ['deleted-meanwhile'])).toBe(0);
});

test('a shop with real payments gets no demonstration', async () => {
  const { STRIPE_API_BASE: _, ...real } = process.env;
  await expect(openShop(real)).rejects.toThrow(/sandbox/);
});
