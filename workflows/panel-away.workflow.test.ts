import type { PanelHealthActivities } from '../activities/panel-health';
import { panelAwayWorkflow, panelAwayWorkflowId, providerQueue, purchasesQueue } from './messages';
import { TestWorker } from './testing/worker';

const providerId = 7;

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start([providerQueue(providerId)]);
});
afterAll(() => worker?.stop());

test('a panel that relapses is retried with growing pauses, and the others are signalled after a usable answer', async () => {
  const trials: ('answered' | 'relapsed')[] = ['relapsed', 'relapsed', 'relapsed', 'answered', 'answered'];
  const results = [
    { told: 3, isAway: true },
    { told: 5, isAway: false },
  ];
  const seen: { what: string; minute: number }[] = [];
  let began = 0;
  const note = async (what: string) => {
    const now = await worker.env.currentTimeMs();
    began ||= now;
    seen.push({ what, minute: Math.round((now - began) / 60_000) });
  };
  const activities: PanelHealthActivities = {
    awaitAnswer: () => note('asked'),
    async letOneThrough() {
      await note('tried');
      return trials.shift() ?? 'answered';
    },
    async tellWaiting() {
      await note('notified');
      return results.shift() ?? { told: 0, isAway: false };
    },
  };
  worker.activities = activities;
  const result = await worker.env.client.workflow.execute(panelAwayWorkflow, {
    workflowId: panelAwayWorkflowId(providerId),
    taskQueue: purchasesQueue,
    args: [{ providerId }],
  });
  expect(result).toBe(8);
  expect(seen.filter(({ what }) => what !== 'asked')).toEqual([
    { what: 'tried', minute: 0 },
    { what: 'tried', minute: 1 },
    { what: 'tried', minute: 3 },
    { what: 'tried', minute: 7 },
    { what: 'notified', minute: 7 },
    { what: 'tried', minute: 15 },
    { what: 'notified', minute: 15 },
  ]);
});
