import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import { testDatabase } from '../api/testing/database';
import { aPanel } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { orderDetail } from '../db/admin-orders';
import { isWatched } from '../db/delivery-watch';
import { readEmailFacts } from '../db/emails';
import { callsOfOrder } from '../db/provider-calls';
import { openSubmissionsOf, readSubmission, recordReports, saysNew } from '../db/submissions';
import { sweepResults } from '../db/sweeps';
import { trackedOrder } from '../db/tracking';
import { panelCalls, panelClock, panelFault, panelPace } from '../e2e/support/sandbox';
import { purchaseId } from '../workflows/messages';
import { createDeliveryWatchActivities } from './delivery-watch';
import { createMaintenanceActivities } from './maintenance';
import { attempts, keyring, listener, outsideTheRun, submissionsOf } from './testing/submissions';

const db = testDatabase();
const { activities, waiting, forget } = submissionsOf(db);
afterAll(async () => {
  await forget();
  await db.end();
});

const numbersOf = async (ids: string[]) =>
  (
    await db.query<{ number: string }>(
      'SELECT provider_order_id AS number FROM submissions WHERE id = ANY ($1)',
      [ids],
    )
  ).rows.map(({ number }) => number);

const maintenance = (client: Client) =>
  createMaintenanceActivities({
    pool: db,
    keyring,
    client,
    timeoutMs: 30_000,
    addresses: 'any',
    directory: { followerCount: async () => undefined },
  });

/** Syncs a panel's open orders to the last page, and returns that one. */
async function syncAll(client: Client, providerId: number) {
  const { openSweep, syncStatusPage, closeSweep } = maintenance(client);
  const runId = randomUUID();
  await openSweep({ runId, kind: 'status-sync', startedBy: 'test', startedAt: Date.now() });
  try {
    let calls = 1;
    let page = await outsideTheRun(syncStatusPage, { providerId, runId });
    for (; page.more; calls += 1) page = await outsideTheRun(syncStatusPage, { providerId, runId });
    return { ...page, runId, calls };
  } finally {
    // A run without an end would look open to every other test of this shop.
    await closeSweep({ runId, failed: false });
  }
}

test('a report that could not be delivered is delivered by the next run', async () => {
  // A separate panel: the shop's worker follows the deliveries of the shop's panel and may be first.
  const providerId = await aPanel(db);
  const { heard, temporal, client } = listener();
  const { submissionId } = await waiting({ provider_id: providerId });
  const outcome = await outsideTheRun(activities(client).submitToProvider, { submissionId });
  expect(outcome.kind).toBe('accepted');
  const mine = () => heard.filter((one) => (one as { submissionId?: string }).submissionId === submissionId);
  temporal.away = true;
  const sync = () => syncAll(client, providerId);
  await expect(sync()).rejects.toThrow('Temporal is away');
  temporal.away = false;
  await sync();
  expect(mine()).toMatchObject([{ name: 'providerStatusChanged', report: { status: expect.any(String) } }]);
});

test('a purchase that can not be signalled does not stop the status sync for others, and the next sync signals it', async () => {
  const providerId = await aPanel(db);
  const { heard, temporal, client } = listener();
  const { submitToProvider } = activities(client);
  const lines = [await waiting({ provider_id: providerId }), await waiting({ provider_id: providerId })];
  for (const { submissionId } of lines) await outsideTheRun(submitToProvider, { submissionId });
  const sync = () => syncAll(client, providerId);
  const signalled = () => heard.map((one) => (one as { submissionId: string }).submissionId);
  temporal.lost = purchaseId(lines[0]?.own.cartId ?? '');
  expect(await sync()).toMatchObject({ checked: 2, updated: 1, errors: 1, more: false });
  expect(signalled()).toEqual([lines[1]?.submissionId]);
  temporal.lost = undefined;
  expect(await sync()).toMatchObject({ checked: 2, errors: 0 });
  expect(signalled()).toContain(lines[0]?.submissionId);
});

