import { randomUUID } from 'node:crypto';
import type { Client, ScheduleDescription } from '@temporalio/client';
import type { temporal } from '@temporalio/proto';

type Schedule = temporal.api.schedule.v1.ISchedule;

/**
 * Changes a Schedule: `change` returns the parts to replace, or undefined if nothing changes. Idempotent. Throws
 * ScheduleNotFoundError.
 *
 * Of requests that reach a Schedule together, Temporal applies the pauses first and then the update, and an update
 * replaces the whole Schedule: a pause sent right after one would be undone. So everything goes into one update, with
 * the conflict token of the state that it was made from, which the SDK's own update does not send. An update made from
 * an older state is dropped silently, which only reading shows.
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
