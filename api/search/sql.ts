import { literal } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import { type customerHit, hitsPerKind, type orderHit } from '#domain/calls/admin-search.ts';
import type { RowOf } from '#domain/calls/common.ts';

/** An order that matches a search. */
export type OrderHitRow = RowOf<typeof orderHit>;
export type CustomerHitRow = RowOf<typeof customerHit>;
export interface PaymentHitRow {
  intent: string;
  orderNumber: string;
  email: string | null;
  amountCents: number;
  paymentStatus: string;
  closedAs: string | null;
}

/** The most index entries that one look-up reads, even if more share the prefix. */
const mostRead = 100;

/** One look-up: a query of ids with `$1`, `$2` … and its values. Exact matches come before prefix matches. */
interface LookUp {
  sql: string;
  value: string;
  whole: boolean;
}

/** The typed text, in the shapes that columns have. */
function shapes(typed: string) {
  const plain = typed.replace(/^[@#]/, '');
  const begins = `${literal(plain)}%`;
  return {
    plain,
    lower: plain.toLowerCase(),
    begins,
    lowerBegins: begins.toLowerCase(),
    upperBegins: begins.toUpperCase(),
    intent: /^pi_/.test(plain),
    id: /^\d{5,18}$/.test(plain),
    /** Other ids of the payment provider. */
    provider: /^(re|du|dp|ch|py)_\w+$/.test(plain),
  };
}

/** Combines look-ups into one query that returns each id once, exact matches first. */
function hits(lookUps: readonly LookUp[]): { sql: string; values: string[] } {
  const arms = lookUps.map(
    ({ sql, whole }, index) =>
      `(SELECT id, ${whole ? 0 : 1} AS rank FROM (${sql.replaceAll('$q', `$${index + 1}`)} LIMIT ${mostRead}) AS one)`,
  );
  return {
    sql: `SELECT id, min(rank) AS rank FROM (${arms.join(' UNION ALL ')}) AS every GROUP BY id`,
    values: lookUps.map(({ value }) => value),
  };
}

/**
 * Orders whose number, address, user name, intent or panel number equals the text or begins with it. Indexes in order:
 * orders_intent_prefix; orders_number_prefix, orders_email_prefix, orders_username_prefix, orders_provider_order,
 * orders_pkey, submissions_provider_id_provider_order_id_key.
 */
export async function searchOrders(db: Db, typed: string): Promise<OrderHitRow[]> {
  const { plain, lower, begins, lowerBegins, upperBegins, intent, id } = shapes(typed);
  const from = 'SELECT o.id FROM orders o WHERE';
  const lookUps: LookUp[] = intent
    ? [{ sql: `${from} o.payment_intent_id LIKE $q`, value: begins, whole: false }]
    : [
        { sql: `${from} o.order_number LIKE $q`, value: upperBegins, whole: true },
        { sql: `${from} lower(o.email) = $q`, value: lower, whole: true },
        { sql: `${from} o.username = $q`, value: lower, whole: true },
        { sql: `${from} lower(o.email) LIKE $q`, value: lowerBegins, whole: false },
        { sql: `${from} o.username LIKE $q`, value: lowerBegins, whole: false },
        { sql: `${from} o.provider_order_id LIKE $q`, value: begins, whole: false },
        // One of several panels: numbers are unique within each.
        {
          sql: `SELECT s.order_id AS id FROM submissions s
                WHERE s.provider_id = ANY (ARRAY(SELECT p.id FROM providers p)) AND s.provider_order_id = $q`,
          value: plain,
          whole: true,
        },
        ...(id ? [{ sql: `${from} o.id = $q::bigint`, value: plain, whole: true }] : []),
      ];
  const { sql, values } = hits(lookUps);
  const { rows } = await db.query<OrderHitRow>(
    `SELECT o.order_number, o.email, o.username, o.status, o.created_at
     FROM (${sql}) h JOIN orders o ON o.id = h.id ORDER BY h.rank, o.created_at DESC, o.id LIMIT ${hitsPerKind}`,
    values,
  );
  return rows;
}

/**
 * Customers by address, or by the user name of one of their orders: customers_email_key, customers_email_prefix,
 * orders_username_prefix.
 */
export async function searchCustomers(db: Db, typed: string): Promise<CustomerHitRow[]> {
  const { lower, lowerBegins, intent } = shapes(typed);
  if (intent) return [];
  const { sql, values } = hits([
    { sql: 'SELECT c.id FROM customers c WHERE c.email = $q', value: lower, whole: true },
    { sql: 'SELECT c.id FROM customers c WHERE c.email LIKE $q', value: lowerBegins, whole: false },
    {
      sql: `SELECT c.id FROM (SELECT lower(o.email) AS email FROM orders o WHERE o.username = $q LIMIT ${mostRead}) o
            JOIN customers c ON c.email = o.email`,
      value: lower,
      whole: true,
    },
  ]);
  const { rows } = await db.query<CustomerHitRow>(
    `SELECT c.id, c.email, c.orders FROM (${sql}) h JOIN customers c ON c.id = h.id
     ORDER BY h.rank, c.last_order_at DESC, c.id LIMIT ${hitsPerKind}`,
    values,
  );
  return rows;
}

/**
 * Payments, including those that became no order, by intent, order number or address, and by the id of a charge, refund
 * or dispute: purchases_intent_prefix, purchases_number_prefix, purchases_email_prefix, charges_pkey,
 * refunds_refund_id_key, disputes_pkey, then purchases_payment_intent_id_key.
 */
export async function searchPayments(db: Db, typed: string): Promise<PaymentHitRow[]> {
  const { plain, begins, lowerBegins, lower, upperBegins, intent, provider } = shapes(typed);
  const from = 'SELECT p.payment_intent_id AS id FROM purchases p WHERE p.payment_intent_id IS NOT NULL AND';
  const named = (table: string, column: string): LookUp => ({
    sql: `SELECT t.payment_intent_id AS id FROM ${table} t WHERE t.${column} = $q`,
    value: plain,
    whole: true,
  });
  const lookUps: LookUp[] = intent
    ? [{ sql: `${from} p.payment_intent_id LIKE $q`, value: begins, whole: false }]
    : provider
      ? [named('charges', 'id'), named('refunds', 'refund_id'), named('disputes', 'id')]
      : [
          { sql: `${from} p.order_number LIKE $q`, value: upperBegins, whole: true },
          { sql: `${from} lower(p.email) = $q`, value: lower, whole: true },
          { sql: `${from} lower(p.email) LIKE $q`, value: lowerBegins, whole: false },
        ];
  const { sql, values } = hits(lookUps);
  const { rows } = await db.query<PaymentHitRow>(
    `SELECT p.payment_intent_id AS intent, p.order_number, p.email, coalesce(p.amount_cents, 0) AS amount_cents,
       p.payment_status, p.closed_as
     FROM (${sql}) h JOIN purchases p ON p.payment_intent_id = h.id
     ORDER BY h.rank, p.created_at DESC, p.cart_id LIMIT ${hitsPerKind}`,
    values,
  );
  return rows;
}
