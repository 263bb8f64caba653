import type { OrderRefusal } from '../domain/errors';
import type { Language } from '../domain/money';
import type { Quote } from '../domain/pricing';
import type { Submission } from '../domain/purchase';
import type { PurchaseSource } from '../domain/purchase-sources';
import { isBlocked } from './blocked-users';
import { findService, serviceAsSold } from './catalogue';
import { dropClaim, whyNotRedeemable } from './discounts';
import type { Db } from './pool';
import { addSubmission } from './submissions';

const at = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));

/** The progress of a run: ids and lengths are Temporal's. */
export interface RunPosition {
  runId: string;
  historyLength: number;
}

/** The latest write of a purchase. */
export interface Stored extends RunPosition {
  version: number;
  /** Whether the calling run wrote it. Only the database can say: a reset run has another id in its replay. */
  ours?: boolean;
}

/** The order number of a cart, and the latest write of its purchase. */
export interface Reserved {
  orderNumber: string;
  stored?: Stored;
}

/** Reserves an order number for a cart; the same cart always gets the same one. Undefined if the candidate is taken. */
export async function reservePurchase(
  db: Db,
  row: {
    cartId: string;
    owner: string;
    language: Language;
    variant: string;
    candidateNumber: string;
    startedAt: number;
  },
): Promise<Reserved | undefined> {
  const inserted = await db.query(
    `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'intent', $6, $6) ON CONFLICT DO NOTHING`,
    [row.cartId, row.candidateNumber, row.owner, row.language, row.variant, at(row.startedAt)],
  );
  if (inserted.rowCount === 1) return { orderNumber: row.candidateNumber };
  const { rows } = await db.query<{ orderNumber: string } & Stored>(
    `SELECT order_number, version, coalesce(run_id, '') AS run_id, coalesce(history_length, 0) AS history_length
     FROM purchases WHERE cart_id = $1`,
    [row.cartId],
  );
  const [known] = rows;
  if (!known) return undefined;
  const { orderNumber, ...stored } = known;
  return { orderNumber, stored: stored.version > 0 ? stored : undefined };
}

/** The data of a new order. */
export interface NewOrder {
  cartId: string;
  orderNumber: string;
  paymentIntentId: string;
  language: Language;
  /** What its conversion comes from; absent in older purchases. */
  source?: PurchaseSource;
  quote: Quote;
  /** The first generation: one line for the profile, or one for each post. */
  lines: Submission[];
  paidAt: number;
  now: number;
}

/**
 * Inserts the order with its first submissions, redemption and conversion, or returns the one that this payment already
 * has. Runs inside a transaction.
 */
export async function insertOrder(db: Db, o: NewOrder, candidateId: string): Promise<string> {
  const q = o.quote;
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO orders (id, cart_id, order_number, payment_intent_id, status, payment_status, service_id, service_type,
       region, quantity, bonus, upsell_quantity, total_quantity, base_price_cents, upsell_price_cents, discount_cents,
       discount_code, amount_cents, vat_rate_percent, vat_cents, username, email, language, immediate_performance_text,
       immediate_performance_at, upsell_offered, without_refills, paid_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, 'pending', 'paid', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21, $22, $23, $24, $25, $26, $27, $27)
     ON CONFLICT (payment_intent_id) DO NOTHING RETURNING id`,
    [
      candidateId,
      o.cartId,
      o.orderNumber,
      o.paymentIntentId,
      q.serviceId,
      q.serviceType,
      q.region,
      q.quantity,
      q.bonus,
      q.upsellQuantity,
      q.totalQuantity,
      q.basePriceCents,
      q.upsellPriceCents,
      q.discountCents,
      q.discountCode ?? null,
      q.amountCents,
      q.vatRatePercent,
      q.vatCents,
      q.username,
      q.email,
      o.language,
      q.immediatePerformanceText ?? null,
      at(q.immediatePerformanceAt),
      q.upsellOffered,
      q.withoutRefills === true,
      at(o.paidAt),
      at(o.now),
    ],
  );
  const id = rows[0]?.id;
  if (!id) {
    const existing = await orderOfPayment(db, o.paymentIntentId);
    if (!existing) throw new Error('The order of this payment was removed while it was looked up');
    return existing;
  }
  for (const line of o.lines) await addSubmission(db, id, line);
  // If only the order's row was lost, dependent rows may still exist.
  if (q.discountCode)
    await db.query(
      `INSERT INTO discount_redemptions (order_id, code, email, redeemed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (order_id) DO NOTHING`,
      [id, q.discountCode, q.email, at(o.now)],
    );
  await dropClaim(db, o.cartId);
  await db.query(
    `INSERT INTO conversions (order_id, amount_cents, currency, source, at) VALUES ($1, $2, 'EUR', $3, $4)
     ON CONFLICT (order_id) DO NOTHING`,
    [id, q.amountCents, o.source ?? 'other', at(o.now)],
  );
  return id;
}

/** The order that a payment already has. */
export async function orderOfPayment(db: Db, paymentIntentId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM orders WHERE payment_intent_id = $1', [
    paymentIntentId,
  ]);
  return rows[0]?.id;
}

/** Why a payment can't become an order, or undefined if it can (D13). */
export async function whyNoOrder(
  db: Db,
  { cartId, quote, paidAt }: Pick<NewOrder, 'cartId' | 'quote' | 'paidAt'>,
): Promise<OrderRefusal | undefined> {
  const service = await findService(db, quote.serviceId);
  if (!service?.active) return 'unknown_service';
  // The price was settled when the intent was created; only what is no longer sold at all is refunded.
  if (service.range && !(await serviceAsSold(db, service, quote.quantity))) return 'quantity_unavailable';
  if (await isBlocked(db, quote)) return 'blocked_user';
  const { discountCode: code, email } = quote;
  return code ? whyNotRedeemable(db, { cartId, code, email, paidAt }) : undefined;
}
