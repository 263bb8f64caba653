import { type Client, type ScheduleDescription, ScheduleNotFoundError } from '@temporalio/client';
import { temporal as protos } from '@temporalio/proto';
import type { Pool } from 'pg';
import Stripe from 'stripe';
import { createAlertActivities } from '#activities/alerts.ts';
import { createStripe } from '#activities/payments.ts';
import { type Incident, noteIncidents } from '#db/incidents.ts';
import { mailIsAway } from '#db/mail-log.ts';
import { providerQueues } from '#db/providers.ts';
import { webhooksAreSilent } from '#db/stripe-events.ts';
import {
  paymentsQueue,
  providerQueue,
  purchasesQueue,
  purchaseWorkflow,
  schedules,
  statusQueue,
} from '#workflows/messages.ts';
import type { ApiEnv } from '../env';
import { withinDeadline } from '../purchases';

const everyMs = 60_000;
const callMs = 5000;
/**
 * A worker polls for tasks at least every minute; after this time without a poll it is gone, in ms. The server lists it
 * for five minutes.
 */
const goneAfterMs = 130_000;
/**
 * A Schedule's run may take a while, or fail and be repeated. A Schedule that is later than this is an incident, in ms.
 */
const lateAfterMs = 2 * 3_600_000;
const dayMs = 24 * 3_600_000;

const { TASK_QUEUE_TYPE_WORKFLOW: workflowTasks, TASK_QUEUE_TYPE_ACTIVITY: activityTasks } =
  protos.api.enums.v1.TaskQueueType;

/** How long a failed run counts as an incident, in ms. */
const failedCountsMs = 3_600_000;

interface Queue {
  name: string;
  type: protos.api.enums.v1.TaskQueueType;
}

interface WatchdogDeps {
  db: Pool;
  temporal: Client;
  env: ApiEnv;
}

/**
 * Checks every minute for faults that stop all purchases, and mails them. It runs in the API, because no worker can
 * report that there is none. If the API has no mail server, the worker sends the mail. Returns the function that stops it.
 */
export function startWatchdog(deps: WatchdogDeps, onError: (error: unknown) => void): () => void {
  const { db: pool, env } = deps;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  const alerts =
    smtpUrl && from ? createAlertActivities({ pool, smtpUrl, from, publicUrl: env.PUBLIC_URL }) : undefined;
  const timer = setInterval(() => {
    findIncidents(deps)
      .then((incidents) => noteIncidents(pool, incidents))
      .then(() => alerts?.sendIncidents())
      .catch(onError);
  }, everyMs);
  return () => clearInterval(timer);
}

/** What stops purchases now. Throws if Postgres can't be reached. */
export async function findIncidents({ db, temporal, env }: WatchdogDeps): Promise<Incident[]> {
  const panels = await providerQueues(db);
  const queues: Queue[] = [
    { name: purchasesQueue, type: workflowTasks },
    { name: paymentsQueue, type: activityTasks },
    ...panels.flatMap(({ id }) =>
      [providerQueue(id), statusQueue(id)].map((name) => ({ name, type: activityTasks })),
    ),
  ];
  // Not this process's clock: if it were wrong, every queue would look unserved.
  const { rows } = await db.query<{ now: Date }>('SELECT now() AS now');
  const now = rows[0]?.now ?? new Date();
  const [unserved, failed, silent, refused, mute] = await Promise.all([
    queuesWithoutWorker(temporal, queues, now),
    hasFailedRuns(temporal, purchaseWorkflow, new Date(now.getTime() - failedCountsMs)),
    webhooksAreSilent(db),
    paymentsComplaint(createStripe(env)),
    mailIsAway(db),
  ]);
  const found = [...unserved];
  const away = unserved.some(({ kind }) => kind === 'temporal-away');
  // The main store was read; the list of runs comes from another one.
  if (failed === undefined && !away) found.push({ kind: 'temporal-away', subject: 'visibility' });
  if (failed) found.push({ kind: 'failed-purchases', subject: purchaseWorkflow });
  // Without a worker no Schedule runs, and that is already reported.
  if (!away && !unserved.some(({ subject }) => subject === purchasesQueue))
    found.push(...(await lateSchedules(temporal, Object.values(schedules), now)));
  if (silent) found.push({ kind: 'silent-webhooks', subject: 'Stripe' });
  if (refused) found.push({ kind: 'payments-away', subject: refused });
  if (mute) found.push({ kind: 'mail-away', subject: 'SMTP' });
  return found;
}

