-- A panel or a package that is created again because the answer was lost is one: neither can be deleted. The tables have
-- some dozens of rows.
ALTER TABLE providers ADD COLUMN request_id uuid;
CREATE UNIQUE INDEX providers_request ON providers (request_id);
ALTER TABLE services ADD COLUMN request_id uuid;
CREATE UNIQUE INDEX services_request ON services (request_id);
