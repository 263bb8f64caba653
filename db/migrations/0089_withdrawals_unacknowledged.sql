-- Why no acknowledgement of a statement of withdrawal goes out (decision 0014). Until now it was given up after two days.
ALTER TABLE withdrawals ADD COLUMN unacknowledged text CHECK (unacknowledged IN ('limit', 'refused', 'given-up'));
UPDATE withdrawals SET unacknowledged = 'given-up'
  WHERE acknowledged_at IS NULL AND email <> '' AND received_at < now() - interval '2 days';
