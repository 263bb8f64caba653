import type { Region, ServiceType } from '../domain/catalogue';
import type { Language } from '../domain/money';
import { normaliseReference } from '../domain/order-number';
import type { OrderStatus, PaymentStatus, PurchaseStage } from '../domain/states';
import type { TimelineKind } from '../domain/timeline';
import type { Db } from './pool';

/** A line of the timeline as it is stored; `at` in epoch ms. */
export interface TimelineRow {
  seq: number;
  at: number;
  kind: TimelineKind;
  by: string;
  data: Record<string, string | number | boolean>;
}

/** Everything a tracking page can show of an order; what a stranger may see is decided by the API. */
export interface TrackedOrder {
  id: string;
  orderNumber: string;
  owner: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  serviceId: number;
  serviceType: ServiceType;
  region: Region;
  quantity: number;
  bonus: number;
  upsellQuantity: number;
  totalQuantity: number;
  amountCents: number;
  vatCents: number;
  vatRatePercent: number;
  discountCents: number;
  refundedCents: number;
  username: string;
  email: string;
  language: Language;
  createdAt: Date;
  deliveredAt: Date | null;
  /** Units delivered by the newest generation of submissions; null until the panel has reported. */
  delivered: number | null;
  /** Posts that it goes to, and how many of them the panel has; 0 for a profile. */
  publications: number;
  publicationsProcessed: number;
  /** The newest statement of withdrawal about it. */
  withdrawnAt: Date | null;
  refillState: 'sending' | 'requested' | 'unknown' | 'completed' | 'rejected' | null;
  timeline: TimelineRow[];
}

/** The newest generation of each line counts: a resend starts its delivery anew. */
const delivery = `(
  SELECT sum(CASE WHEN s.provider_status = 'completed' THEN s.quantity
                  WHEN s.remains IS NOT NULL THEN greatest(s.quantity - s.remains, 0) END)::integer AS delivered,
    count(s.shortcode)::integer AS publications,
    (count(s.shortcode) FILTER (WHERE s.state = 'accepted'))::integer AS processed
  FROM (SELECT DISTINCT ON (line) * FROM submissions WHERE order_id = o.id ORDER BY line, generation DESC) s)`;

/** Lines of one purchase, oldest first, as JSON; index timeline_pkey. */
export const timelineOf = (cartId: string) => `coalesce((
  SELECT json_agg(json_build_object('seq', t.seq, 'at', floor(extract(epoch FROM t.at) * 1000),
                                    'kind', t.kind, 'by', t.by, 'data', t.data) ORDER BY t.seq)
  FROM (SELECT * FROM timeline WHERE cart_id = ${cartId} ORDER BY seq DESC LIMIT 500) t), '[]')`;

const select = `
  SELECT o.id, o.order_number AS "orderNumber", p.owner, o.status, o.payment_status AS "paymentStatus",
    o.service_id AS "serviceId", o.service_type AS "serviceType", o.region, o.quantity, o.bonus,
    o.upsell_quantity AS "upsellQuantity", o.total_quantity AS "totalQuantity",
    o.amount_cents AS "amountCents", o.vat_cents AS "vatCents", o.vat_rate_percent AS "vatRatePercent",
    o.discount_cents AS "discountCents", o.refunded_cents AS "refundedCents", o.username, o.email,
    o.language, o.created_at AS "createdAt", o.delivered_at AS "deliveredAt", d.delivered, d.publications,
    d.processed AS "publicationsProcessed",
    (SELECT r.state FROM refills r WHERE r.order_id = o.id ORDER BY r.requested_at DESC LIMIT 1)
      AS "refillState",
    (SELECT max(w.received_at) FROM withdrawals w WHERE w.order_id = o.id) AS "withdrawnAt",
    ${timelineOf('o.cart_id')} AS timeline
  FROM orders o JOIN purchases p ON p.cart_id = o.cart_id CROSS JOIN LATERAL ${delivery} d`;

/** An order by public id (index orders_pkey) or number (index orders_order_number_key). */
export async function trackedOrder(db: Db, reference: string): Promise<TrackedOrder | undefined> {
  const text = normaliseReference(reference);
  const byId = isPublicId(text);
  const { rows } = await db.query<TrackedOrder>({
    // Named, so that Postgres plans it once a connection: this is the shop's most frequent query.
    name: byId ? 'tracked-by-id' : 'tracked-by-number',
    text: `${select} WHERE ${byId ? 'o.id = $1::bigint' : 'o.order_number = $1'}`,
    values: [text],
  });
  return rows[0];
}

/** Whether a reference can be a public id: digits that fit a bigint. */
export function isPublicId(text: string): boolean {
  return /^\d{1,18}$/.test(text);
}

/** Where a purchase stands, as its own browser asks by the payment. */
export interface PurchaseOfPayment {
  cartId: string;
  orderNumber: string;
  owner: string;
  language: Language;
  stage: PurchaseStage;
  closedAs: string | null;
  paymentStatus: PaymentStatus;
  orderId: string | null;
}

/** The purchase of a payment; index purchases_payment_intent_id_key. */
export async function purchaseOfPayment(
  db: Db,
  paymentIntentId: string,
): Promise<PurchaseOfPayment | undefined> {
  const { rows } = await db.query<PurchaseOfPayment>(
    `SELECT p.cart_id AS "cartId", p.order_number AS "orderNumber", p.owner, p.language, p.stage,
            p.closed_as AS "closedAs", p.payment_status AS "paymentStatus", o.id AS "orderId"
     FROM purchases p LEFT JOIN orders o ON o.cart_id = p.cart_id
     WHERE p.payment_intent_id = $1`,
    [paymentIntentId],
  );
  return rows[0];
}

/** The browser that a cart's purchase belongs to, by primary key; undefined where there is no purchase yet. */
export async function purchaseOwner(db: Db, cartId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ owner: string }>('SELECT owner FROM purchases WHERE cart_id = $1', [
    cartId,
  ]);
  return rows[0]?.owner;
}
