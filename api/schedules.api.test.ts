import { randomUUID } from 'node:crypto';
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import type { temporal } from '@temporalio/proto';
import { webhookDueMs } from '../domain/payments';
import { buyUnwatched } from '../e2e/support/buy-unwatched';
import { panelClock, panelDrop, panelOrders } from '../e2e/support/sandbox';
import { ensureSchedule, plans, version } from '../worker/schedules';
import { purchasesQueue, schedules } from '../workflows/messages';
import { readSchedule, setSchedule } from './schedules';
import { fileDatabase } from './testing/database';
import { buy, orderThat } from './testing/purchases';
import { testTemporal } from './testing/temporal';

type UpdateScheduleRequest = temporal.api.workflowservice.v1.IUpdateScheduleRequest;

/** By its policy a Schedule skips a run while one is under way, and that one may have passed the order. */
const afterRunning = ScheduleOverlapPolicy.BUFFER_ONE;

const db = fileDatabase();
const client = testTemporal();

it('the status sync completes a delivery that is too old to be watched [S1-9.13]', async () => {
  const { browser, cart, order } = await buyUnwatched(db);
  await panelClock({ advanceSeconds: 60 });
  expect((await panelOrders(cart.username))[0]?.status).toBe('Completed');
  await client.schedule.getHandle(schedules.statusSync).trigger(afterRunning);
  // The purchase is signalled first; the line's own row follows.
  const done = await orderThat(
    browser,
    order.id,
    ({ status, progress }) => status === 'completed' && progress !== undefined,
  );
  expect(done.progress).toEqual({ delivered: 1100, total: 1100 });
});

it('the sweep requests a refill if followers were lost, and only then [S1-9.13 S1-9.16]', async () => {
  const [lost, kept] = await Promise.all([buy(), buy()]);
  await Promise.all(
    [lost, kept].map(({ browser, order }) =>
      orderThat(browser, order.id, ({ status }) => status !== 'pending'),
    ),
  );
  await panelClock({ advanceSeconds: 60 });
  await Promise.all(
    [lost, kept].map(({ browser, order }) =>
      orderThat(browser, order.id, ({ status }) => status === 'completed'),
    ),
  );
  const [delivered] = await panelOrders(lost.cart.username);
  await panelDrop(delivered?.id ?? 0, 25);
  await client.schedule.getHandle(schedules.refillSweep).trigger(afterRunning);
  await orderThat(lost.browser, lost.order.id, ({ refillStatus }) => refillStatus !== undefined);
  const untouched = await orderThat(kept.browser, kept.order.id, () => true);
  expect(untouched.refillStatus).toBeUndefined();
});

describe('a Schedule that a worker starts with', () => {
  const id = `kept-${randomUUID()}`;
  const handle = () => client.schedule.getHandle(id);
  const plan = { id, workflowType: 'digest', everySeconds: 86_400, offsetSeconds: 6 * 3600 };
  afterEach(() =>
    handle()
      .delete()
      .catch(() => undefined),
  );

  it('has the interval of its release, unless somebody chose another; an offset is kept if it fits', async () => {
    const began = { ...plan, everySeconds: 900, offsetSeconds: 0 };
    for (const [now, then] of [
      [
        { every: 900_000, offset: 60_000 },
        { every: 600_000, offset: 60_000 },
      ],
      [
        { every: 900_000, offset: 800_000 },
        { every: 600_000, offset: 0 },
      ],
      [
        { every: 1_200_000, offset: 800_000 },
        { every: 1_200_000, offset: 800_000 },
      ],
    ] as const) {
      await client.schedule.create({
        scheduleId: id,
        spec: { intervals: [now] },
        action: { type: 'startWorkflow', workflowType: 'digest', workflowId: id, taskQueue: 'old' },
      });
      await ensureSchedule(client, { ...began, everySeconds: 600, everySecondsBefore: 900 });
      expect((await handle().describe()).spec.intervals).toMatchObject([then]);
      await handle().delete();
    }
  });

  it('finds a lost webhook within a quarter of an hour [F13]', () => {
    const { everySeconds = Number.NaN } = plans.find(({ id }) => id === schedules.paymentEvents) ?? {};
    expect(everySeconds + webhookDueMs / 1000).toBeLessThan(15 * 60 - 60);
  });

  it('catches up a missed daily run, and runs once at a time', async () => {
    await ensureSchedule(client, plan);
    const { policies, spec, action } = await handle().describe();
    expect(policies).toMatchObject({ catchupWindow: 20 * 3_600_000, overlap: ScheduleOverlapPolicy.SKIP });
    expect(spec.intervals).toMatchObject([{ every: 86_400_000, offset: 6 * 3_600_000 }]);
    expect(action).toMatchObject({ workflowType: 'digest', taskQueue: purchasesQueue, memo: { version } });
  });

  it('is renewed if an older release made it, and keeps pause and times; a newer one is left alone', async () => {
    const old = (more: object) =>
      client.schedule.create({
        scheduleId: id,
        spec: { intervals: [{ every: '12 hours', offset: '2 hours' }] },
        action: {
          type: 'startWorkflow',
          workflowType: 'emails',
          workflowId: 'old',
          taskQueue: 'old',
          ...more,
        },
        policies: { overlap: ScheduleOverlapPolicy.ALLOW_ALL, catchupWindow: '1 minute' },
        state: { paused: true, note: 'by ana' },
      });
    await old({ args: ['of before'] });
    await ensureSchedule(client, plan);
    const { policies, spec, action, state } = await handle().describe();
    expect(policies).toMatchObject({ catchupWindow: 20 * 3_600_000, overlap: ScheduleOverlapPolicy.SKIP });
    expect(spec.intervals).toMatchObject([{ every: 12 * 3_600_000, offset: 2 * 3_600_000 }]);
    expect(action).toMatchObject({ workflowType: 'digest', workflowId: id, taskQueue: purchasesQueue });
    expect(action).toMatchObject({ args: [], memo: { version } });
    expect(state).toMatchObject({ paused: true, note: 'by ana' });

    await handle().delete();
    await old({ memo: { version: version + 1 } });
    await ensureSchedule(client, plan);
    expect((await handle().describe()).action).toMatchObject({ workflowType: 'emails' });
  });
});

