import type { Pool } from 'pg';
import { type Db, inTransaction } from './pool';

/** Why a line is in doubt that may have been sent after the backup. */
export const restored = 'restored';

/**
 * Of submissions `own`: its purchase began before a restore of both stores, so a panel may have got its line between backup and
 * failure, in a generation that nobody knows any more. Once a panel or a person has answered for the line, the doubt is
 * over.
 */
export const lostSinceBackup = `EXISTS (
  SELECT FROM restores r JOIN orders o ON o.id = own.order_id JOIN purchases p ON p.cart_id = o.cart_id
  WHERE r.at > p.created_at AND NOT EXISTS (
    SELECT FROM submissions s WHERE s.order_id = own.order_id AND s.line = own.line AND s.answered_at > r.at))`;

/** When a restore was noted in the last day; undefined if none was. */
export async function restoreNoted(db: Db): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date }>(
    `SELECT at FROM restores WHERE at > now() - interval '1 day' ORDER BY at DESC LIMIT 1`,
  );
  return rows[0]?.at;
}

/**
 * Notes that both stores came back from a backup, so neither knows what was sent since: what is sent next of an older
 * purchase is in doubt (`claimSubmission`). Returns how many deliveries wait to be sent. Run it before a worker starts.
 * Refills stay as they are: a second request costs nothing, and panels refuse duplicates (decisions/0005).
 */
export async function noteRestore(pool: Pool): Promise<number> {
  return inTransaction(pool, async (db) => {
    await db.query('INSERT INTO restores (at) VALUES (now()) ON CONFLICT DO NOTHING');
    const { rows } = await db.query<{ waiting: number }>(
      `SELECT count(*)::integer AS waiting FROM submissions WHERE state = 'ready'`,
    );
    return rows[0]?.waiting ?? 0;
  });
}
