import type { ErrorCode } from '../domain/errors';
import type { Language } from '../domain/money';
import type { Quote } from '../domain/pricing';
import type { Refund, Submission } from '../domain/purchase';
import type {
  AttentionReason,
  OrderStatus,
  PaymentStatus,
  PurchaseEnd,
  PurchaseStage,
  SubmissionState,
} from '../domain/states';
import type { TimelineLine } from '../domain/timeline';
import { isBlocked } from './blocked-users';
import { findService, serviceAsSold } from './catalogue';
import { dropClaim, whyNotRedeemable } from './discounts';
import { changesChannel, type Db, type Part, together } from './pool';
import { addSubmission } from './submissions';

/** What a purchase tells the database of itself; times in epoch ms. */
export interface Projection {
  cartId: string;
  version: number;
  at: number;
  stage: PurchaseStage;
  end?: PurchaseEnd;
  paymentStatus: PaymentStatus;
  paymentIntentId?: string;
  cart?: {
    amountCents: number;
    serviceId: number;
    quantity: number;
    username?: string;
    email?: string;
    upsellOffered: boolean;
  };
  attention?: { reason: AttentionReason; since: number; detail?: string };
  order?: {
    id: string;
    status: OrderStatus;
    username?: string;
    providerOrderId?: string;
    deliveredAt?: number;
    refundedCents: number;
    refundProposalCents?: number;
  };
  submissions: { id: string; state: SubmissionState; providerOrderId?: string }[];
  refunds: Refund[];
  lines: TimelineLine[];
}

const at = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));

/** Reserves an order number for a cart; the same cart always gets the same one. Undefined where the candidate is taken. */
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
): Promise<string | undefined> {
  const inserted = await db.query(
    `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'intent', $6, $6) ON CONFLICT DO NOTHING`,
    [row.cartId, row.candidateNumber, row.owner, row.language, row.variant, at(row.startedAt)],
  );
  if (inserted.rowCount === 1) return row.candidateNumber;
  const { rows } = await db.query<{ order_number: string }>(
    'SELECT order_number FROM purchases WHERE cart_id = $1',
    [row.cartId],
  );
  return rows[0]?.order_number;
}

/**
 * Writes a projection and announces it, `part` by part. A projection older than the stored one only adds its lines.
 */
export async function writeProjection(db: Db, p: Projection, part: Part = together): Promise<void> {
  const isNew = await part('purchase', () => writePurchase(db, p));
  if (isNew !== false) {
    const { order, submissions, refunds } = p;
    if (order) await part('order', () => writeOrder(db, order, p));
    for (const line of submissions) await part(`submission ${line.id}`, () => writeSubmission(db, line));
    for (const [index, refund] of refunds.entries())
      await part(`refund ${index + 1}`, () => writeRefund(db, p, index + 1, refund));
  }
  if (p.lines.length > 0) {
    const written = await part('timeline', () => writeLines(db, p.cartId, p.lines));
    // That something happened is worth more than what was said of it.
    if (!written)
      await writeLines(
        db,
        p.cartId,
        p.lines.map((line) => ({ ...line, data: {} })),
      );
  }
  await db.query(`SELECT pg_notify($1, order_number) FROM purchases WHERE cart_id = $2`, [
    changesChannel,
    p.cartId,
  ]);
}

