-- No transaction: the shop goes on writing while the index is built.
-- How many refills are open at a panel: their polls share its status queue (decisions/0033), and each counts them. The
-- panel is that of the submission; what is requested by a worker of an earlier release lacks it and isn't counted.
ALTER TABLE refills ADD COLUMN IF NOT EXISTS provider_id integer;
UPDATE refills r SET provider_id = s.provider_id
  FROM submissions s WHERE s.id = r.submission_id AND r.state IN ('sending', 'requested');

SET lock_timeout = '5min';
DROP INDEX CONCURRENTLY IF EXISTS refills_open;
CREATE INDEX CONCURRENTLY refills_open ON refills (provider_id) WHERE state = 'requested';
RESET lock_timeout;
