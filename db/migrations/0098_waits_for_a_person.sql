-- No transaction: the shop goes on writing while the indexes are built.
-- The mail server knows no such mailbox, so that e-mail is never sent: a person has to reach its reader in another way.
-- Earlier releases noted nothing; there, an e-mail that is missing after two days shows it.
ALTER TABLE contact_messages ADD COLUMN IF NOT EXISTS acknowledgement_refused boolean NOT NULL DEFAULT false;
ALTER TABLE leave_requests ADD COLUMN IF NOT EXISTS acknowledgement_refused boolean NOT NULL DEFAULT false;
ALTER TABLE leave_requests ADD COLUMN IF NOT EXISTS answer_refused boolean NOT NULL DEFAULT false;
ALTER TABLE contact_replies ADD COLUMN IF NOT EXISTS mail_refused boolean NOT NULL DEFAULT false;

-- Since when a dispute waits for this answer, if not since its opening: an inquiry became a dispute, or the bank asks
-- again.
ALTER TABLE disputes ADD COLUMN IF NOT EXISTS asked_since timestamptz;

SET lock_timeout = '5min';

-- Answers and refusals that didn't go out, or not yet (db/unsent.ts).
DROP INDEX CONCURRENTLY IF EXISTS contact_replies_unsent;
CREATE INDEX CONCURRENTLY contact_replies_unsent ON contact_replies (at) WHERE author = 'support' AND mailed_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS leave_requests_unanswered;
CREATE INDEX CONCURRENTLY leave_requests_unanswered ON leave_requests (decided_at) WHERE state = 'refused' AND answered_at IS NULL;

-- Statements of withdrawal in the list of requests, newest first, and by a part of the address or of the normalized
-- order number, or by that whole number.
DROP INDEX CONCURRENTLY IF EXISTS withdrawals_received;
CREATE INDEX CONCURRENTLY withdrawals_received ON withdrawals (received_at DESC, id);
DROP INDEX CONCURRENTLY IF EXISTS withdrawals_email_part;
CREATE INDEX CONCURRENTLY withdrawals_email_part ON withdrawals USING gin (lower(email) gin_trgm_ops);
DROP INDEX CONCURRENTLY IF EXISTS withdrawals_number_part;
CREATE INDEX CONCURRENTLY withdrawals_number_part ON withdrawals USING gin (order_number gin_trgm_ops);

RESET lock_timeout;
