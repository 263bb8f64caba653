-- Names of one inbox: what stands after a plus is the reader's own, and Gmail ignores dots. Where a code holds once per
-- address, they count as one buyer.
CREATE FUNCTION inbox_of(email text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
              ELSE name || '@' || domain END
  FROM (SELECT split_part(substring(lower(email) from '^(.*)@[^@]*$'), '+', 1) AS name,
               substring(lower(email) from '@([^@]*)$') AS domain) parts
$$;
DROP INDEX discount_redemptions_email;
CREATE INDEX discount_redemptions_inbox ON discount_redemptions (code, inbox_of(email));
