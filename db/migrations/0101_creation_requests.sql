-- No transaction: the shop goes on writing while the indexes are built.
-- A panel or a package that is created again because the answer was lost is one: neither can be deleted.
ALTER TABLE providers ADD COLUMN IF NOT EXISTS request_id uuid;
ALTER TABLE services ADD COLUMN IF NOT EXISTS request_id uuid;

SET lock_timeout = '5min';

DROP INDEX CONCURRENTLY IF EXISTS providers_request;
CREATE UNIQUE INDEX CONCURRENTLY providers_request ON providers (request_id);
DROP INDEX CONCURRENTLY IF EXISTS services_request;
CREATE UNIQUE INDEX CONCURRENTLY services_request ON services (request_id);

RESET lock_timeout;
