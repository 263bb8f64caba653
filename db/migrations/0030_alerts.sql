-- What waits for a person and was told by mail: once for each time that it waits. No person in it.
CREATE TABLE alerts_told (
  kind text NOT NULL,
  id text NOT NULL,
  -- Since when it waits, to the millisecond as it was read.
  since timestamptz NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (kind, id, since)
);
