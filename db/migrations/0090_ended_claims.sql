-- No transaction: carts go on being priced while the rows are marked and the index is built.
-- A promised price ends with its purchase. `ended` keeps the promises of all purchases that are over out of the index that
-- counts a code's uses; whether a promise counts is still the purchase's stage.
ALTER TABLE discount_claims ADD COLUMN IF NOT EXISTS ended boolean NOT NULL DEFAULT false;
UPDATE discount_claims c SET ended = true FROM purchases p
  WHERE p.cart_id = c.cart_id AND p.stage = 'closed' AND NOT c.ended;

-- Building waits for the transactions that are open, such as an export's, and nobody waits behind it.
SET lock_timeout = '5min';
DROP INDEX CONCURRENTLY IF EXISTS discount_claims_open;
CREATE INDEX CONCURRENTLY discount_claims_open ON discount_claims (code) WHERE NOT ended;
DROP INDEX CONCURRENTLY IF EXISTS discount_claims_code;
RESET lock_timeout;
