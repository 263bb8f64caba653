-- How much of a refund is for units that a panel had and did not deliver, in cents (decisions/0049). Those of earlier
-- releases, and automatic ones, say so only by their reason.
ALTER TABLE refunds ADD COLUMN undelivered_cents integer NOT NULL DEFAULT 0;
