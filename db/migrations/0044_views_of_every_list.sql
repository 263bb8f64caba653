-- Views of every list, not of the orders alone. `list` is the path of the call that answers it.
ALTER TABLE saved_views ADD COLUMN list text NOT NULL DEFAULT '/api/admin/orders';
ALTER TABLE saved_views ALTER COLUMN list DROP DEFAULT;
DROP INDEX saved_views_name;
CREATE UNIQUE INDEX saved_views_name ON saved_views (admin_id, list, lower(name));
DROP INDEX saved_views_shared;
CREATE INDEX saved_views_shared ON saved_views (list, created_at) WHERE shared;
