import { randomUUID } from 'node:crypto';
import type { WithdrawalActivities } from '../activities/withdrawals';
import type { WithdrawalStatement } from '../domain/withdrawal';
import { purchasesQueue, withdrawalWorkflow, withdrawalWorkflowId } from './messages';
import { TestWorker } from './testing/worker';

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start();
});
afterAll(() => worker?.stop());

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
      if ((await worker.env.currentTimeMs()) < since + 4 * 24 * 3600 * 1000) throw new Error('451 try again');
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
