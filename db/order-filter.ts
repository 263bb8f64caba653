import type { OrderStatus, PaymentStatus } from '../domain/states';
import { countRows, literal } from './paged';
import type { Db } from './pool';

/** The filters of the list of orders, combined. */
export interface OrderFilter {
  search?: string;
  status?: OrderStatus;
  payment?: PaymentStatus;
  type?: string;
  service?: number;
  provider?: number;
  language?: string;
  /** First and last day of creation in Madrid, as `2026-11-21`. */
  from?: string;
  to?: string;
  attention?: boolean;
  refunded?: boolean;
  withdrawal?: boolean;
}

/** The orders that a filter matches, as a FROM and a WHERE on `o`, with their values. */
export interface Narrowed {
  sql: string;
  values: unknown[];
}

/** A search with more hits isn't resolved to ids first: its page is then found by walking the list. */
const mostFound = 10_000;

/** An order `o` with a submission to a panel; index submissions_provider. */
const ofPanel = (provider: string) =>
  `EXISTS (SELECT FROM submissions s WHERE s.order_id = o.id AND s.provider_id = ${provider})`;

/** Waits for a person; indexes purchases_attention and withdrawals_open, few rows each. */
const waiting = `SELECT a.id FROM purchases p JOIN orders a ON a.cart_id = p.cart_id WHERE p.attention IS NOT NULL
  UNION SELECT w.order_id FROM withdrawals w WHERE w.closed_at IS NULL AND w.order_id IS NOT NULL`;

/** How many orders wait for a person; with a filter, of those that it matches. */
export async function attentionCount(db: Db, filter?: OrderFilter): Promise<number> {
  if (!filter) return countRows(db, `FROM (${waiting}) AS few`);
  const { sql, values } = await narrowed(db, { ...filter, attention: true });
  return countRows(db, sql, values);
}

/**
 * `FROM … AS o WHERE …` of a filter. Each single one has its index: orders_status, orders_payment_status, orders_type,
 * orders_service, orders_language, orders_created, orders_refunded, submissions_provider, withdrawals_open. The orders of
 * a panel that got few of the newest ones are looked up first: one that was given up has them all far down the list.
 */
export async function narrowed(db: Db, filter: OrderFilter): Promise<Narrowed> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const parts: string[] = [];
  const is = (column: string, value: unknown) => {
    if (value !== undefined) parts.push(`o.${column} = ${bind(value)}`);
  };
  is('status', filter.status);
  is('payment_status', filter.payment);
  is('service_type', filter.type);
  is('service_id', filter.service);
  is('language', filter.language);
  const midnight = (day: string, later = '') =>
    `(${bind(day)}::date${later})::timestamp AT TIME ZONE 'Europe/Madrid'`;
  if (filter.from) parts.push(`o.created_at >= ${midnight(filter.from)}`);
  if (filter.to) parts.push(`o.created_at < ${midnight(filter.to, ' + 1')}`);
  if (filter.refunded) parts.push('o.refunded_cents > 0');
  if (filter.attention) parts.push(`o.id IN (${waiting})`);
  if (filter.withdrawal)
    parts.push(
      'o.id IN (SELECT w.order_id FROM withdrawals w WHERE w.closed_at IS NULL AND w.order_id IS NOT NULL)',
    );
  // OFFSET keeps the planner from walking the whole list for rows that it assumes to be evenly spread.
  const only = (ids: string) => `(SELECT * FROM orders WHERE id ${ids} OFFSET 0)`;
  let from = 'orders';
  if (filter.search) {
    const hits = await search(db, filter.search);
    if ('ids' in hits) from = only(`= ANY (${bind(hits.ids)}::bigint[])`);
    else parts.push(`(${hits.arms.map(({ where, value }) => `${where} ${bind(value)}`).join(' OR ')})`);
  }
  if (filter.provider !== undefined) {
    const { provider } = filter;
    if (from === 'orders' && !(await isCommon(db, ofPanel('$1'), [provider])))
      from = only(`IN (SELECT s.order_id FROM submissions s WHERE s.provider_id = ${bind(provider)})`);
    else parts.push(ofPanel(bind(provider)));
  }
  return { sql: `FROM ${from} AS o WHERE ${parts.length === 0 ? 'true' : parts.join(' AND ')}`, values };
}

