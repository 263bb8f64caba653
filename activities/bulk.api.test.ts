import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Client,
  WorkflowNotFoundError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import { testDatabase } from '../api/testing/database';
import { anOrder, aPanel, forgetOrders, type OwnNames, ownNames } from '../api/testing/rows';
import { bulkById, bulkResults, endBulk } from '../db/bulk';
import { keepPurchase } from '../db/kept-purchases';
import type { BulkAction } from '../domain/bulk';
import type { TimelineKind } from '../domain/timeline';
import { sealMemory } from '../purchases/memory';
import { readKeyring } from '../security/keyring';
import { type PurchaseMemory, purchaseId } from '../workflows/messages';
import { createBulkActivities } from './bulk';

const db = testDatabase();
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
const begun: string[] = [];
const made: OwnNames[] = [];
afterAll(async () => {
  // An action without an end would look open to every other test of this shop.
  for (const id of begun) await endBulk(db, id, false);
  await forgetOrders(db, made);
  await db.end();
});

/** The id of an action that `afterAll` ends. */
function newActionId(): string {
  const id = randomUUID();
  begun.push(id);
  return id;
}

const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;
const never = () => new Promise<never>(() => undefined);
const pastDeadline = new WorkflowUpdateRPCTimeoutOrCancelledError('Deadline exceeded', {
  cause: Object.assign(new Error('Deadline exceeded'), { code: 4, details: '', metadata: {} }),
});

/** Records the ids and inputs of a purchase's Updates; `answer` answers them, once the purchase `accepts` them. */
function purchase(
  answer: () => Promise<unknown>,
  {
    patienceMs = 30_000,
    accepts = async () => undefined,
  }: { patienceMs?: number; accepts?: () => Promise<void> } = {},
) {
  const updates: string[] = [];
  const inputs: unknown[] = [];
  let deadline: Promise<never> = never();
  const startUpdate = async (_definition: unknown, sent: { updateId: string; args: [unknown] }) => {
    updates.push(sent.updateId);
    inputs.push(sent.args[0]);
    await Promise.race([deadline, accepts()]);
    return { result: answer };
  };
  // A call that has no answer ends at its deadline, as with Temporal's client.
  const withDeadline = async (at: number, work: () => Promise<unknown>) => {
    let timer: NodeJS.Timeout | undefined;
    deadline = new Promise((_, reject) => {
      timer = setTimeout(() => reject(pastDeadline), at - Date.now());
    });
    deadline.catch(() => undefined);
    return work().finally(() => clearTimeout(timer));
  };
  const client = { workflow: { getHandle: () => ({ startUpdate }) }, withDeadline } as unknown as Client;
  const activities = createBulkActivities({
    pool: db,
    keyring,
    client,
    addresses: 'any',
    timeoutMs: 30_000,
    patienceMs,
  });
  return { updates, inputs, activities };
}

/** A new order as rows only: its purchase is the one that records the Updates. */
async function newOrder(): Promise<OwnNames> {
  const own = ownNames();
  made.push(own);
  await anOrder(db, own);
  return own;
}

/** An action on one order; without one, on a new one. */
async function startAction(
  activities: ReturnType<typeof purchase>['activities'],
  act: BulkAction = 'refill',
  on?: OwnNames,
  seenAt?: number,
) {
  const { orderId, cartId } = on ?? (await newOrder());
  const id = newActionId();
  const asked = { act, by: 'admin', reason: 'A test' };
  await activities.recordBulk({ id, ...asked, orders: [{ id: orderId }], startedAt: Date.now() });
  const turn = {
    bulkId: id,
    ...asked,
    seenAt,
    order: { id: orderId, cartId, providerOrderId: '77' },
  };
  const go = (attempt = 1) => new MockActivityEnvironment({ attempt }).run(activities.actOnOrder, turn);
  return {
    id,
    orderId,
    go,
    result: async () => (await bulkResults(db, id, { limit: 10, offset: 0 }))[0],
  };
}

