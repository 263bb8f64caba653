-- Two more things that stop many purchases at once, and that nobody was told of.
ALTER TABLE incidents DROP CONSTRAINT incidents_kind_check;
ALTER TABLE incidents ADD CONSTRAINT incidents_kind_check CHECK (kind IN
  ('no-worker', 'temporal-away', 'failing-workflow-tasks', 'silent-webhooks', 'payments-away', 'mail-away'));
