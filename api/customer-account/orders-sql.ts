import { lostOfOrder } from '#db/disputes.ts';
import type { Db } from '#db/pool.ts';
import { selectTracked, type TrackedOrder } from '#db/tracking.ts';
import type { OrderStatus } from '#domain/states.ts';

/** The number of an address's orders in a status, and their sum: paid less returned, by us or by a bank, in cents. */
export interface StatusSum {
  status: OrderStatus;
  orders: number;
  keptCents: number;
}

/** The sums of an address's orders, by status, as in the table of customers; indexes orders_email and disputes_intent. */
export async function customerSums(db: Db, email: string): Promise<StatusSum[]> {
  const { rows } = await db.query<StatusSum>({
    name: 'customer-sums',
    text: `SELECT status, count(*)::integer AS orders, sum(amount_cents - refunded_cents - ${lostOfOrder})::float8
             AS kept_cents
           FROM orders o WHERE lower(email) = lower($1) GROUP BY status`,
    values: [email],
  });
  return rows;
}

/**
 * A page of an address's orders, newest first, after the one with the id `after`: without timeline and recent
 * deliveries, which only an order's own page shows. Index orders_email finds the page, keys its parts.
 */
export async function customerOrders(
  db: Db,
  email: string,
  page: { statuses?: readonly OrderStatus[]; after?: string; limit: number },
): Promise<TrackedOrder[]> {
  const { rows } = await db.query<TrackedOrder>({
    name: 'customer-orders',
    text: `${selectTracked(false)}
      WHERE o.id = ANY (ARRAY(
        SELECT id FROM orders
        WHERE lower(email) = lower($1) AND ($2::text[] IS NULL OR status = ANY ($2))
          AND ($3::bigint IS NULL OR (created_at, id) < (
            SELECT created_at, id FROM orders WHERE id = $3 AND lower(email) = lower($1)))
        ORDER BY created_at DESC, id DESC LIMIT $4))
      ORDER BY o.created_at DESC, o.id DESC`,
    values: [email, page.statuses ?? null, page.after ?? null, page.limit],
  });
  return rows;
}
