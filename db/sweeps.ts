import type { RowOf } from '../domain/calls/common';
import type { sweepResultView } from '../domain/calls/sweeps';
import {
  bySchedule,
  noCounts,
  rankOf,
  type SweepCounts,
  type SweepKind,
  type SweepProgress,
  sumOf,
} from '../domain/sweeps';
import { onePage, type Paged, type WantedPage } from './paged';
import { announce, type Db } from './pool';
import { undelivered } from './submissions';

/** A run of the status sync or of the refill sweep. */
export interface SweepRow {
  id: string;
  kind: SweepKind;
  startedBy: string;
  startedAt: Date;
  finishedAt: Date | null;
  failed: boolean;
  /** Submissions to read when it began. */
  total: number;
  counts: SweepCounts;
  /** Deliveries that it left uncounted, as far as they are counted; 0 if it could reach all. */
  left: number;
}

/** A run's result for one submission. */
export type SweepResult = Omit<RowOf<typeof sweepResultView>, 'updated'>;

interface Stored extends Omit<SweepRow, 'counts' | 'left'> {
  progress: Record<string, SweepProgress>;
}

const columns = `id, kind, started_by, started_at, finished_at, failed,
  total, progress`;

function toRow({ progress, ...row }: Stored): SweepRow {
  const parts = Object.values(progress);
  return { ...row, counts: sumOf(parts), left: parts.reduce((sum, { left = 0 }) => sum + left, 0) };
}

/** How long runs of the Schedules are kept, and runs that people started; in days. */
const keptDays = { schedule: 7, people: 60 };

/** Opens a run; no effect if it is open. Deletes old runs. */
export async function openSweep(
  db: Db,
  run: { id: string; kind: SweepKind; startedBy: string; startedAt: Date; total?: number },
): Promise<void> {
  await db.query(
    `INSERT INTO sweeps (id, kind, started_by, started_at, total) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET total = greatest(sweeps.total, excluded.total)`,
    [run.id, run.kind, run.startedBy, run.startedAt, run.total ?? 0],
  );
  // Index sweeps_newest.
  await db.query(
    `DELETE FROM sweeps WHERE kind = $1
       AND started_at < now() - make_interval(days => CASE WHEN started_by = $2 THEN $3::integer ELSE $4::integer END)`,
    [run.kind, bySchedule, keptDays.schedule, keptDays.people],
  );
  await announce(db, run.id);
}

/** The progress of a part of a run: a repeated activity continues from here. */
export async function sweepProgress(db: Db, id: string, part: string): Promise<SweepProgress> {
  const { rows } = await db.query<{ progress: SweepProgress | null }>(
    'SELECT progress -> $2 AS progress FROM sweeps WHERE id = $1',
    [id, part],
  );
  return rows[0]?.progress ?? { ...noCounts };
}

/**
 * Adds a page of results and stores the part's progress. Of a Schedule's run only failures and changes are kept: it
 * reads everything every few minutes. Safe to run again with the same page.
 */
export async function recordPage(
  db: Db,
  id: string,
  part: string,
  progress: SweepProgress,
  results: readonly SweepResult[],
): Promise<void> {
  await db.query(
    `INSERT INTO sweep_results (sweep_id, submission_id, order_id, order_number, rank, outcome, previous_status,
       new_status, provider_status, error)
     SELECT s.id, r."submissionId", r."orderId", r."orderNumber", r.rank, r.outcome, r."previousStatus",
       r."newStatus", r."providerStatus", left(r.error, 500)
     FROM sweeps s, jsonb_to_recordset($2) AS r("submissionId" uuid, "orderId" bigint, "orderNumber" text,
       rank smallint, outcome text, "previousStatus" text, "newStatus" text, "providerStatus" text, error text)
     WHERE s.id = $1 AND (s.started_by <> $3 OR r.rank < 2)
     ON CONFLICT DO NOTHING`,
    [id, JSON.stringify(results.map((one) => ({ ...one, rank: rankOf(one.outcome) }))), bySchedule],
  );
  await db.query(
    'UPDATE sweeps SET progress = progress || jsonb_build_object($2::text, $3::jsonb) WHERE id = $1',
    [id, part, JSON.stringify(progress)],
  );
  await announce(db, id);
}

/** Closes a run. */
export async function closeSweep(db: Db, id: string, failed: boolean): Promise<void> {
  await db.query('UPDATE sweeps SET finished_at = now(), failed = $2 WHERE id = $1 AND finished_at IS NULL', [
    id,
    failed,
  ]);
  await announce(db, id);
}

/** One run; undefined if it never existed or was deleted. */
export async function sweepById(db: Db, id: string): Promise<SweepRow | undefined> {
  const { rows } = await db.query<Stored>(`SELECT ${columns} FROM sweeps WHERE id = $1`, [id]);
  return rows[0] && toRow(rows[0]);
}

/**
 * The runs of a kind that a screen needs first: the newest one, the newest that a person started, and when one last
 * succeeded. Index sweeps_newest.
 */
export async function latestSweeps(
  db: Db,
  kind: SweepKind,
): Promise<{ newest?: SweepRow; asked?: SweepRow; lastDone?: Date }> {
  const { rows } = await db.query<Stored>(
    `(SELECT ${columns} FROM sweeps WHERE kind = $1 ORDER BY started_at DESC LIMIT 1)
     UNION ALL
     (SELECT ${columns} FROM sweeps WHERE kind = $1 AND started_by <> $2 ORDER BY started_at DESC LIMIT 1)
     UNION ALL
     (SELECT ${columns} FROM sweeps WHERE kind = $1 AND finished_at IS NOT NULL AND NOT failed
      ORDER BY started_at DESC LIMIT 1)`,
    [kind, bySchedule],
  );
  const found = rows.map(toRow).sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  return {
    newest: found[0],
    asked: found.find(({ startedBy }) => startedBy !== bySchedule),
    lastDone: found.find(({ finishedAt, failed }) => finishedAt && !failed)?.finishedAt ?? undefined,
  };
}

/** A page of a run's results, failures first. Index sweep_results_list. */
export async function sweepResults(db: Db, id: string, page: WantedPage): Promise<Paged<SweepResult>> {
  const from = 'FROM sweep_results WHERE sweep_id = $1';
  return onePage(db, page, [id], {
    rows: (limit) =>
      `SELECT submission_id, order_id, order_number, outcome, previous_status, new_status, provider_status, error
       ${from} ORDER BY rank, order_id, submission_id ${limit}`,
    from,
  });
}

/** How many submissions the status sync would read, by provider. Index submissions_open. */
export async function openSubmissionCounts(
  db: Db,
): Promise<{ providerId: number; name: string; open: number }[]> {
  const { rows } = await db.query<{ providerId: number; name: string; open: number }>(
    `SELECT p.id AS provider_id, p.name, count(s.id)::integer AS open
     FROM providers p LEFT JOIN submissions s ON s.provider_id = p.id AND s.state = 'accepted'
       AND ${undelivered}
     GROUP BY p.id, p.name ORDER BY p.id`,
  );
  return rows;
}
