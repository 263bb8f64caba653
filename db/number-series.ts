import type { Db } from './pool';

/** Tables that hold the last number of each year. */
const seriesTables = ['correction_series', 'invoice_series', 'corrective_invoice_series'] as const;
export type SeriesTable = (typeof seriesTables)[number];

/**
 * The next number of the year: its row is held until the transaction ends, so that a number is taken together with its
 * document or not at all; its time never goes back.
 */
export async function nextOfSeries(
  db: Db,
  table: SeriesTable,
): Promise<{ year: number; last: number; lastAt: Date }> {
  const { rows } = await db.query<{ year: number; last: number; lastAt: Date }>(
    `INSERT INTO ${table} AS series (year, last, last_at)
     SELECT extract(year FROM at AT TIME ZONE 'Europe/Madrid'), 1, at FROM (SELECT clock_timestamp() AS at) moment
     ON CONFLICT (year) DO UPDATE SET last = series.last + 1, last_at = greatest(series.last_at, excluded.last_at)
     RETURNING year, last, last_at`,
  );
  const [row] = rows;
  if (!row) throw new Error('The series returned no number');
  return row;
}

/**
 * Leaves a gap in each of this year's series: after a restore, numbers that were issued since the backup are held by
 * customers, and no row knows them. Returns the last number of each, which no document has.
 */
export async function skipNumbers(db: Db, by: number): Promise<Record<SeriesTable, number>> {
  const last = {} as Record<SeriesTable, number>;
  for (const table of seriesTables) {
    const { rows } = await db.query<{ last: number }>(
      `INSERT INTO ${table} AS series (year, last, last_at)
       SELECT extract(year FROM at AT TIME ZONE 'Europe/Madrid'), $1, at FROM (SELECT clock_timestamp() AS at) moment
       ON CONFLICT (year) DO UPDATE SET last = series.last + $1 RETURNING last`,
      [by],
    );
    last[table] = rows[0]?.last ?? 0;
  }
  return last;
}
