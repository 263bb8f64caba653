import type { RecentDelivery } from '../domain/expected-end';
import type { PanelChoice } from '../domain/fail-over';
import type { InvoiceName } from '../domain/invoices';
import type { Language } from '../domain/money';
import { normaliseReference } from '../domain/order-number';
import type { Bought } from '../domain/pricing';
import type { ProviderStatus } from '../domain/provider';
import type { PurchaseSettings } from '../domain/purchase';
import type { LineRefill } from '../domain/refills';
import type {
  AttentionReason,
  OrderStatus,
  PaymentStatus,
  PurchaseEnd,
  PurchaseStage,
  SubmissionState,
} from '../domain/states';
import type { TimelineKind } from '../domain/timeline';
import type { CorrectionRow } from './corrections';
import type { Db } from './pool';
import { knownRemains, newestGenerations, undelivered } from './submissions';

/** A stored line of the timeline; `at` in epoch ms. */
export interface TimelineRow {
  seq: number;
  at: number;
  kind: TimelineKind;
  by: string;
  data: Record<string, string | number | boolean>;
}

/** The newest generation of an order's line, with what the older ones delivered. */
export interface TrackedLine extends PanelChoice {
  line: number;
  generation: number;
  state: SubmissionState;
  /** The panel's last status; null until it has reported one. */
  status: ProviderStatus | null;
  quantity: number;
  remains: number | null;
  /** Units that older generations delivered: this one orders only the rest. */
  earlier: number;
  /** Those of them that went to the same target. */
  earlierHere: number;
  /** The panel's count before all of them; null after a resend in full, whose count may include a delivery. */
  startCount: number | null;
  /** The post that it goes to; null for a profile. */
  shortcode: string | null;
  /** The panel's words, or why nothing was sent. Not for customers. */
  reason: string | null;
  /** When it was sent to the panel, in epoch ms. */
  startedAt: number | null;
}

/** A refill that the panel accepted, or may have accepted. One that it refused immediately doesn't count. */
export interface TrackedRefill extends LineRefill {
  by: string;
}

/** Everything that a tracking page can show of an order; the API decides what a stranger may see. */
export interface TrackedOrder extends Bought {
  id: string;
  cartId: string;
  orderNumber: string;
  owner: string;
  stage: PurchaseStage;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  serviceId: number;
  totalQuantity: number;
  refundedCents: number;
  /** What a person is asked to refund because that failed; null if nothing. */
  refundOwedCents: number | null;
  /** What no panel has was given up with a refund that failed. */
  refundGivesUpPosts: boolean;
  /** The part of `refundedCents` that was paid outside of the payment provider; null if nothing was. */
  outsideCents: number | null;
  /** Sold without the guarantee. */
  withoutRefills: boolean;
  /** The disputes of its payment, with their status at Stripe. */
  disputes: { status: string; amountCents: number }[];
  /** How its purchase ended; null while it is open. */
  closedAs: PurchaseEnd | null;
  /** Why the purchase waits for a person, and since when. */
  attention: AttentionReason | null;
  attentionSince: Date | null;
  username: string;
  email: string;
  language: Language;
  createdAt: Date;
  paidAt: Date;
  deliveredAt: Date | null;
  lines: TrackedLine[];
  /** Its corrective receipts, oldest first; `issuedAt` in epoch ms. */
  corrections: (Pick<CorrectionRow, 'year' | 'number' | 'amountCents'> & { issuedAt: number })[];
  /** Its invoices, oldest first; `issuedAt` in epoch ms. */
  invoices: (InvoiceName & { issuedAt: number })[];
  /** The newest statement of withdrawal about it. */
  withdrawnAt: Date | null;
  /** How it was paid, in Stripe's word; null if not reported yet. */
  paymentMethod: string | null;
  /** Oldest first. */
  refills: TrackedRefill[];
  /** Recent deliveries of the services that deliver the order; empty if it waits for nothing. */
  recentDeliveries: RecentDelivery[];
  /** The shop's settings of purchases, without defaults. */
  settings: Partial<PurchaseSettings>;
  timeline: TimelineRow[];
}

const epochMs = (time: string) => `floor(extract(epoch FROM ${time}) * 1000)`;

const lines = `coalesce((
  SELECT json_agg(json_build_object('line', s.line, 'generation', s.generation, 'state', s.state,
    'status', s.provider_status, 'quantity', s.quantity, 'remains', ${knownRemains('s')},
    'earlier', s.earlier, 'earlierHere', s.earlier_here,
    'startCount', CASE WHEN s.first_generation = 1 THEN s.first_count END,
    'shortcode', s.shortcode, 'reason', s.reason,
    'providerId', s.provider_id, 'providerServiceId', s.provider_service_id,
    'startedAt', ${epochMs('s.sent_at')}) ORDER BY s.line)
  FROM ${newestGenerations} s), '[]')`;

