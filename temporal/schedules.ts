import { randomUUID } from 'node:crypto';
import type { Client, ScheduleDescription } from '@temporalio/client';
import type { temporal } from '@temporalio/proto';

type Schedule = temporal.api.schedule.v1.ISchedule;

/**
 * Changes a Schedule: `change` says which parts are to be others than they are now, or undefined where all is so already.
 * Doing it twice is doing it once. Throws ScheduleNotFoundError.
 *
 * Of what reaches a Schedule together, Temporal does the pauses first and then the update, and an update brings the
 * whole Schedule: a pause sent right after one would be undone. So everything goes in one update, with the token of
 * the state that it was made from, which the SDK's own update does not send. Made from an older state it is dropped
 * without a word, which only reading shows.
 */
export async function changeSchedule(
  client: Client,
  id: string,
  change: (now: ScheduleDescription) => Partial<Schedule> | undefined,
): Promise<void> {
  for (;;) {
    const now = await client.schedule.getHandle(id).describe();
    const changed = change(now);
    if (!changed) return;
    const { schedule, conflictToken } = now.raw;
    await client.workflowService.updateSchedule({
      namespace: client.options.namespace,
      scheduleId: id,
      identity: client.options.identity,
      requestId: randomUUID(),
      conflictToken,
      schedule: { ...schedule, ...changed },
    });
  }
}
