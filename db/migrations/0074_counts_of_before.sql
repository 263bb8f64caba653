-- Deliveries that were never counted wait since their end. Apart from the last migration, which locks the table.
UPDATE submissions SET count_due_at = coalesce(reported_at, created_at)
WHERE count_due_at = '-infinity' AND state = 'accepted' AND provider_status = 'completed' AND shortcode IS NULL
  AND start_count IS NOT NULL;
