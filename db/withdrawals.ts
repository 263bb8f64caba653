import type { orderWithdrawal } from '../domain/calls/admin-order';
import type { RowOf } from '../domain/calls/common';
import { acknowledgementDays, type WithdrawalStatement } from '../domain/withdrawal';
import { announce, changesChannel, type Db, withoutNulls } from './pool';

/** A stored statement. `orderId` and `cartId` are set if number and e-mail address belong together. */
export interface WithdrawalRow extends WithdrawalStatement {
  receivedAt: Date;
  orderId?: string;
  cartId?: string;
  acknowledgedAt?: Date;
  supportToldAt?: Date;
}

/**
 * Stores a statement once, with the matching order; both number and e-mail address must be the order's.
 * `withoutLetter`: the address has had too many e-mails for an acknowledgement.
 */
export async function insertWithdrawal(
  db: Db,
  s: WithdrawalStatement & { withoutLetter?: boolean },
  receivedAt: Date,
): Promise<void> {
  const { rows } = await db.query<{ orderId: string | null }>(
    `INSERT INTO withdrawals (id, order_number, email, name, reason, language, received_at, order_id,
       unacknowledged)
     VALUES ($1, $2, $3, $4, $5, $6, $7,
       (SELECT id FROM orders WHERE order_number = $2 AND lower(email) = lower($3)), $8)
     ON CONFLICT (id) DO NOTHING RETURNING order_id`,
    [
      s.id,
      s.orderNumber,
      s.email,
      s.name,
      s.reason ?? null,
      s.language,
      receivedAt,
      s.withoutLetter ? 'limit' : null,
    ],
  );
  // Refresh the screens that show the order or the queue.
  if (rows[0]) await announce(db, rows[0].orderId ? s.orderNumber : s.id);
}

/**
 * Marks a statement on its order, if that came back only after the statement: a restored database had lost it. Returns
 * whether it did; number and e-mail address as in `insertWithdrawal`.
 */
export async function joinWithdrawal(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.query<{ orderNumber: string }>(
    `UPDATE withdrawals w SET order_id = o.id FROM orders o
     WHERE w.id = $1 AND w.order_id IS NULL AND w.email <> ''
       AND o.order_number = w.order_number AND lower(o.email) = lower(w.email)
     RETURNING w.order_number`,
    [id],
  );
  if (rows[0]) await announce(db, rows[0].orderNumber);
  return rows[0] !== undefined;
}

/** A statement by its primary key. */
export async function withdrawalById(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await db.query<WithdrawalRow>(
    `SELECT w.id, w.order_number, w.email, w.name, w.reason, w.language, w.received_at, w.order_id, o.cart_id,
       w.acknowledged_at, w.support_told_at
     FROM withdrawals w LEFT JOIN orders o ON o.id = w.order_id WHERE w.id = $1`,
    [id],
  );
  return withoutNulls(rows[0]);
}

/** Notes that the mail server knows no such mailbox, so no acknowledgement goes out; announces it. */
export async function noteUnacknowledged(db: Db, id: string): Promise<void> {
  const { rows } = await db.query<{ orderId: string | null; orderNumber: string }>(
    `UPDATE withdrawals SET unacknowledged = 'refused' WHERE id = $1 AND acknowledged_at IS NULL
     RETURNING order_id, order_number`,
    [id],
  );
  if (rows[0]) await announce(db, rows[0].orderId ? rows[0].orderNumber : id);
}

/** Why a statement of `withdrawals` gets no acknowledgement; null if it has one or may still get it. */
export const whyUnacknowledged = `CASE WHEN acknowledged_at IS NULL AND email <> '' THEN coalesce(unacknowledged,
  CASE WHEN received_at < now() - interval '${acknowledgementDays} days' THEN 'given-up' END) END`;

/** A statement as the back office lists it with its order. */
export type OrderWithdrawalRow = Omit<RowOf<typeof orderWithdrawal>, 'reference'>;

/** The statements about an order, newest first; index withdrawals_order. */
export async function withdrawalsOfOrder(db: Db, orderId: string): Promise<OrderWithdrawalRow[]> {
  const { rows } = await db.query<OrderWithdrawalRow>(
    `SELECT id, name, reason, language, received_at, acknowledged_at, ${whyUnacknowledged} AS unacknowledged,
       closed_at, closed_by, closed_note
     FROM withdrawals WHERE order_id = $1 ORDER BY received_at DESC LIMIT 50`,
    [orderId],
  );
  return rows;
}

/** Marks an open statement as dealt with, and announces it; false if there is no open one with this id. */
export async function closeWithdrawal(
  db: Db,
  id: string,
  done: { by: string; note: string; at: Date },
): Promise<boolean> {
  const { rows } = await db.query<{ orderNumber: string }>(
    `UPDATE withdrawals SET closed_at = $2, closed_by = $3, closed_note = $4
     WHERE id = $1 AND closed_at IS NULL RETURNING order_number`,
    [id, done.at, done.by, done.note],
  );
  if (rows[0]) await db.query('SELECT pg_notify($1, $2)', [changesChannel, rows[0].orderNumber]);
  return rows.length > 0;
}
