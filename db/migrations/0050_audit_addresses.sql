-- From where an act came is kept while a break-in may still be looked into; the act stays. Whoever calls this can take out
-- nothing else, and nothing younger.
CREATE FUNCTION audit_log_forget_addresses(most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  was text := current_setting('shop.audit_log', true);
  forgotten integer;
BEGIN
  PERFORM set_config('shop.audit_log', 'open', true);
  UPDATE public.audit_log SET ip = NULL WHERE id = ANY (ARRAY (
    SELECT id FROM public.audit_log WHERE ip IS NOT NULL AND at < now() - interval '90 days' LIMIT most));
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  PERFORM set_config('shop.audit_log', coalesce(was, ''), true);
  RETURN forgotten;
END
$$;
REVOKE EXECUTE ON FUNCTION audit_log_forget_addresses FROM PUBLIC;
CREATE INDEX audit_log_addresses ON audit_log (at) WHERE ip IS NOT NULL;
