import { type Client, type WorkflowExecutionInfo, WorkflowNotFoundError } from '@temporalio/client';
import {
  askForPerson,
  type ChoiceIds,
  openPurchases,
  type PurchaseRow,
  paymentOfOrder,
  rowsOf,
  withoutRow,
} from '../db/doctor';
import { stepsAreExpectedToFail } from '../db/incidents';
import { currentQuote } from '../domain/purchase';
import type { PurchaseStage } from '../domain/states';
import {
  panelFull,
  paymentSucceeded,
  purchaseId,
  purchaseState,
  purchaseWorkflow,
  saveAgain,
} from '../workflows/messages';
import { isRunning } from './is-running';
import { type Reach, signalPurchase, startAgain } from './reach';

/**
 * How the rows of a purchase and its run differ. `rows-behind`: missing, older, or with a generation that the run has
 * lost. `no-answer`: the run can't be queried, because its tasks fail or there is no worker. `step-fails`: they agree,
 * but the run waits for an activity that keeps failing.
 */
export type DifferenceKind = 'no-run' | 'no-rows' | 'rows-behind' | 'run-behind' | 'no-answer' | 'step-fails';

/** One difference, and what was done about it. */
export interface Difference {
  kind: DifferenceKind;
  cartId: string;
  /** Absent if the purchase has no row. */
  orderNumber?: string;
  /** Absent on the side that is missing. */
  stageOfRows?: PurchaseStage;
  stageOfRun?: PurchaseStage;
  /** For `step-fails`: the activity and its number of attempts. Else: the error that prevented the repair. */
  detail?: string;
  /** `person`: its run can't restart, or one of its steps fails, so it waits for somebody. */
  done: 'nothing' | 'healed' | 'person';
}

/** The result of an examination. */
export interface Examination {
  /** Open purchases by their rows, and by Temporal. */
  rows: number;
  runs: number;
  /** Runs that ended in the examined time. */
  ended: number;
  differences: Difference[];
}

/** How far an examination has come; another one can continue there. Times in epoch ms: the latest runs come first. */
export interface Position {
  cartId: string;
  startedBefore: number;
  endedBefore: number;
}

/** As many runs as Temporal lists in one call, which it limits per second (deploy/temporal/dynamic-config.yaml). */
const listedTogether = 1000;
/** Runs whose rows are read together. */
const pageSize = 100;
/** A query waits for a worker to replay the run, so several are made together. */
const comparedTogether = 10;
/** Stages in which no order is expected. */
const withoutOrder: ReadonlySet<PurchaseStage> = new Set(['intent', 'awaiting-payment', 'paid', 'closed']);
/** A more recent change may not be visible on the other side yet, in ms. */
export const settlingMs = 60_000;
/** A payment or panel activity with this many attempts has failed for a quarter of an hour or longer. */
const manyTries = 20;
/** Activities that are retried on purpose, or for days: polls, and e-mails, which have a separate log. */
const patient: ReadonlySet<string> = new Set(['awaitDelivery', 'awaitRefill', 'sendEmail']);

/**
 * Compares the rows of purchases with their runs: of those that are open, and of those that ended since `endedSince`,
 * or that Temporal still has. With `heal` the newer side repairs the other: a missing or older run restarts from the
 * stored memory, missing or older rows are written again by the run; a step with `tries` attempts asks for a person.
 * Without `queryAll` an open run whose rows have its stage isn't queried: what was written within one stage isn't
 * compared. With `from` it continues another examination. Times in epoch ms.
 */
