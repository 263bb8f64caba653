-- The audit log is written, read and nothing else. Who serves the shop may not change it (db/roles.ts); what has to change
-- is done by the functions below, with their owner's rights; and a trigger refuses everybody else, the owner too.

-- Adds what came of an act, once.
CREATE FUNCTION audit_log_outcome(act bigint, outcome jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  was text := current_setting('shop.audit_log', true);
BEGIN
  PERFORM set_config('shop.audit_log', 'open', true);
  UPDATE public.audit_log SET after = outcome WHERE id = act AND after IS NULL;
  PERFORM set_config('shop.audit_log', coalesce(was, ''), true);
END
$$;

-- Takes what names a person out of acts, when the person is erased. Who did what to which subject, and when, stays.
CREATE FUNCTION audit_log_forget(subjects text[], fields text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  was text := current_setting('shop.audit_log', true);
BEGIN
  IF NOT fields <@ '{username,email,reason}'::text[] THEN
    RAISE EXCEPTION 'audit_log: only what names a person is forgotten' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM set_config('shop.audit_log', 'open', true);
  UPDATE public.audit_log SET before = before - fields, after = after - fields
  WHERE subject = ANY (subjects) AND (jsonb_typeof(before) = 'object' OR before IS NULL)
    AND (jsonb_typeof(after) = 'object' OR after IS NULL);
  PERFORM set_config('shop.audit_log', coalesce(was, ''), true);
END
$$;

REVOKE EXECUTE ON FUNCTION audit_log_outcome, audit_log_forget FROM PUBLIC;

CREATE FUNCTION audit_log_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('shop.audit_log', true) = 'open' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log: % is not allowed', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_kept();
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_kept();
