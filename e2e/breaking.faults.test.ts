import { eventually } from '../api/testing/wait';
import { purchasesQueue, purchaseWorkflow } from '../workflows/messages';
import { crashPointTests } from './faults/crash-points.cases.test';
import { killTests } from './faults/kills.cases.test';
import { restoreTests } from './faults/restores.cases.test';
import { type FaultShop, startFaultShop } from './faults/shop';
import { failedWorkflowTasks } from './faults/workflow-tasks';

/* One shop that is broken again and again: whatever happened to it before, it has to recover. */

let shop: FaultShop;
beforeAll(async () => {
  shop = await startFaultShop({
    densePollingEverySeconds: 1,
    submissionRetrySeconds: 1,
    targetRetrySeconds: 1,
  });
});
afterAll(() => shop?.stop());

describe('crash points', () => crashPointTests(() => shop));
// Before the kills: a repair examines every purchase of the shop.
describe('restores', () => restoreTests(() => shop));
describe('kills', () => killTests(() => shop));

test('no workflow task failed through all of this, and one that does is reported [I10]', async () => {
  expect(await failedWorkflowTasks(shop)).toEqual([]);
  // Without an input the code throws before it has any state to pause in.
  const mistaken = await shop.temporal.workflow.start(purchaseWorkflow, {
    workflowId: 'mistaken',
    taskQueue: purchasesQueue,
    args: [],
  });
  const reported = [expect.stringMatching(/^mistaken: .*UNHANDLED_FAILURE/)];
  await eventually(async () => {
    const query = `WorkflowId = '${mistaken.workflowId}'`;
    expect(await failedWorkflowTasks(shop, query)).toEqual(reported);
  });
  expect(await failedWorkflowTasks(shop)).toEqual(reported);
  await mistaken.terminate();
});
