-- Why no acknowledgement of a statement of withdrawal goes out (decision 0014). Earlier releases gave it up after two days
-- or at a refusal without noting that. Those which still go out count as acknowledged from then on.
ALTER TABLE withdrawals ADD COLUMN unacknowledged text CHECK (unacknowledged IN ('limit', 'refused', 'given-up'));
UPDATE withdrawals SET unacknowledged = 'given-up' WHERE acknowledged_at IS NULL AND email <> '';
