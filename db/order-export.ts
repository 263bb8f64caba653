import type { Pool } from 'pg';
import { type OrderOrder, orderBy } from './admin-order-list';
import { narrowed, type OrderFilter } from './order-filter';

/** One line of the file, times as they are in Madrid. */
export interface ExportedOrder {
  orderNumber: string;
  createdAt: string;
  status: string;
  paymentStatus: string;
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
}

/** So many rows are in memory at once, and so soon an aborted download ends its query. */
const fetched = 200;

const madrid = (column: string) =>
  `to_char(o.${column} AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD HH24:MI:SS')`;

/**
 * All orders of a filter, some at a time, as they were when it began: a cursor in a transaction that only reads. Whoever
 * stops early ends the query.
 */
export async function* exportedOrders(
  pool: Pool,
  filter: OrderFilter,
  order: OrderOrder,
): AsyncGenerator<ExportedOrder[]> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { sql, values } = await narrowed(client, filter);
    await client.query(
      `DECLARE exported NO SCROLL CURSOR FOR
       SELECT o.order_number AS "orderNumber", ${madrid('created_at')} AS "createdAt", o.status,
         o.payment_status AS "paymentStatus", o.service_type AS "serviceType", o.region, o.service_id AS "serviceId",
         o.total_quantity AS "totalQuantity", o.amount_cents AS "amountCents", o.discount_cents AS "discountCents",
         o.discount_code AS "discountCode", o.vat_cents AS "vatCents", o.refunded_cents AS "refundedCents", o.email,
         o.username, o.language, o.payment_intent_id AS "paymentIntentId", o.provider_order_id AS "providerOrderId",
         ${madrid('delivered_at')} AS "deliveredAt"
       ${sql} ${orderBy(order)}`,
      values,
    );
    for (;;) {
      const { rows } = await client.query<ExportedOrder>(`FETCH ${fetched} FROM exported`);
      if (rows.length > 0) yield rows;
      if (rows.length < fetched) break;
    }
    broken = false;
  } finally {
    // Also where the reader has gone.
    const ended = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!ended && broken);
  }
}