describe('a Schedule that is being set', () => {
  const id = `set-${randomUUID()}`;
  beforeAll(() =>
    client.schedule.create({
      scheduleId: id,
      spec: { intervals: [{ every: '1 day' }] },
      // Whatever falls due meanwhile waits for a worker that doesn't exist.
      action: { type: 'startWorkflow', workflowType: 'refillSweep', workflowId: id, taskQueue: id },
    }),
  );
  afterAll(() => client.schedule.getHandle(id).delete());

  /** The client, with its updates of Schedules passing through a function. */
  function sendingUpdatesBy(update: (request: UpdateScheduleRequest) => Promise<unknown>): Client {
    const service = Object.create(client.workflowService, { updateSchedule: { value: update } }) as unknown;
    return Object.create(client, { workflowService: { value: service } }) as Client;
  }

  it('has the requested state once the call answers, the pause with the interval [S1-2.15.104]', async () => {
    for (let minutes = 100; minutes < 120; minutes += 1) {
      const change = { enabled: minutes % 2 === 0, everyMinutes: minutes };
      await setSchedule(client, id, change);
      expect(await readSchedule(client, id)).toMatchObject(change);
    }
  });

  it.each([
    ['pauses it in the Temporal UI', () => client.schedule.getHandle(id).pause()],
    ['pauses it in the back office', () => setSchedule(client, id, { enabled: false })],
  ])('keeps both if another %s while the interval is being set', async (_, pause) => {
    await setSchedule(client, id, { enabled: true, everyMinutes: 60 });
    const updates = jest.fn(async (request: UpdateScheduleRequest) => {
      if (updates.mock.calls.length === 1) await pause();
      return client.workflowService.updateSchedule(request);
    });
    await setSchedule(sendingUpdatesBy(updates), id, { everyMinutes: 61 });
    expect(await readSchedule(client, id)).toMatchObject({ enabled: false, everyMinutes: 61 });
    expect(updates).toHaveBeenCalledTimes(2);
  });

  it('is not set again if nothing changes', async () => {
    await setSchedule(client, id, { enabled: false, everyMinutes: 62 });
    const updates = jest.fn((request: UpdateScheduleRequest) =>
      client.workflowService.updateSchedule(request),
    );
    await setSchedule(sendingUpdatesBy(updates), id, { enabled: false, everyMinutes: 62 });
    expect(updates).not.toHaveBeenCalled();
  });

  it('shows how often a calendar of an operator starts it, and keeps the calendar until another interval is chosen', async () => {
    const calendar = `calendar-${randomUUID()}`;
    await client.schedule.create({
      scheduleId: calendar,
      spec: { calendars: [{ hour: 2 }, { hour: 14 }] },
      action: { type: 'startWorkflow', workflowType: 'refillSweep', workflowId: calendar, taskQueue: id },
    });
    const handle = client.schedule.getHandle(calendar);
    expect(await readSchedule(client, calendar)).toMatchObject({ enabled: true, everyMinutes: 720 });
    await setSchedule(client, calendar, { enabled: false, everyMinutes: 720 });
    expect(await readSchedule(client, calendar)).toMatchObject({ enabled: false, everyMinutes: 720 });
    expect((await handle.describe()).spec.calendars).toHaveLength(2);
    await setSchedule(client, calendar, { everyMinutes: 90 });
    expect(await readSchedule(client, calendar)).toMatchObject({ everyMinutes: 90 });
    await handle.delete();
  });

  it('keeps its action and its policies', async () => {
    const before = await client.schedule.getHandle(id).describe();
    await setSchedule(client, id, { enabled: !before.state.paused, everyMinutes: 300 });
    const after = await client.schedule.getHandle(id).describe();
    expect(after.action).toEqual(before.action);
    expect(after.policies).toEqual(before.policies);
  });
});
