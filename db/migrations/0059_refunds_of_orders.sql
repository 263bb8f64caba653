-- Only refunds of orders count in a day's figures: an order that is written after a refund changes the refund's day.
CREATE FUNCTION mark_refund_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes (day)
  SELECT DISTINCT (r.created_at AT TIME ZONE 'Europe/Madrid')::date
  FROM changed_rows c JOIN refunds r ON r.cart_id = c.cart_id WHERE keeps_figures(r.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_added_refund_day AFTER INSERT ON orders REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_refund_days();
CREATE TRIGGER orders_removed_refund_day AFTER DELETE ON orders REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_refund_days();
-- They are added up again when the dashboard next asks for them.
DELETE FROM day_figures;
