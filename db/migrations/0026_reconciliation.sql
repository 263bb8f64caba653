-- The payment provider's books beside ours: runs that compare them, and what they found.

CREATE TABLE reconciliations (
  -- Run id of its workflow; of a long one, of the first of its chain.
  id text PRIMARY KEY,
  workflow_id text NOT NULL,
  started_by text NOT NULL,
  started_at timestamptz NOT NULL,
  -- What was compared: what happened from, and before.
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  finished_at timestamptz,
  failed boolean NOT NULL DEFAULT false,
  -- How much was looked at, and the sums of the provider's balance and of our own rows; written as it goes.
  counts jsonb NOT NULL DEFAULT '{}',
  sums jsonb NOT NULL DEFAULT '{}',
  own_sums jsonb
);
CREATE INDEX reconciliations_newest ON reconciliations (started_at DESC);

-- What a run has met in the provider's books: what of ours isn't among it is asked for by name. Emptied as the run ends.
CREATE TABLE reconciliation_seen (
  run_id text NOT NULL REFERENCES reconciliations (id) ON DELETE CASCADE,
  object_id text NOT NULL,
  PRIMARY KEY (run_id, object_id)
);

-- One row for each difference, however often it is found. No person in it: a payment is named by its intent.
CREATE TABLE payment_differences (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- Intent, refund or dispute; a refund of ours that the provider gave no id is named by cart and number.
  object_id text NOT NULL,
  payment_intent_id text,
  order_number text,
  there_cents integer,
  here_cents integer,
  currency text,
  there_status text,
  here_status text,
  -- When the payment, refund or dispute was made.
  happened_at timestamptz NOT NULL,
  found_at timestamptz NOT NULL,
  last_found_at timestamptz NOT NULL,
  last_run_id text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'gone')),
  -- Who settled it and what was said; kept where it came back.
  settled_by text,
  settled_at timestamptz,
  note text,
  gone_at timestamptz,
  UNIQUE (kind, object_id)
);
CREATE INDEX payment_differences_newest ON payment_differences (found_at DESC, id DESC);
CREATE INDEX payment_differences_state ON payment_differences (state, found_at DESC, id DESC);
-- What waits for a person; and the next run looks at it again.
CREATE INDEX payment_differences_open ON payment_differences (id) WHERE state = 'open';

-- Since when a panel has had less than its alert, so that it keeps its place among what waits for a person.
ALTER TABLE provider_balances ADD COLUMN low_since timestamptz;
