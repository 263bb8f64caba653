import { lockSettings, readSettings, writeSettings } from '#db/settings.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminRefill } from '#domain/calls/admin-order-actions.ts';
import {
  processAllRefills,
  refillCandidatesCall,
  refillHistory,
  refillOverview,
  refillRun,
  refillStatus,
  setRefillSettings,
} from '#domain/calls/admin-refill.ts';
import { requestRefill } from '#domain/calls/orders.ts';
import type { SweepResultView } from '#domain/calls/sweeps.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { panelDrop } from '#e2e/support/sandbox.ts';
import { administrator } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { orderThat } from '../testing/purchases';
import { eventually } from '../testing/wait';

const db = fileDatabase();
let admin: Browser;
/** A delivered order that has lost nothing, until all request its refill in parallel. */
let kept: Awaited<ReturnType<typeof buyDelivered>>;
beforeAll(async () => {
  admin = await administrator();
  kept = await buyDelivered();
});

it('an order is checked, refilled once enough was lost, and then has to wait [S1-3.10 S1-7.16]', async () => {
  const { browser: buyer, order, panelId } = await buyDelivered();
  const asked = { params: { id: order.id }, body: { reason: 'perdió 30 %' } };
  // If the followers can't be counted in time, the panel decides: then no loss is shown.
  const check = () =>
    eventually(async () => {
      const found = await admin.call(refillStatus, { params: { id: order.orderNumber } });
      if (found.count?.current === undefined) throw new Error('The followers were not counted');
      return found;
    });
  const whole = await check();
  expect(whole.eligibility).toMatchObject({ refillAvailable: true, canRefill: false, code: 'count_holds' });
  expect(whole).toMatchObject({
    providerOrderId: String(panelId),
    status: { status: 'completed' },
    order: { id: order.id, status: 'completed' },
  });
  expect((await admin.refused(adminRefill, asked)).body.code).toBe('count_holds');
  await panelDrop(panelId, 30);
  const lost = await check();
  expect(lost.eligibility).toMatchObject({ canRefill: true });
  expect(lost.count?.lostPercent).toBeCloseTo(30, 0);
  expect((await admin.call(refillCandidatesCall)).orders.map(({ orderId }) => orderId)).toContain(order.id);
  expect((await admin.call(adminRefill, asked)).state).toBe('requested');
  expect((await admin.refused(adminRefill, asked)).body.code).toMatch(/^refill_(under_way|cooldown)$/);
  const after = await check();
  expect(after.eligibility).toMatchObject({ canRefill: false, code: 'refill_under_way' });
  expect(after.refill).toMatchObject({ state: 'requested', requestedBy: 'admin' });
  const { order: detail } = await admin.call(adminOrder, { params: { id: order.id } });
  expect(detail.refills).toMatchObject([{ requestedBy: 'admin' }]);
  expect(detail.can.refill.allowed).toBe(false);
  // The reason is for the back office.
  const seen = await orderThat(buyer, order.id, (view) => view.refillStatus !== undefined);
  expect(JSON.stringify(seen.timeline)).not.toContain(asked.body.reason);
  // A panel that doesn't say whether it refills is tried, but not shown as one that does.
  await db.query(`UPDATE submissions SET provider_service_id = 'none' WHERE order_id = $1`, [order.id]);
  const silent = await check();
  expect(silent.eligibility.refillAvailable).toBe(true);
  expect(silent.eligibility).not.toHaveProperty('refillOffered');
  const { refills } = await admin.call(refillHistory);
  expect(refills.find(({ orderId }) => orderId === order.id)).toMatchObject({ requestedBy: 'admin' });
});

it('all orders: a refill if followers were lost, nothing if they were kept, a result for each [S1-2.15.103]', async () => {
  const lost = await buyDelivered();
  await panelDrop(lost.panelId, 25);
  const answer = await admin.call(processAllRefills);
  expect(answer.message).toMatch(/\d/);
  const { run } = await eventually(async () => {
    const now = await admin.call(refillRun, { params: { id: answer.run.id } });
    if (now.run.state === 'running') throw new Error('still running');
    return now;
  });
  const results: SweepResultView[] = [];
  for (let page = 1; results.length < run.checked; page += 1)
    results.push(...(await admin.call(refillRun, { params: { id: run.id }, query: { page } })).results);
  const outcome = (id: string) => results.find(({ orderId }) => orderId === id)?.outcome;
  expect(outcome(lost.order.id)).toBe('requested');
  expect(outcome(kept.order.id)).toBe('holds');
  expect(run.updated).toBe(results.filter((one) => one.outcome === 'requested').length);
  await orderThat(lost.browser, lost.order.id, ({ refillStatus: state }) => state !== undefined);
  // It has been requested: the next sweep leaves it alone.
  const { orders } = await admin.call(refillCandidatesCall);
  expect(orders.map(({ orderId }) => orderId)).not.toContain(lost.order.id);
});