export async function examine(
  reach: Reach,
  {
    heal,
    now,
    queryAll = false,
    tries = manyTries,
    endedSince = 0,
    from,
    onPage,
    onFound,
  }: {
    heal: boolean;
    now: number;
    queryAll?: boolean;
    tries?: number;
    endedSince?: number;
    from?: Position;
    onPage?: (seen: Examination, at: Position) => void;
    onFound?: (difference: Difference) => void;
  },
): Promise<Examination> {
  const seen: Examination = { rows: 0, runs: 0, ended: 0, differences: [] };
  const settled = now - settlingMs;
  const at: Position = { cartId: '', startedBefore: settled, endedBefore: settled, ...from };
  const pageSeen = () => onPage?.(seen, { ...at });
  const add = async (found: Found | undefined) => {
    if (!found) return;
    const difference: Difference = {
      ...found,
      ...(heal ? await tryToMend(reach, found) : { done: 'nothing' }),
    };
    seen.differences.push(difference);
    onFound?.(difference);
  };
  for (;;) {
    const page = await openPurchases(reach.db, {
      after: at.cartId,
      before: new Date(settled),
      limit: listedTogether,
    });
    if (page.length === 0) break;
    const stages = queryAll ? undefined : await stagesOf(reach.temporal, page);
    for (let start = 0; start < page.length; start += comparedTogether) {
      const rows = page.slice(start, start + comparedTogether);
      const found = await Promise.all(
        rows.map(
          async (row) =>
            (await compare(reach, row, stages?.get(row.cartId))) ?? (await failingStep(reach, row, tries)),
        ),
      );
      for (const one of found) await add(one);
      seen.rows += rows.length;
      at.cartId = rows.at(-1)?.cartId ?? at.cartId;
      pageSeen();
    }
  }
  for await (const page of pagesOf(reach.temporal, openRuns(new Date(at.startedBefore)))) {
    const known = await rowsOf(reach.db, page.map(cartOf));
    for (const cartId of page.map(cartOf)) {
      const row = known.get(cartId);
      // Those that are open by their rows were compared above.
      if (row && row.stage !== 'closed') continue;
      if (!(await isRunning(reach.temporal.workflow.getHandle(purchaseId(cartId))))) continue;
      await add(row ? await compare(reach, row) : { kind: 'no-rows', cartId });
    }
    seen.runs += page.length;
    at.startedBefore = after(page.at(-1)?.startTime);
    pageSeen();
  }
  for await (const page of pagesOf(
    reach.temporal,
    endedRuns(new Date(endedSince), new Date(at.endedBefore)),
  )) {
    const known = await rowsOf(reach.db, page.map(cartOf));
    for (const run of page) {
      const cartId = cartOf(run);
      // A purchase that was woken has ended more than once.
      if (seen.differences.some((one) => one.cartId === cartId)) continue;
      await add(await compareEnd(reach, run, known.get(cartId)));
    }
    seen.ended += page.length;
    at.endedBefore = after(page.at(-1)?.closeTime);
    pageSeen();
  }
  return seen;
}

/**
 * The panels and packages that the runs of these purchases need and Postgres lacks, because its backup is older:
 * without them the runs can't write their orders. `silent`: how many runs did not answer.
 */
export async function unknownIds(
  { db, temporal }: Reach,
  differences: readonly Difference[],
): Promise<ChoiceIds & { silent: number }> {
  const panels = new Set<number>();
  const packages = new Set<number>();
  let silent = 0;
  const behind = differences.filter(({ kind }) => kind === 'no-rows' || kind === 'rows-behind');
  for (let start = 0; start < behind.length; start += comparedTogether)
    await Promise.all(
      behind.slice(start, start + comparedTogether).map(async ({ cartId }) => {
        const handle = temporal.workflow.getHandle(purchaseId(cartId));
        const state = await handle.query(purchaseState).catch(() => undefined);
        if (!state) silent += 1;
        const quote = state && currentQuote(state);
        if (!quote) return;
        packages.add(quote.serviceId);
        for (const { providerId } of [quote, ...state.submissions]) panels.add(providerId);
      }),
    );
  return { ...(await withoutRow(db, { panels: [...panels], packages: [...packages] })), silent };
}

type Found = Omit<Difference, 'done'>;

