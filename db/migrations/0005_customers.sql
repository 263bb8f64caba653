-- "Mi Cuenta" (decision 20): codes that prove an e-mail address, and the sessions that they open.

CREATE TABLE customer_logins (
  id uuid PRIMARY KEY,
  -- In lower case.
  email text NOT NULL,
  -- Keyed hash: six digits alone would be found from their hash at once.
  code_mac text NOT NULL,
  language text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
-- Swept by age.
CREATE INDEX customer_logins_created ON customer_logins (created_at);

CREATE TABLE customer_sessions (
  -- SHA-256 of the cookie's secret.
  token_hash bytea PRIMARY KEY,
  -- In lower case. There is no table of customers: an address with orders is one.
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
-- Swept by age, and ended together where an address's data are erased.
CREATE INDEX customer_sessions_created ON customer_sessions (created_at);
CREATE INDEX customer_sessions_email ON customer_sessions (email);
