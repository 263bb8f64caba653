import { Pool } from 'pg';
import { cartFigures, listCarts } from '#api/abandoned-carts/sql.ts';
import { customerData } from '#api/customer-account/file-sql.ts';
import { offerResults } from '#api/experiment/sql.ts';
import { listApiLog } from '#api/logs/sql.ts';
import { migratedDatabase, type OwnDatabase } from '#api/testing/own-database.ts';
import { listOrders, orderBy } from './admin-order-list';
import { openPurchases } from './doctor';
import { listMail } from './mail-log';
import { listPayments } from './payments';
import type { Db } from './pool';
import { purchasesToAsk } from './reviews';

/** In proportion as in a large shop: most purchases are over, most carts were never paid. */
const count = 12_000;
const of = (n: string) => `FROM generate_series(1, ${count}) AS n WHERE ${n}`;
const at = `now() - (${count} - n) * interval '1 hour'`;
/** A third of all were never paid; of these, a few are open. Four paid ones got no order and their money back. */
const paid = 'n % 3 > 0';
const ordered = `${paid} AND n % 3000 <> 1`;

const rows = [
  `INSERT INTO providers (id, name, base_url, api_key_encrypted, api_key_last4) VALUES (1, 'New', 'https://new.example', '', ''),
     (2, 'Given up', 'https://old.example', '', '')`,
  `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, closed_as, payment_status,
     payment_intent_id, amount_cents, username, email, upsell_offered, upsell_quantity, created_at, updated_at)
   SELECT md5(n::text), 'NUM-' || n, n, 'es', 'A', CASE WHEN n % 300 = 0 THEN 'awaiting-payment' WHEN n % 30 = 1 THEN 'guarantee'
       ELSE 'closed' END,
     CASE WHEN n % 300 = 0 THEN NULL WHEN n % 3000 = 1 THEN 'returned' WHEN n % 30 = 1 THEN NULL
       WHEN ${paid} THEN 'guarantee-over' WHEN n % 600 = 3 THEN 'cancelled' ELSE 'abandoned' END,
     CASE WHEN n % 3000 = 1 THEN 'refunded' WHEN ${paid} THEN 'paid' ELSE 'pending' END,
     'pi_' || n, 999, 'user' || n, n || '@example.com', true, n % 2, ${at}, ${at} ${of('true')}`,
  `UPDATE purchases SET stage = 'closed' WHERE closed_as = 'returned'`,
  `INSERT INTO orders (id, cart_id, order_number, payment_intent_id, status, payment_status, service_id, service_type, region,
     quantity, bonus, upsell_quantity, total_quantity, base_price_cents, upsell_price_cents, discount_cents, amount_cents,
     vat_rate_percent, vat_cents, username, email, language, paid_at, delivered_at, created_at, updated_at)
   SELECT n, md5(n::text), 'NUM-' || n, 'pi_' || n, 'completed', 'paid', 1, 'followers', 'none', 1000, 0, n % 2, 1000, 999, 0, 0,
     999, 21, 173, 'user' || n, n || '@example.com', 'es', ${at}, CASE WHEN n % 2 = 0 THEN ${at} END, ${at}, ${at}
   ${of(ordered)}`,
  `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state, created_at)
   SELECT gen_random_uuid(), n, 1, 1, CASE WHEN n < 2000 THEN 2 ELSE 1 END, '1', 'user' || n, 1000, 'accepted', ${at}
   ${of(ordered)}`,
  `INSERT INTO charges (id, payment_intent_id, amount_cents, status, method, at)
   SELECT 'ch_' || n, 'pi_' || n, 999, 'succeeded', CASE WHEN n < 100 THEN 'klarna' ELSE 'card' END, ${at} ${of(paid)}`,
  `INSERT INTO emails (cart_id, kind, recipient, subject, sent_at)
   SELECT md5(n::text), kind, n || '@example.com', '', ${at}
   FROM generate_series(1, ${count}) AS n, unnest(ARRAY['order-confirmation', 'order-completed', 'payment-reminder']) AS kind
   WHERE (${paid} AND kind <> 'payment-reminder') OR (n % 400 = 0 AND kind = 'payment-reminder')`,
  `INSERT INTO timeline (cart_id, seq, at, kind, by)
   SELECT md5(n::text), seq, ${at}, 'cart-changed', 'buyer' FROM generate_series(1, ${count}) AS n, generate_series(1, 3) AS seq`,
  `INSERT INTO mail_log (activity, kind, recipient, text, state, tries, first_at, at)
   SELECT n, CASE WHEN n < 20 THEN 'sendAlerts' ELSE 'order-confirmation' END, n || '@example.com', repeat(md5(n::text), 20),
     CASE WHEN n < 20 THEN 'failed' ELSE 'sent' END, 1, ${at}, ${at} ${of('true')}`,
  `INSERT INTO provider_calls (provider_id, action, order_id, request, duration_ms, outcome, at)
   SELECT 1, 'add', n, '{}', 1, CASE WHEN n < 20 THEN 'error' ELSE 'ok' END, ${at} ${of(ordered)}`,
  `INSERT INTO stripe_events (id, type, payment_intent_id, received_at, relayed_at, outcome)
   SELECT 'evt_' || n, 'payment_intent.succeeded', 'pi_' || n, ${at}, ${at}, 'signalled' ${of(paid)}`,
  `INSERT INTO withdrawals (id, name, order_number, order_id, email, language, received_at)
   SELECT gen_random_uuid(), '', 'NUM-' || n, n, n || '@example.com', 'es', ${at} ${of(ordered)}`,
  `INSERT INTO discount_redemptions (order_id, code, email, redeemed_at)
   SELECT n, 'SAVE15', n || '@example.com', ${at} ${of(ordered)}`,
  `INSERT INTO email_suppressions (email) SELECT n || '@example.com' ${of('true')}`,
  'ANALYZE',
];

