import { customerSessionLimits } from './customers';
import type { Db } from './pool';

/** Data with a limited lifetime: table, relevant time, and which rows. What is still used is no log yet. */
const expiring = {
  api_requests: 'at < $1',
  provider_calls: 'at < $1',
  mail_log: 'at < $1',
  // Something that still waits after this time is mailed again.
  alerts_told: 'told_at < $1',
  // While their purchase can be paid they count towards its limit (purchases_payment_intent_id_key).
  declines: `at < $1 AND NOT EXISTS (SELECT FROM purchases p WHERE p.payment_intent_id = declines.payment_intent_id
    AND p.stage IN ('intent', 'awaiting-payment'))`,
  // An event that has not reached its purchase is not a log yet.
  stripe_events: 'received_at < $1 AND relayed_at IS NOT NULL',
  // A review that is on no page has no use.
  reviews: "state = 'refused' AND decided_at < $1",
  // They expired long ago. A later login deletes them too, but a quiet shop may have none.
  customer_logins: 'created_at < $1',
  login_codes: 'created_at < $1',
  customer_sessions: `created_at < least($1, now() - make_interval(secs => ${customerSessionLimits.absoluteSeconds}))`,
  admin_sessions: 'created_at < $1',
} as const;
export type ExpiringTable = keyof typeof expiring;
export const expiringTables = Object.keys(expiring) as ExpiringTable[];

/** Deletes at most `limit` rows that are older than `before`; returns how many. By the table's index on its time. */
export async function deleteExpired(
  db: Db,
  { table, before, limit }: { table: ExpiringTable; before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${expiring[table]} LIMIT $2))`,
    [before, limit],
  );
  return rowCount ?? 0;
}

/**
 * Carts that ended unpaid before `before` and still know their buyer, oldest first, at most `limit`; index
 * purchases_to_forget.
 */
export async function unpaidCarts(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ cartId: string }>(
    `SELECT cart_id FROM purchases WHERE stage = 'closed' AND payment_status IN ('pending', 'failed')
       AND forgotten_at IS NULL AND updated_at < $1 ORDER BY updated_at LIMIT $2`,
    [before, limit],
  );
  return rows.map(({ cartId }) => cartId);
}

/**
 * Removes the IP addresses from audit entries older than 90 days, at most `limit`; returns how many. The 90 days are part
 * of the database function, so that the role that serves the shop can't shorten them (audit_log_addresses).
 */
export async function forgetAuditAddresses(db: Db, limit: number): Promise<number> {
  const { rows } = await db.query<{ forgotten: number }>(
    'SELECT audit_log_forget_addresses($1) AS forgotten',
    [limit],
  );
  return rows[0]?.forgotten ?? 0;
}
