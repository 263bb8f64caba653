import { randomUUID } from 'node:crypto';
import type { LoginActivities } from '../activities/logins';
import type { LoginRequest } from '../domain/login';
import { customerLoginWorkflow, customerLoginWorkflowId, purchasesQueue } from './messages';
import { TestWorker } from './testing/worker';

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start();
});
afterAll(() => worker?.stop());

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
