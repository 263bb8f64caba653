import { correctionReason, correctionVat, type RefundFacts } from '../domain/corrections';
import type { Cents } from '../domain/money';
import type { Correction } from '../receipts/correction';
import { forUndelivered } from './emails';
import { nextOfSeries } from './number-series';
import type { Db } from './pool';
import { newestGenerations } from './submissions';

/** A corrective receipt as it was issued. */
export interface CorrectionRow extends Correction {
  refundNumber: number;
}

const columns = 'year, number, refund_number, amount_cents, vat_cents, reason, issued_at';

/** The corrections of a purchase, oldest first; of one refund if its number is given (corrections_cart). */
export async function correctionsOf(db: Db, cartId: string, refund?: number): Promise<CorrectionRow[]> {
  const { rows } = await db.query<CorrectionRow>(
    `SELECT ${columns} FROM corrections WHERE cart_id = $1 AND refund_number = coalesce($2, refund_number)
     ORDER BY year, number`,
    [cartId, refund ?? null],
  );
  return rows;
}

/** Those of the refunds for what is not delivered (corrections_cart, refunds_pkey). */
export async function undeliveredCorrections(db: Db, cartId: string): Promise<CorrectionRow[]> {
  const { rows } = await db.query<CorrectionRow>(
    `SELECT ${columns} FROM corrections WHERE cart_id = $1 AND EXISTS (
       SELECT FROM refunds r WHERE r.cart_id = corrections.cart_id AND r.number = corrections.refund_number
         AND ${forUndelivered})
     ORDER BY year, number`,
    [cartId],
  );
  return rows;
}

/** One correction of an order, by its number (corrections_pkey); undefined if it belongs to another order. */
export async function correctionOfOrder(
  db: Db,
  orderId: string,
  { year, number }: { year: number; number: number },
): Promise<CorrectionRow | undefined> {
  const { rows } = await db.query<CorrectionRow>(
    `SELECT ${columns} FROM corrections WHERE year = $1 AND number = $2 AND order_id = $3::bigint`,
    [year, number, orderId],
  );
  return rows[0];
}

/** A refund whose corrections don't add up to its amount. */
interface Due extends RefundFacts {
  orderId: string;
  amountCents: Cents;
  vatCents: Cents;
  vatRatePercent: number;
  refundNumber: number;
  dueCents: Cents;
}

/**
 * Issues the missing corrections of an order's refunds; idempotent: one for each refund that has succeeded, and one
 * with the opposite sign for each that failed after that. Runs in the transaction that writes the refunds.
 */
export async function issueCorrections(db: Db, cartId: string): Promise<void> {
  // Without the lock, two writers of one purchase would both find the same refund uncorrected.
  await db.query('SELECT FROM purchases WHERE cart_id = $1 FOR UPDATE', [cartId]);
  const { rows } = await db.query<Due>(
    `SELECT * FROM (
       SELECT o.id AS order_id, o.amount_cents, o.vat_cents, o.vat_rate_percent, r.number AS refund_number,
         (CASE WHEN r.status = 'succeeded' THEN -r.amount_cents ELSE 0 END - coalesce(
           (SELECT sum(c.amount_cents) FROM corrections c
            WHERE c.cart_id = r.cart_id AND c.refund_number = r.number), 0))::integer AS due_cents,
         r.status, r.reason,
         -- A statement that was closed before the refund was declined.
         EXISTS (SELECT FROM withdrawals w WHERE w.order_id = o.id AND w.received_at <= r.created_at
                   AND (w.closed_at IS NULL OR w.closed_at >= r.created_at)) AS withdrawn,
         r.undelivered_cents > 0 OR EXISTS (SELECT FROM ${newestGenerations} s WHERE s.state = 'dismissed'
                   OR s.provider_status IN ('partial', 'canceled', 'failed', 'refunded')) AS short
       FROM refunds r JOIN orders o ON o.cart_id = r.cart_id WHERE r.cart_id = $1) one
     WHERE due_cents <> 0 ORDER BY refund_number`,
    [cartId],
  );
  for (const due of rows) await issue(db, cartId, due);
}

async function issue(db: Db, cartId: string, due: Due): Promise<void> {
  const [number, done] = [await nextOfSeries(db, 'correction_series'), await sumsOf(db, cartId)];
  await db.query(
    `INSERT INTO corrections (year, number, cart_id, order_id, refund_number, amount_cents, vat_cents, reason, issued_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      number.year,
      number.last,
      cartId,
      due.orderId,
      due.refundNumber,
      due.dueCents,
      correctionVat(due, done, due.dueCents),
      correctionReason(due),
      number.lastAt,
    ],
  );
}

async function sumsOf(db: Db, cartId: string): Promise<{ amountCents: Cents; vatCents: Cents }> {
  const { rows } = await db.query<{ amountCents: Cents; vatCents: Cents }>(
    `SELECT coalesce(sum(amount_cents), 0)::integer AS amount_cents, coalesce(sum(vat_cents), 0)::integer AS vat_cents
     FROM corrections WHERE cart_id = $1`,
    [cartId],
  );
  return rows[0] ?? { amountCents: 0, vatCents: 0 };
}
