import type { ProviderStatus } from '../domain/provider';
import type {
  AttentionReason,
  OrderStatus,
  PaymentStatus,
  PurchaseEnd,
  PurchaseStage,
  SubmissionState,
} from '../domain/states';
import { type DisputeRow, disputesOf } from './disputes';
import { notesOfOrder, type OrderNote } from './order-notes';
import type { Db } from './pool';
import { callsOfOrder, type OrderCallRow } from './provider-calls';
import { isPublicId, type TimelineRow, timelineOf } from './tracking';
import { type OrderWithdrawalRow, withdrawalsOfOrder } from './withdrawals';

/** A line of the back office's list. */
export interface OrderListRow {
  id: string;
  orderNumber: string;
  createdAt: Date;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  stage: PurchaseStage;
  attention: AttentionReason | null;
  /** A statement of withdrawal about it waits for an administrator. */
  withdrawalOpen: boolean;
  email: string;
  username: string;
  serviceType: string;
  region: string;
  totalQuantity: number;
  amountCents: number;
  refundedCents: number;
  providerOrderId: string | null;
}

/** Index withdrawals_order; few rows. */
const withdrawalOpen = 'EXISTS (SELECT FROM withdrawals w WHERE w.order_id = o.id AND w.closed_at IS NULL)';

/** Of `orders o` and `purchases p`. */
export const listColumns = `o.id, o.order_number AS "orderNumber", o.created_at AS "createdAt", o.status,
  o.payment_status AS "paymentStatus", p.stage, p.attention, ${withdrawalOpen} AS "withdrawalOpen", o.email, o.username,
  o.service_type AS "serviceType", o.region, o.total_quantity AS "totalQuantity",
  o.amount_cents AS "amountCents", o.refunded_cents AS "refundedCents",
  o.provider_order_id AS "providerOrderId"`;

const from = 'FROM orders o JOIN purchases p ON p.cart_id = o.cart_id';

/** One submission of an order, with what the panel answered. */
export interface SubmissionRow {
  id: string;
  generation: number;
  line: number;
  state: SubmissionState;
  username: string;
  shortcode: string | null;
  quantity: number;
  providerName: string;
  providerServiceId: string;
  providerOrderId: string | null;
  providerStatus: ProviderStatus | null;
  startCount: number | null;
  remains: number | null;
  charge: string | null;
  reason: string | null;
  rawAnswer: string | null;
  sentAt: Date | null;
  answeredAt: Date | null;
  reportedAt: Date | null;
}

export interface RefillRow {
  id: string;
  requestedAt: Date;
  requestedBy: string;
  state: string;
  providerRefillId: string | null;
  reason: string | null;
  endedAt: Date | null;
}

export interface RefundRow {
  number: number;
  amountCents: number;
  reason: string;
  requestedBy: string;
  refundId: string | null;
  status: string;
  createdAt: Date;
}

export interface EmailRow {
  kind: string;
  subject: string;
  sentAt: Date | null;
}

export interface ConversionRow {
  amountCents: number;
  currency: string;
  source: string;
  at: Date;
}

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
}

/** One order by public id (orders_pkey) or number (orders_order_number_key); its parts by their primary keys. */
export async function orderDetail(db: Db, reference: string): Promise<OrderDetail | undefined> {
  const { rows } = await db.query<OrderDetailRow>(
    `SELECT ${listColumns}, o.cart_id AS "cartId", o.service_id AS "serviceId", o.language, o.quantity,
       o.bonus, o.upsell_quantity AS "upsellQuantity", o.base_price_cents AS "basePriceCents",
       o.upsell_price_cents AS "upsellPriceCents", o.discount_cents AS "discountCents",
       o.discount_code AS "discountCode", o.vat_cents AS "vatCents",
       o.vat_rate_percent AS "vatRatePercent", o.payment_intent_id AS "paymentIntentId",
       o.refund_proposal_cents AS "refundProposalCents", o.without_refills AS "withoutRefills", p.closed_as AS "closedAs", p.attention_detail AS "attentionDetail",
       p.attention_since AS "attentionSince", o.paid_at AS "paidAt", o.delivered_at AS "deliveredAt",
       nullif(o.immediate_performance_text, '') AS "immediateText",
       o.immediate_performance_at AS "immediateAt",
       ${timelineOf('o.cart_id')} AS timeline
     ${from} WHERE ${isPublicId(reference) ? 'o.id = $1::bigint' : 'o.order_number = upper($1)'}`,
    [reference],
  );
  const order = rows[0];
  if (!order) return undefined;
  const [submissions, refills, refunds, emails, withdrawals, notes, calls, conversions, disputes] =
    await Promise.all([
      db.query<SubmissionRow>(
        `SELECT s.id, s.generation, s.line, s.state, s.username, s.shortcode, s.quantity, v.name AS "providerName",
         s.provider_service_id AS "providerServiceId", s.provider_order_id AS "providerOrderId",
         s.provider_status AS "providerStatus", s.start_count AS "startCount", s.remains, s.charge,
         s.reason, s.raw_answer AS "rawAnswer", s.sent_at AS "sentAt", s.answered_at AS "answeredAt",
         s.reported_at AS "reportedAt"
       FROM submissions s JOIN providers v ON v.id = s.provider_id
       WHERE s.order_id = $1 ORDER BY s.generation DESC, s.line LIMIT 200`,
        [order.id],
      ),
      db.query<RefillRow>(
        `SELECT id, requested_at AS "requestedAt", requested_by AS "requestedBy", state,
         provider_refill_id AS "providerRefillId", reason, ended_at AS "endedAt"
       FROM refills WHERE order_id = $1 ORDER BY requested_at DESC LIMIT 200`,
        [order.id],
      ),
      db.query<RefundRow>(
        `SELECT number, amount_cents AS "amountCents", reason, requested_by AS "requestedBy",
         refund_id AS "refundId", status, created_at AS "createdAt"
       FROM refunds WHERE cart_id = $1 ORDER BY number DESC LIMIT 200`,
        [order.cartId],
      ),
      db.query<EmailRow>(
        `SELECT kind, subject, sent_at AS "sentAt" FROM emails WHERE cart_id = $1
       ORDER BY created_at DESC LIMIT 200`,
        [order.cartId],
      ),
      withdrawalsOfOrder(db, order.id),
      notesOfOrder(db, order.id),
      callsOfOrder(db, order.id),
      db.query<ConversionRow>(
        'SELECT amount_cents AS "amountCents", currency, source, at FROM conversions WHERE order_id = $1',
        [order.id],
      ),
      disputesOf(db, order.paymentIntentId),
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
  };
}