it('customer, administrator and sweep request a refill in parallel: the panel is asked once [F39]', async () => {
  const { browser: buyer, order, panelId } = kept;
  await panelDrop(panelId, 30);
  const params = { id: order.id };
  const [customer, administrator, sweep] = await Promise.allSettled([
    buyer.call(requestRefill, { params: { orderId: order.id } }),
    admin.call(adminRefill, { params, body: { reason: 'followers were lost' } }),
    admin.call(processAllRefills),
  ]);
  if (sweep.status === 'rejected') throw sweep.reason;
  await eventually(async () => {
    const { run } = await admin.call(refillRun, { params: { id: sweep.value.run.id } });
    expect(run.state).toBe('done');
  });
  for (const end of [customer, administrator])
    if (end.status === 'rejected')
      expect(end.reason).toMatchObject({
        answer: { code: expect.stringMatching(/^refill_(under_way|cooldown)$/) },
      });
  const { order: detail } = await admin.call(adminOrder, { params });
  expect(detail.refills).toHaveLength(1);
  expect(detail.calls.filter(({ action }) => action === 'refill')).toHaveLength(1);
});

it('the overview says since when the longest overdue count waits [S1-2.15.102]', async () => {
  const { order } = kept;
  const since = '1970-01-02T03:04:05.000Z';
  const overdueSince = (at: string) =>
    db.query('UPDATE submissions SET count_due_at = $2 WHERE order_id = $1', [order.id, at]);
  await overdueSince(since);
  expect((await admin.call(refillOverview)).countOverdueSince).toBe(since);
  await overdueSince('2999-01-01');
  expect((await admin.call(refillOverview)).countOverdueSince).not.toBe(since);
});

it('rules and Schedule are set together, and other settings of purchases stay [S1-2.15.104 S1-9.16]', async () => {
  const purchaseRow = async () =>
    (await db.query<{ value: unknown }>(`SELECT value FROM settings WHERE key = 'purchase'`)).rows[0]?.value;
  const before = await purchaseRow();
  const { settings } = await admin.call(refillOverview);
  try {
    const changed = { enabled: false, intervalMinutes: 90, cooldownHours: 36.5, guaranteeDays: 180 };
    await admin.call(setRefillSettings, { body: { ...changed, seen: settings } });
    const late = await admin.refused(setRefillSettings, { body: { ...settings, seen: settings } });
    expect(late).toMatchObject({ status: 409, body: { code: 'settings_changed' } });
    const overview = await admin.call(refillOverview);
    expect(overview).toMatchObject({ settings: changed, thresholdPercent: 10 });
    expect(overview.nextSweepTime).toBeUndefined();
    expect(await purchaseRow()).toMatchObject({
      ...(before as object),
      refillCooldownSeconds: 36.5 * 3600,
      guaranteeSeconds: 180 * 86_400,
    });
    await admin.call(setRefillSettings, { body: { ...changed, guaranteeDays: null, seen: changed } });
    expect((await admin.call(refillOverview)).settings.guaranteeDays).toBeNull();
  } finally {
    const { settings: seen } = await admin.call(refillOverview);
    await admin.call(setRefillSettings, { body: { ...settings, seen } });
    if (before === undefined) await db.query(`DELETE FROM settings WHERE key = 'purchase'`);
    else await db.query(`UPDATE settings SET value = $1 WHERE key = 'purchase'`, [JSON.stringify(before)]);
  }
});

it('settings that another administrator is saving are not overwritten', async () => {
  const { settings } = await admin.call(refillOverview);
  const other = await db.connect();
  try {
    await other.query('BEGIN');
    await lockSettings(other);
    const { purchase } = await readSettings(other);
    await writeSettings(other, {
      purchase: { ...purchase, refillCooldownSeconds: purchase.refillCooldownSeconds + 3600 },
    });
    const late = admin.refused(setRefillSettings, { body: { ...settings, seen: settings } });
    await eventually(async () => {
      const { rowCount } = await db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
           AND query LIKE '%settings%'`,
      );
      expect(rowCount).toBe(1);
    });
    await other.query('COMMIT');
    expect(await late).toMatchObject({ status: 409, body: { code: 'settings_changed' } });
  } finally {
    // Closed, so that a failure leaves nothing locked.
    other.release(true);
    const { settings: seen } = await admin.call(refillOverview);
    await admin.call(setRefillSettings, { body: { ...settings, seen } });
  }
});

it.each([
  ['intervalMinutes', 0],
  ['cooldownHours', 0.5],
  ['guaranteeDays', 0],
  ['enabled', 'yes'],
])('%s = %p is refused at its field', async (field, value) => {
  const { settings } = await admin.call(refillOverview);
  const answer = await admin.refused(setRefillSettings, {
    body: { ...settings, [field]: value, seen: settings },
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  expect((await admin.call(refillOverview)).settings).toEqual(settings);
});

it('an unknown order is reported as unknown', async () => {
  const answer = await admin.refused(refillStatus, { params: { id: '123456789' } });
  expect(answer.body.code).toBe('order_not_found');
});
