import { randomUUID } from 'node:crypto';
import { ApplicationFailure } from '@temporalio/common';
import type { ExaminedSummary } from '../activities/doctor';
import type { MaintenanceActivities, SweepPage } from '../activities/maintenance';
import type { PanelHealthActivities } from '../activities/panel-health';
import type { PartInput, PartProgress, ReconciliationActivities } from '../activities/reconciliation';
import { lookBackMs, reconciliationParts, settlingMs } from '../domain/reconciliation';
import { bySchedule, type SweepKind } from '../domain/sweeps';
import {
  panelAwayWorkflow,
  panelAwayWorkflowId,
  paymentsQueue,
  providerQueue,
  purchasesQueue,
  type ReconciliationInput,
  reconciliationWorkflow,
  statusQueue,
  sweepWorkflows,
} from './messages';
import { TestWorker } from './testing/worker';

/* The shop's own work: sweeps, checks, comparisons. Every run ends within its test. */

/** The panel that is away. */
const awayId = 7;

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.start([paymentsQueue, providerQueue(awayId), ...[1, 2, 3].map(statusQueue)]);
});
afterAll(() => worker?.stop());

describe('sweeps', () => {
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
});

describe('the doctor', () => {
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
});

describe('the daily and hourly runs', () => {
  const done = { mail_log: 3, refused_calls: 4, auditAddresses: 2, unpaidCarts: 1 };

  test.each([
    ['alerts', { sendAlerts: async () => ({ told: 3 }) }, 'Mailed 3 that have begun to wait'],
    ['digest', { sendDigest: async () => ({ waiting: 12 }) }, 'Mailed 12 that wait'],
    [
      'reviewLetters',
      { askForReviews: async () => ({ asked: 5, failed: 1 }) },
      '5 e-mails went out, 1 failed',
    ],
    [
      'retention',
      { deleteExpiredLogs: async () => done },
      'Deleted 7 expired rows, 2 addresses of the audit log, the buyers of 1 unpaid carts',
    ],
  ])('%s shows what it did in its details, which need no key', async (type, activities, expected) => {
    worker.activities = activities;
    const run = await worker.env.client.workflow.start(type, {
      workflowId: randomUUID(),
      taskQueue: purchasesQueue,
    });
    await run.result();
    const { currentDetails } = await run.query<{ currentDetails: string }>('__temporal_workflow_metadata');
    expect(currentDetails).toContain(expected);
  });
});

describe('a panel that is away', () => {
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
      workflowId: panelAwayWorkflowId(awayId),
      taskQueue: purchasesQueue,
      args: [{ providerId: awayId }],
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
});

describe('the comparison with the payment provider', () => {
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
    expect(
      seen.turns.filter(({ part }) => part === 'charges').map(({ after }) => Number(after ?? 0)),
    ).toEqual(Array.from({ length: pages }, (_, index) => index));
    expect(new Set(seen.turns.map(({ runId }) => runId)).size).toBe(1);
    expect(result).toMatchObject({ counts: { found: turns }, sums: { netCents: turns * 100 } });
    expect(seen.opened).toHaveLength(1);
    expect(seen.closed).toEqual([false]);
  });
});
