import type { adminOrderListRow, OrderSort } from '../domain/calls/admin-order-list';
import type { RowOf } from '../domain/calls/common';
import { countLimit, sorting } from '../domain/calls/list';
import type { OrderStatus } from '../domain/states';
import { orderStatuses } from '../domain/states';
import { listColumns } from './admin-orders';
import { narrowed, type OrderFilter } from './order-filter';
import { onePage, type Paged, type WantedPage } from './paged';
import type { Db } from './pool';

/** A line of the back office's list. */
export type ListedOrderRow = RowOf<typeof adminOrderListRow>;

const sortColumns = { createdAt: 'created_at', amount: 'amount_cents', deliveredAt: 'delivered_at' } as const;

/**
 * The ORDER BY of a list: orders_created, orders_amount, orders_delivered, orders_delivered_first. Undelivered orders
 * come last either way.
 */
export function orderBy(sort: OrderSort): string {
  const { column, direction } = sorting(sort);
  const nulls = column === 'deliveredAt' ? ' NULLS LAST' : '';
  return `ORDER BY o.${sortColumns[column]} ${direction === 'asc' ? 'ASC' : 'DESC'}${nulls}, o.id`;
}

/**
 * A page of orders, and how many match: exactly up to `countLimit`, or `countLimit + 1` if there are more. The page is
 * found in `orders` alone; only its rows are joined. There is no page beyond the counted orders.
 */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  page: { sort: OrderSort } & WantedPage,
): Promise<Paged<ListedOrderRow>> {
  const { sql, values } = await narrowed(db, filter);
  return onePage(db, page, values, {
    rows: (limit) =>
      `SELECT ${listColumns}, o.service_id, o.language, o.payment_intent_id, o.delivered_at
       FROM (SELECT o.* ${sql} ${orderBy(page.sort)} ${limit}) AS o
       JOIN purchases p ON p.cart_id = o.cart_id ${orderBy(page.sort)}`,
    from: sql,
    bounded: 'pages',
  });
}

/**
 * How many orders have each status, each counted no further than `countLimit`: an index-only walk of orders_status over
 * some ten thousand entries, however large the shop. So nothing is cached and the figures are always current.
 */
export async function countsByStatus(db: Db): Promise<Record<OrderStatus, number>> {
  const { rows } = await db.query<{ status: OrderStatus; count: number }>(
    `SELECT status, (SELECT count(*)::integer FROM
       (SELECT FROM orders o WHERE o.status = wanted.status LIMIT ${countLimit + 1}) AS bounded) AS count
     FROM unnest($1::text[]) AS wanted(status)`,
    [orderStatuses],
  );
  return Object.fromEntries(rows.map((row) => [row.status, row.count])) as Record<OrderStatus, number>;
}

/**
 * The same of the orders that a filter matches, counted in one walk. Undefined if they are more than `most`: the walk
 * stops there, as that of the list's total, and what it has seen of each status would say nothing.
 */
export async function countsWithin(
  db: Db,
  filter: OrderFilter,
  most: number,
): Promise<Record<OrderStatus, number> | undefined> {
  const { sql, values } = await narrowed(db, filter);
  const { rows } = await db.query<{ status: OrderStatus; count: number }>(
    `SELECT status, count(*)::integer AS count
     FROM (SELECT o.status ${sql} LIMIT $${values.length + 1}) AS bounded GROUP BY status`,
    [...values, most + 1],
  );
  if (rows.reduce((sum, { count }) => sum + count, 0) > most) return undefined;
  const none = Object.fromEntries(orderStatuses.map((status) => [status, 0]));
  return {
    ...none,
    ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  } as Record<OrderStatus, number>;
}

/** An order that a bulk action reaches. */
export interface ReachedOrder {
  id: string;
  orderNumber: string;
  cartId: string;
}

/** Ids of the orders that match, newest first, at most `limit`. */
export async function matchingIds(db: Db, filter: OrderFilter, limit: number): Promise<string[]> {
  const { sql, values } = await narrowed(db, filter);
  const { rows } = await db.query<{ id: string }>(
    `SELECT o.id ${sql} ORDER BY o.created_at DESC, o.id LIMIT $${values.length + 1}`,
    [...values, limit],
  );
  return rows.map(({ id }) => id);
}

/** The orders of these public ids (primary key), in the order given; unknown ones are left out. */
export async function ordersOfIds(db: Db, ids: readonly string[]): Promise<ReachedOrder[]> {
  const { rows } = await db.query<ReachedOrder>(
    `SELECT o.id, o.order_number, o.cart_id
     FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted(id, place) JOIN orders o ON o.id = wanted.id ORDER BY place`,
    [ids],
  );
  return rows;
}

/** Orders by their numbers; unknown ones are left out (index orders_order_number_key). */
export async function ordersOfNumbers(db: Db, numbers: readonly string[]): Promise<ReachedOrder[]> {
  const { rows } = await db.query<ReachedOrder>(
    `SELECT id, order_number, cart_id FROM orders WHERE order_number = ANY ($1)`,
    [numbers],
  );
  return rows;
}

/** The options of the list's filters: services and panels, few rows each. */
export async function orderChoices(db: Db): Promise<{
  services: { id: number; type: string; region: string; quantity: number; range: boolean }[];
  providers: { id: number; name: string }[];
}> {
  const [services, providers] = await Promise.all([
    db.query(
      `SELECT id, type, region, quantity, min_quantity IS NOT NULL AS range FROM services
       ORDER BY type, region, quantity, id LIMIT 1000`,
    ),
    db.query('SELECT id, name FROM providers ORDER BY id LIMIT 200'),
  ]);
  return { services: services.rows, providers: providers.rows };
}
