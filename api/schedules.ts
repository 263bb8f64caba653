import { type Client, ScheduleNotFoundError } from '@temporalio/client';
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
  return within(temporal, async () => {
    const { state, spec, info } = await temporal.schedule.getHandle(id).describe();
    const next = info.nextActionTimes[0];
    return {
      enabled: !state.paused,
      everyMinutes: Math.round((spec.intervals?.[0]?.every ?? 0) / 6000) / 10,
      nextAt: state.paused ? undefined : next?.toISOString(),
    };
  });
}

/** Pauses or activates it; the note stands in the Temporal UI. Doing it twice is doing it once. */
export function setScheduleEnabled(temporal: Client, id: string, enabled: boolean): Promise<void> {
  return within(temporal, async () => {
    const schedule = temporal.schedule.getHandle(id);
    const note = enabled ? 'Activated in the back office' : 'Paused in the back office';
    await (enabled ? schedule.unpause(note) : schedule.pause(note));
  });
}

/** Sets how often it begins; whether it is paused stays as it is. */
export function setScheduleInterval(temporal: Client, id: string, minutes: number): Promise<void> {
  return within(temporal, () =>
    temporal.schedule
      .getHandle(id)
      .update((before) => ({ ...before, spec: { intervals: [{ every: minutes * 60_000 }] } })),
  );
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