/** Queries the run, unless `stageOfRun` is the stage of its row. */
async function compare(
  reach: Reach,
  row: PurchaseRow,
  stageOfRun?: PurchaseStage,
): Promise<Found | undefined> {
  const { cartId, orderNumber, stage: stageOfRows, idle } = row;
  const found = { cartId, orderNumber, stageOfRows };
  const handle = reach.temporal.workflow.getHandle(purchaseId(cartId));
  const mayLackOrder = !row.hasOrder && !withoutOrder.has(stageOfRows);
  if (stageOfRun === stageOfRows && !mayLackOrder && idle.length === 0) return undefined;
  try {
    // The list can be some seconds old, so the run itself is queried.
    if ((await handle.describe()).status.name !== 'RUNNING') return { ...found, kind: 'no-run' };
    const { stage, writes, order, submissions } = await handle.query(purchaseState);
    if (mayLackOrder && order) return { ...found, stageOfRun: stage, kind: 'no-rows' };
    const version = (await rowsOf(reach.db, [cartId])).get(cartId)?.version ?? 0;
    const lost = idle.some((id) => submissions.every((one) => one.id !== id));
    if (writes === version && !lost) return undefined;
    return { ...found, stageOfRun: stage, kind: writes >= version ? 'rows-behind' : 'run-behind' };
  } catch (error) {
    // One run that does not answer must not hide the others.
    return { ...found, kind: error instanceof WorkflowNotFoundError ? 'no-run' : 'no-answer' };
  }
}

/** Looks at the run only. Not in the guarantee, in which purchases rest for years. */
async function failingStep(
  reach: Reach,
  { cartId, orderNumber, stage }: PurchaseRow,
  tries: number,
): Promise<Found | undefined> {
  if (stage === 'guarantee') return undefined;
  try {
    const { raw } = await reach.temporal.workflow.getHandle(purchaseId(cartId)).describe();
    for (const { activityType, attempt, lastFailure } of raw.pendingActivities ?? []) {
      const name = activityType?.name ?? '';
      // It waits for its turn at a slow panel; the type of a failure is not sealed.
      const isQueued = lastFailure?.applicationFailureInfo?.type === panelFull;
      if ((attempt ?? 0) < tries || patient.has(name) || isQueued) continue;
      const detail = `${name}: tried ${attempt} times`;
      return { kind: 'step-fails', cartId, orderNumber, stageOfRows: stage, detail };
    }
    return undefined;
  } catch (error) {
    // It has ended since it was compared.
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  }
}

/** As `compare`, for a run that has ended. Newer rows are no difference: the stored memory has everything. */
async function compareEnd(
  reach: Reach,
  run: WorkflowExecutionInfo,
  row: (PurchaseRow & { updatedAt: Date }) | undefined,
): Promise<Found | undefined> {
  // If its row is open, it was compared above. A run ends soon after its last save; one that waited for e-mails is
  // queried.
  if (row && (row.stage !== 'closed' || row.updatedAt.getTime() > endOf(run) - settlingMs)) return undefined;
  const cartId = cartOf(run);
  const found = { cartId, orderNumber: row?.orderNumber, stageOfRun: 'closed' } as const;
  const handle = reach.temporal.workflow.getHandle(purchaseId(cartId));
  try {
    if ((await handle.describe()).status.name !== 'COMPLETED') return undefined;
    const { writes } = await handle.query(purchaseState);
    if (!row) return { ...found, kind: 'no-rows' };
    const version = (await rowsOf(reach.db, [cartId])).get(cartId)?.version ?? 0;
    return writes > version ? { ...found, stageOfRows: row.stage, kind: 'rows-behind' } : undefined;
  } catch (error) {
    // Gone since it was listed.
    if (error instanceof WorkflowNotFoundError) return undefined;
    return { ...found, kind: 'no-answer' };
  }
}

