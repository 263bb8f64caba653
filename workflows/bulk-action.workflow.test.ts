import { randomUUID } from 'node:crypto';
import { Context } from '@temporalio/activity';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { BulkActivities, BulkTurn } from '../activities/bulk';
import { type BulkInput, bulkWorkflow, bulkWorkflowId, purchasesQueue, statusQueue } from './messages';
import { testWorkflows } from './testing/bundle';
import { startRealServer } from './testing/server';
import { TestWorker } from './testing/worker';

let worker: TestWorker;
let real: TestWorkflowEnvironment;

beforeAll(async () => {
  [worker, real] = await Promise.all([TestWorker.start([1, 2].map(statusQueue)), startRealServer()]);
});
afterAll(() => Promise.all([worker?.stop(), real?.teardown()]));

/** A bulk action on `count` orders. */
const bulk = (count: number): BulkInput => ({
  id: randomUUID(),
  act: 'refill',
  by: 'admin',
  reason: 'A test',
  orders: Array.from({ length: count }, (_, index) => ({ id: String(index), cartId: `cart-${index}` })),
});

/** A world in which each order's turn goes as `turn` says; records what was written. */
function world(turn: (order: BulkTurn) => Promise<'done' | 'refused' | 'failed'>) {
  const seen = {
    recorded: 0,
    turns: [] as string[],
    ended: [] as boolean[],
    asked: [] as { order: string; queue: string }[],
    outcomes: new Set<string>(),
  };
  const activities: BulkActivities = {
    async recordBulk() {
      seen.recorded += 1;
    },
    async actOnOrder(input) {
      seen.turns.push(input.order.id);
      return { state: await turn(input) };
    },
    async endBulk({ cancelled }) {
      seen.ended.push(cancelled);
    },
    panelsToAsk: async ({ orderId }) => (orderId === '4' ? [] : [Number(orderId) % 2 ? 1 : 2]),
    async askPanel({ order, providerId }) {
      if (providerId === 2) throw new Error('Its key can not be read');
      seen.asked.push({ order: order.id, queue: Context.current().info.taskQueue });
      return { changed: true, status: 'in-progress' };
    },
    async recordTurn({ orderId, outcome }) {
      seen.turns.push(orderId);
      seen.outcomes.add(outcome.outcome ?? outcome.code ?? '');
    },
  };
  worker.activities = activities;
  return { seen, activities };
}

/** A worker of the real server. */
const realWorker = (activities: BulkActivities) =>
  Worker.create({
    connection: real.nativeConnection,
    taskQueue: purchasesQueue,
    ...testWorkflows(),
    activities: { ...activities },
    shutdownGraceTime: '100 milliseconds',
  });

const start = (input: BulkInput, { client } = worker.env) =>
  client.workflow.start(bulkWorkflow, {
    workflowId: bulkWorkflowId(input.id),
    taskQueue: purchasesQueue,
    args: [input],
  });

test('a refusal of one order stops no other', async () => {
  const { seen } = world(async ({ order }) => (Number(order.id) % 5 === 0 ? 'refused' : 'done'));
  const input = bulk(20);
  const result = await (await start(input)).result();
  expect(result).toEqual({ done: 16, notDone: 4, cancelled: false });
  expect([...seen.turns].sort()).toEqual(input.orders.map(({ id }) => id).sort());
  expect(seen).toMatchObject({ recorded: 1, ended: [false] });
});

test('an unreachable order is retried, and the others do not wait for it', async () => {
  let tries = 0;
  const { seen } = world(async ({ order }) => {
    if (order.id !== '3') return 'done';
    tries += 1;
    if (tries < 4) throw new Error('Temporal is away');
    return 'failed';
  });
  const result = await (await start(bulk(12))).result();
  expect(result).toEqual({ done: 11, notDone: 1, cancelled: false });
  // Its last try came after the others' turns.
  expect(seen.turns.at(-1)).toBe('3');
});

test('when a worker dies half way another one continues, and no order has a second turn [S1-2.15.27]', async () => {
  const input = bulk(30);
  const first = world(async () => {
    // In the middle of its turn when the worker goes.
    if (first.seen.turns.length >= 10) await Context.current().cancelled;
    return 'done';
  });
  const killed = await realWorker(first.activities);
  const running = killed.run();
  const handle = await start(input, real);
  while (first.seen.turns.length < 10) await new Promise((resolve) => setImmediate(resolve));
  killed.shutdown();
  await running;
  const second = world(async () => 'done');
  const result = await (await realWorker(second.activities)).runUntil(() => handle.result());
  expect(result).toEqual({ done: 30, notDone: 0, cancelled: false });
  const ended = new Set(first.seen.turns.slice(0, 9));
  // Orders that were running have their turn again: the activity knows from the order's row and the Update's id what
  // was done.
  expect(second.seen.turns.filter((id) => ended.has(id)).length).toBeLessThanOrEqual(4);
  expect(new Set([...first.seen.turns, ...second.seen.turns]).size).toBe(30);
  expect(second.seen).toMatchObject({ recorded: 0, ended: [false] });
});

test('cancelled: running orders finish, the rest is left alone [S1-2.15.29]', async () => {
  const { seen } = world(async () => {
    if (seen.turns.length === 8) await (await handleOf).cancel();
    return 'done';
  });
  const input = bulk(200);
  const handleOf = start(input);
  const result = await (await handleOf).result();
  expect(result).toMatchObject({ notDone: 0, cancelled: true });
  expect(seen.turns.length).toBeLessThan(200);
  expect(seen.turns.length).toBe(new Set(seen.turns).size);
  expect(seen.ended).toEqual([true]);
});

test('a sync asks each panel on its rate-limited queue; an unreachable panel fails only its own orders', async () => {
  const { seen } = world(async () => 'failed');
  const input = { ...bulk(5), act: 'sync' as const };
  const result = await (await start(input)).result();
  expect(result).toEqual({ done: 2, notDone: 3, cancelled: false });
  expect(seen.asked.sort((a, b) => Number(a.order) - Number(b.order))).toEqual([
    { order: '1', queue: statusQueue(1) },
    { order: '3', queue: statusQueue(1) },
  ]);
  expect([...seen.turns].sort()).toEqual(['0', '1', '2', '3', '4']);
  expect([...seen.outcomes].sort()).toEqual(['in-progress', 'nothing_to_sync', 'panel_silent']);
});

test('a long action continues as new without storing itself twice', async () => {
  const { seen } = world(async () => 'done');
  const input = bulk(300);
  const { workflowId } = await start(input);
  const result = await worker.env.client.workflow.getHandle(workflowId).result();
  expect(result).toEqual({ done: 300, notDone: 0, cancelled: false });
  expect(new Set(seen.turns).size).toBe(300);
  expect(seen).toMatchObject({ recorded: 1, ended: [false] });
});
