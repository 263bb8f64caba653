-- Switching a batch of discount codes on again must not revive a code that was switched off for its own sake, e.g. because
-- it had leaked.
ALTER TABLE discount_codes
  -- Switched off by itself, not with its batch or before the batch was launched.
  ADD COLUMN off_alone boolean NOT NULL DEFAULT false;

-- The codes that are off now: what the audit log says last about the code itself.
UPDATE discount_codes d SET off_alone = true
WHERE NOT active AND batch IS NOT NULL AND EXISTS (
  SELECT FROM (
    SELECT a.action, a.after ->> 'active' AS active FROM audit_log a
    WHERE a.subject = d.code AND a.after ->> 'refused' IS NULL
      AND (a.action IN ('activate-discount', 'deactivate-discount')
        OR (a.action = 'change-discount' AND a.before ->> 'active' <> a.after ->> 'active'))
    ORDER BY a.id DESC LIMIT 1) last
  WHERE last.action = 'deactivate-discount' OR last.active = 'false');
