-- What look-ups of orders read besides the order itself.

-- The newest finished deliveries of a panel's service: from their pace the expected end of the next one is told.
CREATE INDEX submissions_delivered ON submissions (provider_id, provider_service_id, reported_at DESC)
  INCLUDE (quantity, answered_at) WHERE provider_status = 'completed' AND answered_at IS NOT NULL;
