-- What a person is asked to refund because a refund failed, and whether posts that no panel has were given up with it
-- (decision 0048). The back office proposes the sum; without it, it proposed everything that was left.
ALTER TABLE purchases
  ADD COLUMN refund_owed_cents integer,
  ADD COLUMN refund_gives_up_posts boolean NOT NULL DEFAULT false;

-- Those that wait now are written again with their next change. Until then: the sum that failed, also if it was tried again.
-- Of several sums, only the run knows which are owed.
UPDATE purchases p SET refund_owed_cents = least(failed.cents, p.amount_cents - failed.returned)
FROM (SELECT cart_id, min(amount_cents) FILTER (WHERE status = 'failed' AND requested_by <> 'payments') AS cents,
    count(DISTINCT amount_cents) FILTER (WHERE status = 'failed' AND requested_by <> 'payments') AS sums,
    coalesce(sum(amount_cents) FILTER (WHERE status <> 'failed'), 0) AS returned FROM refunds GROUP BY cart_id) failed
WHERE failed.cart_id = p.cart_id AND p.attention = 'refund-failed' AND failed.sums = 1
  AND p.amount_cents > failed.returned;
