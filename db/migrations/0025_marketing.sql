-- The marketing screen (S1 §2.15): recorded conversions by day, and addresses that want no marketing mail.

-- Newest first, and the sums of days by source from the index alone.
CREATE INDEX conversions_newest ON conversions (at DESC, order_id DESC) INCLUDE (source, amount_cents);

-- A name for the audit log and for addresses of pages, neither of which may hold an e-mail address.
ALTER TABLE email_suppressions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
-- The search by the beginning of an address.
CREATE INDEX email_suppressions_prefix ON email_suppressions (email text_pattern_ops);

-- That somebody wanted no marketing mail and asked for it again has to be shown to whoever complains of the next one.
CREATE TABLE email_suppressions_ended (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  since timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  ended_by text NOT NULL,
  -- How and when the person asked.
  reason text NOT NULL
);
CREATE INDEX email_suppressions_ended_newest ON email_suppressions_ended (ended_at DESC, id);
CREATE INDEX email_suppressions_ended_email ON email_suppressions_ended (email text_pattern_ops);

-- What a code brought, from the index alone: the banner's code may stand on every tenth order of the shop.
CREATE INDEX orders_discount_sums ON orders (discount_code) INCLUDE (amount_cents, refunded_cents, discount_cents)
  WHERE discount_code IS NOT NULL;
