-- No transaction: orders go on being created while the indexes are built.
-- A redemption keeps the address that paid, whatever the order's address is corrected to. The address of the order counts
-- too, and erasing a person or collecting their data finds both.

-- Building waits for the transactions that are open, such as an export's, and nobody waits behind it.
SET lock_timeout = '5min';
DROP INDEX CONCURRENTLY IF EXISTS orders_discount_inbox;
CREATE INDEX CONCURRENTLY orders_discount_inbox ON orders (discount_code, inbox_of(email)) WHERE discount_code IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS discount_redemptions_email;
CREATE INDEX CONCURRENTLY discount_redemptions_email ON discount_redemptions (lower(email));
RESET lock_timeout;
