-- One row for each letter that was handed to the mail server, or could not be: to whom, of what kind, how many tries, with
-- which error. Never its text. `emails` stays what tells a letter of a purchase from its repetition; this is what people
-- look at, for a while only.
CREATE TABLE mail_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The activity that sends it: its tries are one letter.
  activity text NOT NULL UNIQUE,
  kind text NOT NULL,
  recipient text NOT NULL,
  -- Empty where the subject holds a code.
  subject text,
  -- The purchase that it is about.
  cart_id text REFERENCES purchases (cart_id),
  state text NOT NULL CHECK (state IN ('sent', 'failed')),
  tries integer NOT NULL,
  -- What the mail server said, without addresses.
  error text,
  first_at timestamptz NOT NULL,
  at timestamptz NOT NULL
);
-- The log, newest first, and its sweep by age; by recipient, also for erasing; by purchase.
CREATE INDEX mail_log_at ON mail_log (at DESC, id DESC);
CREATE INDEX mail_log_recipient ON mail_log (lower(recipient) text_pattern_ops, at DESC);
CREATE INDEX mail_log_cart ON mail_log (cart_id) WHERE cart_id IS NOT NULL;
-- What has gone out until now.
INSERT INTO mail_log (activity, kind, recipient, subject, cart_id, state, tries, first_at, at)
  SELECT 'before:' || cart_id || ':' || kind, split_part(kind, ':', 1), recipient, subject, cart_id, 'sent', 1, sent_at, sent_at
  FROM emails WHERE sent_at IS NOT NULL;
