-- Which run wrote a purchase last, and how long its history was then: what a worker wrote in a task that it lost is
-- written anew, by the same run with a longer history.
ALTER TABLE purchases ADD COLUMN run_id text, ADD COLUMN history_length integer;

-- What each purchase remembers, sealed: a run that has ended, or that Temporal has lost, starts again from it.
CREATE TABLE kept_purchases (
  cart_id text PRIMARY KEY REFERENCES purchases (cart_id) ON DELETE CASCADE,
  -- Number of the write that it was kept with.
  version integer NOT NULL,
  sealed bytea NOT NULL
);
