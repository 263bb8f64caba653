import { proxyActivities } from '@temporalio/workflow';
import type { RetentionActivities, RetentionSummary } from '../activities/retention';

const { deleteExpiredLogs } = proxyActivities<RetentionActivities>({
  startToCloseTimeout: '1 hour',
  // The activity heartbeats after each page; a silent worker is replaced within the minute.
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '10 seconds', maximumInterval: '10 minutes', maximumAttempts: 10 },
});

/** Deletes logs of calls and e-mails, expired logins, and the buyers of unpaid carts, once they are old enough. */
export async function retention(): Promise<RetentionSummary> {
  return deleteExpiredLogs();
}