test('a number that makes the panel fail does not hide others from the status sync', async () => {
  const providerId = await aPanel(db);
  const { client } = listener();
  const { submitToProvider } = activities(client);
  const lines = [];
  for (const _ of [1, 2, 3, 4, 5]) lines.push(await waiting({ provider_id: providerId }));
  for (const { submissionId } of lines) await outsideTheRun(submitToProvider, { submissionId });
  const [bad, ...good] = lines;
  await panelFault({ kind: 'error500', action: 'status', link: bad?.own.username });
  const { runId, ...page } = await syncAll(client, providerId);
  expect(page).toMatchObject({ checked: 5, updated: 4, errors: 1 });
  const { rows: results } = await sweepResults(db, runId, { page: 1, pageSize: 10 });
  const outcomes = Object.fromEntries(results.map(({ submissionId, outcome }) => [submissionId, outcome]));
  expect(outcomes).toEqual({
    [bad?.submissionId ?? '']: 'error',
    ...Object.fromEntries(good.map(({ submissionId }) => [submissionId, 'updated'])),
  });
});

test('a panel that does not answer gets 17 calls in a run, however many of its orders are open', async () => {
  const providerId = await aPanel(db, { active: false, baseUrl: 'http://127.0.0.1:1/' });
  const { client } = listener();
  const first = await waiting({ provider_id: providerId, state: 'accepted', provider_order_id: '1' });
  await db.query(
    `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state,
       provider_order_id)
     SELECT gen_random_uuid(), order_id, generation, n, provider_id, provider_service_id, username, quantity, state, n::text
     FROM submissions, generate_series(2, 350) AS n WHERE id = $1`,
    [first.submissionId],
  );
  // Ten alone, and a full page.
  expect(await syncAll(client, providerId)).toMatchObject({ calls: 17, checked: 110, errors: 110 });
});

test('a panel that is switched off is asked for its open orders, not for its balance', async () => {
  const providerId = await aPanel(db);
  const { client } = listener();
  const balances = async () =>
    (await db.query('SELECT FROM provider_balances WHERE provider_id = $1', [providerId])).rowCount;
  const switchOn = (active: boolean) =>
    db.query('UPDATE providers SET active = $2 WHERE id = $1', [providerId, active]);
  const { submissionId } = await waiting({ provider_id: providerId });
  await outsideTheRun(activities(client).submitToProvider, { submissionId });
  await switchOn(false);
  expect(await syncAll(client, providerId)).toMatchObject({ checked: 1, errors: 0 });
  expect(await balances()).toBe(0);
  await switchOn(true);
  await syncAll(client, providerId);
  expect(await balances()).toBe(1);
});

test('a repeated report writes nothing; new reports are written in one statement', async () => {
  const lines: string[] = [];
  for (const _ of [1, 2, 3]) {
    const { submissionId } = await waiting({ state: 'accepted', provider_order_id: randomUUID() });
    lines.push(submissionId);
  }
  const queries: string[] = [];
  const listening = {
    query: (...query: Parameters<typeof db.query>) => {
      queries.push(String(query[0]));
      return db.query(...query);
    },
  } as unknown as typeof db;
  const report = async (remains: number) => {
    const rows = await Promise.all(lines.map((id) => readSubmission(db, id)));
    queries.length = 0;
    const said = { status: 'in-progress', remains, startCount: 7, charge: '0.90' } as const;
    await recordReports(
      listening,
      rows.map((row) => ({ row, report: said })),
    );
    return queries.length;
  };
  expect(await report(50)).toBe(2);
  expect(await report(50)).toBe(0);
  expect(await report(40)).toBe(2);
  for (const id of lines)
    expect(await readSubmission(db, id)).toMatchObject({
      providerStatus: 'in-progress',
      remains: 40,
      startCount: 7,
      charge: '0.90',
    });
});

