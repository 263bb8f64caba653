-- Dashboard, payments and disputes.

-- Every purchase with a payment intent is a payment; the list shows the newest first, also narrowed to days.
CREATE INDEX purchases_begun ON purchases (created_at DESC, cart_id) WHERE payment_intent_id IS NOT NULL;
CREATE INDEX purchases_payment_amount ON purchases (amount_cents, cart_id) WHERE payment_intent_id IS NOT NULL;
-- The list by state: what failed, was abandoned or given back is a small part of all.
CREATE INDEX purchases_payment_status ON purchases (payment_status, created_at DESC) WHERE payment_intent_id IS NOT NULL;
CREATE INDEX purchases_abandoned ON purchases (created_at DESC) WHERE closed_as = 'abandoned';
-- Search by the beginning of number, intent or address.
CREATE INDEX purchases_number_prefix ON purchases (order_number text_pattern_ops);
CREATE INDEX purchases_intent_prefix ON purchases (payment_intent_id text_pattern_ops);
CREATE INDEX purchases_email_prefix ON purchases (lower(email) text_pattern_ops);
CREATE INDEX refunds_created ON refunds (created_at DESC) INCLUDE (cart_id, amount_cents, status);

-- What the signed events say of each attempt to take money: with which means, and why it failed. No card number and no
-- name: brand and last four digits are what a person compares with a customer's statement.
CREATE TABLE charges (
  id text PRIMARY KEY,
  payment_intent_id text NOT NULL,
  amount_cents integer NOT NULL,
  status text NOT NULL,
  -- The wallet where one was used, else Stripe's type of the means of payment, e.g. `card`.
  method text,
  brand text,
  last4 text,
  country text,
  -- The bank's reason where it gives one, else Stripe's code.
  failure_code text,
  -- What the provider keeps for itself; known once its event carries the balance transaction.
  fee_cents integer,
  at timestamptz NOT NULL
);
CREATE INDEX charges_intent ON charges (payment_intent_id, at DESC);
CREATE INDEX charges_method ON charges (method, at DESC) WHERE status = 'succeeded';

-- Events of a payment on its page, with the code of a failure.
ALTER TABLE stripe_events ADD COLUMN code text;
CREATE INDEX stripe_events_intent ON stripe_events (payment_intent_id, received_at DESC) WHERE payment_intent_id IS NOT NULL;

-- Disputes as the payment provider tells them, also of purchases that have ended.
CREATE TABLE disputes (
  id text PRIMARY KEY,
  payment_intent_id text NOT NULL,
  charge_id text,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  reason text NOT NULL,
  status text NOT NULL,
  -- Until when an answer is accepted.
  evidence_due_at timestamptz,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- Time of the newest event: events come in any order, and an older one must not undo a newer one.
  told_at timestamptz NOT NULL
);
CREATE INDEX disputes_intent ON disputes (payment_intent_id);
CREATE INDEX disputes_opened ON disputes (opened_at DESC);
-- Those that wait for a person.
CREATE INDEX disputes_open ON disputes (evidence_due_at) WHERE closed_at IS NULL;
CREATE INDEX disputes_closed ON disputes (closed_at) WHERE closed_at IS NOT NULL;

-- The figures of each day of Madrid that is over, made when they are first asked for. A day is made of rows that were
-- created in it, and kept true by the table below.
CREATE TABLE day_figures (
  day date PRIMARY KEY,
  figures jsonb NOT NULL
);
-- Days of which a row has changed since. Only added to by whoever changes rows, so that nobody waits for anybody; taken
-- away together with the making of the figures, in one statement that sees exactly the changes that it takes away.
CREATE TABLE day_changes (day date NOT NULL);
CREATE INDEX day_changes_day ON day_changes (day);

-- Today and yesterday are always added up directly, so their rows leave no mark: an ordinary purchase costs nothing.
CREATE FUNCTION keeps_figures(at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE 'Europe/Madrid')::date < (clock_timestamp() AT TIME ZONE 'Europe/Madrid')::date - 1
$$;

