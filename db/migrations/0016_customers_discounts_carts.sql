-- Blocked users, customers, discount codes and abandoned carts of the back office (S1 §2.15).

-- Unblocking ends a block; that there was one stays.
ALTER TABLE blocked_users
  ADD COLUMN unblocked_at timestamptz,
  ADD COLUMN unblocked_by text;
-- An address is barred like a user name.
CREATE INDEX blocked_users_email ON blocked_users (lower(email)) WHERE is_active AND email IS NOT NULL;
CREATE INDEX blocked_users_newest ON blocked_users (blocked_at DESC, id DESC);

-- An address with orders is a customer. Its sums are rolled up, because sorting a million orders by what their address
-- spent takes seconds; its id is random, so that no address has to stand in a link.
CREATE TABLE customers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- In lower case.
  email text NOT NULL UNIQUE,
  orders integer NOT NULL,
  -- Paid, less refunded.
  spent_cents bigint NOT NULL,
  refunded_cents bigint NOT NULL,
  first_order_at timestamptz NOT NULL,
  last_order_at timestamptz NOT NULL
);
-- The three sortings of the list, each in both directions, and the search for the beginning of an address.
CREATE INDEX customers_newest ON customers (last_order_at DESC, id);
CREATE INDEX customers_spent ON customers (spent_cents DESC, id);
CREATE INDEX customers_most ON customers (orders DESC, id);
CREATE INDEX customers_email_prefix ON customers (email text_pattern_ops);

-- Triggers keep it, so that no writer of orders can forget it. New orders only add, which is right however many come
-- at once; once for a statement, because whole tables of orders are loaded too.
CREATE FUNCTION customers_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers AS c (email, orders, spent_cents, refunded_cents, first_order_at, last_order_at)
    SELECT lower(email), count(*), sum(amount_cents - refunded_cents), sum(refunded_cents), min(created_at), max(created_at)
    FROM added WHERE email <> '' GROUP BY lower(email) ORDER BY lower(email)
  ON CONFLICT (email) DO UPDATE SET orders = c.orders + excluded.orders,
    spent_cents = c.spent_cents + excluded.spent_cents, refunded_cents = c.refunded_cents + excluded.refunded_cents,
    first_order_at = least(c.first_order_at, excluded.first_order_at),
    last_order_at = greatest(c.last_order_at, excluded.last_order_at);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_customers_add AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION customers_add();

CREATE FUNCTION customers_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customers SET refunded_cents = refunded_cents + NEW.refunded_cents - OLD.refunded_cents,
    spent_cents = spent_cents + (NEW.amount_cents - NEW.refunded_cents) - (OLD.amount_cents - OLD.refunded_cents)
  WHERE email = lower(NEW.email);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_customers_money AFTER UPDATE OF amount_cents, refunded_cents ON orders FOR EACH ROW
  WHEN (lower(OLD.email) = lower(NEW.email) AND NEW.email <> ''
    AND (OLD.amount_cents, OLD.refunded_cents) IS DISTINCT FROM (NEW.amount_cents, NEW.refunded_cents))
  EXECUTE FUNCTION customers_money();

-- Where an order leaves its address (erasure, removal) it is counted anew. The row is locked before, so that an order
-- that comes at the same time is neither lost nor counted twice.
CREATE FUNCTION customers_recount(address text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF address = '' THEN RETURN; END IF;
  INSERT INTO customers (email, orders, spent_cents, refunded_cents, first_order_at, last_order_at)
    VALUES (address, 0, 0, 0, now(), now()) ON CONFLICT DO NOTHING;
  PERFORM FROM customers WHERE email = address FOR UPDATE;
  UPDATE customers c SET orders = n.orders, spent_cents = n.spent, refunded_cents = n.refunded,
    first_order_at = coalesce(n.first, c.first_order_at), last_order_at = coalesce(n.last, c.last_order_at)
  FROM (SELECT count(*) AS orders, coalesce(sum(amount_cents - refunded_cents), 0) AS spent,
          coalesce(sum(refunded_cents), 0) AS refunded, min(created_at) AS first, max(created_at) AS last
        FROM orders WHERE lower(email) = address) n
  WHERE c.email = address;
  DELETE FROM customers WHERE email = address AND orders = 0;
END $$;
CREATE FUNCTION customers_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM customers_recount(lower(OLD.email));
  IF TG_OP = 'UPDATE' THEN PERFORM customers_recount(lower(NEW.email)); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_customers_moved AFTER UPDATE OF email ON orders FOR EACH ROW
  WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION customers_moved();
CREATE TRIGGER orders_customers_gone AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION customers_moved();

INSERT INTO customers (email, orders, spent_cents, refunded_cents, first_order_at, last_order_at)
  SELECT lower(email), count(*), sum(amount_cents - refunded_cents), sum(refunded_cents), min(created_at), max(created_at)
  FROM orders WHERE email <> '' GROUP BY lower(email);

-- Rules of discount codes besides those of decision 8. A code takes off a share or an amount, never both.
ALTER TABLE discount_codes
  ALTER COLUMN percent DROP NOT NULL,
  ADD COLUMN amount_off_cents integer CHECK (amount_off_cents > 0),
  ADD COLUMN min_order_cents integer CHECK (min_order_cents > 0),
  -- Null for all.
  ADD COLUMN service_types text[],
  ADD COLUMN languages text[],
  ADD COLUMN max_redemptions integer CHECK (max_redemptions > 0),
  ADD COLUMN valid_from timestamptz,
  ADD COLUMN valid_until timestamptz,
  -- For colleagues only.
  ADD COLUMN note text NOT NULL DEFAULT '',
  -- What those that were made together have in common.
  ADD COLUMN batch text,
  ADD COLUMN created_by text,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  -- Counts the changes: whoever edits an older one is told so.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT discount_codes_one_kind CHECK ((percent IS NULL) <> (amount_off_cents IS NULL)),
  ADD CONSTRAINT discount_codes_period CHECK (valid_until > valid_from);
CREATE INDEX discount_codes_newest ON discount_codes (created_at DESC, code);
CREATE INDEX discount_codes_batch ON discount_codes (batch) WHERE batch IS NOT NULL;
-- Orders of a code, for its list and its revenue.
CREATE INDEX orders_discount ON orders (discount_code, created_at DESC) WHERE discount_code IS NOT NULL;

-- A price that was promised with a code, until it is paid for or the purchase ends. Where a code has a limit these
-- count with the redemptions, so that nobody pays for what is used up.
CREATE TABLE discount_claims (
  cart_id text PRIMARY KEY REFERENCES purchases (cart_id) ON DELETE CASCADE,
  code text NOT NULL,
  -- Whether the code was for once an address when it was promised.
  once_per_email boolean NOT NULL,
  claimed_at timestamptz NOT NULL
);
CREATE INDEX discount_claims_code ON discount_claims (code);

-- Carts without a payment, and reminders that were sent: the list of abandoned carts and its figures (decision 14).
CREATE INDEX purchases_unpaid ON purchases (updated_at DESC, cart_id) WHERE payment_status IN ('pending', 'failed');
CREATE INDEX emails_reminders ON emails (sent_at DESC, cart_id)
  WHERE kind = 'payment-reminder' AND sent_at IS NOT NULL;
