-- A code is used in the browser that asked for it: whoever talks somebody out of their code has no use for it.
ALTER TABLE customer_logins
  ADD COLUMN owner text NOT NULL,
  -- Sent; stays empty for an address that the shop doesn't know.
  ADD COLUMN mailed_at timestamptz;
-- A browser's newest code for an address ends those before it; all of an address are erased together.
CREATE INDEX customer_logins_email ON customer_logins (email, owner);
