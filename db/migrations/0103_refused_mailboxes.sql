-- The mail server knew no such mailbox. Earlier rows don't say.
ALTER TABLE mail_log ADD COLUMN refused boolean NOT NULL DEFAULT false;
