import {
  type DifferenceRow,
  differenceById,
  listDifferences,
  openDifferenceCount,
  settleDifference,
} from '#db/payment-differences.ts';
import {
  newestReconciliations,
  openReconciliation,
  ownPayments,
  type ReconciliationRow,
  reconciliationById,
} from '#db/reconciliation.ts';
import {
  adminDifferences,
  adminReconciliation,
  adminSettleDifference,
  adminStartReconciliation,
  type paymentDifference,
  type reconciliationRun,
} from '#domain/calls/admin-reconciliation.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { addDays, startOf } from '#domain/days.ts';
import { ShopError } from '#domain/errors.ts';
import { noReconciliationCounts, noSums, settlingMs } from '#domain/reconciliation.ts';
import {
  type ReconciliationInput,
  reconciliationNowId,
  reconciliationWorkflow,
  schedules,
} from '#workflows/messages.ts';
import { startOrJoin } from '../checkout/start-once';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { workflowUrl } from '../orders/views';
import { providerPage } from '../pages/provider-page';
import { scheduleUrl } from '../schedules';

/** Runs that the screen shows. */
const runsShown = 10;
/**
 * No run takes this long: one that still looks open has lost its end, e.g. because an operator terminated it. In ms.
 */
const longestMs = 26 * 3_600_000;

/** Comparison with the payment provider's books: start a run, view the differences, settle them. */
export function adminReconciliationRoutes(routes: Routes, deps: Deps): void {
  const { db, env, temporal, clock } = deps;

  routes.answer(adminReconciliation, {}, async () => {
    const [runs, open] = await Promise.all([newestReconciliations(db, runsShown), openDifferenceCount(db)]);
    return {
      runs: runs.map(runView),
      open,
      scheduleUrl: scheduleUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, schedules.reconciliation),
    };
  });

  routes.answer(adminDifferences, {}, async ({ query }) => {
    const { rows, ...paged } = await listDifferences(db, query);
    const intents = rows.flatMap(({ intent }) => (intent ? [intent] : []));
    const ours = new Set((await ownPayments(db, intents)).map(({ intent }) => intent));
    return { differences: rows.map((row) => differenceView(row, ours)), ...paged };
  });

  routes.answer(adminStartReconciliation, {}, async ({ body, admin, audited }) => {
    const from = startOf(body.from);
    const to = new Date(Math.min(startOf(addDays(body.to, 1)).getTime(), clock().getTime() - settlingMs));
    if (to <= from) throw new ShopError('range_not_over');
    const workflowId = reconciliationNowId(body.from, body.to);
    const run = await audited(
      { action: 'start-reconciliation', subject: `${body.from} – ${body.to}` },
      async () => {
        const input: ReconciliationInput = { by: admin.username, from: from.getTime(), to: to.getTime() };
        const id = await startOrJoin(temporal, { type: reconciliationWorkflow, id: workflowId, input });
        await openReconciliation(db, {
          id,
          workflowId,
          startedBy: admin.username,
          startedAt: clock(),
          from,
          to,
        });
        const found = await reconciliationById(db, id);
        if (!found) throw new ShopError('not_found');
        return found;
      },
      ({ id }) => ({ run: id }),
    );
    return { run: runView(run) };
  });

  routes.answer(adminSettleDifference, {}, async ({ params, body, admin, audited }) => {
    const row = await differenceById(db, params.id);
    if (!row) throw new ShopError('not_found');
    const { kind, thereCents, hereCents, state } = row;
    await audited(
      {
        action: 'settle-difference',
        subject: row.orderNumber ?? row.objectId,
        before: {
          kind,
          objectId: row.objectId,
          thereCents: thereCents ?? undefined,
          hereCents: hereCents ?? undefined,
          state,
          reason: body.note,
        },
      },
      async () => {
        const done = { by: admin.username, note: body.note, at: clock() };
        if (await settleDifference(db, params.id, body.seen, done)) return;
        const now = await differenceById(db, params.id);
        throw new ShopError(now?.state === 'open' ? 'difference_changed' : 'difference_closed');
      },
      () => ({ state: 'settled' }),
    );
    return {};
  });

  function runView(run: ReconciliationRow): RowOf<typeof reconciliationRun> {
    const running = !run.finishedAt && clock().getTime() - run.startedAt.getTime() < longestMs;
    return {
      ...run,
      state: running ? 'running' : run.failed || !run.finishedAt ? 'failed' : 'done',
      counts: { ...noReconciliationCounts, ...run.counts },
      sums: { ...noSums, ...run.sums },
      runUrl: workflowUrl(env.TEMPORAL_UI_URL, env.TEMPORAL_NAMESPACE, run.workflowId),
    };
  }

  function differenceView(row: DifferenceRow, ours: ReadonlySet<string>): RowOf<typeof paymentDifference> {
    const dispute = row.kind.startsWith('dispute');
    return {
      ...row,
      hasPayment: row.intent != null && ours.has(row.intent),
      providerUrl: dispute
        ? providerPage(env, 'disputes', row.objectId)
        : providerPage(env, 'payments', row.intent ?? row.objectId),
    };
  }
}
