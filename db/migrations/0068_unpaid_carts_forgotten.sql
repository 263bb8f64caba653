-- What was never paid is forgotten after a time; the others of these rows stay out of the index.
CREATE INDEX purchases_to_forget ON purchases (updated_at)
  WHERE stage = 'closed' AND payment_status IN ('pending', 'failed') AND forgotten_at IS NULL;
