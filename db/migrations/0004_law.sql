-- What consumer law asks the shop to remember: statements of withdrawal, and what
-- each package has cost.

-- Statements of withdrawal as they were made, whether or not they fit an order.
CREATE TABLE withdrawals (
  -- Made by the browser that sends the statement, so that a repeated one is the same.
  id uuid PRIMARY KEY,
  -- As typed.
  order_number text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  reason text,
  language text NOT NULL,
  received_at timestamptz NOT NULL,
  -- The order, where its number and the e-mail address belong together.
  order_id bigint REFERENCES orders (id),
  acknowledged_at timestamptz,
  support_told_at timestamptz,
  -- An administrator dealt with it: refunded, or answered why not.
  closed_at timestamptz,
  closed_by text,
  closed_note text
);
-- An order's statements on its page of the back office.
CREATE INDEX withdrawals_order ON withdrawals (order_id, received_at DESC) WHERE order_id IS NOT NULL;
-- Statements that wait for an administrator, also those that fit no order.
CREATE INDEX withdrawals_open ON withdrawals (received_at) WHERE closed_at IS NULL;

-- What each package has cost since when: the reference price of a reduction is
-- the lowest of the 30 days before it (decision 6).
CREATE TABLE service_prices (
  service_id integer NOT NULL REFERENCES services (id) ON DELETE CASCADE,
  since timestamptz NOT NULL,
  price_cents integer NOT NULL,
  PRIMARY KEY (service_id, since)
);

-- A trigger, so that no way of changing a price can forget its history. Two
-- changes in one transaction were one price to everybody outside.
CREATE FUNCTION keep_service_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO service_prices (service_id, since, price_cents) VALUES (NEW.id, now(), NEW.price_cents)
  ON CONFLICT (service_id, since) DO UPDATE SET price_cents = excluded.price_cents;
  RETURN NULL;
END $$;
CREATE TRIGGER services_first_price AFTER INSERT ON services
  FOR EACH ROW EXECUTE FUNCTION keep_service_price();
CREATE TRIGGER services_changed_price AFTER UPDATE OF price_cents ON services
  FOR EACH ROW WHEN (OLD.price_cents IS DISTINCT FROM NEW.price_cents) EXECUTE FUNCTION keep_service_price();

INSERT INTO service_prices (service_id, since, price_cents) SELECT id, now(), price_cents FROM services;