/** Index refills_order. An immediate refusal leaves a row too, but cost the customer nothing. */
const refills = `coalesce((
  SELECT json_agg(json_build_object('submissionId', r.submission_id, 'requestedAt', ${epochMs('r.requested_at')},
    'state', r.state, 'endedAt', ${epochMs('r.ended_at')}, 'by', r.requested_by) ORDER BY r.requested_at)
  FROM (SELECT * FROM refills WHERE order_id = o.id
          AND NOT (state = 'rejected' AND provider_refill_id IS NULL)
        ORDER BY requested_at DESC LIMIT 200) r), '[]')`;

/** Index corrections_cart. */
const corrections = `coalesce((
  SELECT json_agg(json_build_object('year', c.year, 'number', c.number, 'amountCents', c.amount_cents,
    'issuedAt', ${epochMs('c.issued_at')}) ORDER BY c.year, c.number)
  FROM corrections c WHERE c.cart_id = o.cart_id), '[]')`;

/** Unique key of order and place. */
const invoices = `coalesce((
  SELECT json_agg(json_build_object('series', i.series, 'year', i.year, 'number', i.number,
    'issuedAt', ${epochMs('i.issued_at')}) ORDER BY i.place)
  FROM invoices i WHERE i.order_id = o.id), '[]')`;

/** Index disputes_intent. */
const disputes = `coalesce((
  SELECT json_agg(json_build_object('status', d.status, 'amountCents', d.amount_cents))
  FROM disputes d WHERE d.payment_intent_id = o.payment_intent_id), '[]')`;

/**
 * The thirty newest deliveries of each panel service that has a line of the order (unique key of order, generation and
 * line; index submissions_delivered, whose thirty rows are visited for `sent_at`). From when they were sent: a person
 * may have said only later that the panel has one, and nobody knows when one was sent that a restored backup lacked.
 */
const recentDeliveries = `CASE WHEN o.status IN ('pending', 'processing') THEN coalesce((
  SELECT json_agg(json_build_object('providerId', own.provider_id,
    'providerServiceId', own.provider_service_id, 'quantity', r.quantity,
    'seconds', extract(epoch FROM r.reported_at - r.sent_at)))
  FROM (SELECT DISTINCT provider_id, provider_service_id FROM submissions s
        WHERE s.order_id = o.id AND s.state = 'accepted' AND ${undelivered}) own
  CROSS JOIN LATERAL (SELECT d.quantity, d.reported_at, d.sent_at FROM submissions d
    WHERE d.provider_id = own.provider_id AND d.provider_service_id = own.provider_service_id
      AND d.provider_status = 'completed' AND d.answered_at IS NOT NULL AND d.sent_at IS NOT NULL
    ORDER BY d.reported_at DESC LIMIT 30) r), '[]') ELSE '[]' END`;

/** Index charges_intent. */
const paymentMethod = `(SELECT c.method FROM charges c
  WHERE c.payment_intent_id = o.payment_intent_id AND c.status = 'succeeded' ORDER BY c.at DESC LIMIT 1)`;

/** Index refunds_pkey. */
const outsideCents = `(SELECT sum(f.amount_cents)::integer FROM refunds f WHERE f.cart_id = o.cart_id AND f.outside)`;

/** Lines of one purchase, oldest first, as JSON; index timeline_pkey. */
export const timelineOf = (cartId: string) => `coalesce((
  SELECT json_agg(json_build_object('seq', t.seq, 'at', floor(extract(epoch FROM t.at) * 1000),
                                    'kind', t.kind, 'by', t.by, 'data', t.data) ORDER BY t.seq)
  FROM (SELECT * FROM timeline WHERE cart_id = ${cartId} ORDER BY seq DESC LIMIT 500) t), '[]')`;

/**
 * An order `o` with its purchase `p`, as `TrackedOrder`. Lists leave out what only an order's own page shows: payment
 * method, refunds in another way, timeline and recent deliveries are empty there.
 */
export const selectTracked = (whole: boolean) => `
  SELECT o.id, o.cart_id, o.order_number, p.owner, p.stage, o.status,
    o.payment_status, o.service_id, o.service_type, o.region,
    o.quantity, o.bonus, o.upsell_quantity, o.total_quantity,
    o.amount_cents, o.vat_cents, o.vat_rate_percent,
    o.discount_cents, o.refunded_cents, p.refund_owed_cents, p.refund_gives_up_posts, o.without_refills,
    ${disputes} AS disputes, p.closed_as, p.attention, p.attention_since, o.username, o.email,
    o.language, o.created_at, o.paid_at, o.delivered_at,
    (SELECT max(w.received_at) FROM withdrawals w WHERE w.order_id = o.id) AS withdrawn_at,
    ${whole ? paymentMethod : 'NULL'} AS payment_method, ${whole ? outsideCents : 'NULL'} AS outside_cents,
    ${corrections} AS corrections, ${invoices} AS invoices, ${lines} AS lines, ${refills} AS refills, ${whole ? recentDeliveries : "'[]'::json"} AS recent_deliveries,
    coalesce((SELECT value FROM settings WHERE key = 'purchase'), '{}') AS settings,
    ${whole ? timelineOf('o.cart_id') : "'[]'::json"} AS timeline
  FROM orders o JOIN purchases p ON p.cart_id = o.cart_id`;

