-- Drafts of texts, the log of our own API's refusals, and why an address gets no marketing mail.

-- What is being written for a section: one draft for each language, which everybody who edits shares.
CREATE TABLE content_drafts (
  key text NOT NULL,
  language text NOT NULL CHECK (language IN ('es', 'fr', 'it')),
  -- May still lack parts: only publishing asks for all of them.
  json_content jsonb NOT NULL,
  -- Counts the times that it was saved: whoever saves names the one they began from.
  revision integer NOT NULL CHECK (revision > 0),
  -- The published version that it was begun from.
  base_version integer NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by text NOT NULL,
  PRIMARY KEY (key, language)
);

-- Requests of our own API that were refused or failed. The route's pattern, never the address: those hold people's names
-- and numbers. Unlogged: a crash may cost some lines, a request must not cost a write to the disk.
CREATE UNLOGGED TABLE api_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  method text NOT NULL,
  route text NOT NULL,
  status integer NOT NULL,
  code text,
  duration_ms real NOT NULL,
  request_id text NOT NULL,
  -- What kind of caller, never who.
  caller text NOT NULL CHECK (caller IN ('administrator', 'browser', 'machine'))
);
-- The log, newest first, and its sweep by age.
CREATE INDEX api_requests_at ON api_requests (at DESC, id DESC);
CREATE INDEX api_requests_request ON api_requests (request_id);

-- Events of the payment provider in the same screen, newest first, and their sweep by age.
CREATE INDEX stripe_events_received ON stripe_events (received_at DESC, id);

-- Why an address is on the list and who put it there; empty where its owner left by themselves.
ALTER TABLE email_suppressions
  ADD COLUMN reason text,
  ADD COLUMN added_by text;
CREATE INDEX email_suppressions_since ON email_suppressions (since DESC, email);
