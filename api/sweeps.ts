import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { Db } from '../db/pool';
import { openSweep, type SweepRow, sweepById, sweepResults } from '../db/sweeps';
import type { RowOf } from '../domain/calls/common';
import { type sweepAnswer, sweepResultsPerPage, type sweepView } from '../domain/calls/sweeps';
import { ShopError } from '../domain/errors';
import type { SweepKind } from '../domain/sweeps';
import { type SweepInput, sweepNowIds, sweepWorkflows } from '../workflows/messages';
import { startOrJoin } from './checkout/start-once';
import type { Deps } from './deps';

/**
 * How long a call waits for a run to end; then it answers with the current state, and the screen follows the run. In
 * ms.
 */
const patienceMs = 6_000;
const checkEveryMs = 200;
/**
 * No run takes this long: one that still looks open has lost its end, e.g. because an operator terminated it. In ms.
 */
const longestMs = 3 * 3_600_000;

/** Starts a run of a kind, or joins the one that an administrator has started; waits a little for its end. */
export async function runNow(
  { db, temporal, clock }: Pick<Deps, 'db' | 'temporal' | 'clock'>,
  kind: SweepKind,
  by: string,
): Promise<SweepRow> {
  const input: SweepInput = { by };
  const id = await startOrJoin(temporal, { type: sweepWorkflows[kind], id: sweepNowIds[kind], input });
  await openSweep(db, { id, kind, startedBy: by, startedAt: clock() });
  const until = Date.now() + patienceMs;
  for (;;) {
    const run = await sweepById(db, id);
    if (!run) throw new ShopError('not_found');
    if (run.finishedAt || Date.now() > until) return run;
    await pause(checkEveryMs);
  }
}

/** A run and a page of its results. Throws `not_found` if there is no such run of this kind. */
export async function sweepAnswerOf(
  { db, clock }: { db: Db; clock: () => Date },
  kind: SweepKind,
  id: string,
  page: number,
): Promise<Omit<z.input<typeof sweepAnswer>, 'success'>> {
  const [run, { rows, total }] = await Promise.all([
    sweepById(db, id),
    sweepResults(db, id, { page, pageSize: sweepResultsPerPage }),
  ]);
  if (run?.kind !== kind) throw new ShopError('not_found');
  const view = sweepViewOf(run, clock());
  const { updated, completed, processing, errors } = view;
  return {
    run: view,
    results: rows.map((result) => ({
      ...result,
      updated: result.outcome === 'updated' || result.outcome === 'requested',
    })),
    resultCount: total,
    page,
    summary: { total: view.checked, updated, completed, processing, errors },
  };
}

/** A run as the screens get it. */
export function sweepViewOf(run: SweepRow, now: Date): RowOf<typeof sweepView> {
  const running = !run.finishedAt && now.getTime() - run.startedAt.getTime() < longestMs;
  return {
    ...run,
    state: running ? 'running' : run.failed || !run.finishedAt ? 'failed' : 'done',
    total: Math.max(run.total, run.counts.checked),
    ...run.counts,
  };
}

/** The run to show, of the newest: a running one, else the newest that somebody requested, else the newest. */
export function runToShow(
  { newest, asked }: { newest?: SweepRow; asked?: SweepRow },
  now: Date,
): RowOf<typeof sweepView> | undefined {
  const views = [newest, asked].flatMap((run) => (run ? [sweepViewOf(run, now)] : []));
  return views.find(({ state }) => state === 'running') ?? views[1] ?? views[0];
}
