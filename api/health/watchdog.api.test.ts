import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { createStripe } from '#activities/payments.ts';
import { mailIsAway, recordMailTry } from '#db/mail-log.ts';
import { inTransaction } from '#db/pool.ts';
import { receiveEvent, webhooksAreSilent } from '#db/stripe-events.ts';
import { connectClient, connectionOptions, lazyClient, temporalEnv } from '#temporal/connection.ts';
import { failuresIn, freeAddress } from '#worker/failing-tasks.ts';
import { purchasesQueue, schedules } from '#workflows/messages.ts';
import { readApiEnv } from '../env';
import { testDatabase } from '../testing/database';
import { eventually } from '../testing/wait';
import {
  findIncidents,
  hasFailedRuns,
  lateSchedules,
  paymentsComplaint,
  queuesWithoutWorker,
} from './watchdog';

const env = temporalEnv.parse(process.env);
const db = testDatabase();
let client: Client;
beforeAll(async () => {
  client = await connectClient(env);
});
afterAll(async () => {
  await client.connection.close();
  await db.end();
});

const workflowTasks = 1;
const failWorkflow = 5;
const queues = (...names: string[]) => names.map((name) => ({ name, type: workflowTasks }));

it('a queue without a worker is reported, one with a worker is not', async () => {
  const nobodys = `nobodys-${randomUUID()}`;
  const asked = queues(purchasesQueue, nobodys);
  expect(await queuesWithoutWorker(client, asked, new Date())).toEqual([
    { kind: 'no-worker', subject: nobodys },
  ]);
  // The server still lists a worker that has gone.
  const later = new Date(Date.now() + 5 * 60_000);
  expect(await queuesWithoutWorker(client, queues(purchasesQueue), later)).toEqual([
    { kind: 'no-worker', subject: purchasesQueue },
  ]);
});

it('an unreachable Temporal is the only thing reported', async () => {
  const nowhere = lazyClient({ ...env, TEMPORAL_ADDRESS: 'localhost:1' });
  expect(await queuesWithoutWorker(nowhere, queues(purchasesQueue, 'others'), new Date())).toEqual([
    { kind: 'temporal-away', subject: 'Temporal' },
  ]);
  await nowhere.connection.close();
});

