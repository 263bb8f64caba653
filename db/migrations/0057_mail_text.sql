-- The plain text of an e-mail, so that support can answer "what did you write to me" (S1 §2.15): as it was sent, with codes
-- and tokens replaced. It goes with its row: by age, and with the person. NULL where it isn't kept: earlier rows, e-mails to
-- the shop's own people, e-mails to somebody who is forgotten.
ALTER TABLE mail_log ADD COLUMN text text;
