import type { adminRefundView } from '../domain/calls/admin-order';
import type { adminPaymentRow, paymentCharge, paymentEvent } from '../domain/calls/admin-payments';
import type { RowOf } from '../domain/calls/common';
import { sorting } from '../domain/calls/list';
import type { PaymentDates, PaymentFilterName, PaymentOrder } from '../domain/payments';
import type { PurchaseStage } from '../domain/states';
import { literal, onePage, type Paged, type WantedPage } from './paged';
import type { Db } from './pool';

/** A payment intent as the list shows it. */
export type PaymentRow = Omit<RowOf<typeof adminPaymentRow>, 'state' | 'abandoned'> & {
  cartId: string;
  paymentStatus: string;
  closedAs: string | null;
  stage: PurchaseStage;
};

/** The filters of the list; times are the boundaries of days. */
export interface PaymentFilter extends WantedPage {
  search?: string;
  state?: PaymentFilterName;
  method?: string;
  order?: PaymentOrder;
  dates: PaymentDates;
  from?: Date;
  to?: Date;
  minCents?: number;
  maxCents?: number;
  sort: 'createdAt-asc' | 'createdAt-desc' | 'amount-asc' | 'amount-desc';
}

/** Counted as in `api/dashboard/figures-sql.ts`, so that each figure leads to the same number of rows. */
const reminded = `EXISTS (SELECT FROM emails e WHERE e.cart_id = p.cart_id
  AND e.kind IN ('payment-reminder', 'payment-failed') AND e.sent_at IS NOT NULL)`;
/** A purchase `p` that has no order yet, by its stage; index purchases_early. */
const beforeOrder = `p.stage IN ('intent', 'awaiting-payment', 'paid')`;
/**
 * The stages and ends that only a purchase with an order has are left out. Index purchases_money_unordered holds the
 * rest of those whose money has come, as most of a shop's payments became orders.
 */
const mayLackOrder = `p.stage NOT IN ('submitting', 'in-progress', 'guarantee')
  AND coalesce(p.closed_as, '') NOT IN ('refunded', 'guarantee-over')`;
/** Whether the money of a purchase `p` has come, whatever was refunded since. */
export const collected = `p.payment_status IN ('paid', 'refunded', 'partially_refunded')`;

/**
 * purchases_payment_status serves most; purchases_early, purchases_given_up, disputes_intent, emails_reminded and
 * emails_pkey the others.
 */
const states: Record<PaymentFilterName, string> = {
  // Abandoned carts stay pending, so there are few open ones among them.
  open: `p.payment_status = 'pending' AND p.closed_as IS NULL AND ${beforeOrder}`,
  failed: `p.payment_status = 'failed'`,
  cancelled: `p.closed_as = 'cancelled'`,
  abandoned: `p.closed_as = 'abandoned'`,
  collected,
  refunded: `p.payment_status IN ('refunded', 'partially_refunded')`,
  disputed: 'EXISTS (SELECT FROM disputes d WHERE d.payment_intent_id = p.payment_intent_id)',
  reminded,
  recovered: `${collected} AND ${reminded}`,
};

const columns = `p.payment_intent_id AS intent, p.order_number, p.cart_id, p.created_at,
  coalesce(p.amount_cents, 0) AS amount_cents, p.payment_status, p.closed_as, p.stage, coalesce(p.email, '') AS email`;

/** Columns from other tables: orders_cart_id_key, refunds_pkey, charges_intent, stripe_events_intent, disputes_intent. */
const besides = `EXISTS (SELECT FROM orders o WHERE o.cart_id = p.cart_id) AS has_order,
  (SELECT coalesce(sum(r.amount_cents), 0)::integer FROM refunds r WHERE r.cart_id = p.cart_id AND r.status <> 'failed')
    AS refunded_cents,
  c.method, c.brand, c.last4,
  -- Events are deleted after some weeks, charges stay. A payment that failed before it was charged has only events.
  coalesce((SELECT s.code FROM stripe_events s WHERE s.payment_intent_id = p.intent AND s.code IS NOT NULL
    ORDER BY s.received_at DESC LIMIT 1), c.failure_code) AS failure_code,
  (SELECT d.status FROM disputes d WHERE d.payment_intent_id = p.intent ORDER BY d.opened_at DESC LIMIT 1)
    AS dispute_status`;
const lastCharge = `LEFT JOIN LATERAL (SELECT method, brand, last4, failure_code FROM charges c
  WHERE c.payment_intent_id = p.intent ORDER BY c.at DESC LIMIT 1) c ON true`;

