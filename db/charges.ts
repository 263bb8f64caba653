import type { Db } from './pool';

/** A charge attempt, as reported by a signed event. */
export interface ReportedCharge {
  id: string;
  paymentIntentId: string;
  amountCents: number;
  status: string;
  method?: string;
  brand?: string;
  last4?: string;
  country?: string;
  failureCode?: string;
  feeCents?: number;
  at: Date;
}

/** Stores an attempt. Events of one charge repeat and may arrive in any order: known values are never lost. */
export async function recordCharge(db: Db, charge: ReportedCharge): Promise<void> {
  const { id, paymentIntentId, amountCents, status, method, brand, last4, country } = charge;
  const { failureCode, feeCents, at } = charge;
  await db.query(
    `INSERT INTO charges (id, payment_intent_id, amount_cents, status, method, brand, last4, country, failure_code,
       fee_cents, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (id) DO UPDATE SET
       status = CASE WHEN charges.status = 'pending' THEN excluded.status ELSE charges.status END,
       failure_code = coalesce(excluded.failure_code, charges.failure_code),
       fee_cents = coalesce(excluded.fee_cents, charges.fee_cents)`,
    [id, paymentIntentId, amountCents, status, method, brand, last4, country, failureCode, feeCents, at],
  );
}

/**
 * Stores the fees of charges, in cents, from the lines of the provider's balance: its events only name a line. Lines of
 * anything else have no effect (primary key).
 */
export async function recordFees(
  db: Db,
  fees: readonly { chargeId: string; feeCents: number }[],
): Promise<void> {
  await db.query(
    `UPDATE charges c SET fee_cents = f."feeCents"
     FROM jsonb_to_recordset($1) AS f("chargeId" text, "feeCents" integer)
     WHERE c.id = f."chargeId" AND c.fee_cents IS DISTINCT FROM f."feeCents"`,
    [JSON.stringify(fees)],
  );
}
