import type { Pool } from 'pg';
import { type Db, inTransaction } from '#db/pool.ts';
import { addDays, type Day, daysFrom, startOf } from '#domain/days.ts';
import { bucketsPerE, type DatedFigures, type DayFigures } from '#domain/figures.ts';

/** A part of one day to be summed; normally the whole day. */
export interface Stretch {
  day: Day;
  from: Date;
  to: Date;
}

/** Keeps two processes that compute figures from overwriting each other: the later one must also have read later. */
const makersLock = 715_015;

/** Days in one transaction: a shop with a million orders needs 30 ms for each. */
const daysAtOnce = 30;

/**
 * Which definition stored figures follow: an earlier release that still runs stores its own. 2: offers that were drawn.
 * 3: first deliveries, without what a panel cancelled.
 */
const basis = '3';

/** As in the experiment: an Italian cart always gets B, so it is in no comparison of the variants. */
const drawn = (purchase: string) => `${purchase}.language <> 'it'`;

/**
 * Sums one stretch from the rows: $1 its day, $2 its beginning, $3 its end. Indexes: orders_created, purchases_begun,
 * refunds_created, disputes_closed, and for reminders emails_pkey. The rows are read once and counted in several ways.
 * One stretch per query: for several the planner expects most of the table and scans it whole.
 */
const addedUp = `
  SELECT $1::date AS day, o.figures || p.figures || r.figures || x.figures
    || jsonb_build_object('offers', coalesce((
      SELECT jsonb_object_agg(v.variant, jsonb_build_object('shown', coalesce((p.shown ->> v.variant)::integer, 0),
        'accepted', coalesce((o.taken -> v.variant ->> 0)::integer, 0),
        'addOnCents', coalesce((o.taken -> v.variant ->> 1)::integer, 0)))
      FROM (SELECT jsonb_object_keys(p.shown || o.taken) AS variant) v), '{}')) AS figures
  FROM (
    WITH mine AS MATERIALIZED (
      SELECT cart_id, amount_cents, discount_code, discount_cents, upsell_quantity, upsell_price_cents, upsell_offered,
        -- greatest() takes no notice of a null: what isn't delivered would be delivered at once.
        -- The first one is null in orders that earlier releases delivered once.
        CASE WHEN coalesce(first_delivered_at, delivered_at) IS NOT NULL
          THEN floor(${bucketsPerE} * ln(greatest(1, extract(epoch FROM
            coalesce(first_delivered_at, delivered_at) - paid_at))))::integer END AS bucket
      FROM orders WHERE created_at >= $2 AND created_at < $3)
    SELECT jsonb_build_object('orders', count(*), 'grossCents', coalesce(sum(amount_cents), 0),
        'discounted', count(discount_code), 'discountCents', coalesce(sum(discount_cents), 0),
        'codes', coalesce((SELECT jsonb_object_agg(discount_code, jsonb_build_array(uses, cents)) FROM (
          SELECT discount_code, count(*) AS uses, sum(discount_cents) AS cents FROM mine
          WHERE discount_code IS NOT NULL GROUP BY 1) c), '{}'),
        'deliveries', coalesce((SELECT jsonb_object_agg(bucket, deliveries) FROM (
          SELECT bucket, count(*) AS deliveries FROM mine WHERE bucket IS NOT NULL GROUP BY 1) b), '{}')) AS figures,
      coalesce((SELECT jsonb_object_agg(variant, jsonb_build_array(accepted, cents)) FROM (
        SELECT q.variant, count(*) AS accepted, sum(m.upsell_price_cents) AS cents
        FROM mine m JOIN purchases q ON q.cart_id = m.cart_id
        WHERE m.upsell_offered AND m.upsell_quantity > 0 AND ${drawn('q')} GROUP BY 1) t), '{}') AS taken
    FROM mine) o
  CROSS JOIN (
    WITH mine AS MATERIALIZED (
      SELECT cart_id, payment_status IN ('paid', 'refunded', 'partially_refunded') AS paid,
        payment_status = 'failed' AS failed, closed_as, variant, upsell_offered AND ${drawn('q')} AS shown,
        EXISTS (SELECT FROM emails e WHERE e.cart_id = q.cart_id AND e.kind IN ('payment-reminder', 'payment-failed')
          AND e.sent_at IS NOT NULL) AS reminded
      FROM purchases q WHERE created_at >= $2 AND created_at < $3 AND payment_intent_id IS NOT NULL)
    SELECT jsonb_build_object('begun', count(*), 'paid', count(*) FILTER (WHERE paid),
        'failed', count(*) FILTER (WHERE failed), 'abandoned', count(*) FILTER (WHERE closed_as = 'abandoned'),
        'reminded', count(*) FILTER (WHERE reminded), 'recovered', count(*) FILTER (WHERE reminded AND paid)) AS figures,
      coalesce((SELECT jsonb_object_agg(variant, shown) FROM (
        SELECT variant, count(*) AS shown FROM mine WHERE shown GROUP BY 1) s), '{}') AS shown
    FROM mine) p
  CROSS JOIN (
    SELECT jsonb_build_object('refunds', count(*), 'refundedCents', coalesce(sum(amount_cents), 0)) AS figures
    FROM refunds r WHERE created_at >= $2 AND created_at < $3 AND status <> 'failed'
      -- A payment that became no order is no turnover, so what was paid back of it isn't subtracted, nor what a bank took.
      AND EXISTS (SELECT FROM orders o WHERE o.cart_id = r.cart_id)) r
  CROSS JOIN (
    SELECT jsonb_build_object('disputesLost', count(*), 'lostCents', coalesce(sum(amount_cents), 0)) AS figures
    FROM disputes d WHERE closed_at >= $2 AND closed_at < $3 AND status = 'lost'
      AND EXISTS (SELECT FROM orders o WHERE o.payment_intent_id = d.payment_intent_id)) x`;

