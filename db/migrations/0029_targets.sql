-- Orders to one target wait for each other: what is under way is found by it.
CREATE INDEX submissions_target ON submissions (lower(username))
  WHERE state IN ('sending', 'accepted') AND (provider_status IS NULL OR provider_status IN ('pending', 'in-progress', 'unknown'));
