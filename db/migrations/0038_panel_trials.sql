-- Since when a panel that does not answer is tried with one order. Null: it gets none.
ALTER TABLE provider_health ADD COLUMN tried_since timestamptz;
-- How many orders are unanswered at a panel.
CREATE INDEX submissions_sending ON submissions (provider_id) WHERE state = 'sending';
