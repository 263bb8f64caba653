-- What was asked of a panel and what it answered, word for word except for the key: an order's timeline shows its own
-- calls, and how well a panel does is read from the newest of all (S1 §2.15). Kept for a while only.
CREATE TABLE provider_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id integer NOT NULL REFERENCES providers (id),
  -- The panel's word for it: add, status, refill, refill_status, cancel, services, balance.
  action text NOT NULL,
  -- Nothing where one call asks for many orders, or for none.
  order_id bigint REFERENCES orders (id),
  submission_id uuid REFERENCES submissions (id),
  -- The fields that were sent, never the key.
  request jsonb NOT NULL,
  -- HTTP status and body, cut; nothing where no answer came.
  status integer,
  answer text,
  duration_ms integer NOT NULL,
  -- ok: answered as asked; refused: the panel says no; error: an HTTP error; unreadable: an answer that is none;
  -- unreachable: not connected, or no answer in time.
  outcome text NOT NULL CHECK (outcome IN ('ok', 'error', 'refused', 'unreadable', 'unreachable')),
  at timestamptz NOT NULL
);
CREATE INDEX provider_calls_provider ON provider_calls (provider_id, at DESC);
CREATE INDEX provider_calls_order ON provider_calls (order_id, at DESC) WHERE order_id IS NOT NULL;
CREATE INDEX provider_calls_at ON provider_calls (at);
