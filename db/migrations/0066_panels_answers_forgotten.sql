-- The timeline keeps a panel's answer to a refused order, which may name the profile or post. What earlier erasures left
-- of it is removed here.
UPDATE timeline t SET data = data - 'message'
FROM purchases p WHERE p.cart_id = t.cart_id AND p.forgotten_at IS NOT NULL AND t.data ? 'message';