let own: OwnDatabase;
let db: Pool;
beforeAll(async () => {
  own = await migratedDatabase();
  db = new Pool({ connectionString: own.ownerUrl, max: 1 });
  for (const sql of rows) await db.query(sql);
}, 120_000);
afterAll(async () => {
  await db.end();
  await own.drop();
});

/** The plans of what `read` asks for; an answer that decides what is asked next is read as well. */
async function plansOf(read: (db: Db) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  const explained = {
    query: async (sql: string, values: unknown[]) => {
      const { rows } = await db.query(`EXPLAIN ${sql}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return db.query(sql, values);
    },
  };
  await read(explained as never);
  return plans;
}

const page = { page: 1 };
const payments = { ...page, dates: 'begun', sort: 'createdAt-desc' } as const;
const carts = { ...page, search: '', reminderAfterSeconds: 3600 };

it.each<[name: string, read: (db: Db) => Promise<unknown>, index: RegExp]>([
  ['open payments', (db) => listPayments(db, { ...payments, state: 'open' }), /purchases_early/],
  ['cancelled payments', (db) => listPayments(db, { ...payments, state: 'cancelled' }), /purchases_given_up/],
  ['recovered payments', (db) => listPayments(db, { ...payments, state: 'recovered' }), /emails_reminded/],
  [
    'money without an order',
    (db) => listPayments(db, { ...payments, state: 'collected', order: 'without' }),
    /purchases_money_unordered/,
  ],
  ['a rare method', (db) => listPayments(db, { ...payments, method: 'klarna' }), /charges_of_method/],
  ['open carts', (db) => listCarts(db, { ...carts, state: 'open' }), /purchases_early/],
  [
    'carts of a user name',
    (db) => listCarts(db, { ...carts, state: 'closed', search: 'user333' }),
    /purchases_unpaid_username/,
  ],
  ['recovered carts', (db) => listCarts(db, { ...carts, state: 'recovered' }), /emails_reminded/],
  [
    'the figures of carts',
    (db) => cartFigures(db, new Date(Date.now() - 3600_000), new Date()),
    /purchases_unpaid/,
  ],
  [
    'the oldest deliveries',
    (db) => db.query(`SELECT o.id FROM orders o ${orderBy('deliveredAt-asc')} LIMIT 25`, []),
    /orders_delivered_first/,
  ],
  ['failed e-mails', (db) => listMail(db, { search: '', state: 'failed' }, page), /mail_log_failed/],
  ['e-mails of a kind', (db) => listMail(db, { search: '', kind: 'sendAlerts' }, page), /mail_log_kind/],
  [
    'failed calls to panels',
    (db) => listApiLog(db, { source: 'panel', search: '', failed: true }, page),
    /provider_calls_failed/,
  ],
  [
    'calls to panels of an order',
    (db) => listApiLog(db, { source: 'panel', search: 'num-301' }, page),
    /orders_order_number_key|orders_number_prefix|provider_calls_order/,
  ],
  [
    'events of a payment',
    (db) => listApiLog(db, { source: 'payments', search: 'pi_301' }, page),
    /stripe_events_intent/,
  ],
  [
    'events of an order',
    (db) => listApiLog(db, { source: 'payments', search: 'NUM-301' }, page),
    /purchases_order_number_key|purchases_number_prefix|stripe_events_intent/,
  ],
  [
    'buyers to ask for a review, and their last e-mail',
    (db) => purchasesToAsk(db, { now: new Date(), afterDays: 5, limit: 25 }),
    /mail_log_recipient/,
  ],
  [
    'open purchases for the doctor',
    (db) => openPurchases(db, { after: '', before: new Date(), limit: 25 }),
    /purchases_open/,
  ],
  [
    'the two offers since a day',
    (db) => offerResults(db, new Date(Date.now() - 24 * 3600_000)),
    /purchases_begun/,
  ],
])('reads %s by an index [S1-2.15.24 S1-2.15.48]', async (_name, read, index) => {
  for (const plan of await plansOf(read)) {
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (purchases|orders|emails|mail_log|provider_calls|stripe_events)/);
  }
});

it('a search that no call to a panel can match does not read their log', async () => {
  const plans = await plansOf((db) => listApiLog(db, { source: 'panel', search: 'nobody' }, page));
  expect(plans.join('\n')).not.toMatch('provider_calls');
});

it('the calls to a panel are found by its index, even if there are none', async () => {
  const plans = await plansOf((db) => listApiLog(db, { source: 'panel', search: 'Given up' }, page));
  expect(plans.join('\n')).toMatch('provider_calls_provider');
  expect(plans.join('\n')).not.toMatch('Seq Scan on provider_calls');
});

it('the page of a panel that was given up doesn’t walk the newer orders', async () => {
  const plans = await plansOf((db) => listOrders(db, { provider: 2 }, { ...page, sort: 'createdAt-desc' }));
  const pages = plans.filter((plan) => !plan.startsWith('Aggregate'));
  expect(pages).toEqual([expect.stringContaining('submissions_provider')]);
  expect(pages[0]).not.toMatch('orders_created');
});

it('reads everything about a person by indexes, however many customers there are', async () => {
  const plans = await plansOf((db) => customerData(db, '3001@example.com'));
  expect(plans.join('\n')).toMatch('discount_redemptions_email');
  const large =
    /Seq Scan on (purchases|orders|emails|mail_log|charges|submissions|withdrawals|discount_redemptions|email_suppressions)\b/;
  for (const plan of plans) expect(plan).not.toMatch(large);
});

it('no report of the two offers reads the timeline', async () => {
  expect((await plansOf((db) => offerResults(db, undefined))).join('\n')).not.toMatch('timeline');
});
