-- No transaction: the shop goes on writing while the indexes are built.
-- What a shop with millions of rows read completely for a page of the back office or the doctor's hourly comparison. An
-- index with the same rows in a better order, or with a few more, replaces its predecessor.

SET lock_timeout = '5min';

-- The doctor's walk through the open purchases; most are closed.
DROP INDEX CONCURRENTLY IF EXISTS purchases_open;
CREATE INDEX CONCURRENTLY purchases_open ON purchases (cart_id) WHERE stage <> 'closed';
-- Carts and payments that are still open, newest change first; also payments that should be orders by now.
DROP INDEX CONCURRENTLY IF EXISTS purchases_early;
CREATE INDEX CONCURRENTLY purchases_early ON purchases (updated_at DESC, cart_id) WHERE stage IN ('intent', 'awaiting-payment', 'paid');
DROP INDEX CONCURRENTLY IF EXISTS purchases_before_order;
-- Payments that were given up, by either way.
DROP INDEX CONCURRENTLY IF EXISTS purchases_given_up;
CREATE INDEX CONCURRENTLY purchases_given_up ON purchases (closed_as, created_at DESC) WHERE closed_as IN ('abandoned', 'cancelled');
DROP INDEX CONCURRENTLY IF EXISTS purchases_abandoned;
-- Money that may have become no order, the condition as in db/payments.ts.
DROP INDEX CONCURRENTLY IF EXISTS purchases_money_unordered;
CREATE INDEX CONCURRENTLY purchases_money_unordered ON purchases (created_at DESC)
  WHERE payment_status IN ('paid', 'refunded', 'partially_refunded') AND stage NOT IN ('submitting', 'in-progress', 'guarantee')
    AND coalesce(closed_as, '') NOT IN ('refunded', 'guarantee-over');
-- Abandoned carts by user name; number and address have their indexes.
DROP INDEX CONCURRENTLY IF EXISTS purchases_unpaid_username;
CREATE INDEX CONCURRENTLY purchases_unpaid_username ON purchases (username text_pattern_ops) WHERE payment_status IN ('pending', 'failed');

-- Payments by means of payment, attempts included: no query asked only for those that succeeded.
DROP INDEX CONCURRENTLY IF EXISTS charges_of_method;
CREATE INDEX CONCURRENTLY charges_of_method ON charges (method, payment_intent_id);
DROP INDEX CONCURRENTLY IF EXISTS charges_method;

-- Whoever was reminded, also of a failed payment: payments that were recovered.
DROP INDEX CONCURRENTLY IF EXISTS emails_reminded;
CREATE INDEX CONCURRENTLY emails_reminded ON emails (sent_at DESC, cart_id)
  WHERE kind IN ('payment-reminder', 'payment-failed') AND sent_at IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS emails_reminders;

-- The list of orders, oldest delivery first: orders_delivered, read backwards, begins with what isn't delivered.
DROP INDEX CONCURRENTLY IF EXISTS orders_delivered_first;
CREATE INDEX CONCURRENTLY orders_delivered_first ON orders (delivered_at, id);

-- What one looks for in the logs while something fails.
DROP INDEX CONCURRENTLY IF EXISTS mail_log_failed;
CREATE INDEX CONCURRENTLY mail_log_failed ON mail_log (at DESC, id DESC) WHERE state = 'failed';
DROP INDEX CONCURRENTLY IF EXISTS mail_log_kind;
CREATE INDEX CONCURRENTLY mail_log_kind ON mail_log (kind, at DESC, id DESC);
DROP INDEX CONCURRENTLY IF EXISTS provider_calls_failed;
CREATE INDEX CONCURRENTLY provider_calls_failed ON provider_calls (at DESC) WHERE outcome <> 'ok';

-- The same as withdrawals_open.
DROP INDEX CONCURRENTLY IF EXISTS withdrawals_waiting;

RESET lock_timeout;