-- For each row of an update whose condition says that a figure may have changed. The argument names the column of the day.
CREATE FUNCTION mark_changed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes (day)
  SELECT DISTINCT (at AT TIME ZONE 'Europe/Madrid')::date
  FROM unnest(ARRAY[(to_jsonb(OLD) ->> TG_ARGV[0])::timestamptz, (to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz]) AS at
  WHERE keeps_figures(at);
  RETURN NULL;
END $$;

-- For rows added or taken away, once for each statement: one that adds a million old rows leaves one mark for each day.
CREATE FUNCTION mark_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO day_changes (day) SELECT DISTINCT (%1$I AT TIME ZONE ''Europe/Madrid'')::date FROM changed_rows WHERE keeps_figures(%1$I)',
    TG_ARGV[0]);
  RETURN NULL;
END $$;

-- A cart that was reminded and paid counts for the day on which it began.
CREATE FUNCTION mark_reminded_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes (day)
  SELECT DISTINCT (p.created_at AT TIME ZONE 'Europe/Madrid')::date FROM changed_rows r JOIN purchases p ON p.cart_id = r.cart_id
  WHERE r.kind IN ('payment-reminder', 'payment-failed') AND keeps_figures(p.created_at);
  RETURN NULL;
END $$;

CREATE FUNCTION forget_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM day_figures;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_added_day AFTER INSERT ON orders REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_days('created_at');
CREATE TRIGGER orders_removed_day AFTER DELETE ON orders REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_days('created_at');
CREATE TRIGGER orders_changed_day AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.created_at, OLD.paid_at, OLD.delivered_at, OLD.amount_cents, OLD.discount_cents, OLD.discount_code,
         OLD.upsell_offered, OLD.upsell_quantity, OLD.upsell_price_cents)
    IS DISTINCT FROM (NEW.created_at, NEW.paid_at, NEW.delivered_at, NEW.amount_cents, NEW.discount_cents,
         NEW.discount_code, NEW.upsell_offered, NEW.upsell_quantity, NEW.upsell_price_cents))
  EXECUTE FUNCTION mark_changed_day('created_at');

CREATE TRIGGER purchases_added_day AFTER INSERT ON purchases REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_days('created_at');
CREATE TRIGGER purchases_removed_day AFTER DELETE ON purchases REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_days('created_at');
CREATE TRIGGER purchases_changed_day AFTER UPDATE ON purchases FOR EACH ROW
  WHEN ((OLD.created_at, OLD.payment_intent_id IS NULL, OLD.payment_status, OLD.closed_as, OLD.upsell_offered, OLD.variant)
    IS DISTINCT FROM (NEW.created_at, NEW.payment_intent_id IS NULL, NEW.payment_status, NEW.closed_as,
         NEW.upsell_offered, NEW.variant))
  EXECUTE FUNCTION mark_changed_day('created_at');

CREATE TRIGGER refunds_added_day AFTER INSERT ON refunds REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_days('created_at');
CREATE TRIGGER refunds_removed_day AFTER DELETE ON refunds REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_days('created_at');
CREATE TRIGGER refunds_changed_day AFTER UPDATE ON refunds FOR EACH ROW
  WHEN ((OLD.created_at, OLD.amount_cents, OLD.status) IS DISTINCT FROM (NEW.created_at, NEW.amount_cents, NEW.status))
  EXECUTE FUNCTION mark_changed_day('created_at');

CREATE TRIGGER disputes_added_day AFTER INSERT ON disputes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_days('closed_at');
CREATE TRIGGER disputes_removed_day AFTER DELETE ON disputes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_days('closed_at');
CREATE TRIGGER disputes_changed_day AFTER UPDATE ON disputes FOR EACH ROW
  WHEN ((OLD.closed_at, OLD.amount_cents, OLD.status) IS DISTINCT FROM (NEW.closed_at, NEW.amount_cents, NEW.status))
  EXECUTE FUNCTION mark_changed_day('closed_at');

CREATE TRIGGER emails_added_day AFTER INSERT ON emails REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_reminded_day();
CREATE TRIGGER emails_removed_day AFTER DELETE ON emails REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_reminded_day();
CREATE TRIGGER emails_changed_day AFTER UPDATE ON emails REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mark_reminded_day();

CREATE TRIGGER orders_emptied AFTER TRUNCATE ON orders EXECUTE FUNCTION forget_figures();
CREATE TRIGGER purchases_emptied AFTER TRUNCATE ON purchases EXECUTE FUNCTION forget_figures();
CREATE TRIGGER refunds_emptied AFTER TRUNCATE ON refunds EXECUTE FUNCTION forget_figures();
CREATE TRIGGER disputes_emptied AFTER TRUNCATE ON disputes EXECUTE FUNCTION forget_figures();
