import type { PurchaseStage } from '../domain/states';
import { announce, type Db } from './pool';
import { neverCalledFor } from './submissions';

/** A purchase by its row. */
export interface PurchaseRow {
  cartId: string;
  orderNumber: string;
  stage: PurchaseStage;
  /** It has an order with at least one submission. */
  hasOrder: boolean;
  /** Ids of submissions that wait although the purchase sends nothing: its run may not know them. */
  idle: string[];
}

const columns = `cart_id, order_number, stage,
  EXISTS (SELECT FROM orders o JOIN submissions s ON s.order_id = o.id WHERE o.cart_id = purchases.cart_id) AS has_order,
  ARRAY(SELECT s.id::text FROM orders o JOIN submissions s ON s.order_id = o.id
    WHERE o.cart_id = purchases.cart_id AND stage <> 'submitting' AND ${neverCalledFor}) AS idle`;

/** How many open purchases were written since a time. */
export async function openSince(db: Db, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM purchases WHERE stage <> 'closed' AND updated_at >= $1`,
    [since],
  );
  return rows[0]?.count ?? 0;
}

/**
 * A page of the open purchases that were last written before a time, by cart id (purchases_open, orders_cart_id_key). The
 * page comes first: for all open purchases at once, the planner would read every order.
 */
export async function openPurchases(
  db: Db,
  { after, before, limit }: { after: string; before: Date; limit: number },
): Promise<PurchaseRow[]> {
  const { rows } = await db.query<PurchaseRow>(
    `SELECT ${columns} FROM (SELECT * FROM purchases
       WHERE stage <> 'closed' AND cart_id > $1 AND updated_at < $2 ORDER BY cart_id LIMIT $3) AS purchases
     ORDER BY cart_id`,
    [after, before, limit],
  );
  return rows;
}

/** The purchases that have a row, with number and time of its last write. */
export async function rowsOf(
  db: Db,
  cartIds: readonly string[],
): Promise<Map<string, PurchaseRow & { version: number; updatedAt: Date }>> {
  const { rows } = await db.query<PurchaseRow & { version: number; updatedAt: Date }>(
    `SELECT ${columns}, version, updated_at
     FROM purchases WHERE cart_id = ANY ($1)`,
    [cartIds],
  );
  return new Map(rows.map((row) => [row.cartId, row]));
}

/** The payment intent of a purchase's order (orders_cart_id_key); undefined if there is no order. */
export async function paymentOfOrder(db: Db, cartId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ paymentIntentId: string }>(
    'SELECT payment_intent_id FROM orders WHERE cart_id = $1',
    [cartId],
  );
  return rows[0]?.paymentIntentId;
}

/** Ids of panels and packages, ascending. */
export interface ChoiceIds {
  panels: number[];
  packages: number[];
}

/** Those of these ids that have no row (primary keys of providers and services). */
export async function withoutRow(db: Db, ids: ChoiceIds): Promise<ChoiceIds> {
  const { rows } = await db.query<ChoiceIds>(
    `SELECT ARRAY(SELECT id FROM unnest($1::integer[]) id EXCEPT SELECT id FROM providers ORDER BY id) AS panels,
       ARRAY(SELECT id FROM unnest($2::integer[]) id EXCEPT SELECT id FROM services ORDER BY id) AS packages`,
    [ids.panels, ids.packages],
  );
  return rows[0] ?? { panels: [], packages: [] };
}

/**
 * Queues a purchase for a person, until its next save. `overwrite`: even if it waits for another reason, which nobody can
 * settle while its run is lost.
 */
export async function askForPerson(
  db: Db,
  cartId: string,
  detail: string,
  { overwrite = false } = {},
): Promise<void> {
  const { rows } = await db.query<{ orderNumber: string }>(
    `UPDATE purchases SET attention = 'stuck', attention_since = now(), attention_detail = $2
     WHERE cart_id = $1 AND ${overwrite ? `attention IS DISTINCT FROM 'stuck'` : 'attention IS NULL'}
     RETURNING order_number`,
    [cartId, detail],
  );
  for (const row of rows) await announce(db, row.orderNumber);
}
