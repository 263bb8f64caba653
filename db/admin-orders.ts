import type {
  adminOrderRow,
  adminRefillView,
  adminRefundView,
  adminSubmission,
  conversion,
  orderEmail,
} from '../domain/calls/admin-order';
import type { RowOf } from '../domain/calls/common';
import { normaliseReference } from '../domain/order-number';
import type { ProviderStatus } from '../domain/provider';
import type { PurchaseEnd, SubmissionState } from '../domain/states';
import type { Invoice } from '../receipts/invoice';
import { type CorrectionRow, correctionsOf } from './corrections';
import { type DisputeRow, disputesOf } from './disputes';
import { invoicesOf } from './invoices';
import { notesOfOrder, type OrderNote } from './order-notes';
import type { Db } from './pool';
import { callsOfOrder, type OrderCallRow } from './provider-calls';
import { knownRemains } from './submissions';
import { isPublicId, type TimelineRow, timelineOf } from './tracking';
import { type OrderWithdrawalRow, withdrawalsOfOrder } from './withdrawals';

/** A line of the back office's list. */
export type OrderListRow = RowOf<typeof adminOrderRow> & { createdAt: Date };

/** Index withdrawals_order; few rows. */
const withdrawalOpen = 'EXISTS (SELECT FROM withdrawals w WHERE w.order_id = o.id AND w.closed_at IS NULL)';

/** Of `orders o` and `purchases p`. */
export const listColumns = `o.id, o.order_number, o.created_at, o.status, o.payment_status, p.stage, p.attention,
  ${withdrawalOpen} AS withdrawal_open, o.email, o.username, o.service_type, o.region, o.total_quantity,
  o.amount_cents, o.refunded_cents, o.provider_order_id`;

const from = 'FROM orders o JOIN purchases p ON p.cart_id = o.cart_id';

/** One submission of an order, with the panel's answer. */
export type SubmissionRow = RowOf<typeof adminSubmission> & {
  state: SubmissionState;
  providerStatus: ProviderStatus | null;
};

export type RefillRow = RowOf<typeof adminRefillView> & { requestedAt: Date };

export type RefundRow = RowOf<typeof adminRefundView>;

export type EmailRow = Pick<RowOf<typeof orderEmail>, 'kind' | 'subject' | 'sentAt'>;

export type ConversionRow = RowOf<typeof conversion>;

/** An order with everything that happened. */
export interface OrderDetailRow extends OrderListRow {
  /** Sold without the guarantee. */
  withoutRefills: boolean;
  cartId: string;
  serviceId: number;
  language: string;
  quantity: number;
  bonus: number;
  upsellQuantity: number;
  basePriceCents: number;
  upsellPriceCents: number;
  discountCents: number;
  discountCode: string | null;
  vatCents: number;
  vatRatePercent: number;
  paymentIntentId: string;
  refundProposalCents: number | null;
  refundOwedCents: number | null;
  refundGivesUpPosts: boolean;
  /** How a closed purchase ended. */
  closedAs: PurchaseEnd | null;
  attentionDetail: string | null;
  attentionSince: Date | null;
  paidAt: Date;
  deliveredAt: Date | null;
  immediateText: string | null;
  immediateAt: Date | null;
  timeline: TimelineRow[];
}

export interface OrderDetail {
  order: OrderDetailRow;
  submissions: SubmissionRow[];
  refills: RefillRow[];
  refunds: RefundRow[];
  emails: EmailRow[];
  withdrawals: OrderWithdrawalRow[];
  notes: OrderNote[];
  calls: OrderCallRow[];
  conversion: ConversionRow | undefined;
  disputes: DisputeRow[];
  corrections: CorrectionRow[];
  invoices: Invoice[];
}

/**
 * One order by public id (orders_pkey) or number (orders_order_number_key), which a customer's message has as typed; its
 * parts by their primary keys.
 */
export async function orderDetail(db: Db, reference: string): Promise<OrderDetail | undefined> {
  const text = normaliseReference(reference);
  const { rows } = await db.query<OrderDetailRow>(
    `SELECT ${listColumns}, o.cart_id, o.service_id, o.language, o.quantity, o.bonus, o.upsell_quantity,
       o.base_price_cents, o.upsell_price_cents, o.discount_cents, o.discount_code, o.vat_cents, o.vat_rate_percent,
       o.payment_intent_id, o.refund_proposal_cents, p.refund_owed_cents, p.refund_gives_up_posts,
       o.without_refills, p.closed_as, p.attention_detail, p.attention_since, o.paid_at, o.delivered_at, nullif(o.immediate_performance_text, '') AS immediate_text,
       o.immediate_performance_at AS immediate_at,
       ${timelineOf('o.cart_id')} AS timeline
     ${from} WHERE ${isPublicId(text) ? 'o.id = $1::bigint' : 'o.order_number = $1'}`,
    [text],
  );
  const order = rows[0];
  if (!order) return undefined;
  const [
    submissions,
    refills,
    refunds,
    emails,
    withdrawals,
    notes,
    calls,
    conversions,
    disputes,
    corrections,
    invoices,
  ] = await Promise.all([
    db.query<SubmissionRow>(
      `SELECT s.id, s.generation, s.line, s.state, s.username, s.shortcode, s.quantity, s.provider_id, v.name AS provider_name,
         s.provider_service_id, s.provider_order_id, s.provider_status, s.start_count,
         ${knownRemains('s')} AS remains, s.charge, s.reason, s.raw_answer, s.sent_at, s.answered_at, s.reported_at
       FROM submissions s JOIN providers v ON v.id = s.provider_id
       WHERE s.order_id = $1 ORDER BY s.generation DESC, s.line LIMIT 200`,
      [order.id],
    ),
    db.query<RefillRow>(
      `SELECT id, requested_at, requested_by, state, provider_refill_id, reason, ended_at
       FROM refills WHERE order_id = $1 ORDER BY requested_at DESC LIMIT 200`,
      [order.id],
    ),
    db.query<RefundRow>(
      `SELECT number, amount_cents, reason, requested_by, refund_id, status, created_at, outside
       FROM refunds WHERE cart_id = $1 ORDER BY number DESC LIMIT 200`,
      [order.cartId],
    ),
    db.query<EmailRow>(
      `SELECT kind, subject, sent_at FROM emails WHERE cart_id = $1 AND sent_at IS NOT NULL
       ORDER BY created_at DESC LIMIT 200`,
      [order.cartId],
    ),
    withdrawalsOfOrder(db, order.id),
    notesOfOrder(db, order.id),
    callsOfOrder(db, order.id),
    db.query<ConversionRow>(
      'SELECT amount_cents, currency, source, at FROM conversions WHERE order_id = $1',
      [order.id],
    ),
    disputesOf(db, order.paymentIntentId),
    correctionsOf(db, order.cartId),
    invoicesOf(db, order.id),
  ]);
  return {
    order,
    submissions: submissions.rows,
    refills: refills.rows,
    refunds: refunds.rows,
    emails: emails.rows,
    withdrawals,
    notes,
    calls,
    conversion: conversions.rows[0],
    disputes,
    corrections,
    invoices,
  };
}
