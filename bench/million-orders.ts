import type { Pool, PoolClient } from 'pg';

/** What is created in addition to the orders. */
const shape = {
  /** Orders cover this many years up to now, with fewer a day at the beginning: the shop grows. */
  years: 2,
  /** Unpaid carts for every thousand paid ones. */
  unpaidPerThousand: 300,
  /** Only orders of these last days wait for a person: older ones were dealt with. */
  openDays: 14,
} as const;

/** A pseudo-random number from 0 to 999, the same in each run; `salt` makes independent ones. */
const draw = (salt: number) => `((hashint8extended(n, ${salt}) & 1073741823) % 1000)::integer`;

/** Forty first and forty last names: a search for a part of a name finds some of each, as in reality. */
const firstNames =
  'ana,luis,marta,pablo,lucia,jorge,sofia,diego,elena,carlos,laura,sergio,paula,ivan,irene,raul,nuria,hugo,alba,marc,chloe,louis,manon,lucas,emma,theo,camille,jules,lea,antoine,giulia,marco,chiara,luca,sara,matteo,aurora,paolo,elisa,dario';
const lastNames =
  'garcia,lopez,perez,ruiz,moreno,jimenez,navarro,torres,vidal,romero,soler,ferrer,campos,ortega,molina,delgado,castro,rubio,marin,iglesias,martin,bernard,dubois,petit,durand,leroy,moreau,simon,laurent,michel,rossi,russo,ferrari,esposito,bianchi,romano,colombo,ricci,greco,conti';
const name = (of: string, list: string) =>
  `(string_to_array('${list}', ','))[1 + (hashint8extended(${of}, 7) & 1073741823) % 40]`;

/** Every tenth order is one of five thousand regular customers'; the others have two or three each. */
const person = 'CASE WHEN n % 10 = 0 THEN n % 5000 ELSE 5000 + (n * 7919) % 400000 END';
const handle = (separator: string) =>
  `${name('person', firstNames)} || '${separator}' || ${name('person * 31', lastNames)} || person % 1000`;
const email = `${handle('.')} || person / 1000
  || (ARRAY['@gmail.com', '@hotmail.com', '@orange.fr', '@libero.it', '@example.com'])[person % 5 + 1]`;

/** Created once, read by every step: one row per order with all that its other rows need. */
const common = (count: number) => `CREATE TABLE bench_orders AS
  WITH shelf AS (
    SELECT array_agg(s.id) AS ids
    FROM services s,
      generate_series(1, CASE WHEN s.featured THEN 8 WHEN s.type = 'followers' THEN 3 ELSE 1 END)
    WHERE s.active AND s.min_quantity IS NULL
  ), placed AS (
    SELECT n, ${person} AS person, now() - (1 - power(n::float / ${count}, 0.7)) * interval '${shape.years} years' AS at,
      ${draw(2)} AS fate, ${draw(3)} AS chance, ids[${draw(4)} * cardinality(ids) / 1000 + 1] AS service_id
    FROM generate_series(1::bigint, ${count}) AS n, shelf
  ), priced AS (
    SELECT p.n, p.person, p.at, p.chance, p.service_id, s.type, s.region, s.quantity, s.bonus, s.provider_id,
      s.provider_service_id, s.price_cents, p.fate,
      CASE WHEN p.chance % 10 = 3 THEN s.price_cents / 2 ELSE 0 END AS upsell_cents,
      CASE WHEN p.chance % 100 < 10 THEN s.price_cents * 5 / 100 ELSE 0 END AS discount_cents,
      p.at > now() - interval '${shape.openDays} days' AS open,
      CASE WHEN p.at > now() - interval '2 days'
        THEN CASE WHEN fate < 300 THEN 'pending' WHEN fate < 800 THEN 'processing' ELSE 'completed' END
        ELSE CASE WHEN fate < 930 THEN 'completed' WHEN fate < 950 THEN 'partial' WHEN fate < 970 THEN 'cancelled'
          WHEN fate < 990 THEN 'refunded' ELSE 'completed' END END AS status
    FROM placed p JOIN services s ON s.id = p.service_id
  )
  SELECT *, 100000000000 + (n * 48271) % 2147483647 AS id, 'bench-' || n AS cart_id,
    'BEN-' || to_char(at, 'YYMMDD') || '-' || lpad(n::text, 7, '0') AS order_number,
    'pi_bench' || lpad(n::text, 9, '0') AS intent, ${email} AS email, ${handle('_')} AS username,
    CASE WHEN chance < 700 THEN 'es' WHEN chance < 900 THEN 'fr' ELSE 'it' END AS language,
    price_cents + upsell_cents - discount_cents AS amount_cents,
    CASE WHEN status = 'refunded' THEN price_cents + upsell_cents - discount_cents
      WHEN status = 'partial' AND NOT open THEN (price_cents + upsell_cents - discount_cents) / 5
      WHEN fate >= 995 THEN (price_cents + upsell_cents - discount_cents) / 2 ELSE 0 END AS refunded_cents,
    CASE WHEN open AND fate % 2 = 0
      THEN CASE status WHEN 'partial' THEN 'partial-delivery' WHEN 'cancelled' THEN 'canceled-by-provider' END
      END AS attention
  FROM priced ORDER BY n`;