/** False where a newer projection is there already. */
async function writePurchase(db: Db, p: Projection): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE purchases SET version = $2, stage = $3, closed_as = $4, payment_status = $5,
       payment_intent_id = coalesce($6, payment_intent_id), amount_cents = coalesce($7, amount_cents),
       service_id = coalesce($8, service_id), quantity = coalesce($9, quantity),
       -- What was erased on request stays erased, however late a projection comes.
       username = CASE WHEN forgotten_at IS NULL THEN coalesce($10, username) END,
       email = CASE WHEN forgotten_at IS NULL THEN coalesce($11, email) END,
       upsell_offered = coalesce($16, upsell_offered), attention = $12, attention_since = $13,
       attention_detail = CASE WHEN forgotten_at IS NULL THEN $14 END, updated_at = $15
     WHERE cart_id = $1 AND version < $2`,
    [
      p.cartId,
      p.version,
      p.stage,
      p.end ?? null,
      p.paymentStatus,
      p.paymentIntentId ?? null,
      p.cart?.amountCents ?? null,
      p.cart?.serviceId ?? null,
      p.cart?.quantity ?? null,
      p.cart?.username ?? null,
      p.cart?.email ?? null,
      p.attention?.reason ?? null,
      at(p.attention?.since),
      p.attention?.detail ?? null,
      at(p.at),
      p.cart?.upsellOffered ?? null,
    ],
  );
  return rowCount === 1;
}

/** The adapter owns 'sending' and the panel's id; the workflow only decides how a submission ended. */
async function writeSubmission(db: Db, line: Projection['submissions'][number]): Promise<void> {
  await db.query(
    `UPDATE submissions SET state = $2, provider_order_id = coalesce($3, provider_order_id)
     WHERE id = $1 AND $2 IN ('accepted', 'rejected', 'dismissed', 'unknown')`,
    [line.id, line.state, line.providerOrderId ?? null],
  );
}

async function writeOrder(db: Db, order: NonNullable<Projection['order']>, p: Projection): Promise<void> {
  await db.query(
    `UPDATE orders SET status = $2, payment_status = $3,
       username = CASE WHEN username = '' THEN '' ELSE coalesce($4, username) END,
       provider_order_id = $5, delivered_at = $6, refunded_cents = $7, refund_proposal_cents = $8, updated_at = $9
     WHERE id = $1`,
    [
      order.id,
      order.status,
      p.paymentStatus,
      order.username ?? null,
      order.providerOrderId ?? null,
      at(order.deliveredAt),
      order.refundedCents,
      order.refundProposalCents ?? null,
      at(p.at),
    ],
  );
}

async function writeRefund(db: Db, p: Projection, number: number, refund: Refund): Promise<void> {
  await db.query(
    `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, refund_id, status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (cart_id, number) DO UPDATE SET refund_id = excluded.refund_id, status = excluded.status`,
    [
      p.cartId,
      number,
      p.paymentIntentId,
      refund.amountCents,
      refund.reason,
      refund.by,
      refund.refundId ?? null,
      refund.status,
      at(refund.at),
    ],
  );
}

async function writeLines(db: Db, cartId: string, lines: TimelineLine[]): Promise<true> {
  await db.query(
    `INSERT INTO timeline (cart_id, seq, at, kind, by, data)
     SELECT $1, seq, to_timestamp(at / 1000.0), kind, by, data
     FROM jsonb_to_recordset($2) AS line (seq integer, at double precision, kind text, by text, data jsonb)
     ON CONFLICT DO NOTHING`,
    [cartId, JSON.stringify(lines)],
  );
  return true;
}

/** What makes an order. */
export interface NewOrder {
  cartId: string;
  orderNumber: string;
  paymentIntentId: string;
  language: Language;
  quote: Quote;
  /** The first generation: one line for the profile, or one for each post. */
  lines: Submission[];
  paidAt: number;
  now: number;
}

/**
 * Inserts the order with its first submissions, redemption and conversion, or
 * finds the one that this payment already has. Runs inside a transaction.
 */
export async function insertOrder(db: Db, o: NewOrder, candidateId: string): Promise<string> {
  const q = o.quote;
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO orders (id, cart_id, order_number, payment_intent_id, status, payment_status, service_id, service_type,
       region, quantity, bonus, upsell_quantity, total_quantity, base_price_cents, upsell_price_cents, discount_cents,
       discount_code, amount_cents, vat_rate_percent, vat_cents, username, email, language, immediate_performance_text,
       immediate_performance_at, upsell_offered, paid_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, 'pending', 'paid', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21, $22, $23, $24, $25, $26, $26)
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
  if (q.discountCode)
    await db.query(
      'INSERT INTO discount_redemptions (order_id, code, email, redeemed_at) VALUES ($1, $2, $3, $4)',
      [id, q.discountCode, q.email, at(o.now)],
    );
  await dropClaim(db, o.cartId);
  await db.query(
    `INSERT INTO conversions (order_id, amount_cents, currency, source, at) VALUES ($1, $2, 'EUR', 'workflow', $3)`,
    [id, q.amountCents, at(o.now)],
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

/** Why an order can't be made of a payment, or undefined where it can (decision 13). */
export async function whyNoOrder(
  db: Db,
  { cartId, quote }: Pick<NewOrder, 'cartId' | 'quote'>,
): Promise<ErrorCode | undefined> {
  const service = await findService(db, quote.serviceId);
  if (!service?.active) return 'unknown_service';
  // The price was settled when the intent was made; only what is no longer sold at all goes back.
  if (service.range && !(await serviceAsSold(db, service, quote.quantity))) return 'quantity_unavailable';
  if (await isBlocked(db, quote)) return 'blocked_user';
  const { discountCode: code, email } = quote;
  return code ? whyNotRedeemable(db, { cartId, code, email }) : undefined;
}