/** As `mend`. A purchase that can't be repaired must not end the examination of the others. */
async function tryToMend(reach: Reach, found: Found): Promise<Pick<Difference, 'done' | 'detail'>> {
  try {
    return { done: await mend(reach, found), detail: found.detail };
  } catch (error) {
    // Its message may name the buyer, or contain bytes that Postgres doesn't store.
    const failure = error instanceof Error ? error.name : 'unknown';
    const detail = found.detail ?? failure;
    if (found.kind !== 'no-run') return { done: 'nothing', detail };
    await askForPerson(reach.db, found.cartId, `no run: ${failure}`, { overwrite: true });
    return { done: 'person', detail };
  }
}

async function mend(reach: Reach, { kind, cartId, detail, stageOfRun }: Found): Promise<Difference['done']> {
  if (kind === 'no-answer') return 'nothing';
  if (kind === 'step-fails') {
    // A common cause is reported once; when it is gone the purchases continue on their own.
    if (await stepsAreExpectedToFail(reach.db)) return 'nothing';
    await askForPerson(reach.db, cartId, detail ?? '');
    return 'person';
  }
  if (kind !== 'no-run') {
    // A workflow task that was lost leaves its order behind, and the run never hears of the payment again.
    const paymentIntentId =
      stageOfRun && withoutOrder.has(stageOfRun) ? await paymentOfOrder(reach.db, cartId) : undefined;
    if (paymentIntentId) await signalPurchase(reach, cartId, paymentSucceeded, { paymentIntentId });
    // A run that is behind notices at its own save, and continues with the stored memory.
    const reached = await signalPurchase(reach, cartId, saveAgain, {});
    return reached ? 'healed' : 'nothing';
  }
  if (await startAgain(reach, cartId)) {
    // A save takes it out of the queue, where an earlier examination that could not restart it has put it.
    await signalPurchase(reach, cartId, saveAgain, {});
    return 'healed';
  }
  await askForPerson(reach.db, cartId, 'no run', { overwrite: true });
  return 'person';
}

/** Stages of the runs of a page of purchases, as Temporal lists them. */
async function stagesOf(
  temporal: Client,
  page: readonly PurchaseRow[],
): Promise<Map<string, PurchaseStage | undefined>> {
  const ids = page.map(({ cartId }) => `'${purchaseId(cartId)}'`).join(', ');
  const query = `WorkflowType = '${purchaseWorkflow}' AND ExecutionStatus = 'Running' AND WorkflowId IN (${ids})`;
  const found = new Map<string, PurchaseStage | undefined>();
  for await (const run of temporal.workflow.list({ query }))
    found.set(cartOf(run), run.searchAttributes.PurchaseStage?.[0] as PurchaseStage | undefined);
  return found;
}

function openRuns(before: Date): string {
  return `WorkflowType = '${purchaseWorkflow}' AND ExecutionStatus = 'Running' AND StartTime < '${before.toISOString()}'`;
}

function endedRuns(since: Date, before: Date): string {
  return `WorkflowType = '${purchaseWorkflow}' AND ExecutionStatus = 'Completed' AND CloseTime BETWEEN '${since.toISOString()}' AND '${before.toISOString()}'`;
}

/** Runs that a query finds, page by page. */
async function* pagesOf(temporal: Client, query: string): AsyncGenerator<WorkflowExecutionInfo[]> {
  let page: WorkflowExecutionInfo[] = [];
  for await (const run of temporal.workflow.list({ query, pageSize: listedTogether })) {
    page.push(run);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function cartOf({ workflowId }: { workflowId: string }): string {
  return workflowId.slice(purchaseId('').length);
}

function endOf({ closeTime }: WorkflowExecutionInfo): number {
  return closeTime?.getTime() ?? 0;
}

/** The next millisecond: Temporal's times are finer, and several runs may have the same one. */
function after(time: Date | undefined): number {
  return (time?.getTime() ?? 0) + 1;
}
