import { randomUUID } from 'node:crypto';
import { ApplicationFailure } from '@temporalio/common';
import type { PartInput, PartProgress, ReconciliationActivities } from '../activities/reconciliation';
import { lookBackMs, reconciliationParts, settlingMs } from '../domain/reconciliation';
import { bySchedule } from '../domain/sweeps';
import { paymentsQueue, purchasesQueue, type ReconciliationInput, reconciliationWorkflow } from './messages';
import { TestWorker } from './testing/worker';

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start([paymentsQueue]);
});
afterAll(() => worker?.stop());

/** A world in which each turn goes as `turn` says; records what was asked and written. */
function world(turn: (input: PartInput) => Promise<PartProgress>) {
  const seen = {
    opened: [] as Parameters<ReconciliationActivities['openReconciliation']>[0][],
    turns: [] as PartInput[],
    closed: [] as boolean[],
  };
  const activities: ReconciliationActivities = {
    async openReconciliation(run) {
      seen.opened.push(run);
    },
    async comparePages(input) {
      const progress = await turn(input);
      seen.turns.push(input);
      return progress;
    },
    async closeReconciliation({ failed }) {
      seen.closed.push(failed);
    },
  };
  /** Runs it to its end. */
  const run = (args: [] | [ReconciliationInput]): Promise<unknown> => {
    worker.activities = activities;
    return worker.env.client.workflow.execute(reconciliationWorkflow, {
      workflowId: `reconciliation-${randomUUID()}`,
      taskQueue: purchasesQueue,
      args,
    });
  };
  return { seen, run };
}

/** A turn that finds one difference and reads the last page. */
const last = async ({ counts, sums }: PartInput): Promise<PartProgress> => ({
  counts: { ...counts, found: counts.found + 1 },
  sums: { ...sums, netCents: sums.netCents + 100 },
});

test('a Schedule’s run compares the preceding week, part after part, and leaves out what may still be on its way', async () => {
  const { seen, run } = world(last);
  const result = await run([]);
  expect(seen.turns.map(({ part }) => part)).toEqual(reconciliationParts);
  const [opened] = seen.opened;
  expect(seen.opened).toHaveLength(1);
  expect(opened!.startedBy).toBe(bySchedule);
  expect(opened!.to).toBe(opened!.startedAt - settlingMs);
  expect(opened!.from).toBe(opened!.to - lookBackMs);
  expect(result).toMatchObject({
    counts: { found: reconciliationParts.length },
    sums: { netCents: 100 * reconciliationParts.length },
  });
  expect(seen.closed).toEqual([false]);
});

test('the payment provider is down for an hour: the run waits and continues where it was [S1-2.15.50]', async () => {
  const began = await worker.env.currentTimeMs();
  const { seen, run } = world(async (input) => {
    if (input.part === 'refunds' && (await worker.env.currentTimeMs()) < began + 3_600_000)
      throw new Error('The payment provider is away');
    return last(input);
  });
  await run([{ by: 'ana', from: 1_000_000, to: 2_000_000 }]);
  expect(seen.opened).toEqual([
    expect.objectContaining({ startedBy: 'ana', from: 1_000_000, to: 2_000_000 }),
  ]);
  expect(seen.turns.map(({ part }) => part)).toEqual(reconciliationParts);
  expect(seen.turns[2]!.counts.found).toBe(2);
  expect(seen.closed).toEqual([false]);
});

test('a key that the payment provider refuses fails the run, and its row says so', async () => {
  const { seen, run } = world(async () => {
    throw ApplicationFailure.nonRetryable('Payment provider: StripeAuthenticationError');
  });
  await expect(run([])).rejects.toThrow();
  expect(seen.closed).toEqual([true]);
});

test('a long comparison continues as new with its page and figures, and is opened and closed once [S1-2.15.50]', async () => {
  const pages = 450;
  const { seen, run } = world(async (input) => {
    const progress = await last(input);
    const page = Number(input.after ?? 0) + 1;
    return input.part === 'charges' && page < pages ? { ...progress, after: String(page) } : progress;
  });
  const result = await run([{ by: 'ana', from: 1, to: 2 }]);
  const turns = pages + reconciliationParts.length - 1;
  expect(seen.turns).toHaveLength(turns);
  expect(seen.turns.filter(({ part }) => part === 'charges').map(({ after }) => Number(after ?? 0))).toEqual(
    Array.from({ length: pages }, (_, index) => index),
  );
  expect(new Set(seen.turns.map(({ runId }) => runId)).size).toBe(1);
  expect(result).toMatchObject({ counts: { found: turns }, sums: { netCents: turns * 100 } });
  expect(seen.opened).toHaveLength(1);
  expect(seen.closed).toEqual([false]);
});
