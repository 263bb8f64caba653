-- What an act answered can name a person too: the profile or post that an order got, and the panel's words. And what
-- earlier erasures left of the people whom they erased is erased here.
CREATE OR REPLACE FUNCTION audit_log_forget(subjects text[], fields text[]) RETURNS void
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
    AND (jsonb_typeof(after) = 'object' OR after IS NULL);
  PERFORM set_config('shop.audit_log', coalesce(was, ''), true);
END
$$;

SELECT audit_log_forget(ARRAY (SELECT order_number FROM purchases WHERE forgotten_at IS NOT NULL),
  '{username,shortcode,email,reason,error}');
-- Customers that no longer exist, and requests without a person (domain/support.ts names them in the log).
SELECT audit_log_forget(ARRAY (
  SELECT DISTINCT subject FROM audit_log WHERE action IN ('allow-marketing', 'end-marketing')
    AND NOT EXISTS (SELECT FROM customers c WHERE c.id::text = subject)), '{reason}');
SELECT audit_log_forget(ARRAY (SELECT 'B-' || upper(left(id::text, 8)) FROM leave_requests WHERE email = ''), '{reason}');
UPDATE leave_requests SET decision_reason = NULL WHERE email = '' AND decision_reason IS NOT NULL;
