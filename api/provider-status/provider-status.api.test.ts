import { adminRefund } from '#domain/calls/admin-order-actions.ts';
import {
  providerStatusRun,
  providerStatusStats,
  setSyncInterval,
  startAutoSync,
  stopAutoSync,
  syncAllStatuses,
} from '#domain/calls/admin-provider-status.ts';
import { buyUnwatched } from '#e2e/support/buy-unwatched.ts';
import { panelClock, panelFault, panelPace } from '#e2e/support/sandbox.ts';
import { purchaseId } from '#workflows/messages.ts';
import { administrator, logInAs } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { orderThat } from '../testing/purchases';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';

const db = fileDatabase();
let admin: Browser;
const temporal = testTemporal();
beforeAll(async () => {
  admin = await administrator();
});

/** Every result of a run, from all its pages, once it has ended. */
async function resultsOf(id: string) {
  const { run } = await eventually(async () => {
    const answer = await admin.call(providerStatusRun, { params: { id } });
    if (answer.run.state === 'running') throw new Error('still running');
    return answer;
  });
  const results = [];
  for (let page = 1; ; page += 1) {
    const answer = await admin.call(providerStatusRun, { params: { id }, query: { page } });
    if (answer.results.length === 0) return { run, results };
    results.push(...answer.results);
  }
}

/** A sync that read an order. One that somebody else started may be past it, or have read its earlier state. */
function syncOf(orderId: string) {
  const since = Date.now();
  return eventually(async () => {
    const { run } = await admin.call(syncAllStatuses);
    const ended = await resultsOf(run.id);
    if (Date.parse(run.startedAt) < since) throw new Error('began before');
    if (!ended.results.some((result) => result.orderId === orderId)) throw new Error('not looked at');
    return ended;
  });
}

it('a manual sync reports for each order its state before and after, and the panel’s words; its sums are right [S1-2.15.100 S1-3.11]', async () => {
  const bought = await buyUnwatched(db);
  await panelClock({ advanceSeconds: 60 });
  const { run, results } = await syncOf(bought.order.id);
  expect(results.find(({ orderId }) => orderId === bought.order.id)).toMatchObject({
    orderNumber: bought.order.orderNumber,
    previousStatus: 'processing',
    newStatus: 'completed',
    providerStatus: 'completed',
    updated: true,
    outcome: 'updated',
  });
  expect(run).toMatchObject({ state: 'done', startedBy: 'admin', checked: results.length });
  expect(run.updated).toBe(results.filter(({ updated }) => updated).length);
  expect(run.completed).toBe(results.filter(({ newStatus }) => newStatus === 'completed').length);
  expect(run.errors).toBe(results.filter(({ outcome }) => outcome === 'error').length);
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
  const stats = await admin.call(providerStatusStats);
  expect(Date.parse(stats.lastSyncTime ?? '')).toBeGreaterThanOrEqual(Date.parse(run.startedAt));
  const { rows } = await db.query(
    `SELECT actor, after FROM audit_log WHERE action = 'sync-all' AND after ->> 'run' = $1`,
    [run.id],
  );
  expect(rows).toMatchObject([{ actor: 'admin' }]);
});

it('reports on a closed order wake its purchase only at the end', async () => {
  await panelPace(1000);
  try {
    const { order, cart } = await buyUnwatched(db);
    await panelFault({ kind: 'refuse', action: 'cancel', link: cart.username, error: 'Too late' });
    await admin.call(adminRefund, { params: { id: order.id }, body: { reason: 'asked' } });
    const run = temporal.workflow.getHandle(purchaseId(cart.cartId));
    await run.result();
    const { runId } = await run.describe();
    await panelClock({ advanceSeconds: 300 });
    const { results } = await syncOf(order.id);
    expect(results.find(({ orderId }) => orderId === order.id)).toMatchObject({ outcome: 'updated' });
    expect((await run.describe()).runId).toBe(runId);
  } finally {
    await panelPace(3);
  }
});

