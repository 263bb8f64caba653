import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';
import { google, temporal } from '@temporalio/proto';
import { changeSchedule } from '../temporal/schedules';
import { purchasesQueue, reconciliationWorkflow, schedules } from '../workflows/messages';

/** What a Schedule starts, and its initial times; in seconds. */
export interface SchedulePlan {
  id: string;
  workflowType: string;
  everySeconds: number;
  /** The interval of earlier versions; if it is still set, nobody chose it. */
  everySecondsBefore?: number;
  /** Offset from the start of the interval; of a day that is midnight UTC. */
  offsetSeconds?: number;
}

/**
 * Version of the plans below. A Schedule carries the version that wrote it in its memo, so that a worker recognizes an
 * older one; an older worker changes nothing.
 */
export const version = 2;

const minute = 60;
const hour = 3600;
const day = 86_400;

/** The Schedules that every worker ensures at its start. */
export const plans: readonly SchedulePlan[] = [
  { id: schedules.statusSync, workflowType: 'providerStatusSync', everySeconds: 10 * minute },
  { id: schedules.refillSweep, workflowType: 'refillSweep', everySeconds: 2 * hour },
  {
    id: schedules.paymentEvents,
    workflowType: 'catchUpPaymentEvents',
    everySeconds: 10 * minute,
    everySecondsBefore: 15 * minute,
  },
  { id: schedules.alerts, workflowType: 'alerts', everySeconds: 5 * minute },
  { id: schedules.doctor, workflowType: 'doctor', everySeconds: hour },
  { id: schedules.retention, workflowType: 'retention', everySeconds: day },
  { id: schedules.digest, workflowType: 'digest', everySeconds: day, offsetSeconds: 6 * hour },
  // In the daytime of Spain, France and Italy.
  { id: schedules.reviewLetters, workflowType: 'reviewLetters', everySeconds: day, offsetSeconds: 9 * hour },
  // Before the working day, when yesterday's last payments have settled.
  {
    id: schedules.reconciliation,
    workflowType: reconciliationWorkflow,
    everySeconds: day,
    offsetSeconds: 5 * hour,
  },
];

/** Creates missing Schedules and renews older ones, which keep the pause and the times that operators set. */
export async function ensureSchedules(client: Client): Promise<void> {
  for (const plan of plans) await ensureSchedule(client, plan);
}

/** Creates one, or renews it if an older version wrote it. */
export async function ensureSchedule(client: Client, plan: SchedulePlan): Promise<void> {
  const { id, workflowType, everySeconds, everySecondsBefore, offsetSeconds = 0 } = plan;
  // A missed run is caught up, unless the next one is near: a restart at 5 leaves no day uncompared.
  const catchupSeconds = everySeconds === day ? 20 * hour : minute;
  try {
    await client.schedule.create({
      scheduleId: id,
      spec: { intervals: [{ every: everySeconds * 1000, offset: offsetSeconds * 1000 }] },
      action: {
        type: 'startWorkflow',
        workflowType,
        workflowId: id,
        taskQueue: purchasesQueue,
        args: [],
        memo: { version },
      },
      // A run that takes longer than its interval is not overlapped by the next.
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: catchupSeconds * 1000 },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await changeSchedule(client, id, ({ action, raw: { schedule } }) => {
      if (Number(action.memo?.version ?? 0) >= version) return undefined;
      return {
        spec: {
          ...schedule?.spec,
          interval: schedule?.spec?.interval?.map(({ interval, phase }) => {
            if (Number(interval?.seconds ?? 0) !== everySecondsBefore) return { interval, phase };
            const fits = Number(phase?.seconds ?? 0) < everySeconds;
            return { interval: duration(everySeconds), phase: fits ? phase : duration(offsetSeconds) };
          }),
        },
        action: {
          startWorkflow: {
            ...schedule?.action?.startWorkflow,
            workflowType: { name: workflowType },
            workflowId: id,
            taskQueue: { name: purchasesQueue },
            input: undefined,
            memo: { fields: { version: defaultPayloadConverter.toPayload(version) } },
          },
        },
        policies: {
          ...schedule?.policies,
          overlapPolicy: temporal.api.enums.v1.ScheduleOverlapPolicy.SCHEDULE_OVERLAP_POLICY_SKIP,
          catchupWindow: duration(catchupSeconds),
        },
      };
    });
  }
}

function duration(seconds: number) {
  return google.protobuf.Duration.fromObject({ seconds });
}