test('no more remains than was ordered, whatever the panel says', async () => {
  const { submissionId } = await waiting({ state: 'accepted', provider_order_id: randomUUID() });
  const row = await readSubmission(db, submissionId);
  const report = { status: 'in-progress' as const, remains: row.quantity + 5000 };
  await recordReports(db, [{ row, report }]);
  const stored = await readSubmission(db, submissionId);
  expect(stored).toMatchObject({ remains: row.quantity });
  expect(saysNew(stored, report)).toBe(false);
});

test.each([
  ['leaves out what remains', 'partial', { hidesRemains: true }],
  ['says that 0 remains', 'canceled', { zeroRemains: true }],
])('an end that %s is signalled with what the earlier reports said', async (_what, kind, hides) => {
  const providerId = await aPanel(db);
  const { client, heard } = listener();
  const { own, submissionId } = await waiting({ provider_id: providerId });
  await panelFault({ kind, link: own.username, ...hides });
  await outsideTheRun(activities(client).submitToProvider, { submissionId });
  await db.query(`UPDATE submissions SET provider_status = 'in-progress', remains = 300 WHERE id = $1`, [
    submissionId,
  ]);
  await panelClock({ advanceSeconds: 60 });
  await eventually(async () => {
    await syncAll(client, providerId);
    expect(heard.at(-1)).toMatchObject({ submissionId, report: { status: kind, lastRemains: 300 } });
  });
  const { readProviderStatus } = activities(client);
  const report = await outsideTheRun(readProviderStatus, { submissionId });
  expect(report).toMatchObject({ status: kind, lastRemains: 300 });
  expect(await readSubmission(db, submissionId)).toMatchObject({ providerStatus: kind, remains: 300 });
});

test.each([
  ['in-progress', null],
  ['canceled', null],
  ['completed', 0],
])(
  'a stored 0 means that all was delivered only if the delivery is complete: %s',
  async (status, remains) => {
    const said = { state: 'accepted', provider_order_id: randomUUID(), provider_status: status, remains: 0 };
    const { own } = await waiting(said);
    const delivered = remains === null ? undefined : 1000;
    expect((await trackedOrder(db, own.orderId))?.lines).toMatchObject([{ remains }]);
    expect((await orderDetail(db, own.orderId))?.submissions).toMatchObject([{ remains }]);
    expect((await readEmailFacts(db, own.cartId))?.delivered).toBe(delivered);
  },
);

test.each(['readProviderStatus', 'readProviderStatuses'] as const)(
  'an end that the purchase itself reads is also signalled, before it is stored: %s',
  async (name) => {
    const providerId = await aPanel(db);
    const { client, heard, temporal } = listener();
    const { submitToProvider, readProviderStatus, readProviderStatuses } = activities(client);
    const { own, submissionId } = await waiting({ provider_id: providerId });
    await outsideTheRun(submitToProvider, { submissionId });
    await panelClock({ advanceSeconds: 60 });
    const read = async () =>
      name === 'readProviderStatus'
        ? outsideTheRun(readProviderStatus, { submissionId })
        : (await outsideTheRun(readProviderStatuses, { submissionIds: [submissionId] }))[submissionId];
    temporal.lost = purchaseId(own.cartId);
    await eventually(async () => expect(await read()).toMatchObject({ status: 'completed' }));
    // The status sync still reads it.
    expect(await openSubmissionsOf(db, own.orderId)).toHaveLength(1);
    temporal.lost = undefined;
    const report = await read();
    expect(heard).toEqual([{ name: 'providerStatusChanged', submissionId, report }]);
    expect(await readSubmission(db, submissionId)).toMatchObject({ providerStatus: 'completed' });
  },
);

