import type { reconciliationRun } from '../domain/calls/admin-reconciliation';
import type { RowOf } from '../domain/calls/common';
import type { BalanceSums, ReconciliationCounts } from '../domain/reconciliation';
import { collected } from './payments';
import { announce, type Db } from './pool';

/** A run that compares the payment provider's books with ours. */
export type ReconciliationRow = Omit<
  RowOf<typeof reconciliationRun>,
  'state' | 'runUrl' | 'counts' | 'sums'
> & {
  workflowId: string;
  startedAt: Date;
  failed: boolean;
  counts: Partial<ReconciliationCounts>;
  sums: Partial<BalanceSums>;
};

/** How long runs are kept, in days. */
const keptDays = 400;

/** Opens a run; no effect if it is open. Deletes old runs. */
export async function openReconciliation(
  db: Db,
  run: Pick<ReconciliationRow, 'id' | 'workflowId' | 'startedBy' | 'startedAt' | 'from' | 'to'>,
): Promise<void> {
  await db.query(
    `INSERT INTO reconciliations (id, workflow_id, started_by, started_at, from_at, to_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`,
    [run.id, run.workflowId, run.startedBy, run.startedAt, run.from, run.to],
  );
  // Index reconciliations_newest.
  await db.query('DELETE FROM reconciliations WHERE started_at < now() - make_interval(days => $1)', [
    keptDays,
  ]);
  await announce(db, run.id);
}

/** Stores a run's progress; figures replace the earlier ones, so a repetition adds nothing. */
export async function noteProgress(
  db: Db,
  id: string,
  progress: { counts: ReconciliationCounts; sums: BalanceSums },
): Promise<void> {
  await db.query('UPDATE reconciliations SET counts = $2, sums = $3 WHERE id = $1', [
    id,
    JSON.stringify(progress.counts),
    JSON.stringify(progress.sums),
  ]);
  await announce(db, id);
}

/** From the beginning of a payment to its charge it takes less than this: a cart is given up before. */
const longestPaying = '7 days';

/**
 * Closes a run, with our own sums of its range (orders_paid, purchases_begun, charges_intent, refunds_created); payments
 * that became no order count on the day of their charge, as they do in the provider's books. Safe to run again.
 */
export async function closeReconciliation(db: Db, id: string, failed: boolean): Promise<void> {
  await db.query(
    `UPDATE reconciliations r SET finished_at = now(), failed = $2, own_sums = jsonb_build_object(
       'paidCents', (SELECT coalesce(sum(o.amount_cents), 0) FROM orders o
                     WHERE o.paid_at >= r.from_at AND o.paid_at < r.to_at)
         + (SELECT coalesce(sum(p.amount_cents), 0) FROM purchases p
              CROSS JOIN LATERAL (SELECT coalesce((SELECT max(c.at) FROM charges c
                WHERE c.payment_intent_id = p.payment_intent_id AND c.status = 'succeeded'), p.created_at) AS at) paid
            WHERE p.created_at >= r.from_at - interval '${longestPaying}' AND p.created_at < r.to_at
              AND paid.at >= r.from_at AND paid.at < r.to_at AND p.payment_intent_id IS NOT NULL
              AND ${collected} AND NOT EXISTS (SELECT FROM orders o WHERE o.cart_id = p.cart_id)),
       'refundedCents', (SELECT -coalesce(sum(f.amount_cents), 0) FROM refunds f
                         WHERE f.created_at >= r.from_at AND f.created_at < r.to_at AND f.status <> 'failed'
                           AND NOT f.outside))
     WHERE r.id = $1 AND r.finished_at IS NULL`,
    [id, failed],
  );
  await db.query('DELETE FROM reconciliation_seen WHERE run_id = $1', [id]);
  await announce(db, id);
}

const columns = `id, workflow_id, started_by, started_at, from_at AS "from", to_at AS "to", finished_at, failed,
  counts, sums, own_sums`;

