import type { Pool } from 'pg';
import type { BulkAction, BulkOutcome, BulkResultState } from '../domain/bulk';
import type { bulkResult, bulkSummary } from '../domain/calls/admin-bulk';
import type { RowOf } from '../domain/calls/common';
import { actionsOfLines } from '../domain/timeline';
import type { ReachedOrder } from './admin-order-list';
import { onePage, type Paged, type WantedPage } from './paged';
import { announce, type Db, inTransaction } from './pool';

/** A new bulk action. */
export interface NewBulk {
  id: string;
  act: BulkAction;
  by: string;
  reason: string;
  orders: Pick<ReachedOrder, 'id'>[];
}

export type BulkRow = Omit<RowOf<typeof bulkSummary>, 'counts'> & {
  counts: Partial<Record<BulkResultState, number>>;
};

export type BulkResultRow = Omit<RowOf<typeof bulkResult>, 'message'>;

/** The name under which changes of an action are announced. */
export function bulkReference(id: string): string {
  return `bulk-${id}`;
}

/** Stores a bulk action with all its orders; if it is stored already, nothing changes. */
export async function insertBulk(pool: Pool, bulk: NewBulk, startedAt: Date): Promise<void> {
  await inTransaction(pool, async (db) => {
    const { rowCount } = await db.query(
      `INSERT INTO bulk_acts (id, act, started_by, reason, started_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO NOTHING`,
      [bulk.id, bulk.act, bulk.by, bulk.reason, startedAt],
    );
    if (rowCount === 0) return;
    await db.query(
      `INSERT INTO bulk_results (bulk_id, order_id, position, state)
       SELECT $1, id, place, 'waiting' FROM unnest($2::bigint[]) WITH ORDINALITY AS reached(id, place)
       ON CONFLICT DO NOTHING`,
      [bulk.id, bulk.orders.map(({ id }) => id)],
    );
    await announce(db, bulkReference(bulk.id));
  });
}

/** The stored state of one order; undefined if it isn't part of the action. */
export async function bulkStateOf(
  db: Db,
  bulkId: string,
  orderId: string,
): Promise<BulkResultState | undefined> {
  const { rows } = await db.query<{ state: BulkResultState }>(
    'SELECT state FROM bulk_results WHERE bulk_id = $1 AND order_id = $2',
    [bulkId, orderId],
  );
  return rows[0]?.state;
}

/** Lines after which an order isn't as it was seen: accepted actions, and refunds that nobody requested here. */
const changes = [...Object.keys(actionsOfLines), 'refund-succeeded'];

/** An order as the administrator saw it who started a bulk action. */
interface OrderAsSeen {
  refundedCents: number;
  submissionsSeen: number;
  /** Somebody acted on the order after that, or a refund succeeded, before the action began. */
  changedSince: boolean;
}

/**
 * What an administrator saw of an order at a moment (primary keys of refunds, timeline and bulk_acts, unique key of order,
 * generation and line). A refund has the payment provider's time, in whole seconds and before the shop hears of it; its
 * line of the timeline has the shop's.
 */
export async function orderAsSeen(
  db: Db,
  { id, cartId }: { id: string; cartId: string },
  { bulkId, seenAt }: { bulkId: string; seenAt: Date },
): Promise<OrderAsSeen | undefined> {
  const { rows } = await db.query<OrderAsSeen>(
    `SELECT
       (SELECT coalesce(sum(amount_cents), 0)::integer FROM refunds
        WHERE cart_id = $2 AND status <> 'failed' AND created_at <= $3) AS refunded_cents,
       (SELECT count(*)::integer FROM submissions WHERE order_id = $1 AND created_at <= $3) AS submissions_seen,
       EXISTS (SELECT FROM timeline WHERE cart_id = $2 AND kind = ANY ($5)
               AND at > $3 AND at <= started_at) AS changed_since
     FROM bulk_acts WHERE id = $4`,
    [id, cartId, seenAt, bulkId, changes],
  );
  return rows[0];
}

/** Stores the result of an order; the first one counts. */
export async function recordBulkResult(
  db: Db,
  bulkId: string,
  orderId: string,
  { state, code, outcome }: BulkOutcome,
): Promise<void> {
  await db.query(
    `UPDATE bulk_results SET state = $3, code = $4, outcome = $5, at = now()
     WHERE bulk_id = $1 AND order_id = $2 AND state = 'waiting'`,
    [bulkId, orderId, state, code ?? null, outcome ?? null],
  );
  await announce(db, bulkReference(bulkId));
}

/** Ends an action: waiting orders are skipped. Safe to run again. */
export async function endBulk(pool: Pool, id: string, cancelled: boolean): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query(`UPDATE bulk_results SET state = 'skipped' WHERE bulk_id = $1 AND state = 'waiting'`, [
      id,
    ]);
    await db.query(
      'UPDATE bulk_acts SET ended_at = now(), cancelled = $2 WHERE id = $1 AND ended_at IS NULL',
      [id, cancelled],
    );
    await announce(db, bulkReference(id));
  });
}

const summary = `b.id, b.act, b.started_by, b.reason, b.started_at, b.ended_at, b.cancelled, sums.total, sums.counts`;
/** By the primary key of bulk_results; at most a thousand rows each. */
const sums = `CROSS JOIN LATERAL (
    SELECT coalesce(sum(n), 0)::integer AS total, coalesce(jsonb_object_agg(state, n), '{}') AS counts
    FROM (SELECT state, count(*)::integer AS n FROM bulk_results WHERE bulk_id = b.id GROUP BY state) AS by_state
  ) AS sums`;

/** One action (primary key). */
export async function bulkById(db: Db, id: string): Promise<BulkRow | undefined> {
  const { rows } = await db.query<BulkRow>(`SELECT ${summary} FROM bulk_acts b ${sums} WHERE b.id = $1`, [
    id,
  ]);
  return rows[0];
}

/**
 * A page of actions, newest first, and how many there are; with `since` only those that are running or ended since then.
 * A slow action counts from its end: its results are news only then. Few rows a day (index bulk_acts_started).
 */
export async function listBulks(db: Db, list: { since?: Date } & WantedPage): Promise<Paged<BulkRow>> {
  const where = list.since ? 'WHERE ended_at IS NULL OR ended_at >= $1' : '';
  const order = 'ORDER BY started_at DESC, id';
  return onePage(db, list, list.since ? [list.since] : [], {
    rows: (limit) =>
      `SELECT ${summary} FROM (SELECT * FROM bulk_acts ${where} ${order} ${limit}) AS b ${sums} ${order}`,
    from: `FROM bulk_acts ${where}`,
  });
}

/** A page of results, failures first; the primary key of bulk_results. */
export async function bulkResults(
  db: Db,
  id: string,
  page: { state?: BulkResultState; limit: number; offset: number },
): Promise<BulkResultRow[]> {
  const { rows } = await db.query<BulkResultRow>(
    `SELECT o.order_number, r.state, r.code, r.outcome, r.at
     FROM bulk_results r JOIN orders o ON o.id = r.order_id
     WHERE r.bulk_id = $1 AND ($2::text IS NULL OR r.state = $2)
     ORDER BY array_position(ARRAY['failed', 'refused', 'done', 'skipped', 'waiting'], r.state), r.position
     LIMIT $3 OFFSET $4`,
    [id, page.state ?? null, page.limit, page.offset],
  );
  return rows;
}
