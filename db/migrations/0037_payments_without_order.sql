-- Payments that succeeded and became no order in time: carts before their order, and what was told of them.
CREATE INDEX purchases_before_order ON purchases (cart_id) WHERE stage IN ('intent', 'awaiting-payment', 'paid');
CREATE INDEX stripe_events_paid ON stripe_events (cart_id, received_at) WHERE type = 'payment_intent.succeeded';
