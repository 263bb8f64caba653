import type { Pool } from 'pg';
import { type Db, inTransaction } from './pool';

/** Why a line is in doubt that may have been sent after the backup. */
export const restored = 'restored';

/**
 * Notes that both stores came back from a backup, so neither knows what was sent since. Lines that waited to be sent
 * are now in doubt. Returns how many. Run it before a worker starts. Refills stay as they are: a second request costs
 * nothing, and panels refuse duplicates (decisions/0005).
 */
export async function noteRestore(pool: Pool): Promise<number> {
  return inTransaction(pool, async (db) => {
    await db.query('INSERT INTO restores (at) VALUES (now()) ON CONFLICT DO NOTHING');
    const { rowCount } = await db.query(
      `UPDATE submissions SET state = 'unknown', reason = $1 WHERE state = 'ready'`,
      [restored],
    );
    return rowCount ?? 0;
  });
}

/** Whether a purchase began before a restore of both stores: it may have been paid and sent between backup and failure. */
export async function beganBeforeRestore(db: Db, cartId: string): Promise<boolean> {
  const { rows } = await db.query(
    'SELECT FROM purchases p JOIN restores r ON r.at > p.created_at WHERE p.cart_id = $1 LIMIT 1',
    [cartId],
  );
  return rows.length > 0;
}
