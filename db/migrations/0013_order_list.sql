-- The back office's list of orders (S1 §2.15): filters, search in the middle of words, saved views, acts on many orders.

-- Parts of words: comes with Postgres, and whoever owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX orders_email_part ON orders USING gin (lower(email) gin_trgm_ops);
CREATE INDEX orders_username_part ON orders USING gin (username gin_trgm_ops);
-- The beginning of a post's shortcode.
CREATE INDEX submissions_shortcode ON submissions (shortcode text_pattern_ops) WHERE shortcode IS NOT NULL;

-- One filter each, newest first, beside orders_created and orders_status.
CREATE INDEX orders_payment_status ON orders (payment_status, created_at DESC);
CREATE INDEX orders_service ON orders (service_id, created_at DESC);
CREATE INDEX orders_type ON orders (service_type, created_at DESC);
CREATE INDEX orders_language ON orders (language, created_at DESC);
CREATE INDEX orders_refunded ON orders (created_at DESC) WHERE refunded_cents > 0;
-- Sorted by delivery; what isn't delivered comes last.
CREATE INDEX orders_delivered ON orders (delivered_at DESC NULLS LAST, id);
-- The orders of a panel.
CREATE INDEX submissions_provider ON submissions (provider_id, order_id);

-- Filters under a name. The address holds what is shown; a view is an address that somebody keeps.
CREATE TABLE saved_views (
  -- Made by the browser, so that a repeated call saves once.
  id uuid PRIMARY KEY,
  admin_id bigint NOT NULL REFERENCES admins (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- The query of the list's address, without `?` and page.
  address text NOT NULL,
  -- Colleagues see it too; only its owner changes it.
  shared boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (admin_id, lower(name));
CREATE INDEX saved_views_shared ON saved_views (created_at) WHERE shared;

-- Acts on many orders: a projection of the workflows bulk-<id>.
CREATE TABLE bulk_acts (
  id uuid PRIMARY KEY,
  act text NOT NULL CHECK (act IN ('resend', 'sync', 'refill', 'refund')),
  started_by text NOT NULL,
  reason text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Stopped by somebody before all orders had their turn.
  cancelled boolean NOT NULL DEFAULT false
);
CREATE INDEX bulk_acts_started ON bulk_acts (started_at DESC);

CREATE TABLE bulk_results (
  bulk_id uuid NOT NULL REFERENCES bulk_acts (id) ON DELETE CASCADE,
  order_id bigint NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
  -- `skipped`: the act was stopped before this order's turn.
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'refused', 'failed', 'skipped')),
  -- Of domain/errors.ts, where it was refused or failed.
  code text,
  -- What came of it, e.g. the panel's state of the order.
  outcome text,
  at timestamptz,
  PRIMARY KEY (bulk_id, order_id)
);
-- What happened to an order in acts on many.
CREATE INDEX bulk_results_order ON bulk_results (order_id);
