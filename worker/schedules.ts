import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { purchasesQueue, reconciliationWorkflow, schedules } from '../workflows/messages';

/** Creates the Schedules that are missing (decisions 23, 24); existing ones stay as operators left them. */
export async function ensureSchedules(client: Client): Promise<void> {
  await ensure(client, schedules.statusSync, 'providerStatusSync', '10 minutes');
  await ensure(client, schedules.refillSweep, 'refillSweep', '2 hours');
  await ensure(client, schedules.retention, 'retention', '1 day');
  // Before the working day, when yesterday's last payments have settled.
  await ensure(client, schedules.reconciliation, reconciliationWorkflow, '1 day', '5 hours');
}

async function ensure(
  client: Client,
  scheduleId: string,
  workflowType: string,
  every: '10 minutes' | '2 hours' | '1 day',
  /** After the beginning of the interval, which is midnight UTC. */
  offset?: '5 hours',
): Promise<void> {
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
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}
