import type { Pool } from 'pg';
import { orderBy } from '#db/admin-order-list.ts';
import { lostOfOrder } from '#db/disputes.ts';
import { narrowed, type OrderFilter } from '#db/order-filter.ts';
import { undo } from '#db/pool.ts';
import type { OrderSort } from '#domain/calls/admin-order-list.ts';
import type { OrderStatus, PaymentStatus } from '#domain/states.ts';

/** One line of the file, times in Madrid's zone. */
export interface ExportedOrder {
  orderNumber: string;
  createdAt: string;
  /** The day of its receipt: a worker that was away creates the order later. */
  paidAt: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  serviceType: string;
  region: string;
  serviceId: number;
  totalQuantity: number;
  amountCents: number;
  discountCents: number;
  discountCode: string | null;
  vatCents: number;
  refundedCents: number;
  email: string;
  username: string;
  language: string;
  paymentIntentId: string;
  providerOrderId: string | null;
  deliveredAt: string | null;
  /** What banks took in lost disputes: no part of `refundedCents`. */
  lostCents: number;
}

/** Rows in memory at a time; also how soon an aborted download ends its query. */
const fetched = 200;

const madrid = (column: string) =>
  `to_char(o.${column} AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD HH24:MI:SS')`;

/**
 * All orders of a filter, some at a time, from one snapshot: a cursor in a read-only transaction. A caller that stops
 * early ends the query.
 */
export async function* exportedOrders(
  pool: Pool,
  filter: OrderFilter,
  sort: OrderSort,
): AsyncGenerator<ExportedOrder[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { sql, values } = await narrowed(client, filter);
    await client.query(
      `DECLARE exported NO SCROLL CURSOR FOR
       SELECT o.order_number, ${madrid('created_at')} AS created_at, ${madrid('paid_at')} AS paid_at, o.status,
         o.payment_status, o.service_type, o.region, o.service_id, o.total_quantity, o.amount_cents, o.discount_cents,
         o.discount_code, o.vat_cents, o.refunded_cents, o.email, o.username, o.language, o.payment_intent_id,
         o.provider_order_id, ${madrid('delivered_at')} AS delivered_at,
         ${lostOfOrder} AS lost_cents
       ${sql} ${orderBy(sort)}`,
      values,
    );
    for (;;) {
      const { rows } = await client.query<ExportedOrder>(`FETCH ${fetched} FROM exported`);
      if (rows.length > 0) yield rows;
      if (rows.length < fetched) break;
    }
  } finally {
    // Even if the reader has gone.
    await undo(client);
  }
}
