import {
  ActivityFailure,
  continueAsNew,
  patched,
  proxyActivities,
  setCurrentDetails,
  workflowInfo,
} from '@temporalio/workflow';
import type { MaintenanceActivities, SweepPage } from '../activities/maintenance';
import { bySchedule, type SweepCounts, type SweepKind } from '../domain/sweeps';
import { type SweepInput, statusQueue } from './messages';

const limits = {
  startToCloseTimeout: '10 minutes',
  // A silent worker is replaced within the minute.
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '5 seconds', maximumInterval: '2 minutes', maximumAttempts: 5 },
} as const;
const { activeProviders, sweepRefillsPage } = proxyActivities<MaintenanceActivities>(limits);

/** One activity for everything: for runs recorded before version 0.4. */
const wholly = proxyActivities<{
  syncProviderStatuses(input: { providerId: number; runId?: string }): Promise<SweepResult>;
  sweepRefills(input: { runId?: string }): Promise<SweepResult>;
}>(limits);

/** Rows about the run: short, and retried without limit, so that a finished run never looks open. */
const { openSweep, closeSweep } = proxyActivities<MaintenanceActivities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '30 seconds' },
});

/** After this many pages the run continues as new, to keep its history short. */
const pagesPerRun = 100;

type Looked = Pick<SweepCounts, 'checked' | 'updated' | 'errors'>;
type SweepResult = Partial<Looked>;

/** Asks every panel for its open submissions, 100 at a time; only changes reach a purchase (D23). */
export async function providerStatusSync(asked?: SweepInput): Promise<SweepResult | SweepResult[]> {
  return writtenDown('status-sync', asked, async (runId) => {
    const providers = await activeProviders();
    if (!runId || !patched('pages-are-activities'))
      return Promise.all(providers.map((providerId) => wholly.syncProviderStatuses({ providerId, runId })));
    return inPages(
      providers.map((providerId) => {
        const { syncStatusPage } = proxyActivities<MaintenanceActivities>({
          ...limits,
          taskQueue: statusQueue(providerId),
          startToCloseTimeout: '2 minutes',
          heartbeatTimeout: undefined,
          // A queue without a worker delays no other panel; the API reports it (decisions/0032).
          scheduleToStartTimeout: '5 minutes',
        });
        return () => syncStatusPage({ providerId, runId });
      }),
    );
  });
}

/** Finds orders that lost followers and asks their purchases for a refill (D24). */
export async function refillSweep(asked?: SweepInput): Promise<SweepResult | SweepResult[]> {
  return writtenDown('refill-sweep', asked, async (runId) => {
    if (!runId || !patched('pages-are-activities')) return wholly.sweepRefills({ runId });
    return inPages([() => sweepRefillsPage({ runId })]);
  });
}

/** The history is long, and there is more to read. */
class GoesOn extends Error {}

/** Reads all parts to their end, in parallel. A failed part stops no other; the first failure is thrown at the end. */
async function inPages(parts: readonly (() => Promise<SweepPage>)[]): Promise<Looked> {
  let pages = 0;
  const ends = await Promise.allSettled(
    parts.map(async (next) => {
      for (;;) {
        const page = await next();
        if (!page.more) return page;
        pages += 1;
        if (pages >= pagesPerRun || workflowInfo().continueAsNewSuggested) throw new GoesOn();
      }
    }),
  );
  const all: Looked = { checked: 0, updated: 0, errors: 0 };
  const failures: unknown[] = [];
  for (const end of ends) {
    if (end.status === 'rejected') failures.push(end.reason);
    else {
      all.checked += end.value.checked;
      all.updated += end.value.updated;
      all.errors += end.value.errors;
    }
  }
  const goesOn = failures.find((failure) => failure instanceof GoesOn);
  if (failures.length > 0) throw goesOn ?? failures[0];
  return all;
}

/** Keeps a row about the run from start to end. Older runs had none. */
async function writtenDown<T>(
  kind: SweepKind,
  asked: SweepInput | undefined,
  work: (runId: string | undefined) => Promise<T>,
): Promise<T> {
  if (!patched('sweeps-are-written-down')) return work(undefined);
  const { startTime, firstExecutionRunId: runId } = workflowInfo();
  setCurrentDetails('Looking at every order that is open. What it did with each stands in the back office.');
  await openSweep({ runId, kind, startedBy: asked?.by ?? bySchedule, startedAt: startTime.getTime() });
  try {
    const result = await work(runId);
    await closeSweep({ runId, failed: false });
    setCurrentDetails('Over. What it did with each order stands in the back office.');
    return result;
  } catch (error) {
    // The row says where each part continues.
    if (error instanceof GoesOn) await continueAsNew(asked);
    if (error instanceof ActivityFailure) await closeSweep({ runId, failed: true });
    throw error;
  }
}
