-- Only a superuser may put a parameter of its own into a function's SET clause, and the owner of a production shop is none:
-- a new one could not run the migrations that made these functions so. Those are corrected (they never ran there); shops of
-- a superuser get the same functions here, so that a dump of theirs can be restored by another owner.
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

CREATE OR REPLACE FUNCTION audit_log_forget(subjects text[], fields text[], withdrawals text[] DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  was text := current_setting('shop.audit_log', true);
BEGIN
  IF NOT fields <@ '{username,shortcode,email,reason,error}'::text[] THEN
    RAISE EXCEPTION 'audit_log: only what names a person is forgotten' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM set_config('shop.audit_log', 'open', true);
  UPDATE public.audit_log SET
    before = before - fields || CASE WHEN jsonb_typeof(before -> 'asked') = 'object'
      THEN jsonb_build_object('asked', (before -> 'asked') - fields) ELSE '{}' END,
    after = after - fields || CASE WHEN jsonb_typeof(after -> 'answer') = 'object'
      THEN jsonb_build_object('answer', (after -> 'answer') - fields) ELSE '{}' END
  WHERE lower(subject) = ANY (ARRAY (SELECT lower(one) FROM unnest(subjects) one)) AND subject = ANY (subjects)
    AND (jsonb_typeof(before) = 'object' OR before IS NULL)
    AND (jsonb_typeof(after) = 'object' OR after IS NULL)
    AND (withdrawals IS NULL OR before ->> 'withdrawal' = ANY (withdrawals));
  PERFORM set_config('shop.audit_log', coalesce(was, ''), true);
END
$$;

CREATE OR REPLACE FUNCTION audit_log_forget_addresses(most integer) RETURNS integer
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
