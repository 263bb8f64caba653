import type { Pool } from 'pg';

/** Inputs of the look-ups. */
export interface Samples {
  ids: string[];
  orderNumbers: string[];
  /** Number and e-mail address of the same order. */
  pairs: { orderNumber: string; email: string }[];
  /** Addresses with orders, in proportion to how many they have. */
  emails: string[];
}

/** Every tenth order is one of five hundred regular customers; the others have two or three each. */
const emailOf = `CASE WHEN n % 10 = 0 THEN 'regular' || n % 5000 ELSE 'customer' || n % 36000 END || '@example.com'`;

/** Multiplication modulo a prime: every number once, in pseudo-random order, like public ids. */
const idOf = '100000000000 + (n::bigint * 48271) % 2147483647';

/**
 * Fills an empty shop with this many orders, in every state, with all related rows: purchase, submission, eight lines
 * of a timeline, refills of every tenth, statements of withdrawal of every hundredth. Takes some seconds.
 */
export async function makeOrders(db: Pool, count: number): Promise<void> {
  const steps = [
    `CREATE TABLE bench_orders AS
     SELECT n, ${idOf} AS id, 'bench-' || n AS cart_id, 'BEN-' || lpad(n::text, 9, '0') AS order_number,
       ${emailOf} AS email, now() - (($1 - n) * interval '4 minutes') AS at,
       CASE WHEN n % 100 < 90 THEN 'completed' WHEN n % 100 < 95 THEN 'processing' WHEN n % 100 < 97 THEN 'partial'
            WHEN n % 100 < 99 THEN 'cancelled' ELSE 'pending' END AS status
     FROM generate_series(1, $1) AS n`,
    `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, payment_status, payment_intent_id,
       amount_cents, service_id, quantity, username, email, version, created_at, updated_at)
     SELECT cart_id, order_number, md5(cart_id), (ARRAY['es', 'fr', 'it'])[n % 3 + 1], 'A',
       CASE status WHEN 'completed' THEN 'guarantee' WHEN 'processing' THEN 'in-progress' WHEN 'pending' THEN 'submitting'
            ELSE 'needs-attention' END,
       'paid', 'pi_bench' || n, 999, 204, 1100, 'user' || n, email, 9, at, at FROM bench_orders`,
    `INSERT INTO orders (id, cart_id, order_number, payment_intent_id, status, payment_status, service_id, service_type,
       region, quantity, bonus, upsell_quantity, total_quantity, base_price_cents, upsell_price_cents, discount_cents,
       amount_cents, vat_rate_percent, vat_cents, username, email, language, provider_order_id, paid_at, delivered_at,
       created_at, updated_at)
     SELECT id, cart_id, order_number, 'pi_bench' || n, status, 'paid', 204, 'followers', 'europe', 1000, 100, 0, 1100,
       999, 0, 0, 999, 21, 173, 'user' || n, email, (ARRAY['es', 'fr', 'it'])[n % 3 + 1], n::text, at,
       CASE WHEN status = 'completed' THEN at + interval '2 hours' END, at, at FROM bench_orders`,
    `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state,
       provider_order_id, provider_status, remains, start_count, reported_at, sent_at, answered_at, created_at)
     SELECT gen_random_uuid(), id, 1, 1, (SELECT min(p.id) FROM providers p), '1001', 'user' || n, 1100,
       CASE status WHEN 'pending' THEN 'ready' ELSE 'accepted' END, CASE WHEN status <> 'pending' THEN n::text END,
       CASE status WHEN 'completed' THEN 'completed' WHEN 'processing' THEN 'in-progress' WHEN 'partial' THEN 'partial'
            WHEN 'cancelled' THEN 'canceled' END,
       CASE status WHEN 'completed' THEN 0 WHEN 'processing' THEN 500 WHEN 'partial' THEN 200 END, 5000,
       at + interval '2 hours', at, CASE WHEN status <> 'pending' THEN at END, at FROM bench_orders`,
    `INSERT INTO timeline (cart_id, seq, at, kind, by, data)
     SELECT cart_id, seq, at + seq * interval '7 seconds',
       (ARRAY['purchase-started', 'cart-changed', 'upsell-accepted', 'payment-succeeded', 'order-created',
              'confirmation-sent', 'submission-accepted', 'delivery-completed'])[seq],
       'system', '{"quantity": 1000, "totalQuantity": 1100, "amountCents": 999}'
     FROM bench_orders, generate_series(1, 8) AS seq`,
    `INSERT INTO refills (id, order_id, submission_id, requested_by, requested_at, state, provider_refill_id, ended_at)
     SELECT gen_random_uuid(), s.order_id, s.id, 'system', s.created_at + day * interval '2 days', 'completed', day::text,
       s.created_at + day * interval '2 days 1 hour'
     FROM submissions s JOIN bench_orders b ON b.id = s.order_id, generate_series(1, 2) AS day
     WHERE b.n % 10 = 0 AND b.status = 'completed'`,
    `INSERT INTO withdrawals (id, order_number, email, name, language, received_at, order_id)
     SELECT gen_random_uuid(), order_number, email, 'A Name', 'es', at, id FROM bench_orders WHERE n % 100 = 0`,
  ];
  for (const step of steps) await db.query(step, step.includes('$1') ? [count] : []);
  // Postgres's own maintenance, done now instead of during a measurement.
  await db.query('VACUUM ANALYZE');
}

/** This many orders, drawn evenly from all. */
export async function drawSamples(db: Pool, count: number): Promise<Samples> {
  const { rows } = await db.query<{ id: string; orderNumber: string; email: string }>(
    'SELECT id, order_number, email FROM bench_orders ORDER BY md5(n::text) LIMIT $1',
    [count],
  );
  return {
    ids: rows.map(({ id }) => id),
    orderNumbers: rows.map((row) => row.orderNumber),
    pairs: rows.map((row) => ({ orderNumber: row.orderNumber, email: row.email })),
    emails: rows.map(({ email }) => email),
  };
}
