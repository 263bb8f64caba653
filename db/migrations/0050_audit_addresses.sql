-- From where an act came is kept while a break-in may still be looked into; the act stays. Whoever calls this can take out
-- nothing else, and nothing younger.
CREATE FUNCTION audit_log_forget_addresses(most integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
SET shop.audit_log = 'open'
AS $$
  WITH forgotten AS (
    UPDATE public.audit_log SET ip = NULL WHERE id = ANY (ARRAY (
      SELECT id FROM public.audit_log WHERE ip IS NOT NULL AND at < now() - interval '90 days' LIMIT most))
    RETURNING 1)
  SELECT count(*)::integer FROM forgotten;
$$;
REVOKE EXECUTE ON FUNCTION audit_log_forget_addresses FROM PUBLIC;
CREATE INDEX audit_log_addresses ON audit_log (at) WHERE ip IS NOT NULL;
