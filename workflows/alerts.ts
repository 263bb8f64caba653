import { proxyActivities } from '@temporalio/workflow';
import type { AlertActivities } from '../activities/alerts';

const limits = {
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '5 seconds', maximumInterval: '1 minute' },
} as const;

/** The next run starts in five minutes and reports what this one could not. */
const { sendAlerts } = proxyActivities<AlertActivities>({ ...limits, scheduleToCloseTimeout: '4 minutes' });
const { sendDigest } = proxyActivities<AlertActivities>({ ...limits, scheduleToCloseTimeout: '6 hours' });

/** Mails what has started to wait for a person. */
export async function alerts(): Promise<{ told: number }> {
  return sendAlerts();
}

/** Mails everything that waits, once a day. */
export async function digest(): Promise<{ waiting: number }> {
  return sendDigest();
}
