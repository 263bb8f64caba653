import { randomUUID } from 'node:crypto';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { ExaminedSummary } from '../activities/doctor';
import { purchasesQueue } from './messages';
import { testWorkflows } from './testing/bundle';
import { startTestServer } from './testing/server';

let env: TestWorkflowEnvironment;
beforeAll(async () => {
  env = await startTestServer();
});
afterAll(() => env?.teardown());

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
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: purchasesQueue,
    ...testWorkflows(),
    activities: { examinePurchases: async () => examined },
  });
  await worker.runUntil(async () => {
    const run = await env.client.workflow.start('doctor', {
      workflowId: randomUUID(),
      taskQueue: purchasesQueue,
    });
    await run.result();
    const { currentDetails } = await run.query<{ currentDetails: string }>('__temporal_workflow_metadata');
    expect(currentDetails).toContain(counts);
  });
});
