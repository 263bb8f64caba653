-- What the two Schedules do (decisions 23, 24), so that the back office can follow a run while it goes on and look at
-- what it did: one row for each run of the status sync or of the refill sweep, and one for each submission it looked at.

CREATE TABLE sweeps (
  -- Temporal's id of the run.
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('status-sync', 'refill-sweep')),
  -- `schedule`, or the user name of the administrator who asked for it.
  started_by text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- It was given up; what it had done by then stays done.
  failed boolean NOT NULL DEFAULT false,
  -- How many submissions there were to look at when it began.
  total integer NOT NULL DEFAULT 0,
  -- By part of the run (a provider's id, or `refills`): where it stands and what it has counted. A repeated activity goes
  -- on from here, so that nothing is counted twice.
  progress jsonb NOT NULL DEFAULT '{}'
);
-- The newest runs of a kind.
CREATE INDEX sweeps_newest ON sweeps (kind, started_at DESC);

CREATE TABLE sweep_results (
  sweep_id uuid NOT NULL REFERENCES sweeps (id) ON DELETE CASCADE,
  submission_id uuid NOT NULL,
  order_id bigint NOT NULL,
  order_number text NOT NULL,
  -- 0 failed, 1 something changed or was asked for, 2 nothing to do: the order of the list.
  rank smallint NOT NULL,
  outcome text NOT NULL,
  previous_status text,
  new_status text,
  provider_status text,
  error text,
  PRIMARY KEY (sweep_id, submission_id)
);
-- A run's results, failures first, in pages.
CREATE INDEX sweep_results_list ON sweep_results (sweep_id, rank, order_id);

-- History of refills in the back office, newest first.
CREATE INDEX refills_newest ON refills (requested_at DESC, id);
