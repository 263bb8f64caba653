import type { SoldOrder } from '../receipts/order';
import { type Db, withoutNulls } from './pool';
import { readSeller, readShopName } from './settings';

/** The data of an order on receipts and confirmations. */
export interface ReceiptRow extends SoldOrder {
  orderId: string;
  cartId: string;
  /** The immediate-performance text that the buyer accepted, and when (D32). */
  immediateText?: string;
  immediateAt?: Date;
  /** The posts of likes and views, in the buyer's order; empty if the profile is the target. */
  posts: string[];
}

/** The order of a cart (orders_cart_id_key) or of an id (orders_pkey); undefined if there is none. */
export async function receiptOf(
  db: Db,
  key: { cartId: string } | { orderId: string },
): Promise<ReceiptRow | undefined> {
  const byCart = 'cartId' in key;
  const { rows } = await db.query<
    Omit<ReceiptRow, 'seller' | 'shopName'> & { seller: unknown; shopName?: string }
  >(
    `SELECT id AS order_id, cart_id, order_number, language, email, payment_intent_id, paid_at, service_type, region,
       quantity, bonus, upsell_quantity, base_price_cents, upsell_price_cents, discount_cents, discount_code,
       amount_cents, vat_rate_percent, vat_cents, nullif(immediate_performance_text, '') AS immediate_text,
       immediate_performance_at AS immediate_at,
       -- Indexes sellers_pkey, shop_names_pkey.
       (SELECT h.seller FROM sellers h WHERE h.since <= orders.paid_at ORDER BY h.since DESC LIMIT 1) AS seller,
       (SELECT n.name FROM shop_names n WHERE n.since <= orders.paid_at ORDER BY n.since DESC LIMIT 1) AS shop_name,
       ARRAY(SELECT s.shortcode FROM submissions s WHERE s.order_id = orders.id AND s.generation = 1
               AND s.shortcode IS NOT NULL ORDER BY s.line) AS posts
     FROM orders WHERE ${byCart ? 'cart_id' : 'id'} = $1`,
    [byCart ? key.cartId : key.orderId],
  );
  const row = withoutNulls(rows[0]);
  return row && { ...row, seller: readSeller(row.seller), shopName: readShopName(row.shopName) };
}
