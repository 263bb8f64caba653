import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { RetentionActivities, RetentionSummary } from '../activities/retention';

const { deleteExpiredLogs } = proxyActivities<RetentionActivities>({
  startToCloseTimeout: '1 hour',
  // The activity heartbeats after each page; a silent worker is replaced within the minute.
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '10 seconds', maximumInterval: '10 minutes', maximumAttempts: 10 },
});

/** Deletes logs of calls and e-mails, expired logins, and the buyers of unpaid carts, once they are old enough. */
export async function retention(): Promise<RetentionSummary> {
  setCurrentDetails('Deleting what is old enough. A failed run loses nothing: the next one continues.');
  const done = await deleteExpiredLogs();
  const { auditAddresses, unpaidCarts, ...tables } = done;
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  setCurrentDetails(
    `**Deleted ${rows} expired rows, ${auditAddresses} addresses of the audit log, the buyers of ${unpaidCarts} unpaid carts.** Nothing to do.`,
  );
  return done;
}
