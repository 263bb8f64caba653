-- What each purchase remembers, sealed: a run that has ended, or that Temporal has lost, starts again from it.
CREATE TABLE kept_purchases (
  cart_id text PRIMARY KEY REFERENCES purchases (cart_id) ON DELETE CASCADE,
  -- Number of the write that it was kept with; an older one never takes its place.
  version integer NOT NULL,
  sealed bytea NOT NULL
);