/** A panel that got one of a hundred orders of the first year, and none since. */
export const givenUpPanel = 99;

/** In the order of their foreign keys. Each takes whole rows from `bench_orders`. */
const steps: readonly (readonly [name: string, sql: string])[] = [
  [
    'purchases',
    `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, closed_as, payment_status,
       payment_intent_id, amount_cents, service_id, quantity, username, email, attention, attention_since,
       upsell_offered, version, created_at, updated_at)
     SELECT cart_id, order_number, md5(cart_id), language, CASE WHEN chance % 2 = 0 THEN 'A' ELSE 'B' END,
       CASE WHEN attention IS NOT NULL THEN 'needs-attention' WHEN status = 'pending' THEN 'submitting'
         WHEN status = 'processing' THEN 'in-progress' WHEN status = 'refunded' THEN 'closed' ELSE 'guarantee' END,
       CASE status WHEN 'refunded' THEN 'refunded' END,
       CASE WHEN refunded_cents = 0 THEN 'paid' WHEN status = 'refunded' THEN 'refunded' ELSE 'partially_refunded' END,
       intent, amount_cents, service_id, quantity + bonus, username, email, attention,
       CASE WHEN attention IS NOT NULL THEN at + interval '3 hours' END, chance % 3 > 0, 9, at, at + interval '2 hours'
     FROM bench_orders ORDER BY n`,
  ],
  [
    'carts that never paid',
    `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, closed_as, payment_status,
       payment_intent_id, amount_cents, service_id, quantity, username, email, upsell_offered, version, created_at,
       updated_at)
     SELECT 'bench-left-' || n, 'BEN-LEFT-' || n, md5(cart_id), language, CASE WHEN chance % 2 = 0 THEN 'A' ELSE 'B' END,
       'closed', CASE WHEN chance % 10 = 0 THEN 'cancelled' ELSE 'abandoned' END,
       CASE WHEN chance % 4 = 0 THEN 'failed' ELSE 'pending' END, 'pi_left' || n, amount_cents, service_id, quantity,
       username, CASE WHEN chance % 3 > 0 THEN email END, chance % 3 > 0, 3, at + interval '1 minute', at + interval '1 day'
     FROM bench_orders WHERE chance < ${shape.unpaidPerThousand} ORDER BY n`,
  ],
  [
    'orders',
    `INSERT INTO orders (id, cart_id, order_number, payment_intent_id, status, payment_status, service_id, service_type,
       region, quantity, bonus, upsell_quantity, total_quantity, base_price_cents, upsell_price_cents, discount_cents,
       discount_code, amount_cents, vat_rate_percent, vat_cents, refunded_cents, username, email, language,
       provider_order_id, upsell_offered, paid_at, delivered_at, created_at, updated_at)
     SELECT id, cart_id, order_number, intent, status,
       CASE WHEN refunded_cents = 0 THEN 'paid' WHEN status = 'refunded' THEN 'refunded' ELSE 'partially_refunded' END,
       service_id, type, region, quantity, bonus, CASE WHEN upsell_cents > 0 THEN quantity / 2 ELSE 0 END,
       quantity + bonus + CASE WHEN upsell_cents > 0 THEN quantity / 2 ELSE 0 END, price_cents, upsell_cents,
       discount_cents, CASE WHEN discount_cents > 0 THEN 'VIP5' END, amount_cents, 21, amount_cents * 21 / 121,
       refunded_cents, username, email, language, CASE WHEN status <> 'pending' THEN (7000000 + n)::text END,
       chance % 3 > 0, at + interval '1 minute',
       CASE WHEN status IN ('completed', 'partial', 'refunded') THEN at + (20 + chance) * interval '1 minute' END,
       at + interval '1 minute', at + interval '2 hours'
     FROM bench_orders ORDER BY n`,
  ],
  [
    'a panel that was given up',
    `INSERT INTO providers (id, name, base_url, api_key_encrypted, api_key_last4, active)
     SELECT ${givenUpPanel}, 'Given up', base_url, api_key_encrypted, api_key_last4, false FROM providers ORDER BY id LIMIT 1`,
  ],
  [
    'submissions',
    `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state,
       provider_order_id, provider_status, remains, start_count, shortcode, reported_at, sent_at, answered_at, created_at)
     SELECT gen_random_uuid(), id, 1, 1,
       CASE WHEN n % 100 = 0 AND at < now() - interval '1 year' THEN ${givenUpPanel} ELSE provider_id END,
       provider_service_id, username, quantity + bonus, CASE status WHEN 'pending' THEN 'ready' ELSE 'accepted' END,
       CASE WHEN status <> 'pending' THEN (7000000 + n)::text END,
       CASE status WHEN 'completed' THEN 'completed' WHEN 'refunded' THEN 'completed' WHEN 'partial' THEN 'partial'
         WHEN 'cancelled' THEN 'canceled' WHEN 'processing' THEN 'in-progress' END,
       CASE status WHEN 'partial' THEN quantity / 5 WHEN 'processing' THEN quantity / 2 ELSE 0 END, 5000,
       CASE WHEN type <> 'followers' THEN left(translate(encode(sha256(cart_id::bytea), 'base64'), '+/=', '-_a'), 11) END,
       CASE WHEN status <> 'pending' THEN at + (20 + chance) * interval '1 minute' END,
       CASE WHEN status <> 'pending' THEN at + interval '1 minute' END,
       CASE WHEN status <> 'pending' THEN at + interval '61 seconds' END, at + interval '1 minute'
     FROM bench_orders ORDER BY n`,
  ],
  [
    'timeline',
    `INSERT INTO timeline (cart_id, seq, at, kind, by, data)
     SELECT cart_id, seq, at + seq * interval '20 seconds',
       (ARRAY['payment-succeeded', 'order-created', 'submission-accepted'])[seq], 'system', '{"quantity": 1000}'
     FROM bench_orders, generate_series(1, 3) AS seq ORDER BY n, seq`,
  ],
  [
    'e-mails',
    `INSERT INTO emails (cart_id, kind, recipient, subject, sent_at, created_at)
     SELECT cart_id, kind, email, 'Pedido ' || order_number, at + interval '2 minutes', at + interval '2 minutes'
     FROM bench_orders, unnest(ARRAY['order-confirmation', 'order-completed']) AS kind
     WHERE kind = 'order-confirmation' OR status = 'completed' ORDER BY n`,
  ],
  [
    'conversions',
    `INSERT INTO conversions (order_id, amount_cents, currency, source, at)
     SELECT id, amount_cents, 'EUR', 'home', at + interval '1 minute' FROM bench_orders ORDER BY n`,
  ],
  [
    'refunds',
    `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, refund_id, status,
       created_at)
     SELECT cart_id, 1, intent, refunded_cents, 'Bench', 'system', 're_bench' || n, 'succeeded', at + interval '1 day'
     FROM bench_orders WHERE refunded_cents > 0 ORDER BY n`,
  ],
  [
    'redeemed discounts',
    `INSERT INTO discount_redemptions (order_id, code, email, redeemed_at)
     SELECT id, 'VIP5', email, at + interval '1 minute' FROM bench_orders WHERE discount_cents > 0 ORDER BY n`,
  ],
  [
    'refills',
    `INSERT INTO refills (id, order_id, submission_id, requested_by, requested_at, state, provider_refill_id, ended_at)
     SELECT gen_random_uuid(), s.order_id, s.id, 'system', s.created_at + interval '2 days', 'completed', b.n::text,
       s.created_at + interval '2 days 1 hour'
     FROM bench_orders b JOIN submissions s ON s.order_id = b.id
     WHERE b.chance % 50 = 0 AND b.status = 'completed' AND b.at < now() - interval '3 days'`,
  ],
  [
    'statements of withdrawal',
    `INSERT INTO withdrawals (id, order_number, email, name, language, received_at, order_id, closed_at, closed_by)
     SELECT gen_random_uuid(), order_number, email, 'A Name', language, at + interval '1 hour', id,
       CASE WHEN NOT open THEN at + interval '1 day' END, CASE WHEN NOT open THEN 'admin' END
     FROM bench_orders WHERE chance = 500 ORDER BY n`,
  ],
];

