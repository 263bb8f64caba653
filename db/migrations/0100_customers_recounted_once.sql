-- Where many orders leave an address (erasure), it is recounted once per statement, not per order: an address with some
-- thousand orders took longer than a statement may take, and could never be erased.
DROP TRIGGER orders_customers_moved ON orders;
DROP TRIGGER orders_customers_gone ON orders;

CREATE OR REPLACE FUNCTION customers_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of addresses, as new orders come: two statements then lock the rows of customers in the same order.
  IF TG_OP = 'DELETE' THEN
    PERFORM customers_recount(email) FROM (SELECT DISTINCT lower(email) AS email FROM was ORDER BY 1) left_by;
  ELSE
    -- No join: this plan is kept, and one made for a single order would compare each of thousands with all others.
    PERFORM customers_recount(email) FROM (
      SELECT DISTINCT email FROM (
        (SELECT id, lower(email) AS email FROM was EXCEPT SELECT id, lower(email) FROM is_now)
        UNION ALL
        (SELECT id, lower(email) FROM is_now EXCEPT SELECT id, lower(email) FROM was)) moved
      ORDER BY 1) touched;
  END IF;
  RETURN NULL;
END $$;
-- Transition tables allow no list of columns, so an update that moves nothing is compared too.
CREATE TRIGGER orders_customers_moved AFTER UPDATE ON orders REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT EXECUTE FUNCTION customers_moved();
CREATE TRIGGER orders_customers_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION customers_moved();
