import {
  ActivityFailure,
  patched,
  proxyActivities,
  setCurrentDetails,
  workflowInfo,
} from '@temporalio/workflow';
import type { MaintenanceActivities, SyncSummary } from '../activities/maintenance';
import { bySchedule, type SweepKind } from '../domain/sweeps';
import type { SweepInput } from './messages';

const { activeProviders, syncProviderStatuses, sweepRefills } = proxyActivities<MaintenanceActivities>({
  startToCloseTimeout: '10 minutes',
  // Pages are reported as they are done; a silent worker is replaced within the minute.
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '5 seconds', maximumInterval: '2 minutes', maximumAttempts: 5 },
});

/** Rows about the run itself: short, and for ever, so that no run looks open that is over. */
const { openSweep, closeSweep } = proxyActivities<MaintenanceActivities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '30 seconds' },
});

/** Asks every panel for its open submissions, 100 at a time; only changes reach a purchase (decision 23). */
export async function providerStatusSync(asked?: SweepInput): Promise<SyncSummary[]> {
  return writtenDown('status-sync', asked, async (runId) => {
    const providers = await activeProviders();
    return Promise.all(providers.map((providerId) => syncProviderStatuses({ providerId, runId })));
  });
}

/** Looks for orders that lost followers and asks their purchases for a refill (decision 24). */
export async function refillSweep(asked?: SweepInput): Promise<{ checked: number; requested: number }> {
  return writtenDown('refill-sweep', asked, (runId) => sweepRefills({ runId }));
}

/** Keeps a row about the run, from its beginning to its end. Runs of before had none. */
async function writtenDown<T>(
  kind: SweepKind,
  asked: SweepInput | undefined,
  work: (runId: string | undefined) => Promise<T>,
): Promise<T> {
  if (!patched('sweeps-are-written-down')) return work(undefined);
  const { runId, startTime } = workflowInfo();
  setCurrentDetails('Looking at every order that is open. What it did with each stands in the back office.');
  await openSweep({ runId, kind, startedBy: asked?.by ?? bySchedule, startedAt: startTime.getTime() });
  try {
    const result = await work(runId);
    await closeSweep({ runId, failed: false });
    setCurrentDetails('Over. What it did with each order stands in the back office.');
    return result;
  } catch (error) {
    if (error instanceof ActivityFailure) await closeSweep({ runId, failed: true });
    throw error;
  }
}
