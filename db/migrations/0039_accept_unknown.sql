-- Numbers that a person found at the panel are written down for many orders at once.
ALTER TABLE bulk_acts DROP CONSTRAINT bulk_acts_act_check;
ALTER TABLE bulk_acts ADD CONSTRAINT bulk_acts_act_check
  CHECK (act IN ('resend', 'resend-unknown', 'accept-unknown', 'sync', 'refill', 'refund'));
