-- What only the API needs: counters of rate limits, and indexes of the back office's search.

-- Lost in a crash on purpose: a counter is worth no disk write.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- Search by the beginning of number, e-mail, user name, panel id or payment id.
CREATE INDEX orders_number_prefix ON orders (order_number text_pattern_ops);
CREATE INDEX orders_email_prefix ON orders (lower(email) text_pattern_ops);
CREATE INDEX orders_username_prefix ON orders (username text_pattern_ops);
CREATE INDEX orders_provider_order ON orders (provider_order_id text_pattern_ops);
CREATE INDEX orders_intent_prefix ON orders (payment_intent_id text_pattern_ops);
CREATE INDEX orders_amount ON orders (amount_cents, id);

-- A back-office session is found by its hash and swept by its age.
CREATE INDEX admin_sessions_created ON admin_sessions (created_at);

-- The newest refill of an order stands on its tracking page.
CREATE INDEX refills_order ON refills (order_id, requested_at DESC);
