-- A purchase that is closed follows no refill. Before version 1.1 its open ones stayed open in their rows.
UPDATE refills r SET state = 'rejected', reason = 'the purchase has ended', ended_at = now()
FROM orders o JOIN purchases p USING (cart_id)
WHERE r.order_id = o.id AND p.stage = 'closed' AND r.state IN ('sending', 'requested');
