-- Fail-over: the panels that may deliver a package in place of its own, in this order.

CREATE TABLE service_alternatives (
  service_id integer NOT NULL REFERENCES services (id) ON DELETE CASCADE,
  -- 1 is asked first, after the package's own panel.
  position integer NOT NULL CHECK (position BETWEEN 1 AND 5),
  provider_id integer NOT NULL REFERENCES providers (id),
  provider_service_id text NOT NULL,
  PRIMARY KEY (service_id, position),
  UNIQUE (service_id, provider_id)
);

-- Counts changes: whoever edits what somebody else has changed meanwhile is told.
ALTER TABLE services ADD COLUMN version integer NOT NULL DEFAULT 1;
