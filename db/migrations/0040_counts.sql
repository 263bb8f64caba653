-- When the refill sweep counts the followers of a delivery next. What was never counted comes first.
ALTER TABLE submissions ADD COLUMN count_due_at timestamptz NOT NULL DEFAULT '-infinity';
-- Deliveries to a profile that have ended; those to posts have no followers.
CREATE INDEX submissions_count_due ON submissions (count_due_at, id)
  WHERE state = 'accepted' AND provider_status = 'completed' AND shortcode IS NULL AND start_count IS NOT NULL;
