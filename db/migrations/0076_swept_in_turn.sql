-- Apart from the last migration, which keeps readers out of the table.
CREATE INDEX submissions_swept ON submissions (swept_at, id)
  WHERE state = 'accepted' AND provider_status = 'completed' AND shortcode IS NULL AND start_count IS NOT NULL;
