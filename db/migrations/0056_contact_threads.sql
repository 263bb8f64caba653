-- A message to support is a thread: who wrote goes on in it, support answers in it (S1 §2.9). The message itself stays the
-- row of contact_messages; what comes after it are rows of their own.
CREATE TABLE contact_replies (
  -- Made by whoever sends it, so that a repeated one is the same.
  id uuid PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES contact_messages ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('customer', 'support')),
  -- The administrator who answered.
  by text,
  text text NOT NULL,
  at timestamptz NOT NULL,
  -- When the letter about it went out: to the customer, or to support.
  mailed_at timestamptz
);
CREATE INDEX contact_replies_contact ON contact_replies (contact_id, at);

ALTER TABLE contact_messages
  -- Since when the customer waits for an answer: their oldest message without one. A worker of the release before writes
  -- none, so it has a default.
  ADD COLUMN waiting_since timestamptz DEFAULT now(),
  -- Support was reminded of it.
  ADD COLUMN reminded_at timestamptz;
UPDATE contact_messages SET waiting_since = CASE WHEN closed_at IS NULL THEN received_at END;

-- What waits for support, and for whom the promise runs.
DROP INDEX contact_messages_open;
CREATE INDEX contact_messages_waiting ON contact_messages (waiting_since)
  WHERE waiting_since IS NOT NULL AND closed_at IS NULL;

-- The back office finds a message by any part of its text, and of its address.
CREATE INDEX contact_messages_text ON contact_messages USING gin (message gin_trgm_ops);
CREATE INDEX contact_replies_text ON contact_replies USING gin (text gin_trgm_ops);
CREATE INDEX contact_messages_email_part ON contact_messages USING gin (lower(email) gin_trgm_ops);
CREATE INDEX leave_requests_email_part ON leave_requests USING gin (lower(email) gin_trgm_ops);
