-- As refunds, lost disputes count in a day's figures only if their payment became an order.
CREATE OR REPLACE FUNCTION mark_refund_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes (day)
  SELECT DISTINCT (moment AT TIME ZONE 'Europe/Madrid')::date FROM (
    SELECT r.created_at AS moment FROM changed_rows c JOIN refunds r ON r.cart_id = c.cart_id
    UNION ALL
    SELECT d.closed_at FROM changed_rows c JOIN disputes d ON d.payment_intent_id = c.payment_intent_id
    WHERE d.closed_at IS NOT NULL) AS taken_back
  WHERE keeps_figures(moment);
  RETURN NULL;
END $$;
ALTER FUNCTION mark_refund_days() RENAME TO mark_days_of_money_back;
ALTER TRIGGER orders_added_refund_day ON orders RENAME TO orders_added_money_back_day;
ALTER TRIGGER orders_removed_refund_day ON orders RENAME TO orders_removed_money_back_day;
-- They are added up again when the dashboard next asks for them.
DELETE FROM day_figures;
