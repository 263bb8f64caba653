import type { Db } from './pool';

/** Since when no marketing mail goes out; undefined if it does. */
export async function marketingHeldSince(db: Db): Promise<Date | undefined> {
  const { rows } = await db.query<{ since: Date }>('SELECT since FROM marketing_holds WHERE until IS NULL');
  return rows[0]?.since;
}

/** From now on no marketing mail goes out. Changes nothing if none does already. */
export async function holdMarketing(db: Db): Promise<void> {
  await db.query('INSERT INTO marketing_holds (since) VALUES (now()) ON CONFLICT DO NOTHING');
}

/** Marketing mail goes out again; false if it did. */
export async function endMarketingHold(db: Db): Promise<boolean> {
  const { rowCount } = await db.query('UPDATE marketing_holds SET until = now() WHERE until IS NULL');
  return rowCount === 1;
}

/**
 * SQL: until when marketing mail that is due is dropped; infinity while it is held. It may have gone out between the
 * backup and the hold, and its recipient may have objected to it: neither is in a row.
 */
export const marketingDroppedUntil = `(SELECT coalesce(max(coalesce(until, 'infinity')), '-infinity') FROM marketing_holds)`;
