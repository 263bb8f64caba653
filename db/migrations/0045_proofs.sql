-- When a session last showed that its user is there: at its login, and whenever password or code were asked for again.
ALTER TABLE admin_sessions ADD COLUMN proven_at timestamptz NOT NULL DEFAULT now();
UPDATE admin_sessions SET proven_at = created_at;
