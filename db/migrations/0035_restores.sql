-- When both stores came back from a backup together: what was sent after it is known to the panels alone.
CREATE TABLE restores (at timestamptz PRIMARY KEY);
