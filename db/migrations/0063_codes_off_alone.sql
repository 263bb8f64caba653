-- Switching a batch of discount codes on again must not revive a code that was switched off for its own sake, e.g. because
-- it had leaked.
ALTER TABLE discount_codes
  -- Switched off by itself, not with its batch or before the batch was launched.
  ADD COLUMN off_alone boolean NOT NULL DEFAULT false;

-- The codes that are off now: what the audit log says last about the code itself.
-- Read once for all codes (audit_log_action): checkouts wait for this table meanwhile.
WITH last AS (
  SELECT DISTINCT ON (subject) subject, action, after ->> 'active' AS active FROM audit_log
  WHERE after ->> 'refused' IS NULL
    AND (action IN ('activate-discount', 'deactivate-discount')
      OR (action = 'change-discount' AND before ->> 'active' <> after ->> 'active'))
  ORDER BY subject, id DESC)
UPDATE discount_codes d SET off_alone = true FROM last
WHERE last.subject = d.code AND NOT d.active AND d.batch IS NOT NULL
  AND (last.action = 'deactivate-discount' OR last.active = 'false');
