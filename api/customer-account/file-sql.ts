import type { Db } from '#db/pool.ts';

/** Rows of a select as a JSON list, empty if there are none. */
const list = (select: string) => `coalesce((SELECT json_agg(to_jsonb(one)) FROM (${select}) one), '[]')`;

/** Carts of the address: all in which it was typed, even without a purchase. */
const carts = `SELECT cart_id FROM purchases WHERE lower(email) = lower($1)
  UNION SELECT cart_id FROM orders WHERE lower(email) = lower($1)`;
const intents = `SELECT payment_intent_id FROM purchases WHERE cart_id IN (${carts})`;
const orderIds = 'SELECT id FROM orders WHERE lower(email) = lower($1)';

/** Rows that one of two conditions finds, each by its index: with OR, the table would be read completely. */
const either = (table: string, one: string, other: string) =>
  `(SELECT * FROM ${table} WHERE ${one} UNION SELECT * FROM ${table} WHERE ${other}) either`;

/**
 * Columns as stored; browser hashes and purely technical columns are left out, and so is what decisions/0021 gives only
 * on request.
 */
const parts: Record<string, string> = {
  purchases: `SELECT cart_id, order_number, language, variant, stage, closed_as, payment_status, payment_intent_id,
      amount_cents, service_id, quantity, bonus, upsell_quantity, username, email, upsell_offered, created_at,
      updated_at
    FROM purchases WHERE cart_id IN (${carts}) ORDER BY created_at`,
  orders: `SELECT id::text, order_number, payment_intent_id, status, payment_status, service_id, service_type, region,
      quantity, bonus, upsell_quantity, total_quantity, base_price_cents, upsell_price_cents, discount_cents,
      discount_code, amount_cents, vat_rate_percent, vat_cents, refunded_cents, username, email, language,
      without_refills, immediate_performance_text, immediate_performance_at, paid_at, first_delivered_at, delivered_at,
      created_at, updated_at
    FROM orders WHERE lower(email) = lower($1) ORDER BY created_at`,
  deliveries: `SELECT order_id::text, line, generation, username, shortcode, quantity, state, provider_status, remains,
      start_count, sent_at, answered_at, reported_at
    FROM submissions WHERE order_id IN (${orderIds}) ORDER BY order_id, line, generation`,
  events: `SELECT cart_id, seq, at, kind, data FROM timeline WHERE cart_id IN (${carts}) ORDER BY cart_id, seq`,
  // What a panel learnt about the person. Its answers are left out, except why it refused (`events`).
  sentToPanels: `SELECT order_id::text, action, request ->> 'link' AS link, at FROM provider_calls
    WHERE order_id IN (${orderIds}) AND request ? 'link' ORDER BY at`,
  payments: `SELECT payment_intent_id, amount_cents, status, method, brand, last4, country, failure_code, at FROM charges
    WHERE payment_intent_id IN (${intents}) ORDER BY at`,
  disputes: `SELECT payment_intent_id, amount_cents, reason, status, opened_at, closed_at FROM disputes
    WHERE payment_intent_id IN (${intents}) ORDER BY opened_at`,
  refills: `SELECT order_id::text, requested_at, state, ended_at FROM refills
    WHERE order_id IN (${orderIds}) ORDER BY requested_at`,
  refunds: `SELECT cart_id, number, amount_cents, reason, refund_id, status, outside, created_at FROM refunds
    WHERE cart_id IN (${carts}) ORDER BY created_at`,
  discounts: `SELECT order_id::text, code, redeemed_at
    FROM ${either('discount_redemptions', 'lower(email) = lower($1)', `order_id IN (${orderIds})`)} ORDER BY redeemed_at`,
  invoices: `SELECT order_id::text, series, year, number, name, tax_id, address, postal_code, city, country, issued_at
    FROM invoices WHERE order_id IN (${orderIds}) ORDER BY issued_at`,
  reviews: `SELECT order_id::text, language, stars, comment, shown_name, state, written_at, decided_at, decision_reason
    FROM reviews WHERE order_id IN (${orderIds}) ORDER BY written_at`,
  conversions: `SELECT order_id::text, amount_cents, currency, source, at FROM conversions
    WHERE order_id IN (${orderIds}) ORDER BY at`,
  emails: `SELECT cart_id, kind, recipient, subject, sent_at
    FROM ${either('emails', `cart_id IN (${carts})`, 'lower(recipient) = lower($1)')} ORDER BY created_at`,
  // Not by cart: an e-mail to an earlier address of an order belongs to that address.
  mailLog: `SELECT kind, subject, text, state, tries, first_at, at FROM mail_log
    WHERE lower(recipient) = lower($1) ORDER BY first_at`,
  withdrawals: `SELECT id, order_number, email, name, reason, language, received_at, acknowledged_at, closed_at
    FROM ${either('withdrawals', 'lower(email) = lower($1)', `order_id IN (${orderIds})`)} ORDER BY received_at`,
  contactMessages: `SELECT id, name, email, company, phone, service, order_number, message, conversation, language,
      received_at, acknowledged_at, closed_at
    FROM contact_messages WHERE lower(email) = lower($1) ORDER BY received_at`,
  contactReplies: `SELECT r.id, r.contact_id, r.author, r.text, r.at, r.mailed_at
    FROM contact_replies r JOIN contact_messages m ON m.id = r.contact_id
    WHERE lower(m.email) = lower($1) ORDER BY r.at`,
  leaveRequests: `SELECT id, wish, username, email, reason, language, received_at, state, proven_at, decided_at,
      decision_reason, answered_at, ended_at
    FROM leave_requests WHERE lower(email) = lower($1) ORDER BY received_at`,
  noMarketingSince: 'SELECT since, reason FROM email_suppressions WHERE email = lower($1)',
  marketingAllowedAgain: `SELECT since, ended_at, reason FROM email_suppressions_ended
    WHERE email = lower($1) ORDER BY ended_at`,
  logins: `SELECT language, tries, created_at, expires_at, used_at, mailed_at FROM customer_logins
    WHERE email = lower($1) ORDER BY created_at`,
  sessions: `SELECT created_at, last_seen_at FROM customer_sessions WHERE email = lower($1) ORDER BY created_at`,
};

const query = `SELECT ${Object.entries(parts)
  .map(([name, select]) => `${list(select)} AS "${name}"`)
  .join(',\n')}`;

/**
 * Everything stored about an address, by part (GDPR, articles 15 and 20), as one consistent read. There is no limit,
 * but every part has its index (orders_email, purchases_email, withdrawals_email, withdrawals_order, emails_recipient,
 * discount_redemptions_email, mail_log_recipient, contact_messages_email, leave_requests_email, charges_intent, disputes_intent,
 * provider_calls_order and the keys of carts and orders).
 */
export async function customerData(db: Db, email: string): Promise<Record<string, unknown[]>> {
  const { rows } = await db.query<Record<string, unknown[]>>(query, [email]);
  return rows[0] ?? {};
}
