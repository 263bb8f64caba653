-- A Schedule of which no run has ended well for too long is told, too.
ALTER TABLE incidents DROP CONSTRAINT incidents_kind_check, ADD CONSTRAINT incidents_kind_check CHECK (kind IN
  ('no-worker', 'temporal-away', 'failing-workflow-tasks', 'silent-webhooks', 'payments-away', 'mail-away',
   'database-fails', 'failed-purchases', 'other-mode', 'schedule-late'));