const tables = [
  'purchases',
  'orders',
  'submissions',
  'timeline',
  'emails',
  'conversions',
  'refunds',
  'discount_redemptions',
  'refills',
  'withdrawals',
];

/**
 * Fills an empty shop with this many orders of two years, like a growing shop: most completed, the newest under way,
 * two of a hundred refunded, a few waiting for a person; with purchase (also of carts that never paid), submission,
 * three lines of a timeline, e-mails, conversion, refunds, refills, statements of withdrawal. A million takes some
 * minutes. `bench_orders` stays, to draw samples from.
 */
export async function fillMillionOrders(
  db: Pool,
  count = 1_000_000,
  say: (step: string) => void = () => undefined,
): Promise<void> {
  const client = await db.connect();
  try {
    await client.query(
      'SET synchronous_commit = off; SET maintenance_work_mem = "256MB"; SET work_mem = "64MB"',
    );
    say('what the orders have in common');
    await client.query(common(count));
    await client.query('ANALYZE bench_orders');
    await withoutIndexes(client, say, async () => {
      for (const [name, sql] of steps) {
        say(name);
        await client.query(sql);
      }
    });
    // Postgres's own maintenance, done now instead of during a measurement.
    say('housekeeping');
    await client.query('VACUUM ANALYZE');
  } finally {
    // Its settings aren't those of the shop.
    client.release(true);
  }
}

/** Building indexes is faster than maintaining them row by row; keys and foreign keys are checked once at the end. */
async function withoutIndexes(
  client: PoolClient,
  say: (step: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: foreign } = await client.query<{ name: string; table: string; definition: string }>(
    `SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text = ANY ($1)`,
    [tables],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid::regclass::text = ANY ($1) AND NOT i.indisunique`,
    [tables],
  );
  for (const { table, name } of foreign) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await work();
  for (const { name, definition } of indexes) {
    say(`index ${name}`);
    await client.query(definition);
  }
  say('foreign keys');
  for (const { table, name, definition } of foreign)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}
