-- Panels whose calls fail. No row: the last call was answered.
CREATE TABLE provider_health (
  provider_id integer PRIMARY KEY REFERENCES providers (id) ON DELETE CASCADE,
  -- In a row.
  failures integer NOT NULL,
  -- Since when it gets no orders.
  away_since timestamptz
);
-- What waits to be sent to a panel that is back.
CREATE INDEX submissions_ready ON submissions (provider_id) WHERE state = 'ready';
-- What nobody knew the end of can be settled for many orders at once.
ALTER TABLE bulk_acts DROP CONSTRAINT bulk_acts_act_check;
ALTER TABLE bulk_acts ADD CONSTRAINT bulk_acts_act_check
  CHECK (act IN ('resend', 'resend-unknown', 'sync', 'refill', 'refund'));
