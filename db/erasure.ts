import { customer } from '../domain/capabilities';
import { shopChanged } from '../domain/settings';
import { contactReference, leaveReference } from '../domain/support';
import { withdrawalReference } from '../domain/withdrawal';
import { forgetInvoiced } from './invoices';
import { announce, type Db } from './pool';

/** A purchase that has an address: in its cart, or in its order. */
export interface KnownPurchase {
  cartId: string;
  orderNumber: string;
  /** Its workflow is still running. */
  open: boolean;
  /** Its workflow has been asked to forget the buyer. */
  forgetAsked: boolean;
}

/** Purchases of an address; indexes purchases_email and orders_email. */
const ofAddress = `cart_id IN (SELECT cart_id FROM purchases WHERE lower(email) = lower($1)
                      UNION SELECT cart_id FROM orders WHERE lower(email) = lower($1))`;

/** Of `purchases p`: it began before $2 and had its present address by then; index timeline_pkey. */
const hadByThen = `p.created_at < $2 AND NOT EXISTS (SELECT FROM timeline t
  WHERE t.cart_id = p.cart_id AND t.kind = 'email-changed' AND t.at >= $2)`;

/**
 * Purchases that an erasure of an address covers, which have not forgotten it yet: those that it had when the erasure
 * was decided. While the erasure waits for an order, the person may buy again, and others may give an order this
 * address.
 */
export async function purchasesOf(db: Db, email: string, decidedAt: Date): Promise<KnownPurchase[]> {
  const { rows } = await db.query<KnownPurchase>(
    `SELECT cart_id, order_number, stage <> 'closed' AS open,
       forget_asked_at IS NOT NULL AS forget_asked FROM purchases p WHERE ${ofAddress} AND ${hadByThen}`,
    [email, decidedAt],
  );
  return rows;
}

/**
 * Until when an erasure covers what is stored by address alone, such as mail, messages and logins. If the address has
 * another purchase since the decision, what is newer than that belongs to it.
 */
export async function erasedUntil(db: Db, email: string, decidedAt: Date): Promise<Date | 'infinity'> {
  const { rowCount } = await db.query(
    `SELECT FROM purchases p WHERE ${ofAddress} AND NOT (${hadByThen}) LIMIT 1`,
    [email, decidedAt],
  );
  return rowCount === 0 ? 'infinity' : decidedAt;
}

/**
 * Whether an order has an address from somebody else than its buyer, given since then; indexes orders_email and
 * timeline_pkey.
 */
