-- While a panel has young deliveries, a run asks for all of them at once every few seconds.
ALTER TABLE providers ADD COLUMN watched_at timestamptz;
ALTER TABLE submissions ADD COLUMN looked_at timestamptz;
CREATE INDEX submissions_young ON submissions (provider_id, answered_at)
  WHERE state = 'accepted' AND (provider_status IS NULL OR provider_status IN ('pending', 'in-progress', 'unknown'));
