import { ActivityFailure, continueAsNew, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import {
  type BalanceSums,
  lookBackMs,
  noReconciliationCounts,
  noSums,
  type ReconciliationCounts,
  reconciliationParts,
  settlingMs,
} from '../domain/reconciliation';
import { bySchedule } from '../domain/sweeps';
import { comparing, reconciliationRows } from './activity-options';
import type { ReconciliationInput } from './messages';

/** After this many activities the run continues as new, to keep its history short. */
const perRun = 200;

/** The result of a comparison. */
export interface ReconciliationResult {
  counts: ReconciliationCounts;
  sums: BalanceSums;
}

/**
 * Compares the payment provider's books with ours over a range of time and records the differences. It changes neither
 * money nor orders: a person decides. A Schedule's run compares the preceding week.
 */
export async function reconciliation(asked?: ReconciliationInput): Promise<ReconciliationResult> {
  const { workflowId, runId, startTime } = workflowInfo();
  const input = asked ?? scheduled(startTime.getTime());
  const run = input.soFar ?? {
    runId,
    startedAt: startTime.getTime(),
    part: 0,
    counts: { ...noReconciliationCounts },
    sums: { ...noSums },
  };
  const { by: startedBy, from, to } = input;
  if (!input.soFar)
    await reconciliationRows.openReconciliation({ ...about(run), workflowId, startedBy, from, to });
  try {
    let turns = 0;
    for (let part = reconciliationParts[run.part]; part; part = reconciliationParts[run.part]) {
      if (turns >= perRun || workflowInfo().continueAsNewSuggested)
        await continueAsNew<typeof reconciliation>({ ...input, soFar: run });
      showDetails(`Reading \`${part}\`.`, run.counts);
      const { after, counts, sums } = run;
      const progress = await comparing.comparePages({ ...about(run), part, from, to, after, counts, sums });
      turns += 1;
      Object.assign(run, progress);
      run.after = progress.after;
      if (progress.after === undefined) run.part += 1;
    }
  } catch (error) {
    if (error instanceof ActivityFailure)
      await reconciliationRows.closeReconciliation({ runId: run.runId, failed: true });
    throw error;
  }
  await reconciliationRows.closeReconciliation({ runId: run.runId, failed: false });
  showDetails('Over.', run.counts);
  return { counts: run.counts, sums: run.sums };
}

function about({ runId, startedAt }: { runId: string; startedAt: number }) {
  return { runId, startedAt };
}

/** Records newer than a few minutes may still be on their way to us. */
function scheduled(now: number): ReconciliationInput {
  const to = now - settlingMs;
  return { by: bySchedule, from: to - lookBackMs, to };
}

function showDetails(
  what: string,
  { payments, refunds, disputes, orders, found }: ReconciliationCounts,
): void {
  setCurrentDetails(
    `**${what}** At the payment provider: ${payments} payments, ${refunds} refunds, ${disputes} disputes; here: ` +
      `${orders} orders. Differences: ${found}. They stand in the back office; nothing is changed by this run.`,
  );
}
