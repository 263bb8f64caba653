-- Deliveries that were never counted wait since their end. Apart from the last migration, which locks the table. Those that
-- go on get their time at their end (db/submissions.ts); those that have ended may still learn their start count.
UPDATE submissions SET count_due_at = coalesce(reported_at, created_at)
WHERE count_due_at = '-infinity' AND state = 'accepted' AND provider_status = 'completed' AND shortcode IS NULL;
