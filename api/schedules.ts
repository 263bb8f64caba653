import { type Client, type ScheduleDescription, ScheduleNotFoundError } from '@temporalio/client';
import { google } from '@temporalio/proto';
import { ShopError } from '../domain/errors';
import { changeSchedule } from '../temporal/schedules';

/** A Schedule in the back office. */
export interface ScheduleView {
  enabled: boolean;
  /** Of a calendar that an operator set in Temporal: the time between its next two actions. */
  everyMinutes: number;
  /** Absent while it is paused. */
  nextAt?: Date;
}

/** How long calls of the back office wait for Temporal, in ms. */
const deadlineMs = 10_000;

/** Reads a Schedule. Throws `schedule_missing` if no worker has created it yet. */
export function readSchedule(temporal: Client, id: string): Promise<ScheduleView> {
  return within(temporal, async () => viewOf(await temporal.schedule.getHandle(id).describe()));
}

/** Sets the given parts, leaves the rest, and answers once it is done; idempotent. */
export function setSchedule(
  temporal: Client,
  id: string,
  change: { enabled?: boolean; everyMinutes?: number },
): Promise<void> {
  return within(temporal, () =>
    changeSchedule(temporal, id, (now) => {
      const before = viewOf(now);
      const { enabled, everyMinutes } = { ...before, ...change };
      if (enabled === before.enabled && everyMinutes === before.everyMinutes) return undefined;
      return {
        ...(everyMinutes !== before.everyMinutes && { spec: { interval: [every(everyMinutes)] } }),
        ...(enabled !== before.enabled && {
          state: { ...now.raw.schedule?.state, paused: !enabled, notes: note(enabled) },
        }),
      };
    }),
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

function viewOf({ state, spec, info }: ScheduleDescription): ScheduleView {
  const [next = new Date(0), second = next] = info.nextActionTimes;
  const everyMs = spec.intervals?.[0]?.every ?? second.getTime() - next.getTime();
  return {
    enabled: !state.paused,
    everyMinutes: Math.round(everyMs / 6000) / 10,
    nextAt: state.paused ? undefined : info.nextActionTimes[0],
  };
}

const every = (minutes: number) => ({
  interval: google.protobuf.Duration.fromObject({ seconds: minutes * 60 }),
});

/** Shown in the Temporal UI next to the state. */
const note = (enabled: boolean) => (enabled ? 'Activated in the back office' : 'Paused in the back office');
