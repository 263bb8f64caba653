-- What stops many purchases at once, for operators: there while somebody goes on seeing it.
CREATE TABLE incidents (
  kind text NOT NULL CHECK (kind IN
    ('no-worker', 'temporal-away', 'failing-workflow-tasks', 'silent-webhooks', 'payments-away', 'mail-away')),
  subject text NOT NULL,
  since timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject)
);

-- An event that was asked for, and that no webhook has brought.
ALTER TABLE stripe_events ADD COLUMN fetched boolean NOT NULL DEFAULT false;
CREATE INDEX stripe_events_fetched ON stripe_events (received_at) WHERE fetched;