/** Adds a generation of a line to an order, and returns its id. Without `sentAgo` it is held, or rebuilt after a restore. */
async function addLine(
  orderId: string,
  {
    line,
    generation = 1,
    state = 'unknown',
    createdAgo = '1 hour',
    sentAgo,
  }: { line: number; generation?: number; state?: string; createdAgo?: string; sentAgo?: string },
): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity,
       state, created_at, sent_at)
     VALUES ($1, $2, $3, $4, 1, '1', 'x', 10, $5, now() - $6::interval, now() - $7::interval)`,
    [id, orderId, generation, line, state, createdAgo, sentAgo ?? null],
  );
  return id;
}

it('an order has its turn once: a stored result is kept, and a repetition is the same Update', async () => {
  let lost = true;
  const { updates, activities } = purchase(async () => {
    if (lost) throw new Error('the worker lost its connection');
    return { state: 'requested' };
  });
  const { id, orderId, go, result } = await startAction(activities);
  await expect(go()).rejects.toThrow('lost its connection');
  expect(await result()).toMatchObject({ state: 'waiting' });
  lost = false;
  expect(await go(2)).toEqual({ state: 'done' });
  expect(await go(3)).toEqual({ state: 'done' });
  expect(updates).toEqual([`bulk-${id}-${orderId}`, `bulk-${id}-${orderId}`]);
  expect(await result()).toMatchObject({ state: 'done', outcome: 'requested' });
});

it('a closed purchase refuses; an unreachable one has failed in the end', async () => {
  const closed = purchase(async () => {
    throw new WorkflowNotFoundError('ended', 'purchase-x', undefined);
  });
  const one = await startAction(closed.activities);
  expect(await one.go()).toEqual({ state: 'refused' });
  expect(await one.result()).toMatchObject({ state: 'refused', code: 'purchase_closed' });
  const away = purchase(async () => {
    throw new Error('Temporal is away');
  });
  const other = await startAction(away.activities);
  await expect(other.go(5)).rejects.toThrow('away');
  expect(await other.go(6)).toEqual({ state: 'failed' });
});

it.each([
  ['accepted', 'done'],
  ['rejected', 'failed'],
  ['unknown', 'failed'],
])('an order that is sent again and comes back %s has %s', async (state, expected) => {
  const { activities } = purchase(async () => ({ state }));
  const { go, result } = await startAction(activities, 'resend');
  expect(await go()).toEqual({ state: expected });
  expect(await result()).toMatchObject({ state: expected, outcome: state });
});

it('an order that answers late counts as done: it continues without the activity', async () => {
  const { activities } = purchase(never, { patienceMs: 2000 });
  const { go, result } = await startAction(activities);
  expect(await go()).toEqual({ state: 'done' });
  expect(await result()).toMatchObject({ outcome: 'pending' });
});

it('an order whose lines answer late has one wait for all of them, and a result', async () => {
  const { updates, activities } = purchase(never, { patienceMs: 2000 });
  const order = await newOrder();
  for (const line of [7, 8, 9]) await addLine(order.orderId, { line, state: 'unknown', sentAgo: '1 hour' });
  const { go, result } = await startAction(activities, 'resend-unknown', order);
  // With a wait for each line it would be given up as silent after one and a half.
  expect(await go()).toEqual({ state: 'done' });
  expect(await result()).toMatchObject({ state: 'done', outcome: 'pending' });
  expect(new Set(updates).size).toBe(3);
});

it('an order that accepts no Update has failed in the end', async () => {
  const { activities } = purchase(never, { accepts: never, patienceMs: 50 });
  const { go, result } = await startAction(activities);
  await expect(go(5)).rejects.toMatchObject({ type: 'order-silent' });
  expect(await go(6)).toEqual({ state: 'failed' });
  expect(await result()).toMatchObject({ state: 'failed', code: 'order_silent' });
});

it('an order that was given up as silent gets no Update later, for none of its lines', async () => {
  let accept = () => {};
  const accepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  const { updates, activities } = purchase(async () => ({ state: 'pending' }), {
    accepts: () => accepted,
    patienceMs: 50,
  });
  const order = await newOrder();
  for (const line of [8, 9]) await addLine(order.orderId, { line });
  const { go } = await startAction(activities, 'resend-unknown', order);
  await expect(go(1)).rejects.toMatchObject({ type: 'order-silent' });
  accept();
  await new Promise(setImmediate);
  expect(updates).toHaveLength(1);
});

it('a number is refused if several lines of an order are doubtful, else it names the doubtful one; a denial names each', async () => {
  const { updates, inputs, activities } = purchase(async () => ({ state: 'accepted' }));
  const order = await newOrder();
  const { orderId } = order;
  const settle = async (act: BulkAction) => {
    const { go, result } = await startAction(activities, act, order);
    await go();
    return result();
  };
  const [first, second] = [await addLine(orderId, { line: 8 }), await addLine(orderId, { line: 9 })];
  expect(await settle('accept-unknown')).toMatchObject({ state: 'refused', code: 'several_doubtful' });
  expect(await settle('resend-unknown')).toMatchObject({ state: 'done' });
  await db.query('DELETE FROM submissions WHERE order_id = $1 AND line = 9', [orderId]);
  expect(await settle('accept-unknown')).toMatchObject({ state: 'done', outcome: 'accepted' });
  await db.query('DELETE FROM submissions WHERE order_id = $1 AND line = 8', [orderId]);
  expect(new Set(updates).size).toBe(3);
  expect(inputs).toMatchObject([
    { accepted: false, submissionId: first },
    { accepted: false, submissionId: second },
    { accepted: true, providerOrderId: '77', submissionId: first },
  ]);
});

it('a line whose newer generation is held, or was sent since the action began, is in doubt no more', async () => {
  const { inputs, activities } = purchase(async () => ({ state: 'pending' }));
  const order = await newOrder();
  const { orderId } = order;
  await addLine(orderId, { line: 7, sentAgo: '3 hours' });
  // An older one that the purchase doesn't know would go with its next save.
  await addLine(orderId, { line: 7, generation: 2, state: 'ready', createdAgo: '1 second' });
  const doubtful = await addLine(orderId, { line: 8, sentAgo: '3 hours' });
  // It was held until now, so nobody could look for it in the panel when the action began.
  await addLine(orderId, { line: 9, sentAgo: '-1 minute' });
  for (const act of ['resend-unknown', 'accept-unknown'] as const) {
    const { go, result } = await startAction(activities, act, order);
    expect(await go()).toEqual({ state: 'done' });
    expect(await result()).toMatchObject({ outcome: 'pending' });
  }
  expect(inputs).toMatchObject([
    { accepted: false, submissionId: doubtful },
    { accepted: true, submissionId: doubtful },
  ]);
});

it('an order is refunded and sent again only as the administrator saw it', async () => {
  const { inputs, activities } = purchase(async () => ({ state: 'accepted', status: 'succeeded' }));
  const order = await newOrder();
  const { orderId, cartId } = order;
  const refund = (number: number, cents: number, ago: string, status = 'succeeded') =>
    db.query(
      `INSERT INTO refunds (cart_id, number, payment_intent_id, amount_cents, reason, requested_by, status, created_at)
       VALUES ($1, $2, 'pi', $3, 'late', 'ana', $4, now() - $5::interval)`,
      [cartId, number, cents, status, ago],
    );
  await db.query('DELETE FROM refunds WHERE cart_id = $1', [cartId]);
  await db.query('DELETE FROM submissions WHERE order_id = $1', [orderId]);
  await refund(1, 100, '3 hours');
  await refund(2, 50, '3 hours', 'failed');
  await addLine(orderId, { line: 1, state: 'rejected', createdAgo: '3 hours' });
  // A colleague, since the list was read.
  await refund(3, 300, '1 hour');
  await addLine(orderId, { line: 1, generation: 2, state: 'rejected', createdAgo: '1 hour' });
  for (const act of ['refund', 'resend'] as const)
    for (const seenAt of [hoursAgo(2), hoursAgo(4), undefined])
      await (await startAction(activities, act, order, seenAt)).go();
  // The purchase compares both with what it has, and refuses.
  expect(inputs).toMatchObject([
    { refundedCents: 100 },
    { refundedCents: 0 },
    { refundedCents: undefined },
    { submissionsSeen: 1 },
    { submissionsSeen: 0 },
    { submissionsSeen: undefined },
  ]);
});

it.each<[BulkAction, TimelineKind, hours: number, 'refused' | 'done']>([
  ['refund', 'resend-requested', 1, 'refused'],
  ['refund', 'submission-resolved', 1, 'refused'],
  ['refund', 'shortfall-settled', 1, 'refused'],
  // The payment provider has a refund before the shop hears of it.
  ['refund', 'refund-succeeded', 1, 'refused'],
  ['resend', 'refund-succeeded', 1, 'refused'],
  ['resend-unknown', 'refund-requested', 1, 'refused'],
  ['refill', 'refund-requested', 1, 'refused'],
  // A number at the panel is a fact, whatever was refunded.
  ['accept-unknown', 'refund-requested', 1, 'done'],
  ['refund', 'delivery-late', 1, 'done'],
  ['refund', 'resend-requested', 3, 'done'],
  // Written by the action itself, whose activity is repeated.
  ['refund', 'refund-requested', -1, 'done'],
])(
  'a bulk %s of an order with the line %s, %d hours ago, seen two hours ago: %s',
  async (act, kind, hours, state) => {
    const { inputs, activities } = purchase(async () => ({ state: 'requested', status: 'succeeded' }));
    const order = await newOrder();
    await addLine(order.orderId, { line: 9, createdAgo: '4 hours', sentAgo: '4 hours' });
    await db.query(`INSERT INTO timeline (cart_id, seq, at, kind, by) VALUES ($1, 900, $2, $3, 'ana')`, [
      order.cartId,
      new Date(hoursAgo(hours)),
      kind,
    ]);
    const { go, result } = await startAction(activities, act, order, hoursAgo(2));
    await go();
    const isRefused = state === 'refused';
    expect(await result()).toMatchObject(isRefused ? { state, code: 'order_changed' } : {});
    expect(inputs).toHaveLength(isRefused ? 0 : 1);
  },
);

it('a statement about doubts covers those that the administrator saw; the result names one that is newer', async () => {
  const { inputs, activities } = purchase(async () => ({ state: 'accepted' }));
  const order = await newOrder();
  const { orderId } = order;
  const settle = async (act: BulkAction, seenAt?: number) => {
    const { go, result } = await startAction(activities, act, order, seenAt);
    await go();
    return result();
  };
  const twoHoursAgo = Date.now() - 7_200_000;
  const seen = await addLine(orderId, { line: 7, createdAgo: '3 hours', sentAgo: '3 hours' });
  // Sent again by a colleague, and lost again.
  await addLine(orderId, { line: 8, createdAgo: '3 hours', sentAgo: '3 hours' });
  await addLine(orderId, { line: 8, generation: 2, createdAgo: '1 hour', sentAgo: '1 hour' });
  const notSeen = { state: 'refused', code: 'doubt_not_seen' };
  expect(await settle('resend-unknown', twoHoursAgo)).toMatchObject(notSeen);
  expect(inputs).toMatchObject([{ accepted: false, submissionId: seen }]);
  await db.query('DELETE FROM submissions WHERE id = $1', [seen]);
  // Held when the list was read, and sent since: the number may be an older generation's.
  await db.query(`UPDATE submissions SET created_at = now() - interval '3 hours' WHERE order_id = $1`, [
    orderId,
  ]);
  expect(await settle('accept-unknown', twoHoursAgo)).toMatchObject(notSeen);
  expect(inputs).toHaveLength(1);
  expect(await settle('accept-unknown')).toMatchObject({ state: 'done' });
});

it('a number settles no line if none was doubtful when the action began; a retry finds the answer of its Update', async () => {
  const { updates, inputs, activities } = purchase(async () => ({ state: 'accepted' }));
  const order = await newOrder();
  await addLine(order.orderId, { line: 9, sentAgo: '-1 minute' });
  const { id, go, orderId } = await startAction(activities, 'accept-unknown', order);
  expect(await go()).toEqual({ state: 'done' });
  expect(updates).toEqual([`bulk-${id}-${orderId}`]);
  // An Update without a name would settle the only doubtful line, whichever that is.
  expect(inputs).toMatchObject([{ accepted: true, providerOrderId: '77', submissionId: '' }]);
});

it.each([
  ['sent', 'unknown', '-1 minute'],
  ['held', 'ready', undefined],
])(
  'a denial that is repeated is the same Updates, and none of what it sent again: %s',
  async (_, state, sentAgo) => {
    const { updates, activities } = purchase(async () => ({ state: 'unknown' }));
    const order = await newOrder();
    await addLine(order.orderId, { line: 8, sentAgo: '1 hour' });
    const { id, go } = await startAction(activities, 'resend-unknown', order);
    expect(await go(1)).toEqual({ state: 'failed' });
    await addLine(order.orderId, { line: 8, generation: 2, state, createdAgo: '-1 minute', sentAgo });
    await db.query(`UPDATE bulk_results SET state = 'waiting' WHERE bulk_id = $1`, [id]);
    expect(await go(2)).toEqual({ state: 'failed' });
    expect(updates).toHaveLength(2);
    expect(new Set(updates).size).toBe(1);
  },
);

it('a closed purchase is woken for the end of its delivery only; other news of its panel are stored', async () => {
  const statuses: Record<string, object> = {};
  const panel = createServer((_request, response) => response.end(JSON.stringify(statuses)));
  await once(panel.listen(0, '127.0.0.1'), 'listening');
  const { port } = panel.address() as AddressInfo;
  const providerId = await aPanel(db, { active: false, baseUrl: `http://127.0.0.1:${port}/api/v2` });
  const order = await newOrder();
  const { orderId, cartId } = order;
  const id = await addLine(orderId, { line: 9, state: 'accepted' });
  await db.query(`UPDATE submissions SET provider_id = $2, provider_order_id = '77' WHERE id = $1`, [
    id,
    providerId,
  ]);
  const memory = { cartId, state: { writes: 3, stage: 'closed', quotes: [] } } as unknown as PurchaseMemory;
  await keepPurchase(db, cartId, { version: 3, sealed: sealMemory(keyring, cartId, memory) });
  const noRun = async () => {
    throw new WorkflowNotFoundError('ended', cartId, undefined);
  };
  const woken: string[] = [];
  const signalWithStart = async (_type: string, run: { workflowId: string }) => woken.push(run.workflowId);
  const getHandle = () => ({ signal: noRun, describe: noRun });
  const client = { workflow: { getHandle, signalWithStart } } as unknown as Client;
  const limits = { addresses: 'any' as const, timeoutMs: 5000 };
  const { askPanel } = createBulkActivities({ pool: db, keyring, client, ...limits });
  const ask = () =>
    new MockActivityEnvironment().run(askPanel, { order: { id: orderId, cartId }, providerId });
  try {
    statuses['77'] = { status: 'In progress', remains: '5' };
    expect(await ask()).toEqual({ changed: true, status: 'in-progress' });
    expect(woken).toEqual([]);
    expect(await ask()).toEqual({ changed: false, status: 'in-progress' });
    statuses['77'] = { status: 'Completed', remains: '0' };
    expect(await ask()).toEqual({ changed: true, status: 'completed' });
    expect(woken).toEqual([purchaseId(cartId)]);
  } finally {
    panel.closeAllConnections();
    panel.close();
    await db.query('DELETE FROM kept_purchases WHERE cart_id = $1', [cartId]);
  }
});

it('a bulk action that ends skips orders that had no turn, and is recorded once', async () => {
  const { activities } = purchase(async () => ({ state: 'requested' }));
  const { id, go, result } = await startAction(activities);
  for (const _ of [1, 2]) await activities.endBulk({ id, cancelled: true });
  expect(await result()).toMatchObject({ state: 'skipped' });
  expect(await go()).toEqual({ state: 'skipped' });
  expect(await bulkById(db, id)).toMatchObject({ cancelled: true, total: 1, counts: { skipped: 1 } });
});
