-- Why a statement of withdrawal was closed may name who made it. Its line in the audit log has the order number as typed,
-- which may be a stranger's: only the lines of these statements are meant.
DROP FUNCTION audit_log_forget(text[], text[]);
CREATE FUNCTION audit_log_forget(subjects text[], fields text[], withdrawals text[] DEFAULT NULL) RETURNS void
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
  UPDATE public.audit_log SET before = before - fields,
    after = after - fields || CASE WHEN jsonb_typeof(after -> 'answer') = 'object'
      THEN jsonb_build_object('answer', (after -> 'answer') - fields) ELSE '{}' END
  WHERE subject = ANY (subjects) AND (jsonb_typeof(before) = 'object' OR before IS NULL)
    AND (jsonb_typeof(after) = 'object' OR after IS NULL)
    AND (withdrawals IS NULL OR before ->> 'withdrawal' = ANY (withdrawals));
  PERFORM set_config('shop.audit_log', coalesce(was, ''), true);
END
$$;
REVOKE EXECUTE ON FUNCTION audit_log_forget FROM PUBLIC;

SELECT audit_log_forget(array_agg(order_number), '{reason}', array_agg(id::text)) FROM withdrawals WHERE email = '';
