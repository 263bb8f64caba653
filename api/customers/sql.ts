import { literal, onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import type { customer, customerDetail, customerOrder, customerRow } from '#domain/calls/admin-customers.ts';
import type { RowOf } from '#domain/calls/common.ts';

/** A customer: an address with orders. Sums in cents; `spentCents` is paid, less refunds and lost disputes. */
export type CustomerRow = RowOf<typeof customer>;

const columns = `c.id, c.email, c.orders, c.spent_cents::float8, c.refunded_cents::float8, c.first_order_at,
  c.last_order_at`;

// Each in both directions by its index: customers_newest, customers_spent, customers_most.
const orderBy = {
  'newest-desc': 'c.last_order_at DESC, c.id',
  'newest-asc': 'c.last_order_at, c.id DESC',
  'spent-desc': 'c.spent_cents DESC, c.id',
  'spent-asc': 'c.spent_cents, c.id DESC',
  'orders-desc': 'c.orders DESC, c.id',
  'orders-asc': 'c.orders, c.id DESC',
} as const;
export type CustomerSort = keyof typeof orderBy;

/** Addresses with orders for user names with this prefix, limited to as many as anybody would look through. */
const byUsername = `SELECT lower(email) FROM orders WHERE username LIKE lower($1) || '%' AND email <> '' LIMIT 500`;
const found = `(c.email LIKE lower($1) || '%' OR c.email = ANY (ARRAY(${byUsername})))`;

/**
 * A page of customers and how many match. The roll-up keeps them in order; a search uses prefixes of the address
 * (customers_email_prefix) and of the user names (orders_username_prefix).
 */
export async function listCustomers(
  db: Db,
  list: { search: string; sort: CustomerSort } & WantedPage,
): Promise<Paged<RowOf<typeof customerRow>>> {
  const prefix = literal(list.search.trim().replace(/^@/, ''));
  // With a parameter that may be empty, the planner would use neither index.
  const where = prefix === '' ? '' : `WHERE ${found}`;
  const values = prefix === '' ? [] : [prefix];
  return onePage(db, list, values, {
    rows: (limit) =>
      // The page is found first; only its rows look up user names (orders_email) and blocks, those of all names as on
      // the customer's page.
      `SELECT c.*, coalesce(o.username, '') AS username,
         EXISTS (SELECT FROM blocked_users b WHERE b.is_active AND b.email IS NOT NULL AND inbox_of(b.email) = inbox_of(c.email))
           OR EXISTS (SELECT FROM orders n JOIN blocked_users b ON b.username = n.username AND b.is_active
             WHERE lower(n.email) = c.email) AS blocked
       FROM (SELECT ${columns}, row_number() OVER () AS place
             FROM (SELECT * FROM customers c ${where} ORDER BY ${orderBy[list.sort]} ${limit}) c) c
       LEFT JOIN LATERAL (SELECT username FROM orders WHERE lower(email) = c.email
         ORDER BY created_at DESC LIMIT 1) o ON true
       ORDER BY c.place`,
    from: `FROM customers c ${where}`,
  });
}

/** A customer by the id of its page; primary key. */
export async function customerById(db: Db, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await db.query<CustomerRow>(`SELECT ${columns} FROM customers c WHERE c.id = $1`, [id]);
  return rows[0];
}

/** An order in a customer's list. */
export type CustomerOrderRow = RowOf<typeof customerOrder>;

/** A page of an address's orders, newest first; index orders_email. */
export async function ordersOfCustomer(
  db: Db,
  email: string,
  page: { page: number; pageSize: number },
): Promise<CustomerOrderRow[]> {
  const { rows } = await db.query<CustomerOrderRow>(
    `SELECT order_number, created_at, status, payment_status, username, service_type, region, total_quantity,
       amount_cents, refunded_cents, discount_code
     FROM orders WHERE lower(email) = lower($1) ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3`,
    [email, page.pageSize, (page.page - 1) * page.pageSize],
  );
  return rows;
}

/** Facts about an address, without its orders. */
export type CustomerFactsRow = Pick<
  RowOf<typeof customerDetail>,
  'usernames' | 'languages' | 'suppressedSince' | 'refills' | 'refunds' | 'discounts' | 'messages'
>;

const newest = 20;
const list = (select: string) =>
  `coalesce((SELECT json_agg(one) FROM (${select} LIMIT ${newest}) one), '[]')`;

/**
 * The facts of a customer, the newest of each kind: orders_email finds the orders; contact_messages_email,
 * leave_requests_email and withdrawals_email the messages, email_suppressions_inbox what its inbox doesn't want.
 */
export async function factsOfCustomer(db: Db, email: string): Promise<CustomerFactsRow> {
  const { rows } = await db.query<CustomerFactsRow>(
    `WITH own AS (SELECT id, cart_id, order_number, username, language, discount_cents, created_at
       FROM orders WHERE lower(email) = lower($1) ORDER BY created_at DESC LIMIT 1000)
     SELECT
       ARRAY(SELECT username FROM own WHERE username <> '' GROUP BY username ORDER BY max(created_at) DESC LIMIT ${newest}) AS usernames,
       ARRAY(SELECT language FROM own GROUP BY language ORDER BY max(created_at) DESC) AS languages,
       (SELECT min(since) FROM email_suppressions s WHERE inbox_of(s.email) = inbox_of($1)) AS suppressed_since,
       ${list(`SELECT o.order_number AS "orderNumber", r.requested_at AS "requestedAt", r.state,
           r.requested_by AS "requestedBy"
         FROM refills r JOIN own o ON o.id = r.order_id ORDER BY r.requested_at DESC`)} AS refills,
       ${list(`SELECT o.order_number AS "orderNumber", r.created_at AS "createdAt", r.amount_cents AS "amountCents", r.status
         FROM refunds r JOIN own o ON o.cart_id = r.cart_id ORDER BY r.created_at DESC, r.number DESC`)} AS refunds,
       ${list(`SELECT o.order_number AS "orderNumber", d.code, d.redeemed_at AS "redeemedAt", o.discount_cents AS "discountCents"
         FROM discount_redemptions d JOIN own o ON o.id = d.order_id ORDER BY d.redeemed_at DESC`)} AS discounts,
       ${list(`SELECT * FROM (
           SELECT 'contact' AS kind, id::text, received_at AS at,
             CASE WHEN closed_at IS NOT NULL THEN 'closed' WHEN waiting_since IS NULL THEN 'answered' ELSE 'open' END AS state,
             left(message, 300) AS text
           FROM contact_messages WHERE lower(email) = lower($1)
           UNION ALL
           SELECT CASE wish WHEN 'mail' THEN 'unsubscribe' ELSE 'deletion' END, id::text, received_at, state, left(reason, 300)
           FROM leave_requests WHERE lower(email) = lower($1)
           UNION ALL
           SELECT 'withdrawal', id::text, received_at, CASE WHEN closed_at IS NULL THEN 'open' ELSE 'closed' END,
             order_number
           FROM withdrawals WHERE lower(email) = lower($1)) every ORDER BY at DESC`)} AS messages`,
    [email],
  );
  const [facts] = rows;
  if (!facts) throw new Error('The query for a customer’s facts returned no row');
  return facts;
}
