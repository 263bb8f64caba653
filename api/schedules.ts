import { randomUUID } from 'node:crypto';
import { type Client, type ScheduleDescription, ScheduleNotFoundError } from '@temporalio/client';
import { google } from '@temporalio/proto';
import { ShopError } from '../domain/errors';

/** A Schedule as the back office shows it. */
export interface ScheduleView {
  enabled: boolean;
  everyMinutes: number;
  /** Absent while it is paused. */
  nextAt?: string;
}

/** Calls of the back office wait so long for Temporal, in ms. */
const deadlineMs = 10_000;

/** Reads a Schedule. Throws `schedule_missing` where no worker has made it yet. */
export function readSchedule(temporal: Client, id: string): Promise<ScheduleView> {
  return within(temporal, async () => viewOf(await temporal.schedule.getHandle(id).describe()));
}

/**
 * Sets what is given, leaves the rest, and answers once it is so; doing it twice is doing it once.
 *
 * Of what reaches a Schedule together, Temporal does the pauses first and then the update, and an update brings the
 * whole Schedule: a pause sent right after one would be undone. So everything goes in one update, with the token of
 * the state that it was made from, which the SDK's own update does not send. Made from an older state it is dropped
 * without a word, which only reading shows.
 */
export function setSchedule(
  temporal: Client,
  id: string,
  change: { enabled?: boolean; everyMinutes?: number },
): Promise<void> {
  return within(temporal, async () => {
    for (;;) {
      const now = await temporal.schedule.getHandle(id).describe();
      const before = viewOf(now);
      const { enabled, everyMinutes } = { ...before, ...change };
      if (enabled === before.enabled && everyMinutes === before.everyMinutes) return;
      const { schedule, conflictToken } = now.raw;
      await temporal.workflowService.updateSchedule({
        namespace: temporal.options.namespace,
        scheduleId: id,
        identity: temporal.options.identity,
        requestId: randomUUID(),
        conflictToken,
        schedule: {
          ...schedule,
          ...(everyMinutes !== before.everyMinutes && { spec: { interval: [every(everyMinutes)] } }),
          ...(enabled !== before.enabled && {
            state: { ...schedule?.state, paused: !enabled, notes: note(enabled) },
          }),
        },
      });
    }
  });
}

/** Address of a Schedule in the Temporal UI. */
export function scheduleUrl(temporalUiUrl: string, namespace: string, id: string): string {
  return `${temporalUiUrl.replace(/\/$/, '')}/namespaces/${encodeURIComponent(namespace)}/schedules/${encodeURIComponent(id)}`;
}

async function within<T>(temporal: Client, work: () => Promise<T>): Promise<T> {
  try {
    return await temporal.connection.withDeadline(Date.now() + deadlineMs, work);
  } catch (error) {
    if (error instanceof ScheduleNotFoundError)
      throw new ShopError('schedule_missing', undefined, { cause: error });
    throw error;
  }
}

function viewOf({ state, spec, info }: ScheduleDescription): ScheduleView {
  return {
    enabled: !state.paused,
    everyMinutes: Math.round((spec.intervals?.[0]?.every ?? 0) / 6000) / 10,
    nextAt: state.paused ? undefined : info.nextActionTimes[0]?.toISOString(),
  };
}

const every = (minutes: number) => ({
  interval: google.protobuf.Duration.fromObject({ seconds: minutes * 60 }),
});

/** Stands in the Temporal UI beside the state. */
const note = (enabled: boolean) => (enabled ? 'Activated in the back office' : 'Paused in the back office');
