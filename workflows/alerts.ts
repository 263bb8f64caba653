import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
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
  setCurrentDetails(
    'Mailing what has begun to wait for a person. If it fails, the next run does it, in five minutes.',
  );
  const sent = await sendAlerts();
  setCurrentDetails(`**Mailed ${sent.told} that have begun to wait.** The back office lists all that wait.`);
  return sent;
}

/** Mails everything that waits, once a day. */
export async function digest(): Promise<{ waiting: number }> {
  setCurrentDetails('Mailing everything that waits for a person. It is tried for six hours.');
  const sent = await sendDigest();
  setCurrentDetails(`**Mailed ${sent.waiting} that wait.** If there are none, there is no e-mail.`);
  return sent;
}