test('a purchase reads several lines in one call, as far as they have rows', async () => {
  const providerId = await aPanel(db);
  const { submitToProvider, readProviderStatuses } = activities(listener().client);
  const lines = [await waiting({ provider_id: providerId }), await waiting({ provider_id: providerId })];
  const ids = lines.map(({ submissionId }) => submissionId);
  for (const submissionId of ids) await outsideTheRun(submitToProvider, { submissionId });
  const numbers = await numbersOf(ids);
  const read = () => outsideTheRun(readProviderStatuses, { submissionIds: [...ids, randomUUID()] });
  const [first = ''] = numbers;
  await panelFault({ kind: 'error500', action: 'status', link: lines[0]?.own.username, count: 1 });
  await expect(read()).rejects.toThrow('no usable status');
  await panelClock({ advanceSeconds: 60 });
  await eventually(async () => {
    const completed = expect.objectContaining({ status: 'completed' });
    expect(await read()).toEqual(Object.fromEntries(ids.map((id) => [id, completed])));
  });
  for (const { orders } of (await panelCalls('status')).filter((call) => call.orders?.includes(first)))
    expect(orders?.split(',').toSorted()).toEqual(numbers.toSorted());
  for (const { own, submissionId } of lines) {
    expect(await readSubmission(db, submissionId)).toMatchObject({ providerStatus: 'completed' });
    const [last] = (await callsOfOrder(db, own.orderId)).filter(({ action }) => action === 'status');
    expect(JSON.parse(last?.answer ?? '')).toMatchObject({ status: expect.stringMatching(/^completed$/i) });
  }
});

test('an answer that was overtaken by the end of the delivery does not reopen it', async () => {
  const { submissionId } = await waiting({ state: 'accepted', provider_order_id: randomUUID() });
  const row = await readSubmission(db, submissionId);
  await recordReports(db, [{ row, report: { status: 'completed', remains: 0 } }]);
  await recordReports(db, [{ row, report: { status: 'in-progress', remains: 50 } }]);
  expect(await readSubmission(db, submissionId)).toMatchObject({ providerStatus: 'completed', remains: 0 });
  // The last word of a panel on what has ended is kept.
  await recordReports(db, [{ row, report: { status: 'refunded' } }]);
  expect(await readSubmission(db, submissionId)).toMatchObject({ providerStatus: 'refunded', remains: 0 });
});

