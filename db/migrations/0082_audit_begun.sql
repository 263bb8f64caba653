-- An action without an outcome is open from its beginning, in case the API dies before it can say what came of it.
CREATE OR REPLACE FUNCTION audit_log_outcome(act bigint, outcome jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  was text := current_setting('shop.audit_log', true);
BEGIN
  PERFORM set_config('shop.audit_log', 'open', true);
  UPDATE public.audit_log SET after = outcome
  WHERE id = act AND (after IS NULL OR after = '{"unanswered": "unavailable"}');
  PERFORM set_config('shop.audit_log', coalesce(was, ''), true);
END
$$;
