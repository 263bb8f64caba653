import type { adminDispute } from '../domain/calls/admin-payments';
import type { RowOf } from '../domain/calls/common';
import { disputeStatuses, needsAnswer } from '../domain/payments';
import type { Db } from './pool';

/** A dispute as reported by a signed event. */
export interface ReportedDispute {
  id: string;
  paymentIntentId: string;
  chargeId?: string;
  amountCents: number;
  reason: string;
  status: string;
  evidenceDueAt?: Date;
  openedAt: Date;
  /** When it became final; undefined while it is open. */
  closedAt?: Date;
  /** When the provider reported it. */
  toldAt: Date;
}

export type DisputeRow = Omit<RowOf<typeof adminDispute>, 'needsAnswer'> & { paymentIntentId: string };

const waiting = disputeStatuses
  .filter(needsAnswer)
  .map((status) => `'${status}'`)
  .join(', ');

/**
 * Stores the state of a dispute, and since when it waits for another answer than the one it was opened for; an event older
 * than the stored state changes nothing. True if the purchase has to be signalled. After a crash between this row and the
 * purchase it is signalled again, which is harmless.
 */
export async function recordDispute(db: Db, dispute: ReportedDispute): Promise<boolean> {
  const { id, paymentIntentId, chargeId, amountCents, reason, status } = dispute;
  const { evidenceDueAt, openedAt, closedAt, toldAt } = dispute;
  const { rowCount } = await db.query(
    `INSERT INTO disputes (id, payment_intent_id, charge_id, amount_cents, reason, status, evidence_due_at, opened_at,
       closed_at, told_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (id) DO UPDATE SET amount_cents = excluded.amount_cents, reason = excluded.reason,
       status = excluded.status, evidence_due_at = excluded.evidence_due_at,
       asked_since = CASE WHEN excluded.status IN (${waiting}) AND excluded.status <> disputes.status
         THEN excluded.told_at ELSE disputes.asked_since END,
       closed_at = coalesce(disputes.closed_at, excluded.closed_at), told_at = excluded.told_at
     WHERE disputes.told_at <= excluded.told_at AND (disputes.closed_at IS NULL OR excluded.closed_at IS NOT NULL)`,
    [id, paymentIntentId, chargeId, amountCents, reason, status, evidenceDueAt, openedAt, closedAt, toldAt],
  );
  return rowCount === 1;
}

/** Whether disputes block an order `o`, as `disputeFacts` in domain/capabilities.ts defines it; index disputes_intent. */
export const disputed = `EXISTS (SELECT FROM disputes d WHERE d.payment_intent_id = o.payment_intent_id
                     AND (d.closed_at IS NULL OR d.status = 'lost'))`;

/** Whether a bank has still to decide about the payment of an order `o`, or asks about it. */
export const awaitsBank = `EXISTS (SELECT FROM disputes d WHERE d.payment_intent_id = o.payment_intent_id
                     AND d.closed_at IS NULL)`;

/** What banks took of the payment of an order `o` in lost disputes, in cents; index disputes_intent. */
export const lostOfOrder = `(SELECT coalesce(sum(d.amount_cents), 0)::integer FROM disputes d
                     WHERE d.payment_intent_id = o.payment_intent_id AND d.status = 'lost')`;

/** Disputes of a payment, newest first; index disputes_intent. */
export async function disputesOf(db: Db, paymentIntentId: string): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>(
    `SELECT id, payment_intent_id, amount_cents, reason, status, evidence_due_at, opened_at, closed_at
     FROM disputes WHERE payment_intent_id = $1 ORDER BY opened_at DESC LIMIT 20`,
    [paymentIntentId],
  );
  return rows;
}
