import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { askForPerson, openPurchases, type PurchaseRow, rowsOf } from '../db/doctor';
import type { PurchaseStage } from '../domain/states';
import { purchaseId, purchaseState, purchaseWorkflow, saveAgain } from '../workflows/messages';
import { type Reach, startAgain, tellPurchase } from './reach';

/** How the rows of a purchase and its run differ; `no-answer` where the run can't be asked: its tasks fail, or no worker is there. */
export type DifferenceKind = 'no-run' | 'no-rows' | 'rows-behind' | 'run-behind' | 'no-answer';

/** One difference, and what was done about it. */
export interface Difference {
  kind: DifferenceKind;
  cartId: string;
  /** Absent where the purchase has no row. */
  orderNumber?: string;
  /** Absent on the side that is missing. */
  stageOfRows?: PurchaseStage;
  stageOfRun?: PurchaseStage;
  /** `person`: nothing is kept of the purchase, so somebody has to settle it by hand. */
  done: 'nothing' | 'healed' | 'person';
}

/** What an examination saw. */
export interface Examination {
  /** Open purchases by their rows, and by Temporal. */
  rows: number;
  runs: number;
  differences: Difference[];
}

const pageSize = 100;
/** Stages in which no order is expected. */
const withoutOrder: ReadonlySet<PurchaseStage> = new Set(['intent', 'awaiting-payment', 'paid', 'closed']);
/** What has changed so lately may not be seen on the other side yet, in ms. */
const settlingMs = 60_000;

/**
 * Compares the rows of open purchases with their runs. With `heal` the newer side mends the other: a missing or older
 * run starts again from what is kept, missing or older rows are written anew by the run. `now` in epoch ms.
 */
export async function examine(
  reach: Reach,
  { heal, now, onPage }: { heal: boolean; now: number; onPage?: (seen: Examination) => void },
): Promise<Examination> {
  const seen: Examination = { rows: 0, runs: 0, differences: [] };
  const settled = new Date(now - settlingMs);
  for (let after = ''; ; ) {
    const page = await openPurchases(reach.db, { after, before: settled, limit: pageSize });
    const last = page.at(-1);
    if (!last) break;
    const runs = await runsOf(
      reach.temporal,
      page.map(({ cartId }) => cartId),
    );
    for (const row of page) {
      const found = await compare(reach, row, runs.get(row.cartId));
      if (found) seen.differences.push({ ...found, done: heal ? await mend(reach, found) : 'nothing' });
    }
    seen.rows += page.length;
    onPage?.(seen);
    after = last.cartId;
  }
  for await (const cartIds of pagesOfRuns(reach.temporal, settled)) {
    const known = await rowsOf(reach.db, cartIds);
    for (const cartId of cartIds) {
      const row = known.get(cartId);
      // Those that are open by their rows were compared above.
      if (row && row.stage !== 'closed') continue;
      const found = row ? await compare(reach, row, undefined) : ({ kind: 'no-rows', cartId } as const);
      if (!found) continue;
      seen.differences.push({ ...found, done: heal ? await mend(reach, found) : 'nothing' });
    }
    seen.runs += cartIds.length;
    onPage?.(seen);
  }
  return seen;
}

type Found = Omit<Difference, 'done'>;

async function compare(
  reach: Reach,
  row: PurchaseRow,
  stageOfRun: PurchaseStage | undefined,
): Promise<Found | undefined> {
  const { cartId, orderNumber, stage: stageOfRows } = row;
  const found = { cartId, orderNumber, stageOfRows };
  const handle = reach.temporal.workflow.getHandle(purchaseId(cartId));
  const mayLackOrder = !row.hasOrder && !withoutOrder.has(stageOfRows);
  if (stageOfRun === stageOfRows && !mayLackOrder) return undefined;
  try {
    // What is listed can be some seconds old; the run itself is asked.
    if ((await handle.describe()).status.name !== 'RUNNING') return { ...found, kind: 'no-run' };
    const { stage, writes, order } = await handle.query(purchaseState);
    if (mayLackOrder && order) return { ...found, stageOfRun: stage, kind: 'no-rows' };
    const version = (await rowsOf(reach.db, [cartId])).get(cartId)?.version ?? 0;
    if (writes === version) return undefined;
    return { ...found, stageOfRun: stage, kind: writes > version ? 'rows-behind' : 'run-behind' };
  } catch (error) {
    // One run that says nothing must not hide the others.
    return { ...found, kind: error instanceof WorkflowNotFoundError ? 'no-run' : 'no-answer' };
  }
}

async function mend(reach: Reach, { kind, cartId }: Found): Promise<Difference['done']> {
  if (kind === 'no-answer') return 'nothing';
  if (kind !== 'no-run') {
    // A run that is behind learns so from its own save, and goes on with what is kept.
    await tellPurchase(reach, cartId, saveAgain, {});
    return 'healed';
  }
  if (await startAgain(reach, cartId)) return 'healed';
  await askForPerson(reach.db, cartId);
  return 'person';
}

/** Stages of those purchases of a page that have a run, as they are listed. */
async function runsOf(
  temporal: Client,
  cartIds: readonly string[],
): Promise<Map<string, PurchaseStage | undefined>> {
  const ids = cartIds.map((cartId) => `'${purchaseId(cartId)}'`).join(', ');
  const query = `WorkflowType = '${purchaseWorkflow}' AND ExecutionStatus = 'Running' AND WorkflowId IN (${ids})`;
  const found = new Map<string, PurchaseStage | undefined>();
  for await (const { workflowId, searchAttributes } of temporal.workflow.list({ query }))
    found.set(cartOf(workflowId), searchAttributes.PurchaseStage?.[0] as PurchaseStage | undefined);
  return found;
}

/** Carts of the runs that began before a time, page by page. */
async function* pagesOfRuns(temporal: Client, before: Date): AsyncGenerator<string[]> {
  const query = `WorkflowType = '${purchaseWorkflow}' AND ExecutionStatus = 'Running' AND StartTime < '${before.toISOString()}'`;
  let page: string[] = [];
  for await (const { workflowId } of temporal.workflow.list({ query, pageSize })) {
    page.push(cartOf(workflowId));
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function cartOf(workflowId: string): string {
  return workflowId.slice(purchaseId('').length);
}
