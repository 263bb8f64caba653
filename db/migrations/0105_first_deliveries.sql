-- No transaction: orders go on being written while they are corrected.
-- When a panel first ended an order of which something arrived. A resend starts the guarantee again and moves
-- `delivered_at`, but it doesn't make the first delivery late. Null in an order that earlier releases delivered once: then
-- `delivered_at` is that time.
ALTER TABLE orders ADD COLUMN IF NOT EXISTS first_delivered_at timestamptz;

CREATE OR REPLACE TRIGGER orders_changed_day AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.created_at, OLD.paid_at, OLD.delivered_at, OLD.first_delivered_at, OLD.amount_cents, OLD.discount_cents,
         OLD.discount_code, OLD.upsell_offered, OLD.upsell_quantity, OLD.upsell_price_cents)
    IS DISTINCT FROM (NEW.created_at, NEW.paid_at, NEW.delivered_at, NEW.first_delivered_at, NEW.amount_cents,
         NEW.discount_cents, NEW.discount_code, NEW.upsell_offered, NEW.upsell_quantity, NEW.upsell_price_cents))
  EXECUTE FUNCTION mark_changed_day('created_at');

-- Earlier releases also wrote when a panel had cancelled all of an order. Index timeline_pkey.
UPDATE orders o SET delivered_at = NULL
  WHERE o.delivered_at IS NOT NULL AND o.status NOT IN ('completed', 'partial')
    AND EXISTS (SELECT FROM timeline t WHERE t.cart_id = o.cart_id AND t.kind = 'delivery-canceled')
    AND NOT EXISTS (SELECT FROM timeline t
      WHERE t.cart_id = o.cart_id AND t.kind IN ('delivery-completed', 'delivery-partial'));

-- Orders that were sent again. Index timeline_pkey.
UPDATE orders o SET first_delivered_at = d.at
  FROM orders r, LATERAL (SELECT min(t.at) AS at FROM timeline t
    WHERE t.cart_id = r.cart_id AND t.kind IN ('delivery-completed', 'delivery-partial')) d
  WHERE r.id IN (SELECT order_id FROM submissions WHERE generation > 1) AND o.id = r.id AND d.at < o.delivered_at;

-- Of these, a panel cancelled the last resend in full. Index timeline_pkey.
UPDATE orders o SET delivered_at = NULL
  WHERE o.first_delivered_at IS NOT NULL AND o.delivered_at IS NOT NULL AND o.status IN ('cancelled', 'refunded')
    AND (SELECT t.kind FROM timeline t
      WHERE t.cart_id = o.cart_id AND t.kind IN ('delivery-completed', 'delivery-partial', 'delivery-canceled')
      ORDER BY t.seq DESC LIMIT 1) = 'delivery-canceled';