/** The kind of the payment provider's error, such as a refused key; undefined if it works. */
export async function paymentsComplaint(stripe: Stripe): Promise<string | undefined> {
  try {
    await stripe.paymentIntents.list({ limit: 1 });
    return undefined;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return error.type;
  }
}

/** Whether a run of a type has failed since a time; undefined if Temporal can't list its runs. */
export async function hasFailedRuns(
  temporal: Client,
  workflowType: string,
  since: Date,
): Promise<boolean | undefined> {
  const query = `WorkflowType = '${workflowType}' AND ExecutionStatus = 'Failed' AND CloseTime > '${since.toISOString()}'`;
  try {
    const { count } = await withinDeadline(temporal, callMs, () => temporal.workflow.count(query));
    return count > 0;
  } catch {
    return undefined;
  }
}

/**
 * The Schedules that had no successful run for their longest pause plus two hours. Paused ones don't count, nor those
 * that Temporal doesn't describe in time.
 */
export async function lateSchedules(
  temporal: Client,
  ids: readonly string[],
  now: Date,
): Promise<Incident[]> {
  const late = await Promise.all(
    ids.map((id) => withinDeadline(temporal, callMs, () => isLate(temporal, id, now)).catch(() => false)),
  );
  return ids.filter((_, index) => late[index]).map((id) => ({ kind: 'schedule-late', subject: id }));
}

async function isLate({ schedule, workflow }: Client, id: string, now: Date): Promise<boolean> {
  try {
    const { state, info } = await schedule.getHandle(id).describe();
    const since = new Date(now.getTime() - longestPause(info) - lateAfterMs);
    if (state.paused || info.createdAt > since) return false;
    const { count } = await workflow.count(
      `TemporalScheduledById = '${id}' AND ExecutionStatus = 'Completed' AND CloseTime > '${since.toISOString()}'`,
    );
    return count === 0;
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return true;
    throw error;
  }
}

/**
 * The longest pause of a Schedule's runs, in ms, by the one under way and the next: its times may be an interval, a
 * calendar or both. A run that hangs doesn't lengthen its own pause.
 */
export function longestPause({
  recentActions,
  runningActions,
  nextActionTimes,
}: Pick<ScheduleDescription['info'], 'recentActions' | 'runningActions' | 'nextActionTimes'>): number {
  const last = runningActions.length === 0 ? recentActions.slice(-1) : [];
  const times = [...last.map(({ scheduledAt }) => scheduledAt), ...nextActionTimes];
  const pauses = times.slice(1).map((time, index) => time.getTime() - (times[index] ?? time).getTime());
  return pauses.length > 0 ? Math.max(...pauses) : dayMs;
}

/**
 * Makes Temporal read its main store, without which no purchase begins or continues. Its system info, and the pollers of
 * a queue, come from its memory.
 */
export async function readMainStore({ connection, options }: Client): Promise<void> {
  await connection.workflowService.describeNamespace({ namespace: options.namespace });
}

/** The queues that no worker polls at a time; if Temporal or its main store can't be reached, only that. */
export async function queuesWithoutWorker(
  temporal: Client,
  queues: readonly Queue[],
  now: Date,
): Promise<Incident[]> {
  const { workflowService } = temporal.connection;
  const found: Incident[] = [];
  try {
    await withinDeadline(temporal, callMs, () => readMainStore(temporal));
    for (const { name, type } of queues) {
      const { pollers } = await withinDeadline(temporal, callMs, () =>
        workflowService.describeTaskQueue({
          namespace: temporal.options.namespace,
          taskQueue: { name },
          taskQueueType: type,
        }),
      );
      const last = Math.max(
        0,
        ...(pollers ?? []).map((poller) => Number(poller.lastAccessTime?.seconds ?? 0)),
      );
      if (now.getTime() - last * 1000 > goneAfterMs) found.push({ kind: 'no-worker', subject: name });
    }
    return found;
  } catch {
    return [{ kind: 'temporal-away', subject: 'Temporal' }];
  }
}
