import { randomUUID } from 'node:crypto';
import type { MaintenanceActivities, SweepPage } from '../activities/maintenance';
import type { SweepKind } from '../domain/sweeps';
import { purchasesQueue, statusQueue, sweepWorkflows } from './messages';
import { TestWorker } from './testing/worker';

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start([1, 2, 3].map(statusQueue));
});
afterAll(() => worker?.stop());

/** Panels with this many pages each; one without a number fails. */
async function sweep(kind: SweepKind, panels: Record<number, number | undefined>) {
  const seen = { opened: [] as string[], closed: [] as boolean[], pages: new Map<number, number>() };
  const read = async (part: number): Promise<SweepPage> => {
    const pages = panels[part];
    if (pages === undefined) throw new Error('Its key can not be read');
    const page = Math.min(pages, (seen.pages.get(part) ?? 0) + 1);
    seen.pages.set(part, page);
    return { checked: page, updated: 0, errors: 0, more: page < pages };
  };
  const activities: MaintenanceActivities = {
    activeProviders: async () => Object.keys(panels).map(Number),
    async openSweep({ runId }) {
      seen.opened.push(runId);
    },
    async closeSweep({ failed }) {
      seen.closed.push(failed);
    },
    syncStatusPage: ({ providerId }) => read(providerId),
    sweepRefillsPage: () => read(1),
  };
  worker.activities = activities;
  const outcome = await worker.env.client.workflow
    .execute(sweepWorkflows[kind], { workflowId: randomUUID(), taskQueue: purchasesQueue, args: [] })
    .catch((error: Error) => error);
  return { outcome, seen };
}

test('a sweep of many pages continues as new, as one sweep', async () => {
  const { outcome, seen } = await sweep('refill-sweep', { 1: 205 });
  expect(outcome).toEqual({ checked: 205, updated: 0, errors: 0 });
  // Three runs in a row under the first run's id.
  expect(seen.opened).toHaveLength(3);
  expect(new Set(seen.opened).size).toBe(1);
  expect(seen.closed).toEqual([false]);
});

test('an unreachable panel stops no other: the status sync reads all of theirs, then fails', async () => {
  const { outcome, seen } = await sweep('status-sync', { 1: 3, 2: undefined, 3: 5 });
  expect(outcome).toMatchObject({ name: 'WorkflowFailedError' });
  expect(Object.fromEntries(seen.pages)).toEqual({ 1: 3, 3: 5 });
  expect(seen.closed).toEqual([true]);
});