/** The newest runs; index reconciliations_newest. */
export async function newestReconciliations(db: Db, limit: number): Promise<ReconciliationRow[]> {
  const { rows } = await db.query<ReconciliationRow>(
    `SELECT ${columns} FROM reconciliations ORDER BY started_at DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** One run (primary key). */
export async function reconciliationById(db: Db, id: string): Promise<ReconciliationRow | undefined> {
  const { rows } = await db.query<ReconciliationRow>(`SELECT ${columns} FROM reconciliations WHERE id = $1`, [
    id,
  ]);
  return rows[0];
}

/** Marks the objects that a run has seen in the provider's books. */
export async function markSeen(db: Db, runId: string, objectIds: readonly string[]): Promise<void> {
  await db.query(
    `INSERT INTO reconciliation_seen (run_id, object_id) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
    [runId, objectIds],
  );
}

/** One of our payments, refunds or disputes, as compared. */
export interface OwnPayment {
  intent: string;
  orderNumber: string;
  amountCents: number;
  collected: boolean;
  hasOrder: boolean;
  /** Refunded outside of the provider. */
  outsideCents: number;
  /** Taken by a bank in lost disputes. */
  lostCents: number;
  /** A bank decides, and the purchase waits for it. */
  awaitsBank: boolean;
  status: string;
  at: Date;
}
export interface OwnMove {
  /** The provider's id; for a refund without one, cart and number. */
  id: string;
  /** The provider assigned that id. */
  known: boolean;
  intent: string;
  orderNumber: string | null;
  amountCents: number;
  status: string;
  at: Date;
}

const payment = `p.payment_intent_id AS intent, p.order_number,
  coalesce(o.amount_cents, p.amount_cents, 0) AS amount_cents,
  ${collected} AS collected, o.id IS NOT NULL AS has_order,
  (SELECT coalesce(sum(r.amount_cents), 0)::integer FROM refunds r WHERE r.cart_id = p.cart_id AND r.outside)
    AS outside_cents,
  -- Index disputes_intent.
  (SELECT coalesce(sum(d.amount_cents), 0)::integer FROM disputes d
   WHERE d.payment_intent_id = p.payment_intent_id AND d.status = 'lost') AS lost_cents,
  -- An inquiry holds no money back. A closed purchase would not refund what the shop wins.
  p.stage <> 'closed' AND EXISTS (SELECT FROM disputes d WHERE d.payment_intent_id = p.payment_intent_id
    AND d.closed_at IS NULL AND NOT starts_with(d.status, 'warning_')) AS awaits_bank,
  p.payment_status AS status, coalesce(o.created_at, p.created_at) AS at`;
const refund = `coalesce(r.refund_id, r.cart_id || ':' || r.number) AS id, r.refund_id IS NOT NULL AS known,
  r.payment_intent_id AS intent, p.order_number, r.amount_cents, r.status,
  r.created_at AS at`;
const dispute = `d.id, true AS known, d.payment_intent_id AS intent, p.order_number, d.amount_cents, d.status,
  d.opened_at AS at`;

/** Our payments of these intents; purchases_payment_intent_id_key, orders_cart_id_key. */
export async function ownPayments(db: Db, intents: readonly string[]): Promise<OwnPayment[]> {
  const { rows } = await db.query<OwnPayment>(
    `SELECT ${payment} FROM purchases p LEFT JOIN orders o ON o.cart_id = p.cart_id
     WHERE p.payment_intent_id = ANY ($1)`,
    [intents],
  );
  return rows;
}

/** Our refunds of these ids; refunds_refund_id_key. */
export async function ownRefunds(db: Db, ids: readonly string[]): Promise<OwnMove[]> {
  const { rows } = await db.query<OwnMove>(
    `SELECT ${refund} FROM refunds r JOIN purchases p ON p.cart_id = r.cart_id WHERE r.refund_id = ANY ($1)`,
    [ids],
  );
  return rows;
}

/** One of our refunds without a provider id; refunds_pkey. */
export async function ownRefundWithoutId(
  db: Db,
  cartId: string,
  number: number,
): Promise<OwnMove | undefined> {
  const { rows } = await db.query<OwnMove>(
    `SELECT ${refund} FROM refunds r JOIN purchases p ON p.cart_id = r.cart_id WHERE r.cart_id = $1 AND r.number = $2`,
    [cartId, number],
  );
  return rows[0];
}

