import type { SoldOrder } from '../receipts/order';
import type { Db } from './pool';

/** An order as receipts and confirmations tell it. */
export interface ReceiptRow extends SoldOrder {
  orderId: string;
  /** The text of immediate performance that the buyer asked for, and when (decision 32). */
  immediateText?: string;
  immediateAt?: Date;
  /** Where likes and views go, in the buyer's order; empty where the profile is the target. */
  posts: string[];
}

/** The order of a cart (orders_cart_id_key) or of an id (orders_pkey); undefined where there is none. */
export async function receiptOf(
  db: Db,
  key: { cartId: string } | { orderId: string },
): Promise<ReceiptRow | undefined> {
  const byCart = 'cartId' in key;
  const { rows } = await db.query<ReceiptRow>(
    `SELECT id AS "orderId", order_number AS "orderNumber", language, email,
       payment_intent_id AS "paymentIntentId", paid_at AS "paidAt", service_type AS "serviceType", region, quantity,
       bonus, upsell_quantity AS "upsellQuantity", base_price_cents AS "basePriceCents",
       upsell_price_cents AS "upsellPriceCents", discount_cents AS "discountCents",
       discount_code AS "discountCode", amount_cents AS "amountCents", vat_rate_percent AS "vatRatePercent",
       vat_cents AS "vatCents", nullif(immediate_performance_text, '') AS "immediateText",
       immediate_performance_at AS "immediateAt",
       ARRAY(SELECT s.shortcode FROM submissions s WHERE s.order_id = orders.id AND s.generation = 1
               AND s.shortcode IS NOT NULL ORDER BY s.line) AS posts
     FROM orders WHERE ${byCart ? 'cart_id' : 'id'} = $1`,
    [byCart ? key.cartId : key.orderId],
  );
  const row = rows[0];
  // Columns without a value become absent fields.
  return row && (Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as typeof row);
}
