import { randomUUID } from 'node:crypto';
import type { ExaminedSummary } from '../activities/doctor';
import { purchasesQueue } from './messages';
import { TestWorker } from './testing/worker';

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start();
});
afterAll(() => worker?.stop());

const difference = { kind: 'no-run', cartId: 'c', done: 'person' } as const;
const summary: ExaminedSummary = { rows: 90, runs: 20, ended: 0, differences: [difference] };

test.each([
  [
    'all that differed, not only the listed ones',
    { ...summary, differed: 70, byHand: 60 },
    '70 differed, 60 wait',
  ],
  ['the listed ones of an earlier version', summary, '1 differed, 1 wait'],
])('the details count %s', async (_name, examined, counts) => {
  worker.activities = { examinePurchases: async () => examined };
  const run = await worker.env.client.workflow.start('doctor', {
    workflowId: randomUUID(),
    taskQueue: purchasesQueue,
  });
  await run.result();
  const { currentDetails } = await run.query<{ currentDetails: string }>('__temporal_workflow_metadata');
  expect(currentDetails).toContain(counts);
});
