import { randomUUID } from 'node:crypto';
import { Context } from '@temporalio/activity';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { BulkActivities, BulkTurn } from '../activities/bulk';
import type { LoginActivities } from '../activities/logins';
import type { WithdrawalActivities } from '../activities/withdrawals';
import type { LoginRequest } from '../domain/login';
import type { WithdrawalStatement } from '../domain/withdrawal';
import {
  type BulkInput,
  bulkWorkflow,
  bulkWorkflowId,
  customerLoginWorkflow,
  customerLoginWorkflowId,
  purchasesQueue,
  statusQueue,
  withdrawalWorkflow,
  withdrawalWorkflowId,
} from './messages';
import { testWorkflows } from './testing/bundle';
import { startRealServer } from './testing/server';
import { TestWorker } from './testing/worker';

/* What a person asks for, as a run that ends within its test. */

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start([1, 2].map(statusQueue));
});
afterAll(() => worker?.stop());

describe('a login by e-mail', () => {
  /** Runs one login with the activities in `over`; returns what was done, in order. */
  function run(over: Partial<LoginActivities>) {
    const done: unknown[] = [];
    const request: LoginRequest = {
      id: randomUUID(),
      owner: 'owner',
      email: 'a@b.example',
      codeMac: 'mac',
      language: 'es',
    };
    const activities: LoginActivities = {
      recordLogin: async (input) => void done.push(input),
      sendLoginCode: async (input) => void done.push(input),
      ...over,
    };
    worker.activities = activities;
    const result = worker.env.client.workflow.execute(customerLoginWorkflow, {
      workflowId: customerLoginWorkflowId(request.id),
      taskQueue: purchasesQueue,
      args: [request],
    });
    return { done, request, result };
  }

  test('a login is stored before the e-mail goes out, and no activity gets its code', async () => {
    const { done, request, result } = run({});
    await result;
    expect(done).toEqual([{ ...request, createdAt: expect.any(Number) }, { id: request.id }]);
  });

  test('a mail server that is down is retried for as long as the code is valid, and no longer [S1-2.5.5]', async () => {
    const tries: number[] = [];
    const { result } = run({
      async sendLoginCode() {
        tries.push(await worker.env.currentTimeMs());
        throw new Error('451 try again later');
      },
    });
    await expect(result).rejects.toThrow();
    expect(tries.length).toBeGreaterThan(20);
    expect((tries.at(-1) ?? 0) - (tries[0] ?? 0)).toBeLessThanOrEqual(600_000);
  });
});

describe('a withdrawal', () => {
  function statement(): WithdrawalStatement {
    return {
      id: randomUUID(),
      orderNumber: 'FNZ-261121-AB3K',
      email: 'a@b.example',
      name: 'Ana',
      language: 'es',
    };
  }

  /** Runs one statement with the activities in `over`; returns what was done, in order. */
  function run(over: Partial<WithdrawalActivities>, more: { withoutLetter?: boolean } = {}) {
    const done: string[] = [];
    const note = (name: string) => async () => void done.push(name);
    const activities: WithdrawalActivities = {
      recordWithdrawal: note('recorded'),
      acknowledgeWithdrawal: note('acknowledged'),
      reportWithdrawal: note('reported'),
      ...over,
    };
    worker.activities = activities;
    const body = { ...statement(), ...more };
    const result = worker.env.client.workflow.execute(withdrawalWorkflow, {
      workflowId: withdrawalWorkflowId(body.id),
      taskQueue: purchasesQueue,
      args: [body],
    });
    return { done, result };
  }

  test('a statement is stored, with the time of its arrival, before anybody gets an e-mail', async () => {
    const times: number[] = [];
    const { done, result } = run({
      async recordWithdrawal({ receivedAt }) {
        times.push(receivedAt);
      },
    });
    const before = await worker.env.currentTimeMs();
    await result;
    expect(done.sort()).toEqual(['acknowledged', 'reported']);
    expect(Math.abs((times[0] ?? 0) - before)).toBeLessThan(60_000);
  });

  test('a statement beyond the e-mail limit of its address is stored and reported, but not acknowledged', async () => {
    const stored: unknown[] = [];
    const { done, result } = run(
      { recordWithdrawal: async ({ statement: one }) => void stored.push(one.withoutLetter) },
      { withoutLetter: true },
    );
    await result;
    expect(done).toEqual(['reported']);
    expect(stored).toEqual([true]);
  });

  test('a mail server that is down over a long weekend does not prevent the acknowledgement', async () => {
    const since = await worker.env.currentTimeMs();
    const { done, result } = run({
      async acknowledgeWithdrawal() {
        if ((await worker.env.currentTimeMs()) < since + 4 * 24 * 3600 * 1000)
          throw new Error('451 try again');
        done.push('acknowledged');
      },
    });
    await result;
    expect(done).toEqual(['recorded', 'reported', 'acknowledged']);
  });

  test('a mail server that is down for a day delays only the acknowledgement', async () => {
    let tries = 0;
    const { done, result } = run({
      async acknowledgeWithdrawal() {
        tries += 1;
        if (tries < 40) throw new Error('451 try again later');
        done.push('acknowledged');
      },
    });
    await result;
    expect(done).toEqual(['recorded', 'reported', 'acknowledged']);
  });

  test('an address that never accepts mail fails the run, and support has the statement', async () => {
    const { done, result } = run({
      async acknowledgeWithdrawal() {
        throw new Error('550 no such mailbox');
      },
    });
    await expect(result).rejects.toThrow();
    expect(done).toEqual(['recorded', 'reported']);
  });
});

describe('a bulk action', () => {
  let real: TestWorkflowEnvironment;
  beforeAll(async () => {
    real = await startRealServer();
  });
  afterAll(() => real?.teardown());

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
});