/** The conditions of a filter with their values. */
function narrowed(filter: PaymentFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['p.payment_intent_id IS NOT NULL'];
  if (filter.search) {
    const typed = `${literal(filter.search)}%`;
    // Each arm has its own index: purchases_number_prefix, purchases_intent_prefix, purchases_email_prefix.
    conditions.push(
      `(p.order_number LIKE upper(${put(typed)}) OR p.payment_intent_id LIKE ${put(typed)} OR lower(p.email) LIKE lower(${put(typed)}))`,
    );
  }
  if (filter.state) conditions.push(states[filter.state]);
  // charges_of_method, or charges_intent.
  if (filter.method)
    conditions.push(
      `EXISTS (SELECT FROM charges c WHERE c.payment_intent_id = p.payment_intent_id AND c.method = ${put(filter.method)})`,
    );
  // orders_cart_id_key
  const order = 'SELECT FROM orders o WHERE o.cart_id = p.cart_id';
  if (filter.order === 'with') conditions.push(`EXISTS (${order})`);
  // OFFSET keeps the planner, which expects many such payments, from reading all orders.
  if (filter.order === 'without') conditions.push(mayLackOrder, `NOT EXISTS (${order} OFFSET 0)`);
  if (filter.minCents !== undefined) conditions.push(`p.amount_cents >= ${put(filter.minCents)}`);
  if (filter.maxCents !== undefined) conditions.push(`p.amount_cents <= ${put(filter.maxCents)}`);
  if (filter.from || filter.to) {
    const within = (column: string) =>
      [filter.from && `${column} >= ${put(filter.from)}`, filter.to && `${column} < ${put(filter.to)}`]
        .filter(Boolean)
        .join(' AND ');
    if (filter.dates === 'begun') conditions.push(within('p.created_at'));
    // refunds_created, disputes_closed: few rows of the range lead to their payments.
    else if (filter.dates === 'refunded')
      conditions.push(
        `p.cart_id IN (SELECT r.cart_id FROM refunds r WHERE r.status <> 'failed' AND ${within('r.created_at')})`,
      );
    else
      conditions.push(
        `p.payment_intent_id IN (SELECT d.payment_intent_id FROM disputes d WHERE d.status = 'lost' AND ${within('d.closed_at')})`,
      );
  }
  return { where: conditions.join(' AND '), values };
}

/**
 * A page of payments, and how many match: exactly up to `countLimit`, or `countLimit + 1` if there are more, so that no
 * count reads a large shop. In order by purchases_begun or purchases_payment_amount. There is no page beyond the
 * counted ones.
 */
export async function listPayments(db: Db, filter: PaymentFilter): Promise<Paged<PaymentRow>> {
  const { where, values } = narrowed(filter);
  const sort = sorting(filter.sort);
  const direction = sort.direction === 'asc' ? 'ASC' : 'DESC';
  const column = sort.column === 'amount' ? 'p.amount_cents' : 'p.created_at';
  const tie = sort.column === 'amount' || direction === 'DESC' ? 'p.cart_id' : 'p.cart_id DESC';
  const order = `ORDER BY ${column} ${direction}, ${tie}`;
  return onePage(db, filter, values, {
    rows: (limit) =>
      `SELECT p.*, ${besides} FROM (SELECT ${columns} FROM purchases p WHERE ${where} ${order} ${limit}) p
       ${lastCharge} ${order}`,
    from: `FROM purchases p WHERE ${where}`,
    bounded: 'pages',
  });
}

/** A charge attempt. */
export type ChargeRow = RowOf<typeof paymentCharge> & { feeCents: number | null };

/** A signed event about a payment, as stored in the inbox. */
export type PaymentEventRow = RowOf<typeof paymentEvent>;

export type PaymentRefundRow = RowOf<typeof adminRefundView>;

export interface PaymentDetail {
  payment: PaymentRow & { refundOwedCents: number | null };
  charges: ChargeRow[];
  events: PaymentEventRow[];
  refunds: PaymentRefundRow[];
}

/** One payment with everything known about it; index purchases_payment_intent_id_key, then as the list. */
export async function paymentDetail(db: Db, intent: string): Promise<PaymentDetail | undefined> {
  const { rows } = await db.query<PaymentDetail['payment']>(
    `SELECT p.*, ${besides}
     FROM (SELECT ${columns}, p.refund_owed_cents FROM purchases p WHERE p.payment_intent_id = $1) p ${lastCharge}`,
    [intent],
  );
  const payment = rows[0];
  if (!payment) return undefined;
  const [charges, events, refunds] = await Promise.all([
    db.query<ChargeRow>(
      `SELECT id, at, status, amount_cents, method, brand, last4, country, failure_code, fee_cents
       FROM charges WHERE payment_intent_id = $1 ORDER BY at DESC LIMIT 100`,
      [intent],
    ),
    db.query<PaymentEventRow>(
      `SELECT id, type, received_at AS at, code, outcome FROM stripe_events WHERE payment_intent_id = $1
       ORDER BY received_at DESC LIMIT 100`,
      [intent],
    ),
    db.query<PaymentRefundRow>(
      `SELECT number, amount_cents, reason, requested_by, refund_id, status, created_at, outside
       FROM refunds WHERE cart_id = $1 ORDER BY number DESC LIMIT 100`,
      [payment.cartId],
    ),
  ]);
  return { payment, charges: charges.rows, events: events.rows, refunds: refunds.rows };
}