/** Days whose figures may be stored: they are over, and so is everything that was being written at their end. */
const settled = `(clock_timestamp() - interval '1 hour') AT TIME ZONE 'Europe/Madrid'`;

const columns = ({ day, from, to }: Stretch) => [day, from, to];

const dated = ({ day, figures }: { day: Day; figures: DayFigures }): DatedFigures => ({ ...figures, day });

/** A whole day of the shop. */
export function wholeDay(day: Day): Stretch {
  return { day, from: startOf(day), to: startOf(addDays(day, 1)) };
}

/** The figures of a stretch, from the rows. */
export async function countFigures(db: Db, stretch: Stretch): Promise<DatedFigures> {
  const { rows } = await db.query<{ day: Day; figures: DayFigures }>(
    `SELECT day::text, figures FROM (${addedUp}) f`,
    columns(stretch),
  );
  return dated(only(rows));
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('An aggregate always has a row');
  return row;
}

/** The stored figures that are still valid; indexes day_figures_pkey and day_changes_day. */
async function keptFigures(db: Db, from: Day, to: Day): Promise<DatedFigures[]> {
  const { rows } = await db.query<{ day: Day; figures: DayFigures }>(
    `SELECT day::text, figures - 'basis' AS figures FROM day_figures f WHERE day BETWEEN $1 AND $2
       AND figures ->> 'basis' = '${basis}' AND NOT EXISTS (SELECT FROM day_changes c WHERE c.day = f.day)`,
    [from, to],
  );
  return rows.map(dated);
}

/**
 * The figures of each day of a range: stored ones if they are valid, otherwise computed and stored; computed without
 * storing if the day isn't settled yet (today, yesterday).
 */
export async function figuresOf(pool: Pool, from: Day, to: Day): Promise<DatedFigures[]> {
  const days = daysFrom(from, to);
  const known = new Map((await keptFigures(pool, from, to)).map((one) => [one.day, one]));
  const missing = days.filter((day) => !known.has(day));
  const { rows } = await pool.query<{ day: Day }>(
    `SELECT day::text FROM unnest($1::date[]) AS day WHERE day < (${settled})::date - 1`,
    [missing],
  );
  const toKeep = rows.map(({ day }) => day);
  if (toKeep.length > 0) for (const one of await keepFigures(pool, toKeep)) known.set(one.day, one);
  const direct = missing.filter((day) => !known.has(day)).map((day) => countFigures(pool, wholeDay(day)));
  for (const one of await Promise.all(direct)) known.set(one.day, one);
  return days.flatMap((day) => known.get(day) ?? []);
}

/**
 * Computes and stores the figures of settled days. In several transactions: what is done stays if a later one fails,
 * and others wait for the lock, which they do for five seconds (`lock_timeout`).
 */
async function keepFigures(pool: Pool, days: readonly Day[]): Promise<DatedFigures[]> {
  const kept: DatedFigures[] = [];
  for (let done = 0; done < days.length; done += daysAtOnce)
    kept.push(...(await keepSome(pool, days.slice(done, done + daysAtOnce))));
  return kept;
}

async function keepSome(pool: Pool, days: readonly Day[]): Promise<DatedFigures[]> {
  return inTransaction(pool, async (db) => {
    await db.query('SELECT pg_advisory_xact_lock($1)', [makersLock]);
    const kept: DatedFigures[] = [];
    for (const day of days) {
      const { rows } = await db.query<{ day: Day; figures: DayFigures }>(
        // One statement, one snapshot: it removes exactly the marks of changes that its figures contain.
        `WITH seen AS (DELETE FROM day_changes WHERE day = $1::date),
           made AS (${addedUp})
         INSERT INTO day_figures (day, figures) SELECT day, figures || '{"basis": ${basis}}' FROM made
         ON CONFLICT (day) DO UPDATE SET figures = excluded.figures RETURNING day::text, figures - 'basis' AS figures`,
        columns(wholeDay(day)),
      );
      kept.push(dated(only(rows)));
    }
    return kept;
  });
}