it('an order that the panel does not know is an error in its words, listed first', async () => {
  const { order } = await buyUnwatched(db);
  const forget = 'UPDATE submissions SET provider_order_id = $2 WHERE order_id = $1 RETURNING id';
  const known = await db.query<{ providerOrderId: string }>(
    'SELECT provider_order_id FROM submissions WHERE order_id = $1',
    [order.id],
  );
  await db.query(forget, [order.id, `9${Date.now()}`]);
  try {
    const { results } = await syncOf(order.id);
    const failed = results.filter(({ outcome }) => outcome === 'error');
    expect(results.slice(0, failed.length)).toEqual(failed);
    expect(failed.find(({ orderId }) => orderId === order.id)).toMatchObject({
      updated: false,
      error: 'Incorrect order ID',
    });
  } finally {
    await db.query(forget, [order.id, known.rows[0]?.providerOrderId]);
  }
});

it('parallel requests get one run [S1-2.15.100]', async () => {
  const colleague = await logInAs(db, 'support');
  const [mine, theirs] = await Promise.all([admin.call(syncAllStatuses), colleague.call(syncAllStatuses)]);
  // On a quiet shop one may have ended before the other began: then there are two runs, but never two at once.
  if (mine.run.id !== theirs.run.id) {
    const [first, second] = [mine.run, theirs.run].sort((a, b) => a.startedAt.localeCompare(b.startedAt));
    expect(Date.parse(first?.finishedAt ?? '')).toBeLessThanOrEqual(
      Date.parse(second?.startedAt ?? '') + 1000,
    );
  }
});

it('the Schedule is paused, activated and timed; repeating has no effect, and all of it is audited [S1-2.15.101 S1-4.12]', async () => {
  const before = await admin.call(providerStatusStats);
  try {
    for (const call of [stopAutoSync, stopAutoSync])
      expect(await admin.call(call)).toMatchObject({ autoSyncEnabled: false });
    const paused = await admin.call(providerStatusStats);
    expect(paused).toMatchObject({ autoSyncEnabled: false });
    expect(paused.nextSyncTime).toBeUndefined();
    const seen = before.syncIntervalMinutes;
    await admin.call(setSyncInterval, { body: { minutes: 25, seen } });
    const late = await admin.refused(setSyncInterval, { body: { minutes: 40, seen } });
    expect(late).toMatchObject({ status: 409, body: { code: 'settings_changed' } });
    // A new interval doesn't resume a paused sync.
    expect(await admin.call(providerStatusStats)).toMatchObject({
      autoSyncEnabled: false,
      syncIntervalMinutes: 25,
    });
    await admin.call(startAutoSync);
    const active = await admin.call(providerStatusStats);
    expect(active.autoSyncEnabled).toBe(true);
    expect(Date.parse(active.nextSyncTime ?? '')).toBeGreaterThan(Date.now());
    const { rows } = await db.query(
      `SELECT action, before FROM audit_log WHERE subject = 'provider-status' AND action = 'set-sync-interval'
       ORDER BY id DESC LIMIT 2`,
    );
    expect(rows).toEqual(
      // The refused one first.
      [25, before.syncIntervalMinutes].map((syncIntervalMinutes) => ({
        action: 'set-sync-interval',
        before: { syncIntervalMinutes },
      })),
    );
  } finally {
    const { syncIntervalMinutes: seen } = await admin.call(providerStatusStats);
    await admin.call(setSyncInterval, { body: { minutes: before.syncIntervalMinutes, seen } });
    await admin.call(before.autoSyncEnabled ? startAutoSync : stopAutoSync);
  }
});

it.each([0, 1441, 2.5, '10'])('an interval of %p is refused and changes nothing', async (minutes) => {
  const before = await admin.call(providerStatusStats);
  const answer = await admin.refused(setSyncInterval, {
    body: { minutes, seen: before.syncIntervalMinutes },
  });
  expect(answer.body.fields?.minutes).toMatch(/minut/);
  expect(await admin.call(providerStatusStats)).toMatchObject({
    syncIntervalMinutes: before.syncIntervalMinutes,
  });
});

it('an unknown run is not found, and neither is one of the other kind', async () => {
  const nobody = await admin.refused(providerStatusRun, {
    params: { id: '00000000-0000-4000-8000-000000000000' },
  });
  expect(nobody.status).toBe(404);
});

it('support may sync, but not pause; read-only may do neither [S1-7.15]', async () => {
  const [support, reader] = await Promise.all([logInAs(db, 'support'), logInAs(db, 'read-only')]);
  expect((await support.refused(stopAutoSync)).status).toBe(403);
  expect((await reader.refused(syncAllStatuses)).status).toBe(403);
  expect((await reader.call(providerStatusStats)).syncIntervalMinutes).toBeGreaterThan(0);
});
