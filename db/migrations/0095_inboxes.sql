-- No transaction: the shop goes on writing while the indexes are built.
-- Limits of e-mails, unsubscriptions and blocks count inboxes, as discount codes do. A plus at the beginning of an address
-- is part of its name: some providers make addresses of telephone numbers, which are different people.
CREATE OR REPLACE FUNCTION inbox_of(email text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
              ELSE name || '@' || domain END
  FROM (SELECT regexp_replace(substring(lower(email) from '^(.*)@[^@]*$'), '^(.[^+]*)\+.*$', '\1') AS name,
               substring(lower(email) from '@([^@]*)$') AS domain) parts
$$;

-- Building waits for the transactions that are open, such as an export's, and nobody waits behind it.
SET lock_timeout = '5min';
-- What they hold of addresses that begin with a plus is the former answer.
DROP INDEX CONCURRENTLY IF EXISTS discount_redemptions_inbox_ccnew;
REINDEX INDEX CONCURRENTLY discount_redemptions_inbox;
DROP INDEX CONCURRENTLY IF EXISTS orders_discount_inbox_ccnew;
REINDEX INDEX CONCURRENTLY orders_discount_inbox;

DROP INDEX CONCURRENTLY IF EXISTS emails_inbox;
CREATE INDEX CONCURRENTLY emails_inbox ON emails (inbox_of(recipient), kind);
DROP INDEX CONCURRENTLY IF EXISTS email_suppressions_inbox;
CREATE INDEX CONCURRENTLY email_suppressions_inbox ON email_suppressions (inbox_of(email));
DROP INDEX CONCURRENTLY IF EXISTS blocked_users_inbox;
CREATE INDEX CONCURRENTLY blocked_users_inbox ON blocked_users (inbox_of(email)) WHERE is_active AND email IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS blocked_users_email;
RESET lock_timeout;
