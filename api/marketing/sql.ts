import type { Db } from '#db/pool.ts';
import type { orderConversion } from '#domain/calls/admin-marketing.ts';
import type { RowOf } from '#domain/calls/common.ts';

/** A recorded conversion: one for each paid order, written by its workflow (D29). */
export type ConversionRow = RowOf<typeof orderConversion>;

/** The conversions of a source on a day in Madrid. */
export interface ConversionDay {
  day: string;
  source: string;
  count: number;
  cents: number;
}

/** Conversions between two moments by day and source, oldest first; index conversions_newest alone. */
export async function conversionDays(db: Db, from: Date, to: Date): Promise<ConversionDay[]> {
  const { rows } = await db.query<ConversionDay>(
    `SELECT to_char(at AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD') AS day, source, count(*)::integer AS count,
       sum(amount_cents)::float8 AS cents
     FROM conversions WHERE at >= $1 AND at < $2 GROUP BY 1, 2 ORDER BY 1, 2`,
    [from, to],
  );
  return rows;
}

/** A page of conversions between two moments, newest first; index conversions_newest. */
export async function listConversions(
  db: Db,
  list: { from: Date; to: Date; source?: string; page: number; pageSize: number },
): Promise<ConversionRow[]> {
  const { rows } = await db.query<ConversionRow>(
    `SELECT o.order_number, c.at, c.source, c.amount_cents, c.currency
     FROM (SELECT * FROM conversions WHERE at >= $1 AND at < $2 AND ($3::text IS NULL OR source = $3)
           ORDER BY at DESC, order_id DESC LIMIT $4 OFFSET $5) c
     JOIN orders o ON o.id = c.order_id ORDER BY c.at DESC, c.order_id DESC`,
    [list.from, list.to, list.source ?? null, list.pageSize, (list.page - 1) * list.pageSize],
  );
  return rows;
}
