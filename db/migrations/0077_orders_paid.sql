-- The sum of what orders were paid in a range of days (db/reconciliation.ts): an order may be created on a later day than
-- it was paid.
CREATE INDEX orders_paid ON orders (paid_at);