export async function wasGivenOrder(db: Db, email: string, since: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM orders o JOIN timeline t USING (cart_id)
     WHERE lower(o.email) = lower($1) AND t.kind = 'email-changed' AND t.by <> $2 AND t.at >= $3 LIMIT 1`,
    [email, customer, since],
  );
  return rowCount === 1;
}

/** Replaces the owner of a forgotten purchase: no browser matches it. */
export const nobody = 'forgotten';

/** Whether a purchase's buyer was erased; purchases_pkey. */
export async function isForgotten(db: Db, cartId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'SELECT FROM purchases WHERE cart_id = $1 AND forgotten_at IS NOT NULL',
    [cartId],
  );
  return rowCount === 1;
}

/** Notes that a purchase's workflow was asked to forget its buyer. */
export async function noteForgetAsked(db: Db, cartId: string, at: Date): Promise<void> {
  await db.query('UPDATE purchases SET forget_asked_at = coalesce(forget_asked_at, $2) WHERE cart_id = $1', [
    cartId,
    at,
  ]);
}

/**
 * Erases the personal data of an address, in the caller's transaction; a second run finds nothing. What tax law
 * requires stays: numbers, dates, sums and VAT of orders, without the person. What the address bought since the
 * decision stays, too. Other requests for deletion that nobody has decided end with it: returns the ids of all that it
 * ended.
 */
export async function erasePerson(db: Db, email: string, at: Date, decidedAt = at): Promise<string[]> {
  const purchases = await purchasesOf(db, email, decidedAt);
  const until = await erasedUntil(db, email, decidedAt);
  const covered = [email, until];
  const carts = purchases.map(({ cartId }) => cartId);
  const numbers = purchases.map(({ orderNumber }) => orderNumber);

  // First: a customer without orders is no row any more. An administrator's reasons may name a person, here and below.
  await db.query(
    `SELECT audit_log_forget(ARRAY (SELECT id::text FROM customers WHERE email = lower($1)), '{reason}')`,
    [email],
  );
  const hadReviews = await eraseBuyers(db, carts, at);
  await db.query(
    `UPDATE emails SET recipient = '' WHERE lower(recipient) = lower($1) AND created_at < $2`,
    covered,
  );
  // Of an order whose address was corrected since.
  await db.query(
    `UPDATE discount_redemptions SET email = '' WHERE lower(email) = lower($1) AND redeemed_at < $2`,
    covered,
  );
  await db.query('DELETE FROM mail_log WHERE lower(recipient) = lower($1) AND first_at < $2', covered);
  const { rows: statements } = await db.query<{ id: string; orderNumber: string }>(
    // One that was made before an order's address was corrected has the earlier address. A number that fits no order
    // may be any text. Two selects, each by its index (withdrawals_email, withdrawals_order): with OR, the table would
    // be read completely.
    `WITH made AS (
       SELECT id, order_number FROM withdrawals
       WHERE id IN (SELECT id FROM withdrawals WHERE lower(email) = lower($2) AND received_at < $3
         UNION SELECT id FROM withdrawals WHERE order_id IN (SELECT id FROM orders WHERE cart_id = ANY ($1)))
       FOR UPDATE)
     UPDATE withdrawals w SET email = '', name = '', reason = NULL, closed_note = NULL,
       order_number = CASE WHEN w.order_id IS NULL THEN '' ELSE w.order_number END
     FROM made WHERE w.id = made.id RETURNING w.id, made.order_number`,
    [carts, ...covered],
  );
  // The number as typed may be that of a stranger's order, whose other lines stay.
  await db.query(`SELECT audit_log_forget($1, '{reason}', $2)`, [
    statements.flatMap(({ id, orderNumber }) => [orderNumber, withdrawalReference(id)]),
    statements.map(({ id }) => id),
  ]);
  const { rows: threads } = await db.query<{ id: string }>(
    `UPDATE contact_messages SET email = '', name = '', company = NULL, phone = NULL, order_number = NULL,
       message = '', conversation = NULL, closed_at = coalesce(closed_at, $3), closed_note = NULL,
       waiting_since = NULL
     WHERE lower(email) = lower($1) AND received_at < $2 RETURNING id`,
    [...covered, at],
  );
  // After the messages: a reply that is being written locks its message, so it exists by now.
  const threadIds = threads.map(({ id }) => id);
  await db.query('DELETE FROM contact_replies WHERE contact_id = ANY ($1)', [threadIds]);
  await db.query(`SELECT audit_log_forget($1, '{reason}')`, [threadIds.map(contactReference)]);
  // Without its address, a request that is still open could take a later purchase along, and nobody would know whose it
  // is.
  const { rows: requests } = await db.query<{ id: string; ended: boolean }>(
    `UPDATE leave_requests SET email = '', username = '', reason = '', decision_reason = NULL,
       state = CASE WHEN state IN ('unproven', 'open') THEN 'erased' ELSE state END,
       ended_at = CASE WHEN state IN ('unproven', 'open') THEN $3 ELSE ended_at END
     WHERE lower(email) = lower($1) AND received_at < $2 RETURNING id, state = 'erased' AS ended`,
    [...covered, at],
  );
  await db.query(`SELECT audit_log_forget($1, '{reason}')`, [requests.map(({ id }) => leaveReference(id))]);
  await db.query('DELETE FROM customer_sessions WHERE email = lower($1) AND created_at < $2', covered);
  await db.query('DELETE FROM customer_logins WHERE email = lower($1) AND created_at < $2', covered);
  await db.query(
    `SELECT audit_log_forget(ARRAY (
       SELECT id::text FROM email_suppressions WHERE email = lower($1) AND since < $2
       UNION SELECT id::text FROM email_suppressions_ended WHERE email = lower($1) AND ended_at < $2), '{reason}')`,
    covered,
  );
  if (until === 'infinity') await eraseSuppression(db, email);
  // Newer purchases keep the address, so advertising could still be sent to it.
  else
    await db.query(
      'UPDATE email_suppressions SET reason = NULL WHERE email = lower($1) AND since < $2',
      covered,
    );
  await db.query('DELETE FROM email_suppressions_ended WHERE email = lower($1) AND ended_at < $2', covered);
  // A published review leaves the pages immediately.
  if (hadReviews) await announce(db, shopChanged);
  // Refresh the screens that show one of these orders.
  for (const number of numbers) await announce(db, number);
  const ended = requests.filter((request) => request.ended).map(({ id }) => id);
  for (const id of ended) await announce(db, leaveReference(id));
  return ended;
}

/**
 * Erases that an address is unsubscribed. It holds for its inbox, so it passes to another spelling that got e-mails,
 * unless one is unsubscribed itself. Indexes emails_inbox and email_suppressions_inbox.
 */
async function eraseSuppression(db: Db, email: string): Promise<void> {
  await db.query(
    `UPDATE email_suppressions s SET email = other.email, reason = NULL
     FROM (SELECT lower(recipient) AS email FROM emails
       WHERE inbox_of(recipient) = inbox_of($1) AND lower(recipient) <> lower($1)
       ORDER BY created_at DESC LIMIT 1) other
     WHERE s.email = lower($1) AND NOT EXISTS (SELECT FROM email_suppressions n
       WHERE inbox_of(n.email) = inbox_of($1) AND n.email <> s.email)`,
    [email],
  );
  await db.query('DELETE FROM email_suppressions WHERE email = lower($1)', [email]);
}

/**
 * Erases the buyers of purchases that are over from all their rows, in the caller's transaction. Returns whether a
 * review was deleted.
 */
export async function eraseBuyers(db: Db, carts: readonly string[], at: Date): Promise<boolean> {
  const orders = 'SELECT id FROM orders WHERE cart_id = ANY ($1)';
  await db.query(
    // Without its owner, the buyer's browser sees what strangers see.
    `UPDATE purchases SET email = NULL, username = NULL, owner = '${nobody}', attention_detail = NULL,
       forgotten_at = coalesce(forgotten_at, $2) WHERE cart_id = ANY ($1)`,
    [carts, at],
  );
  // Before the rows that belong to them: an invoice or review that is being written locks its order, so it exists once
  // the lock is free.
  await db.query(`UPDATE orders SET email = '', username = '' WHERE cart_id = ANY ($1)`, [carts]);
  await db.query(
    `UPDATE submissions SET username = '', shortcode = NULL, reason = NULL, raw_answer = NULL
     WHERE order_id IN (${orders})`,
    [carts],
  );
  await db.query(`DELETE FROM order_notes WHERE order_id IN (${orders})`, [carts]);
  // The address sent to the panel names the person, and so may its answer.
  await db.query(
    `UPDATE provider_calls SET request = request - 'link', answer = NULL WHERE order_id IN (${orders})`,
    [carts],
  );
  // Its text may reveal who wrote it.
  const { rowCount: reviews } = await db.query(`DELETE FROM reviews WHERE order_id IN (${orders})`, [carts]);
  await db.query(`UPDATE refills SET reason = NULL WHERE order_id IN (${orders})`, [carts]);
  await db.query(`UPDATE discount_redemptions SET email = '' WHERE order_id IN (${orders})`, [carts]);
  await forgetInvoiced(db, carts);
  await db.query(
    // An administrator's words, and the panel's.
    `UPDATE timeline SET data = data - '{reason,message}'::text[]
     WHERE cart_id = ANY ($1) AND data ?| '{reason,message}'::text[]`,
    [carts],
  );
  await db.query(`UPDATE refunds SET reason = '' WHERE cart_id = ANY ($1)`, [carts]);
  // Accepting a difference, or acting on many orders, takes a reason too. In the timelines of the other orders it
  // stays.
  await db.query(
    `UPDATE payment_differences SET note = NULL
     WHERE order_number IN (SELECT order_number FROM purchases WHERE cart_id = ANY ($1))`,
    [carts],
  );
  await db.query(
    `WITH forgotten AS (
       UPDATE bulk_acts SET reason = ''
       WHERE id IN (SELECT bulk_id FROM bulk_results WHERE order_id IN (${orders})) RETURNING id)
     SELECT audit_log_forget(array_agg('bulk ' || id), '{reason}') FROM forgotten`,
    [carts],
  );
  await db.query(
    `SELECT audit_log_forget(ARRAY (SELECT order_number FROM purchases WHERE cart_id = ANY ($1)),
       '{username,shortcode,email,reason,error}')`,
    [carts],
  );
  await db.query(`UPDATE emails SET recipient = '' WHERE cart_id = ANY ($1)`, [carts]);
  await db.query('DELETE FROM mail_log WHERE cart_id = ANY ($1)', [carts]);
  return Boolean(reviews);
}
