-- Until when this database has the payment provider's events. A backup carries its own time, so that after a restore of
-- this database alone the events since are fetched again, although Temporal knows that they were fetched.
CREATE TABLE stripe_events_read (
  -- There is one row, or none before the first fetch.
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  until timestamptz NOT NULL
);
-- An event that was created earlier may be missing still, but not for long: it is fetched within a quarter of an hour.
INSERT INTO stripe_events_read (until)
SELECT received_at - interval '1 hour' FROM stripe_events ORDER BY received_at DESC LIMIT 1;
