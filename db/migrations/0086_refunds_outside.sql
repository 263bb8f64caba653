-- A refund that an administrator paid outside of the payment provider, e.g. by bank transfer (decision 0048). It is compared
-- with nothing there.
ALTER TABLE refunds ADD COLUMN outside boolean NOT NULL DEFAULT false;
