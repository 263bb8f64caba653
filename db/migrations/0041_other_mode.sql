-- Webhooks of the payment provider's test mode that reach a shop with live keys, or the other way round.
ALTER TABLE incidents DROP CONSTRAINT incidents_kind_check;
ALTER TABLE incidents ADD CONSTRAINT incidents_kind_check CHECK (kind IN
  ('no-worker', 'temporal-away', 'failing-workflow-tasks', 'silent-webhooks', 'other-mode', 'payments-away', 'mail-away',
   'database-fails', 'failed-purchases'));
