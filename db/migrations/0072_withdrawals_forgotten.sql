-- A statement that was made before its order's address was corrected has the earlier address. Erasures of the later
-- address left it; it is removed here, with the words of the one who dealt with it.
WITH forgotten AS (
  UPDATE withdrawals w SET email = '', name = '', reason = NULL, closed_note = NULL
  FROM orders o JOIN purchases p USING (cart_id)
  WHERE w.order_id = o.id AND p.forgotten_at IS NOT NULL AND w.email <> ''
  RETURNING w.id, w.order_number)
SELECT audit_log_forget(array_agg(order_number), '{reason}', array_agg(id::text)) FROM forgotten;
