-- When a refill sweep last looked at a delivery: a person's sweep begins with what was looked at longest ago. Before, it
-- began with the same orders each time.
ALTER TABLE submissions ADD COLUMN swept_at timestamptz NOT NULL DEFAULT '-infinity';
