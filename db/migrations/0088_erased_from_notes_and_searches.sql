-- Erasures left a person in five more places. All of it is removed here, for those who were erased before; from now on the
-- erasure removes what has an order (db/erasure.ts), and the rest is not stored any more. What processes of 1.2 write or
-- erase before they end isn't covered (docs/operations.md, "An upgrade").
SET LOCAL shop.audit_log = 'open';

-- Why a difference was accepted stands in the log under `reason`, which an erasure takes out.
UPDATE audit_log SET before = before - 'note' || jsonb_build_object('reason', before -> 'note')
WHERE action = 'settle-difference' AND before ? 'note';
UPDATE payment_differences d SET note = NULL FROM purchases p
WHERE p.order_number = d.order_number AND p.forgotten_at IS NOT NULL AND d.note IS NOT NULL;
SELECT audit_log_forget(ARRAY (
  SELECT a.subject FROM audit_log a JOIN purchases p ON p.order_number = a.subject
  WHERE a.action = 'settle-difference' AND p.forgotten_at IS NOT NULL), '{reason}');

-- The reason of an action on many orders.
WITH forgotten AS (
  UPDATE bulk_acts SET reason = '' WHERE reason <> '' AND id IN (
    SELECT r.bulk_id FROM bulk_results r JOIN orders o ON o.id = r.order_id JOIN purchases p USING (cart_id)
    WHERE p.forgotten_at IS NOT NULL)
  RETURNING id)
SELECT audit_log_forget(array_agg('bulk ' || id), '{reason}') FROM forgotten;

-- What was typed as the number of an order, if it fits none.
UPDATE withdrawals SET order_number = '' WHERE email = '' AND order_id IS NULL;
UPDATE audit_log SET subject = 'D-' || upper(left(w.id::text, 8)) FROM withdrawals w
WHERE action = 'close-withdrawal' AND before ->> 'withdrawal' = w.id::text AND w.order_id IS NULL;

-- That an exported list was searched stays; the text goes.
UPDATE audit_log SET before = before || '{"search": true}'
WHERE action = 'export-orders' AND before ->> 'search' <> '';

-- A saved view keeps no search. What is left of one with a search would show other rows than its name says.
DELETE FROM saved_views WHERE address ~ '(^|&)search=';
UPDATE audit_log SET
  before = CASE WHEN jsonb_typeof(before) = 'object' THEN before - named ELSE before END,
  after = CASE WHEN jsonb_typeof(after) = 'object' THEN after - named ELSE after END
FROM (SELECT a.id AS act, CASE WHEN concat_ws('&', a.before ->> 'address', a.after ->> 'address') ~ '(^|&)search='
    THEN '{name,address}' ELSE '{name}' END::text[] AS named
  FROM audit_log a WHERE a.action IN ('save-view', 'delete-view')) views
WHERE id = act;

RESET shop.audit_log;
