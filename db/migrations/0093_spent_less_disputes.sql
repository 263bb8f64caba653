-- What a bank takes in a lost dispute was not spent, as on the dashboard: who disputes everything is no good customer.

CREATE OR REPLACE FUNCTION customers_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers AS c (email, orders, spent_cents, refunded_cents, first_order_at, last_order_at)
    SELECT lower(email), count(*), sum(amount_cents - refunded_cents - (
        -- Index disputes_intent.
        SELECT coalesce(sum(d.amount_cents), 0) FROM disputes d
        WHERE d.payment_intent_id = added.payment_intent_id AND d.status = 'lost')),
      sum(refunded_cents), min(created_at), max(created_at)
    FROM added WHERE email <> '' GROUP BY lower(email) ORDER BY lower(email)
  ON CONFLICT (email) DO UPDATE SET orders = c.orders + excluded.orders,
    spent_cents = c.spent_cents + excluded.spent_cents, refunded_cents = c.refunded_cents + excluded.refunded_cents,
    first_order_at = least(c.first_order_at, excluded.first_order_at),
    last_order_at = greatest(c.last_order_at, excluded.last_order_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION customers_recount(address text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF address = '' THEN RETURN; END IF;
  INSERT INTO customers (email, orders, spent_cents, refunded_cents, first_order_at, last_order_at)
    VALUES (address, 0, 0, 0, now(), now()) ON CONFLICT DO NOTHING;
  PERFORM FROM customers WHERE email = address FOR UPDATE;
  UPDATE customers c SET orders = n.orders, spent_cents = n.spent, refunded_cents = n.refunded,
    first_order_at = coalesce(n.first, c.first_order_at), last_order_at = coalesce(n.last, c.last_order_at)
  FROM (SELECT count(*) AS orders, coalesce(sum(refunded_cents), 0) AS refunded,
          coalesce(sum(amount_cents - refunded_cents - (
            SELECT coalesce(sum(d.amount_cents), 0) FROM disputes d
            WHERE d.payment_intent_id = o.payment_intent_id AND d.status = 'lost')), 0) AS spent,
          min(created_at) AS first, max(created_at) AS last
        FROM orders o WHERE lower(email) = address) n
  WHERE c.email = address;
  DELETE FROM customers WHERE email = address AND orders = 0;
END $$;

-- Lost disputes are few: their customer is counted again.
CREATE FUNCTION customers_lost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM customers_recount(lower(o.email)) FROM orders o
  WHERE o.payment_intent_id = coalesce(NEW.payment_intent_id, OLD.payment_intent_id);
  RETURN NULL;
END $$;
CREATE TRIGGER disputes_customers_added AFTER INSERT ON disputes FOR EACH ROW
  WHEN (NEW.status = 'lost') EXECUTE FUNCTION customers_lost();
CREATE TRIGGER disputes_customers_changed AFTER UPDATE ON disputes FOR EACH ROW
  WHEN (OLD.status = 'lost' OR NEW.status = 'lost') EXECUTE FUNCTION customers_lost();
CREATE TRIGGER disputes_customers_removed AFTER DELETE ON disputes FOR EACH ROW
  WHEN (OLD.status = 'lost') EXECUTE FUNCTION customers_lost();

-- In the order of addresses, as new orders come.
SELECT customers_recount(email) FROM (
  SELECT DISTINCT lower(o.email) AS email FROM orders o JOIN disputes d ON d.payment_intent_id = o.payment_intent_id
  WHERE d.status = 'lost' ORDER BY 1) lost;
