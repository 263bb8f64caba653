import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { purchasesQueue, reconciliationWorkflow, schedules } from '../workflows/messages';

/** Creates the Schedules that are missing (decisions 23, 24); existing ones keep the times that operators set. */
export async function ensureSchedules(client: Client): Promise<void> {
  await ensure(client, schedules.statusSync, 'providerStatusSync', '10 minutes');
  await ensure(client, schedules.refillSweep, 'refillSweep', '2 hours');
  await ensure(client, schedules.paymentEvents, 'catchUpPaymentEvents', '15 minutes');
  await ensure(client, schedules.alerts, 'alerts', '5 minutes');
  await ensure(client, schedules.doctor, 'doctor', '1 hour');
  await ensure(client, schedules.retention, 'retention', '1 day');
  await ensure(client, schedules.digest, 'digest', '1 day', '6 hours');
  // Before the working day, when yesterday's last payments have settled.
  await ensure(client, schedules.reconciliation, reconciliationWorkflow, '1 day', '5 hours');
}

async function ensure(
  client: Client,
  scheduleId: string,
  workflowType: string,
  every: '5 minutes' | '10 minutes' | '15 minutes' | '1 hour' | '2 hours' | '1 day',
  /** After the beginning of the interval, which is midnight UTC. */
  offset?: '5 hours' | '6 hours',
): Promise<void> {
  // In ms. A run that was missed is made up for, unless the next one is near: no day goes uncompared for a restart at 5.
  const catchupWindow = every === '1 day' ? 12 * 3_600_000 : 60_000;
  try {
    await client.schedule.create({
      scheduleId,
      spec: { intervals: [{ every, ...(offset && { offset }) }] },
      action: {
        type: 'startWorkflow',
        workflowType,
        workflowId: scheduleId,
        taskQueue: purchasesQueue,
        args: [],
      },
      // A run that takes longer than its interval is not overtaken by the next.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const handle = client.schedule.getHandle(scheduleId);
    if ((await handle.describe()).policies.catchupWindow === catchupWindow) return;
    // Made by a release that missed days.
    await handle.update((known) => ({ ...known, policies: { ...known.policies, catchupWindow } }));
  }
}