it('a Temporal whose main store is away is away, though its queues have workers', async () => {
  const read = jest
    .spyOn(client.connection.workflowService, 'describeNamespace')
    .mockRejectedValueOnce(new Error('UNAVAILABLE: GetNamespace operation failed'));
  expect(await queuesWithoutWorker(client, queues(purchasesQueue), new Date())).toEqual([
    { kind: 'temporal-away', subject: 'Temporal' },
  ]);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

it('a failed run is reported for a while, a terminated one is not [F49]', async () => {
  const name = `failing-${randomUUID()}`;
  const start = (workflowId: string) => client.workflow.start(name, { taskQueue: name, workflowId });
  const since = new Date(Date.now() - 60_000);
  await (await start(`${name}-terminated`)).terminate();
  await start(name);
  const { workflowService } = client.connection;
  const { namespace } = client.options;
  // Answers its first task as a worker would.
  const task = await client.connection.withDeadline(Date.now() + 20_000, () =>
    workflowService.pollWorkflowTaskQueue({ namespace, taskQueue: { name } }),
  );
  expect(await hasFailedRuns(client, name, since)).toBe(false);
  await workflowService.respondWorkflowTaskCompleted({
    namespace,
    taskToken: task.taskToken,
    commands: [
      {
        commandType: failWorkflow,
        failWorkflowExecutionCommandAttributes: { failure: { message: 'no', applicationFailureInfo: {} } },
      },
    ],
  });
  await eventually(async () => expect(await hasFailedRuns(client, name, since)).toBe(true));
  expect(await hasFailedRuns(client, name, new Date(Date.now() + 60_000))).toBe(false);
});

it('a Temporal that cannot list its runs is reported, instead of no failed purchase and no late Schedule', async () => {
  const unlisted = Object.create(client, {
    workflow: {
      value: Object.create(client.workflow, {
        count: { value: () => Promise.reject(new Error('the visibility store is away')) },
      }),
    },
  }) as Client;
  const found = await findIncidents({ db, temporal: unlisted, env: readApiEnv(process.env) });
  expect(found).toContainEqual({ kind: 'temporal-away', subject: 'visibility' });
  expect(await findIncidents({ db, temporal: client, env: readApiEnv(process.env) })).not.toContainEqual(
    expect.objectContaining({ kind: 'temporal-away' }),
  );
  const missing = `nobodys-${randomUUID()}`;
  expect(
    await lateSchedules(unlisted, [schedules.alerts, missing], new Date(Date.now() + 86_400_000)),
  ).toEqual([{ kind: 'schedule-late', subject: missing }]);
});

it('a Schedule is late if no run of it has succeeded for its interval and two hours; a missing one is late at once', async () => {
  const late = (id: string, now: Date) => lateSchedules(client, [id], now);
  const incidents = (id: string) => [{ kind: 'schedule-late', subject: id }];
  const handle = client.schedule.getHandle(schedules.alerts);
  const limitMs = 5 * 60_000 + 2 * 3_600_000;
  const after = (time: Date, ms: number) => new Date(time.getTime() + limitMs + ms);

  await handle.trigger();
  const ended = await eventually(async () => {
    const query = `TemporalScheduledById = '${schedules.alerts}' AND ExecutionStatus = 'Completed'`;
    for await (const { closeTime } of client.workflow.list({ query })) if (closeTime) return closeTime;
    throw new Error('No run has ended yet');
  });
  const { createdAt } = (await handle.describe()).info;
  expect(await late(schedules.alerts, after(createdAt, -1000))).toEqual([]);
  expect(await late(schedules.alerts, after(ended, -1000))).toEqual([]);
  expect(await late(schedules.alerts, after(ended, 3_600_000))).toEqual(incidents(schedules.alerts));

  const nobodys = `nobodys-${randomUUID()}`;
  expect(await late(nobodys, new Date())).toEqual(incidents(nobodys));
  await client.schedule.create({
    scheduleId: nobodys,
    spec: { intervals: [{ every: '5 minutes' }] },
    action: { type: 'startWorkflow', workflowType: 'x', workflowId: nobodys, taskQueue: nobodys },
    state: { paused: true },
  });
  expect(await late(nobodys, after(new Date(), 60_000))).toEqual([]);
  await client.schedule.getHandle(nobodys).unpause();
  expect(await late(nobodys, after(new Date(), 60_000))).toEqual(incidents(nobodys));
  await client.schedule.getHandle(nobodys).delete();
});

it('a Schedule whose times are a calendar is late two hours after the longest pause between its runs', async () => {
  const nobodys = `nobodys-${randomUUID()}`;
  await client.schedule.create({
    scheduleId: nobodys,
    // Twice a week.
    spec: { calendars: [{ dayOfWeek: ['MONDAY', 'WEDNESDAY'], hour: 6 }] },
    action: { type: 'startWorkflow', workflowType: 'x', workflowId: nobodys, taskQueue: nobodys },
  });
  const handle = client.schedule.getHandle(nobodys);
  const { createdAt } = (await handle.describe()).info;
  const lateAfter = (hours: number) =>
    lateSchedules(client, [nobodys], new Date(createdAt.getTime() + hours * 3_600_000));
  expect(await lateAfter(5 * 24 + 1)).toEqual([]);
  expect(await lateAfter(5 * 24 + 3)).toEqual([{ kind: 'schedule-late', subject: nobodys }]);
  await handle.delete();
});

it('webhooks are silent once three payments were found only by fetching, until one arrives', async () => {
  const undone = new Error('undone');
  const within = inTransaction(db, async (tx) => {
    const event = async (payment: string, year: number, fetched: boolean) => {
      const id = `evt_${randomUUID()}`;
      const paymentIntentId = `pi_${payment}`;
      await receiveEvent(tx, { id, type: 'charge.succeeded', paymentIntentId, fetched });
      await tx.query('UPDATE stripe_events SET received_at = make_date($2, 1, 1) WHERE id = $1', [id, year]);
      return id;
    };
    // Other tests' payments of this shop may have been found only by fetching: one before the last webhook doesn't
    // count.
    await event('zero', 2089, true);
    await event('delivered', 2090, false);
    await event('one', 2091, true);
    await event('two', 2091, true);
    const again = await event('two', 2092, true);
    expect(await webhooksAreSilent(tx)).toBe(false);
    const third = await event('three', 2092, true);
    expect(await webhooksAreSilent(tx)).toBe(true);
    // A fetched event that is delivered after all; repeating the fetch changes nothing.
    const about = (id: string, fetched: boolean) =>
      receiveEvent(tx, { id, type: 'charge.succeeded', paymentIntentId: 'pi_x', fetched });
    await about(third, true);
    expect(await webhooksAreSilent(tx)).toBe(true);
    await about(third, false);
    await about(again, false);
    expect(await webhooksAreSilent(tx)).toBe(false);
    throw undone;
  });
  await expect(within).rejects.toBe(undone);
});

it('mail is down if three e-mails have failed since the last success, until the next one goes out', async () => {
  const undone = new Error('undone');
  const within = inTransaction(db, async (tx) => {
    const emailRow = (
      state: 'sent' | 'failed',
      minute: number,
      { activity = randomUUID(), refused = false }: { activity?: string; refused?: boolean } = {},
    ) =>
      recordMailTry(tx, {
        activity,
        refused,
        kind: 'order-confirmation',
        recipient: 'nobody@example.com',
        state,
        tries: 1,
        at: new Date(Date.UTC(2091, 0, 1, 0, minute)),
      });
    await emailRow('sent', 1);
    await emailRow('failed', 2);
    await emailRow('failed', 3);
    expect(await mailIsAway(tx)).toBe(false);
    await emailRow('failed', 4);
    expect(await mailIsAway(tx)).toBe(true);
    await emailRow('sent', 5);
    expect(await mailIsAway(tx)).toBe(false);
    // Addresses that have been failing for days.
    const thirdDay = 2 * 24 * 60;
    for (const minute of [6, 7, 8]) {
      const activity = randomUUID();
      await emailRow('failed', minute, { activity });
      await emailRow('failed', thirdDay + 2 * minute, { activity });
    }
    expect(await mailIsAway(tx)).toBe(false);
    // A server that knows no such mailbox answers. If it knows none at all, nobody gets an e-mail.
    for (let minute = 1; minute < 10; minute += 1)
      await emailRow('failed', 2 * thirdDay + minute, { refused: true });
    expect(await mailIsAway(tx)).toBe(false);
    await emailRow('failed', 2 * thirdDay + 10, { refused: true });
    expect(await mailIsAway(tx)).toBe(true);
    throw undone;
  });
  await expect(within).rejects.toBe(undone);
});

it('a payment provider that refuses the key, or is unreachable, is reported by its kind of error', async () => {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_API_BASE: base } = process.env;
  const asked = (secret: string, at = base) =>
    paymentsComplaint(createStripe({ STRIPE_SECRET_KEY: secret, STRIPE_API_BASE: at }));
  expect(await asked(key)).toBeUndefined();
  expect(await asked('sk_test_rolled')).toBe('StripeAuthenticationError');
  expect(await asked(key, 'http://localhost:1')).toBe('StripeConnectionError');
});

it('the SDK counts failed workflow tasks, by workflow type', async () => {
  const bindAddress = await freeAddress();
  Runtime.install({
    // Otherwise it logs every failed check.
    logger: new DefaultLogger('ERROR', () => undefined),
    telemetryOptions: { metrics: { prometheus: { bindAddress } } },
  });
  const connection = await NativeConnection.connect(connectionOptions(env));
  const taskQueue = `failing-${randomUUID()}`;
  const worker = await Worker.create({
    connection,
    taskQueue,
    workflowBundle: { codePath: process.env.WORKFLOW_BUNDLE ?? '' },
  });
  // Its first task fails in the worker, again and again.
  const run = await client.workflow.start('noSuchWorkflow', { taskQueue, workflowId: taskQueue });
  await worker.runUntil(
    eventually(async () => {
      const metrics = await (await fetch(`http://${bindAddress}/metrics`)).text();
      expect([...failuresIn(metrics).keys()]).toEqual([expect.stringMatching(/^noSuchWorkflow: \w+$/)]);
    }),
  );
  await run.terminate();
  await connection.close();
});