/** The ids that a search hits; if it hits too many, the conditions to check while walking the list. */
async function search(db: Db, typed: string): Promise<{ ids: string[] } | { arms: Arm[] }> {
  const arms = searchArms(typed);
  const walked = arms.filter(({ select }) => select === undefined);
  const hit = walked.map(({ where }, index) => `${where} $${index + 1}`).join(' OR ');
  const isWalked = await isCommon(
    db,
    hit,
    walked.map(({ value }) => value),
  );
  if (isWalked) return { arms: walked };
  const ids = await found(db, arms);
  if (ids.length > mostFound) return { arms: walked };
  // A complete address is found by its prefix; only a part of one is searched for in the middle.
  if (ids.length === 0 && /.@/.test(typed)) return { ids: await found(db, [emailPart(typed)]) };
  return { ids };
}

/** Whether at least every twentieth of the newest orders matches: then finding all hits costs more than it saves. */
async function isCommon(db: Db, condition: string, values: readonly unknown[]): Promise<boolean> {
  const newest = 1000;
  const { rows } = await db.query<{ looked: number; hit: number }>(
    `SELECT count(*)::integer AS looked,
       count(*) FILTER (WHERE ${condition})::integer AS hit
     FROM (SELECT * FROM orders ORDER BY created_at DESC, id LIMIT ${newest}) AS o`,
    [...values],
  );
  const [counted] = rows;
  return counted?.looked === newest && counted.hit > newest / 20;
}

/** One column that a search can match. */
interface Arm {
  /** If the hits are rows of another table: the query for the ids of their orders. */
  select?: string;
  /** Ends with the operator; the value follows. */
  where: string;
  value: string;
}

/**
 * Where a text can match, by its shape. Prefixes use orders_number_prefix, orders_email_prefix, orders_username_prefix,
 * orders_provider_order, orders_intent_prefix, submissions_shortcode; parts of at least three characters use
 * orders_email_part and orders_username_part, which with fewer are no better than the whole table.
 */
function searchArms(typed: string): Arm[] {
  const text = withoutSign(typed);
  const begins = `${text}%`;
  const lower = text.toLowerCase();
  const arm = (where: string, value: string): Arm => ({ where: `${where} LIKE`, value });
  if (/^pi(\\_|$)/.test(text)) return [arm('o.payment_intent_id', begins), arm('o.username', `${lower}%`)];
  const part = [...typed].length >= 3 ? `%${lower}%` : `${lower}%`;
  // An address can't be anything else.
  if (/.@/.test(typed)) return [arm('lower(o.email)', `${lower}%`)];
  return [
    arm('o.order_number', begins.toUpperCase()),
    arm('lower(o.email)', part),
    arm('o.username', part),
    arm('o.provider_order_id', begins),
    ...(/^\d{6,18}$/.test(text) ? [{ where: 'o.id =', value: text }] : []),
    ...(/^[\w-]{5,}$/.test(typed)
      ? [{ select: 'SELECT s.order_id AS id FROM submissions s', where: 's.shortcode LIKE', value: begins }]
      : []),
  ];
}

function emailPart(typed: string): Arm {
  return { where: 'lower(o.email) LIKE', value: `%${withoutSign(typed).toLowerCase()}%` };
}

/** For LIKE, without a leading `@` or `#`. */
function withoutSign(typed: string): string {
  return literal(typed.replace(/^[@#]/, ''));
}

/** Ids that a search hits: all of them, or `mostFound + 1`. */
async function found(db: Db, arms: readonly Arm[]): Promise<string[]> {
  const limit = mostFound + 1;
  const sql = arms.map(
    ({ select = 'SELECT o.id FROM orders o', where }, index) =>
      `(${select} WHERE ${where} $${index + 1} LIMIT ${limit})`,
  );
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM (${sql.join(' UNION ')}) AS hits LIMIT ${limit}`,
    arms.map((arm) => arm.value),
  );
  return rows.map(({ id }) => id);
}
