import type { DifferenceSides, paymentDifference } from '../domain/calls/admin-reconciliation';
import type { RowOf } from '../domain/calls/common';
import type { DifferenceKind, DifferenceState, Finding } from '../domain/reconciliation';
import { countRows, onePage, type Paged, type WantedPage } from './paged';
import { announce, type Db } from './pool';

/** A difference between the payment provider's books and ours. Amounts in cents. */
export type DifferenceRow = Omit<RowOf<typeof paymentDifference>, 'hasPayment' | 'providerUrl'>;

/** A finding with its subject. */
export interface FoundDifference extends Finding {
  objectId: string;
  intent?: string;
  orderNumber?: string;
  happenedAt: Date;
}

/** What both sides say: the fields of `DifferenceSides`. */
const sidesOf = (row: string) =>
  `(${row}.there_cents, ${row}.here_cents, ${row}.currency, ${row}.there_status, ${row}.here_status)`;

/**
 * Stores a run's findings: one row for each, however often it is found. What a person settled stays settled while it is
 * unchanged; if it has changed since, or was gone, it opens again. Safe to run again.
 */
export async function recordDifferences(
  db: Db,
  run: { id: string; at: Date },
  found: readonly FoundDifference[],
): Promise<void> {
  if (found.length === 0) return;
  const same = `${sidesOf('d')} IS NOT DISTINCT FROM ${sidesOf('excluded')}`;
  const stays = `(d.state = 'open' OR (d.state = 'settled' AND ${same}))`;
  await db.query(
    `INSERT INTO payment_differences AS d (kind, object_id, payment_intent_id, order_number, there_cents, here_cents,
       currency, there_status, here_status, happened_at, found_at, last_found_at, last_run_id)
     SELECT r.kind, r."objectId", r.intent, r."orderNumber", r."thereCents", r."hereCents", r.currency,
       left(r."thereStatus", 60), left(r."hereStatus", 60), r."happenedAt", $2, $2, $1
     FROM jsonb_to_recordset($3) AS r(kind text, "objectId" text, intent text, "orderNumber" text, "thereCents" integer,
       "hereCents" integer, currency text, "thereStatus" text, "hereStatus" text, "happenedAt" timestamptz)
     ON CONFLICT (kind, object_id) DO UPDATE SET payment_intent_id = excluded.payment_intent_id,
       order_number = excluded.order_number, there_cents = excluded.there_cents, here_cents = excluded.here_cents,
       currency = excluded.currency, there_status = excluded.there_status, here_status = excluded.here_status,
       happened_at = excluded.happened_at, last_found_at = excluded.last_found_at, last_run_id = excluded.last_run_id,
       found_at = CASE WHEN ${stays} THEN d.found_at ELSE excluded.found_at END,
       state = CASE WHEN ${stays} THEN d.state ELSE 'open' END,
       gone_at = NULL`,
    [run.id, run.at, JSON.stringify(found)],
  );
  await announce(db, run.id);
}

/** An open difference that a run hasn't come across: it is checked by its id. */
export interface OpenDifference {
  id: string;
  kind: DifferenceKind;
  objectId: string;
  intent: string | null;
}

/** The next open ones of earlier runs; index payment_differences_open. */
export async function openDifferences(
  db: Db,
  page: { runId: string; after?: string; limit: number },
): Promise<OpenDifference[]> {
  const { rows } = await db.query<OpenDifference>(
    `SELECT id, kind, object_id, payment_intent_id AS intent FROM payment_differences
     WHERE state = 'open' AND last_run_id <> $1 AND id > $2 ORDER BY id LIMIT $3`,
    [page.runId, page.after ?? '0', page.limit],
  );
  return rows;
}

/** Closes an open difference that is gone. */
export async function closeGone(db: Db, id: string, at: Date): Promise<void> {
  await db.query(
    `UPDATE payment_differences SET state = 'gone', gone_at = $2 WHERE id = $1 AND state = 'open'`,
    [id, at],
  );
}

const columns = `d.id, d.kind, d.object_id, d.payment_intent_id AS intent, d.order_number,
  d.there_cents, d.here_cents, d.currency, d.there_status,
  d.here_status, d.happened_at, d.found_at,
  d.last_found_at, d.state, d.settled_by, d.note,
  d.gone_at,
  EXISTS (SELECT FROM orders o WHERE o.order_number = d.order_number) AS has_order`;

/** A page of differences, newest first; payment_differences_newest, payment_differences_state. Counted up to a limit. */
export async function listDifferences(
  db: Db,
  list: { state: DifferenceState | 'all'; kind?: DifferenceKind; search: string } & WantedPage,
): Promise<Paged<DifferenceRow>> {
  // A payment, order or refund has few: payment_differences_newest is walked; the table holds only exceptions.
  const where = `($1 = 'all' OR d.state = $1) AND ($2::text IS NULL OR d.kind = $2)
    AND ($3 = '' OR $3 IN (d.object_id, d.payment_intent_id, d.order_number))`;
  const values = [list.state, list.kind ?? null, list.search];
  const from = `FROM payment_differences d WHERE ${where}`;
  return onePage(db, list, values, {
    rows: (limit) => `SELECT ${columns} ${from} ORDER BY d.found_at DESC, d.id DESC ${limit}`,
    from,
    bounded: 'count',
  });
}

/** How many wait for a person; index payment_differences_open. */
export async function openDifferenceCount(db: Db): Promise<number> {
  return countRows(db, `FROM payment_differences WHERE state = 'open'`);
}

/** One difference (primary key). */
export async function differenceById(db: Db, id: string): Promise<DifferenceRow | undefined> {
  const { rows } = await db.query<DifferenceRow>(
    `SELECT ${columns} FROM payment_differences d WHERE d.id = $1`,
    [id],
  );
  return rows[0];
}

/** Settles an open one if both sides still say what was seen; returns whether it did. */
export async function settleDifference(
  db: Db,
  id: string,
  seen: DifferenceSides,
  done: { by: string; note: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE payment_differences d SET state = 'settled', settled_by = $2, settled_at = $3, note = $4
     WHERE id = $1 AND state = 'open'
       AND ${sidesOf('d')} IS NOT DISTINCT FROM ($5::bigint, $6::bigint, $7::text, $8::text, $9::text)`,
    [
      ...[id, done.by, done.at, done.note],
      ...[seen.thereCents, seen.hereCents, seen.currency, seen.thereStatus, seen.hereStatus],
    ],
  );
  if (rowCount === 1) await announce(db, id);
  return rowCount === 1;
}
