-- The whole first schema. Rows are a projection of purchase workflows, except
-- catalogue, settings, administrators and what guards them.

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);

CREATE TABLE providers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  base_url text NOT NULL,
  -- Written only, never sent to a browser (decision 21).
  api_key_encrypted bytea NOT NULL,
  api_key_last4 text NOT NULL,
  max_calls_per_second real NOT NULL DEFAULT 20,
  active boolean NOT NULL DEFAULT true
);

CREATE TABLE services (
  id integer PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('followers', 'likes', 'views')),
  region text NOT NULL CHECK (region IN ('spain', 'europe', 'none')),
  quantity integer NOT NULL CHECK (quantity > 0),
  bonus integer NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  price_cents integer NOT NULL CHECK (price_cents >= 50),
  regular_price_cents integer NOT NULL,
  featured boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  provider_id integer NOT NULL REFERENCES providers (id),
  provider_service_id text NOT NULL
);

CREATE TABLE discount_codes (
  code text PRIMARY KEY CHECK (code = upper(code)),
  percent integer NOT NULL CHECK (percent BETWEEN 1 AND 90),
  active boolean NOT NULL DEFAULT true,
  valid_seconds_after_grant integer,
  once_per_email boolean NOT NULL DEFAULT false
);

CREATE TABLE blocked_users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  email text,
  reason text NOT NULL,
  blocked_by text NOT NULL DEFAULT 'admin',
  blocked_at timestamptz NOT NULL DEFAULT now(),
  is_active boolean NOT NULL DEFAULT true
);
CREATE UNIQUE INDEX blocked_users_active ON blocked_users (username) WHERE is_active;

-- Addresses that want no marketing e-mail; reminders respect it (decision 14).
CREATE TABLE email_suppressions (
  email text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE purchases (
  cart_id text PRIMARY KEY,
  order_number text NOT NULL UNIQUE,
  owner text NOT NULL,
  language text NOT NULL,
  variant text NOT NULL,
  stage text NOT NULL,
  closed_as text,
  payment_status text NOT NULL DEFAULT 'pending',
  payment_intent_id text UNIQUE,
  amount_cents integer,
  service_id integer,
  quantity integer,
  username text,
  email text,
  attention text,
  attention_detail text,
  attention_since timestamptz,
  -- Number of the projection write; a late write with a smaller one is dropped.
  version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE orders (
  -- Random, so that public addresses can't be counted through (decision 19).
  id bigint PRIMARY KEY,
  cart_id text NOT NULL UNIQUE REFERENCES purchases (cart_id),
  order_number text NOT NULL UNIQUE,
  payment_intent_id text NOT NULL UNIQUE,
  status text NOT NULL,
  payment_status text NOT NULL,
  service_id integer NOT NULL,
  service_type text NOT NULL,
  region text NOT NULL,
  quantity integer NOT NULL,
  bonus integer NOT NULL,
  upsell_quantity integer NOT NULL,
  total_quantity integer NOT NULL,
  base_price_cents integer NOT NULL,
  upsell_price_cents integer NOT NULL,
  discount_cents integer NOT NULL,
  discount_code text,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  vat_rate_percent real NOT NULL,
  vat_cents integer NOT NULL,
  refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents <= amount_cents),
  refund_proposal_cents integer,
  username text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  immediate_performance_text text,
  provider_order_id text,
  paid_at timestamptz NOT NULL,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- Back-office list, newest first, also filtered by status.
CREATE INDEX orders_created ON orders (created_at DESC, id);
CREATE INDEX orders_status ON orders (status, created_at DESC);
CREATE INDEX orders_email ON orders (lower(email), created_at DESC);
CREATE INDEX purchases_attention ON purchases (attention_since) WHERE attention IS NOT NULL;

CREATE TABLE submissions (
  id uuid PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id),
  generation integer NOT NULL,
  line integer NOT NULL,
  provider_id integer NOT NULL REFERENCES providers (id),
  provider_service_id text NOT NULL,
  username text NOT NULL,
  quantity integer NOT NULL,
  state text NOT NULL CHECK (state IN ('ready', 'sending', 'accepted', 'rejected', 'unknown', 'dismissed')),
  provider_order_id text,
  reason text,
  -- Last report of the panel.
  provider_status text,
  remains integer,
  start_count integer,
  charge text,
  reported_at timestamptz,
  sent_at timestamptz,
  answered_at timestamptz,
  raw_answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (order_id, generation, line),
  UNIQUE (provider_id, provider_order_id)
);
-- Batch sync reads open submissions of a provider.
CREATE INDEX submissions_open ON submissions (provider_id, id)
  WHERE state = 'accepted' AND (provider_status IS NULL OR provider_status IN ('pending', 'in-progress', 'unknown'));

CREATE TABLE refills (
  id uuid PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id),
  submission_id uuid NOT NULL REFERENCES submissions (id),
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('sending', 'requested', 'unknown', 'completed', 'rejected')),
  provider_refill_id text,
  reason text,
  ended_at timestamptz
);
-- One refill at a time (decision 24).
CREATE UNIQUE INDEX refills_one_open ON refills (order_id) WHERE state IN ('sending', 'requested');

CREATE TABLE refunds (
  cart_id text NOT NULL REFERENCES purchases (cart_id),
  number integer NOT NULL,
  payment_intent_id text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL,
  requested_by text NOT NULL,
  refund_id text UNIQUE,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (cart_id, number)
);

CREATE TABLE timeline (
  cart_id text NOT NULL REFERENCES purchases (cart_id),
  seq integer NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  by text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (cart_id, seq)
);

CREATE TABLE discount_redemptions (
  order_id bigint PRIMARY KEY REFERENCES orders (id),
  code text NOT NULL,
  email text NOT NULL,
  redeemed_at timestamptz NOT NULL
);
CREATE INDEX discount_redemptions_email ON discount_redemptions (code, lower(email));

CREATE TABLE conversions (
  order_id bigint PRIMARY KEY REFERENCES orders (id),
  amount_cents integer NOT NULL,
  currency text NOT NULL,
  source text NOT NULL,
  at timestamptz NOT NULL
);

-- One row per message that must go out; a message is sent once per kind.
CREATE TABLE emails (
  cart_id text NOT NULL REFERENCES purchases (cart_id),
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (cart_id, kind)
);

-- Inbox of signed events: deduplicated by id, handed to the workflow at least once.
CREATE TABLE stripe_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  payment_intent_id text,
  cart_id text,
  received_at timestamptz NOT NULL DEFAULT now(),
  relayed_at timestamptz,
  outcome text
);

CREATE TABLE admins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  role text NOT NULL DEFAULT 'admin' CHECK (role IN ('admin', 'viewer')),
  totp_secret_encrypted bytea,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE admin_sessions (
  -- SHA-256 of the cookie's secret.
  token_hash bytea PRIMARY KEY,
  admin_id bigint NOT NULL REFERENCES admins (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  before jsonb,
  after jsonb,
  ip text
);
