import { discountOf, openClaims } from '#db/discounts.ts';
import { onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import type { discountOrder } from '#domain/calls/admin-discounts.ts';
import type { RowOf } from '#domain/calls/common.ts';
import type { DiscountCode, DiscountState } from '#domain/discounts.ts';

/** A code with its results; money in cents. */
export interface DiscountUseRow {
  discount: DiscountCode;
  note: string;
  batch: string | null;
  /** Switched off alone: switching its batch on leaves it off. */
  offAlone: boolean;
  createdBy: string | null;
  createdAt: Date;
  version: number;
  redemptions: number;
  promised: number;
  revenueCents: number;
  discountCents: number;
}

// Only for the codes of a page: orders_discount_sums, discount_redemptions_inbox, discount_claims_open. What a bank took
// is no revenue, as on the dashboard; lost disputes are few, and lead to their orders (orders_payment_intent_id_key).
const withUse = `SELECT d.*,
    (SELECT count(*)::integer FROM discount_redemptions r WHERE r.code = d.code) AS redemptions,
    (SELECT count(*)::integer ${openClaims}) AS promised,
    o.sold_cents - lost.cents AS revenue_cents, o.discount_cents
  FROM page d CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount_cents - refunded_cents), 0)::float8 AS sold_cents,
      coalesce(sum(discount_cents), 0)::float8 AS discount_cents
    FROM orders WHERE discount_code = d.code) o
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(x.amount_cents), 0)::float8 AS cents
    FROM disputes x JOIN orders l ON l.payment_intent_id = x.payment_intent_id
    WHERE x.status = 'lost' AND l.discount_code = d.code) lost`;

type Row = Parameters<typeof discountOf>[0] & Omit<DiscountUseRow, 'discount'>;

function readUse(row: Row): DiscountUseRow {
  return { ...row, discount: discountOf(row) };
}

// As discountState of domain/discounts.ts. The use of a limit is only computed for codes that have one.
const state = `CASE WHEN NOT active THEN 'inactive' WHEN valid_until <= $4 THEN 'expired' WHEN valid_from > $4 THEN 'scheduled'
    WHEN max_redemptions IS NOT NULL AND max_redemptions <= (SELECT count(*) FROM discount_redemptions r WHERE r.code = d.code)
      + (SELECT count(*) ${openClaims}) THEN 'exhausted'
    ELSE 'active' END`;

/** A page of codes, newest first (discount_codes_newest, discount_codes_batch), and how many match. */
export async function listDiscounts(
  db: Db,
  list: { search: string; state?: DiscountState; batch: string; now: Date } & WantedPage,
): Promise<Paged<DiscountUseRow>> {
  const where = `(upper($1) = '' OR starts_with(code, upper($1))) AND ($2::text IS NULL OR $2 = ${state})
    AND ($3 = '' OR batch = $3)`;
  const values = [list.search.trim(), list.state ?? null, list.batch, list.now];
  const { rows, ...paged } = await onePage<Row>(db, list, values, {
    rows: (limit) =>
      `WITH page AS (SELECT * FROM discount_codes d WHERE ${where} ORDER BY created_at DESC, code ${limit})
       ${withUse} ORDER BY d.created_at DESC, d.code`,
    from: `FROM discount_codes d WHERE ${where}`,
  });
  return { rows: rows.map(readUse), ...paged };
}

/** The codes that were made together, with their results; index discount_codes_batch. */
export async function discountsOfBatch(db: Db, batch: string): Promise<DiscountUseRow[]> {
  const { rows } = await db.query<Row>(
    `WITH page AS (SELECT * FROM discount_codes WHERE batch = $1) ${withUse} ORDER BY d.code`,
    [batch],
  );
  return rows.map(readUse);
}

/**
 * Makes a request for many codes wait for one with the same name, which is the same request. Only inside a transaction.
 */
export async function lockBatch(db: Db, batch: string): Promise<void> {
  await db.query(`SELECT pg_advisory_xact_lock(hashtextextended('discount-batch ' || $1, 0))`, [batch]);
}

/**
 * Switches a code off or on; returns whether it changed. One that is off with its batch is then off alone too, so that
 * the batch doesn't revive it.
 */
export async function switchDiscount(db: Db, code: string, active: boolean): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE discount_codes SET active = $2, off_alone = NOT $2, version = version + 1
     WHERE code = $1 AND (active <> $2 OR NOT ($2 OR off_alone))`,
    [code, active],
  );
  return rowCount === 1;
}

/**
 * Switches a batch off, or on again except the codes that were switched off alone. Returns how many changed; index
 * discount_codes_batch.
 */
export async function switchBatch(db: Db, batch: string, active: boolean): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE discount_codes SET active = $2, version = version + 1
     WHERE batch = $1 AND active <> $2 AND NOT (off_alone AND $2)`,
    [batch, active],
  );
  return rowCount ?? 0;
}

