-- An action without an outcome is open from its beginning, in case the API dies before it can say what came of it.
CREATE OR REPLACE FUNCTION audit_log_outcome(act bigint, outcome jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
SET shop.audit_log = 'open'
AS $$
  UPDATE public.audit_log SET after = outcome
  WHERE id = act AND (after IS NULL OR after = '{"unanswered": "unavailable"}');
$$;
