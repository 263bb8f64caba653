-- Several panels: what they have left and what they offer.

ALTER TABLE providers
  -- Below this balance a person should pay in; money of the panel's currency, not ours.
  ADD COLUMN balance_alert_below numeric CHECK (balance_alert_below >= 0),
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  -- Counts changes: whoever edits what somebody else has changed meanwhile is told.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- The first panel's address and key come from the environment until somebody enters others.
  ADD COLUMN follows_environment boolean NOT NULL DEFAULT true;

-- What each panel has left, as it last said it. Apart from the panel's own row, which only people change.
CREATE TABLE provider_balances (
  provider_id integer PRIMARY KEY REFERENCES providers (id) ON DELETE CASCADE,
  -- Null until the panel has said one.
  balance numeric,
  currency text,
  -- When it said so, and when it was last asked.
  said_at timestamptz,
  checked_at timestamptz NOT NULL,
  -- Why it said none when it was last asked.
  error text
);

-- Ids of new panels. The first panel of a new shop has 1.
CREATE SEQUENCE providers_id_seq OWNED BY providers.id;
SELECT setval('providers_id_seq', greatest((SELECT max(id) FROM providers), 1));
ALTER TABLE providers ALTER COLUMN id SET DEFAULT nextval('providers_id_seq');

-- What each panel offers, as an administrator last took it over (`action=services`).
CREATE TABLE provider_services (
  provider_id integer NOT NULL REFERENCES providers (id) ON DELETE CASCADE,
  -- The panel's own id of it.
  id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  category text NOT NULL,
  -- Price of 1000 in the panel's currency.
  rate numeric NOT NULL,
  min integer NOT NULL,
  max integer NOT NULL,
  -- Null where the panel doesn't say.
  refill boolean,
  cancel boolean,
  taken_at timestamptz NOT NULL,
  -- Since when the panel no longer lists it.
  gone_at timestamptz,
  PRIMARY KEY (provider_id, id)
);