/** A code by its primary key, with its results. */
export async function discountByCode(db: Db, code: string): Promise<DiscountUseRow | undefined> {
  const { rows } = await db.query<Row>(
    `WITH page AS (SELECT * FROM discount_codes WHERE code = $1) ${withUse}`,
    [code],
  );
  return rows[0] && readUse(rows[0]);
}

/** A page of a code's orders, newest first, and how many there are; index orders_discount. */
export async function ordersOfDiscount(
  db: Db,
  code: string,
  page: WantedPage,
): Promise<Paged<RowOf<typeof discountOrder>>> {
  const from = 'FROM orders WHERE discount_code = $1';
  return onePage(db, page, [code], {
    rows: (limit) =>
      `SELECT order_number, created_at, status, amount_cents, refunded_cents, discount_cents
       ${from} ORDER BY created_at DESC, order_number ${limit}`,
    from,
  });
}

const columns = `percent, amount_off_cents, active, once_per_email, min_order_cents, service_types, languages,
  max_redemptions, valid_from, valid_until, valid_seconds_after_grant, granted_in, note`;

/** The columns' values, in order. */
function valuesOf(d: Omit<DiscountCode, 'code'>, note: string): unknown[] {
  const at = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));
  return [
    d.percent ?? null,
    d.amountOffCents ?? null,
    d.active,
    d.oncePerEmail,
    d.minOrderCents ?? null,
    d.serviceTypes ?? null,
    d.languages ?? null,
    d.maxRedemptions ?? null,
    at(d.validFrom),
    at(d.validUntil),
    d.validSecondsAfterGrant ?? null,
    d.grantedIn ?? null,
    note,
  ];
}

/** Creates codes with the same rules; returns those that didn't exist. */
export async function insertDiscounts(
  db: Db,
  made: {
    codes: string[];
    rules: Omit<DiscountCode, 'code'>;
    note: string;
    batch?: string;
    by: string;
    at: Date;
  },
): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    `INSERT INTO discount_codes (code, ${columns}, batch, created_by, created_at)
     SELECT code, $2::integer, $3::integer, $4::boolean, $5::boolean, $6::integer, $7::text[], $8::text[], $9::integer,
       $10::timestamptz, $11::timestamptz, $12::integer, $13::text[], $14::text, $15::text, $16::text, $17::timestamptz
     FROM unnest($1::text[]) AS code ON CONFLICT (code) DO NOTHING RETURNING code`,
    [made.codes, ...valuesOf(made.rules, made.note), made.batch ?? null, made.by, made.at],
  );
  return rows.map(({ code }) => code);
}

/** Changes a code's rules if it is unchanged since it was read; false if somebody else was quicker. */
export async function changeDiscount(
  db: Db,
  code: string,
  rules: Omit<DiscountCode, 'code'>,
  change: { note: string; version: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE discount_codes SET (${columns}) = ($3::integer, $4::integer, $5::boolean, $6::boolean, $7::integer,
       $8::text[], $9::text[], $10::integer, $11::timestamptz, $12::timestamptz, $13::integer, $14::text[], $15::text),
       off_alone = NOT $5::boolean AND (active OR off_alone), version = version + 1 WHERE code = $1 AND version = $2`,
    [code, change.version, ...valuesOf(rules, change.note)],
  );
  return rowCount === 1;
}
