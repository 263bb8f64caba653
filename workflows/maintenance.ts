import { proxyActivities } from '@temporalio/workflow';
import type { MaintenanceActivities, SyncSummary } from '../activities/maintenance';

const { activeProviders, syncProviderStatuses, sweepRefills } = proxyActivities<MaintenanceActivities>({
  startToCloseTimeout: '10 minutes',
  // Pages are reported as they are done; a silent worker is replaced within the minute.
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '5 seconds', maximumInterval: '2 minutes', maximumAttempts: 5 },
});

/** Asks every panel for its open submissions, 100 at a time; only changes reach a purchase (decision 23). */
export async function providerStatusSync(): Promise<SyncSummary[]> {
  const providers = await activeProviders();
  return Promise.all(providers.map((providerId) => syncProviderStatuses({ providerId })));
}

/** Looks for orders that lost followers and asks their purchases for a refill (decision 24). */
export async function refillSweep(): Promise<{ checked: number; requested: number }> {
  return sweepRefills();
}