/**
 * An order by public id (index orders_pkey) or number (index orders_order_number_key); with an e-mail address only if
 * it is the buyer's. A wrong address then takes Postgres as long as an unknown number: the other parts of the row are
 * read only if the row counts.
 */
export async function trackedOrder(
  db: Db,
  reference: string,
  email?: string,
): Promise<TrackedOrder | undefined> {
  const text = normaliseReference(reference);
  const byId = isPublicId(text);
  const { rows } = await db.query<TrackedOrder>({
    // Named, so that Postgres plans it once per connection: this is the shop's most frequent query.
    name: `tracked-by-${byId ? 'id' : 'number'}${email === undefined ? '' : '-and-email'}`,
    text: `${selectTracked(true)} WHERE ${byId ? 'o.id = $1::bigint' : 'o.order_number = $1'}${
      email === undefined ? '' : ' AND lower(o.email) = lower($2)'
    }`,
    values: email === undefined ? [text] : [text, email],
  });
  return rows[0];
}

/** Whether a reference can be a public id: digits that fit a bigint, written in the only way. */
export function isPublicId(text: string): boolean {
  return /^[1-9]\d{0,17}$/.test(text);
}

/** The number of the order with a public id (index orders_pkey); any other reference as it is. */
export async function numberOf(db: Db, reference: string): Promise<string> {
  if (!isPublicId(reference)) return reference;
  const { rows } = await db.query<{ orderNumber: string }>(
    'SELECT order_number FROM orders WHERE id = $1::bigint',
    [reference],
  );
  return rows[0]?.orderNumber ?? reference;
}

/** Owner and state of a cart's purchase (purchases_pkey). */
export async function purchaseOfCart(
  db: Db,
  cartId: string,
): Promise<{ owner: string; stage: PurchaseStage } | undefined> {
  const { rows } = await db.query<{ owner: string; stage: PurchaseStage }>(
    'SELECT owner, stage FROM purchases WHERE cart_id = $1',
    [cartId],
  );
  return rows[0];
}

/** The purchase that a browser began last; index purchases_owner. */
export async function newestPurchase(
  db: Db,
  owners: readonly string[],
): Promise<{ cartId: string; stage: PurchaseStage; paymentIntentId: string | null } | undefined> {
  const { rows } = await db.query<{ cartId: string; stage: PurchaseStage; paymentIntentId: string | null }>(
    `SELECT cart_id, stage, payment_intent_id FROM purchases WHERE owner = ANY ($1)
     ORDER BY created_at DESC, cart_id LIMIT 1`,
    [owners],
  );
  return rows[0];
}

/** Whether a browser has bought something, with this address if one is given; purchases_owner, orders_cart_id_key. */
export async function hasBought(db: Db, owners: readonly string[], email?: string): Promise<boolean> {
  const { rows } = await db.query<{ bought: boolean }>(
    `SELECT EXISTS (SELECT FROM purchases p JOIN orders o ON o.cart_id = p.cart_id
       WHERE p.owner = ANY ($1) AND ($2::text IS NULL OR lower(o.email) = lower($2))) AS bought`,
    [owners, email ?? null],
  );
  return rows[0]?.bought === true;
}

/** Whether an address has an order; index orders_email. */
export async function hasOrder(db: Db, email: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM orders WHERE lower(email) = lower($1) LIMIT 1', [email]);
  return rowCount === 1;
}

/** The state of a purchase, for its own browser, by the payment. */
export interface PurchaseOfPayment {
  cartId: string;
  orderNumber: string;
  owner: string;
  language: Language;
  stage: PurchaseStage;
  closedAs: string | null;
  paymentStatus: PaymentStatus;
  orderId: string | null;
  orderAmountCents: number | null;
}

/** The purchase of a payment; index purchases_payment_intent_id_key. */
export async function purchaseOfPayment(
  db: Db,
  paymentIntentId: string,
): Promise<PurchaseOfPayment | undefined> {
  const { rows } = await db.query<PurchaseOfPayment>(
    `SELECT p.cart_id, p.order_number, p.owner, p.language, p.stage, p.closed_as, p.payment_status, o.id AS order_id,
       o.amount_cents AS order_amount_cents
     FROM purchases p LEFT JOIN orders o ON o.cart_id = p.cart_id
     WHERE p.payment_intent_id = $1`,
    [paymentIntentId],
  );
  return rows[0];
}