/** Our disputes of these ids; disputes_pkey. */
export async function ownDisputes(db: Db, ids: readonly string[]): Promise<OwnMove[]> {
  const { rows } = await db.query<OwnMove>(
    `SELECT ${dispute} FROM disputes d LEFT JOIN purchases p ON p.payment_intent_id = d.payment_intent_id
     WHERE d.id = ANY ($1)`,
    [ids],
  );
  return rows;
}

/** A page of our own rows of a range, by time and id. */
export interface OwnRange {
  runId: string;
  from: Date;
  to: Date;
  /** Where the previous page ended. */
  after?: string;
  limit: number;
}
export interface OwnPage<Row> {
  /** Those that the provider's books didn't name. */
  unseen: Row[];
  looked: number;
  /** Absent on the last page. */
  after?: string;
}

/** What each list walks, with its time and key: orders_created, refunds_created, disputes_opened. */
const lists = {
  orders: {
    walk: `SELECT o.created_at AS walked_at, o.cart_id AS walked_key FROM orders o WHERE o.created_at`,
    read: `SELECT ${payment}, w.walked_at::text, w.walked_key,
      EXISTS (SELECT FROM reconciliation_seen s WHERE s.run_id = $1 AND s.object_id = p.payment_intent_id) AS seen
      FROM walked w JOIN purchases p ON p.cart_id = w.walked_key JOIN orders o ON o.cart_id = p.cart_id`,
  },
  refunds: {
    walk: `SELECT r.created_at AS walked_at, r.cart_id || ':' || r.number AS walked_key FROM refunds r
      WHERE NOT r.outside AND r.created_at`,
    read: `SELECT ${refund}, w.walked_at::text, w.walked_key,
      EXISTS (SELECT FROM reconciliation_seen s WHERE s.run_id = $1 AND s.object_id = r.refund_id) AS seen
      FROM walked w JOIN refunds r ON r.cart_id = left(w.walked_key, -1 - length(substring(w.walked_key FROM '[0-9]+$')))
        AND r.number = substring(w.walked_key FROM '[0-9]+$')::integer
      JOIN purchases p ON p.cart_id = r.cart_id`,
  },
  disputes: {
    walk: `SELECT d.opened_at AS walked_at, d.id AS walked_key FROM disputes d WHERE d.opened_at`,
    read: `SELECT ${dispute}, w.walked_at::text, w.walked_key,
      EXISTS (SELECT FROM reconciliation_seen s WHERE s.run_id = $1 AND s.object_id = d.id) AS seen
      FROM walked w JOIN disputes d ON d.id = w.walked_key
      LEFT JOIN purchases p ON p.payment_intent_id = d.payment_intent_id`,
  },
} as const;

/** The next of our orders, refunds or disputes that the provider's books must contain. */
export async function ownPage<Kind extends keyof typeof lists>(
  db: Db,
  kind: Kind,
  { runId, from, to, after, limit }: OwnRange,
): Promise<OwnPage<Kind extends 'orders' ? OwnPayment : OwnMove>> {
  const [afterTime, afterKey] = after === undefined ? [null, null] : cursorOf(after);
  const { walk, read } = lists[kind];
  const { rows } = await db.query<
    (Kind extends 'orders' ? OwnPayment : OwnMove) & { walkedAt: string; walkedKey: string; seen: boolean }
  >(
    `WITH walked AS MATERIALIZED (SELECT * FROM (${walk} >= greatest($2, $4::timestamptz)) every
       WHERE walked_at < $3 AND ($4::timestamptz IS NULL OR (walked_at, walked_key) > ($4::timestamptz, $5))
       ORDER BY walked_at, walked_key LIMIT $6)
     ${read} ORDER BY w.walked_at, w.walked_key`,
    [runId, from, to, afterTime, afterKey, limit],
  );
  const last = rows.at(-1);
  return {
    unseen: rows.filter(({ seen }) => !seen),
    looked: rows.length,
    after: last && rows.length === limit ? JSON.stringify([last.walkedAt, last.walkedKey]) : undefined,
  };
}

function cursorOf(after: string): [string, string] {
  return JSON.parse(after) as [string, string];
}