describe('the watch of a panel', () => {
  /** The panel's watch, as the worker of the status queue runs it. */
  const watch = ({ client }: { client: Client }) =>
    createDeliveryWatchActivities({
      reach: { db, temporal: client, keyring },
      timeoutMs: 30_000,
      addresses: 'any',
    }).watchDeliveries;
  const poll = (to: { client: Client }, providerId: number) => outsideTheRun(watch(to), { providerId });
  test('reads all young deliveries in one call, and signals each purchase its end, once', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const { submitToProvider } = activities(to.client);
    const lines = [];
    for (const _ of [1, 2, 3]) lines.push(await waiting({ provider_id: providerId }));
    const old = await waiting({ provider_id: providerId });
    for (const { submissionId } of [...lines, old]) await outsideTheRun(submitToProvider, { submissionId });
    await db.query(`UPDATE submissions SET answered_at = now() - interval '1 hour' WHERE id = $1`, [
      old.submissionId,
    ]);
    const numbers = await numbersOf(lines.map(({ submissionId }) => submissionId));
    await expect(poll(to, providerId)).rejects.toThrow('Not ended yet');
    const asked = (await panelCalls('status')).filter(({ orders = '' }) => orders.includes(numbers[0] ?? ''));
    expect(asked.map(({ orders }) => orders?.split(',').sort())).toEqual([[...numbers].sort()]);
    // When no young delivery is open the watch ends.
    await panelClock({ advanceSeconds: 60 });
    await eventually(async () => {
      await db.query('UPDATE submissions SET looked_at = NULL WHERE provider_id = $1', [providerId]);
      await poll(to, providerId);
    });
    expect(await isWatched(db, providerId)).toBe(false);
    const signalled = to.heard.filter((one) => (one as { name: string }).name === 'providerStatusChanged');
    expect(signalled.map((one) => (one as { submissionId: string }).submissionId).sort()).toEqual(
      lines.map(({ submissionId }) => submissionId).sort(),
    );
    expect(signalled).toEqual(
      lines.map(() => expect.objectContaining({ report: expect.objectContaining({ status: 'completed' }) })),
    );
  });

  test('logs of each order only its own part of the answer', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const { submitToProvider } = activities(to.client);
    const lines = [await waiting({ provider_id: providerId }), await waiting({ provider_id: providerId })];
    for (const { submissionId } of lines) await outsideTheRun(submitToProvider, { submissionId });
    await panelClock({ advanceSeconds: 60 });
    await eventually(async () => {
      await db.query('UPDATE submissions SET looked_at = NULL WHERE provider_id = $1', [providerId]);
      await poll(to, providerId);
    });
    for (const { own, submissionId } of lines) {
      const [number] = await numbersOf([submissionId]);
      const [last] = (await callsOfOrder(db, own.orderId)).filter(({ action }) => action === 'status');
      expect(last).toMatchObject({
        outcome: 'ok',
        submissionId,
        request: { action: 'status', order: number },
      });
      expect(JSON.parse(last?.answer ?? '')).toMatchObject({ status: expect.stringMatching(/^completed$/i) });
    }
  });

  const signalledBy = ({ heard }: { heard: unknown[] }) =>
    heard
      .filter((one) => (one as { name: string }).name === 'providerStatusChanged')
      .map((one) => (one as { submissionId: string }).submissionId);
  /** Lets time pass, so that all are due again, in order. */
  const due = (providerId: number) =>
    db.query(`UPDATE submissions SET looked_at = looked_at - interval '10 seconds' WHERE provider_id = $1`, [
      providerId,
    ]);

  test('an end that could not be signalled is signalled at a later check, and delays no other', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const { submitToProvider } = activities(to.client);
    const [lost, other] = [
      await waiting({ provider_id: providerId }),
      await waiting({ provider_id: providerId }),
    ];
    for (const { submissionId } of [lost, other]) await outsideTheRun(submitToProvider, { submissionId });
    to.temporal.lost = purchaseId(lost.own.cartId);
    await panelClock({ advanceSeconds: 60 });
    await eventually(async () => {
      await due(providerId);
      await expect(poll(to, providerId)).rejects.toThrow('Not ended yet');
      expect(signalledBy(to)).toEqual([other.submissionId]);
    });
    to.temporal.lost = undefined;
    await eventually(async () => {
      await due(providerId);
      await poll(to, providerId);
    });
    expect(signalledBy(to)).toEqual([other.submissionId, lost.submissionId]);
  });

  test('a number that makes the panel fail hides the others for some checks only', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const { submitToProvider } = activities(to.client);
    const lines = [];
    for (const _ of [1, 2, 3, 4, 5]) lines.push(await waiting({ provider_id: providerId }));
    for (const { submissionId } of lines) await outsideTheRun(submitToProvider, { submissionId });
    // Equally old ones go by id: the bad one is in the second call too.
    const [bad, ...good] = lines.toSorted((a, b) => (a.submissionId < b.submissionId ? -1 : 1));
    await panelFault({ kind: 'error500', action: 'status', link: bad?.own.username });
    // As the server passes them from attempt to attempt.
    let heartbeatDetails: unknown;
    const sizes: number[] = [];
    await panelClock({ advanceSeconds: 60 });
    await eventually(async () => {
      await due(providerId);
      const attempt = new MockActivityEnvironment({ heartbeatDetails });
      attempt.on('heartbeat', (details: { size: number }) => {
        heartbeatDetails = details;
        sizes.push(details.size);
      });
      await expect(attempt.run(watch(to), { providerId })).rejects.toThrow('Not ended yet');
      expect(signalledBy(to).toSorted()).toEqual(good.map(({ submissionId }) => submissionId).toSorted());
    });
    expect(sizes.slice(0, 2)).toEqual([2, 1]);
    expect(Math.max(...sizes.slice(2))).toBeGreaterThan(1);
  });

  test('a number that makes the panel fail hides no neighbour from the watch, however long all of them take', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const { submitToProvider } = activities(to.client);
    await panelPace(3600);
    try {
      const lines = [];
      for (let count = 0; count < 6; count += 1) lines.push(await waiting({ provider_id: providerId }));
      for (const { submissionId } of lines) await outsideTheRun(submitToProvider, { submissionId });
      // Equally old ones go by id.
      const [bad, ...good] = lines.toSorted((a, b) => (a.submissionId < b.submissionId ? -1 : 1));
      await panelFault({ kind: 'error500', action: 'status', link: bad?.own.username });
      const attempt = attempts();
      for (let polls = 0; polls < 12; polls += 1) {
        await due(providerId);
        await expect(attempt(watch(to), { providerId })).rejects.toThrow('Not ended yet');
      }
      for (const { submissionId } of good)
        expect(await readSubmission(db, submissionId)).toMatchObject({ providerStatus: expect.any(String) });
    } finally {
      await panelPace(3);
    }
  });

  test('asks a slow panel only with every second call, so that a cancel gets the other', async () => {
    const providerId = await aPanel(db);
    await db.query('UPDATE providers SET max_calls_per_second = 0.4 WHERE id = $1', [providerId]);
    const to = listener();
    const { submissionId } = await waiting({ provider_id: providerId });
    await outsideTheRun(activities(to.client).submitToProvider, { submissionId });
    // A quarter of the rate is one call in ten seconds.
    await expect(poll(to, providerId)).rejects.toMatchObject({ nextRetryDelay: 20_000 });
    // The shop's worker polls for this panel too: later syncs of the shop would wait for it.
    await db.query('UPDATE providers SET max_calls_per_second = DEFAULT WHERE id = $1', [providerId]);
  });

  test('is started by the first delivery only', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const begin = async () =>
      outsideTheRun(activities(to.client).submitToProvider, await waiting({ provider_id: providerId }));
    await begin();
    expect(to.started).toEqual([`delivery-watch-${providerId}`]);
    await expect(poll(to, providerId)).rejects.toThrow('Not ended yet');
    await begin();
    expect(to.started).toHaveLength(1);
    // A dead one is started again.
    await db.query(`UPDATE providers SET watched_at = now() - interval '2 minutes' WHERE id = $1`, [
      providerId,
    ]);
    await begin();
    expect(to.started).toHaveLength(2);
  });

  test('is started by the next attempt if the one that sent the order died before', async () => {
    const providerId = await aPanel(db);
    const order = await waiting({ provider_id: providerId });
    await outsideTheRun(activities(listener().client).submitToProvider, order);
    const to = listener();
    const outcome = await outsideTheRun(activities(to.client).submitToProvider, order);
    expect(outcome.kind).toBe('accepted');
    expect(to.started).toEqual([`delivery-watch-${providerId}`]);
  });

  test('is started although the rows say that it runs, if a store was set back', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const watch = `delivery-watch-${providerId}`;
    const begin = async () =>
      outsideTheRun(activities(to.client).submitToProvider, await waiting({ provider_id: providerId }));
    await begin();
    await expect(poll(to, providerId)).rejects.toThrow('Not ended yet');
    expect(await isWatched(db, providerId)).toBe(true);
    // Postgres: the watch has ended since.
    to.runs.set(watch, 'COMPLETED');
    await begin();
    expect(to.started).toEqual([watch, watch]);
    // Temporal: the watch has not begun yet.
    to.runs.delete(watch);
    await begin();
    expect(to.started).toEqual([watch, watch, watch]);
  });
});
