import { type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client';
import {
  deletionsUnderWay,
  endLeave,
  isUnderWay,
  type LeaveRow,
  leaveById,
  noteProven,
} from '../db/leave-requests';
import { leaveReference } from '../domain/support';
import {
  type Asked,
  confirmDeletion,
  type DecideDeletionInput,
  type DeletionInput,
  decideDeletion,
  deletionWorkflow,
  deletionWorkflowId,
  purchasesQueue,
} from '../workflows/messages';
import type { Reach } from './reach';
import { isRefused } from './refused';

/** What reaching a request for deletion needs. */
type Stores = Pick<Reach, 'db' | 'temporal'>;

/** The answer to a decision. */
type Decided = { state: 'erasing' | 'refused' };

/** The person opened the link. Throws WorkflowNotFoundError if the request is over. */
export async function proveDeletion(stores: Stores, id: string): Promise<void> {
  try {
    await runOf(stores, id).signal(confirmDeletion);
  } catch (error) {
    // The new run learns the proof from its row: a Signal would arrive before it waits for one.
    if (!isOver(error) || !(await startAgain(stores, id, { prove: true }))) throw error;
  }
}

/**
 * Sends a decision to the run of a request. Throws WorkflowNotFoundError if the request is over,
 * WorkflowUpdateFailedError with its refusal.
 */
export async function decideOnDeletion(
  stores: Stores,
  id: string,
  input: DecideDeletionInput,
): Promise<Decided> {
  const run = runOf(stores, id);
  const decide = () => run.executeUpdate(decideDeletion, { args: [input] });
  try {
    return await decide();
  } catch (error) {
    if (isOver(error) && (await startAgain(stores, id))) return decide();
    // Temporal was set back to before the proof: only the row knows it.
    if (!isRefused(error, 'address_not_proven') || !(await leaveById(stores.db, id))?.provenAt) throw error;
    await run.signal(confirmDeletion);
    return decide();
  }
}

/** A request for deletion whose run was lost. */
export interface LostDeletion {
  reference: string;
  done: 'nothing' | 'healed';
  /** The error that prevented the repair. */
  detail?: string;
}

const pageSize = 100;
/** The longest repair of one request, in ms. */
const longestMendMs = 10_000;

/**
 * Finds the requests that are under way by their rows and have no run. With `heal` the run starts again from the row,
 * and an approval reaches the run of every row that has one: Temporal may have been set back to before it.
 */
export async function examineDeletions(
  stores: Stores,
  { heal, onEach }: { heal: boolean; onEach?: () => void },
): Promise<LostDeletion[]> {
  const lost: LostDeletion[] = [];
  for (let after: string | undefined; ; ) {
    const page = await deletionsUnderWay(stores.db, { after, limit: pageSize });
    after = page.at(-1)?.id;
    if (!after) return lost;
    for (const row of page) {
      onEach?.();
      const isLost = await wasLost(stores, row.id);
      const mended = heal && (isLost || row.state === 'erasing') && (await tryToMend(stores, row, isLost));
      if (isLost) lost.push({ reference: leaveReference(row.id), ...(mended || { done: 'nothing' }) });
    }
  }
}

function runOf({ temporal }: Stores, id: string): WorkflowHandle {
  return temporal.workflow.getHandle(deletionWorkflowId(id));
}

/** Whether there is no such run any more: the request is over, or its run was lost. */
function isOver(error: unknown): boolean {
  return error instanceof WorkflowNotFoundError;
}

/**
 * Starts the run of a request again from its row, with `prove` as proven; false if the request is over. It stores
 * nothing that is there, and sends no e-mail again.
 */
async function startAgain({ db, temporal }: Stores, id: string, { prove = false } = {}): Promise<boolean> {
  const row = await leaveById(db, id);
  // Without its address there is nothing left to erase.
  if (!row || !isUnderWay(row) || row.email === '') return false;
  if (prove) await noteProven(db, id, new Date());
  const { wish, username, email, reason, language, provenAt } = row;
  const input: DeletionInput = {
    request: { id, wish, username, email, reason, language },
    proven: prove || provenAt !== undefined,
  };
  await temporal.workflow.start(deletionWorkflow, {
    workflowId: deletionWorkflowId(id),
    taskQueue: purchasesQueue,
    // If two callers start it in parallel, the second one finds the run of the first.
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    args: [input],
    staticSummary: leaveReference(id),
  });
  return true;
}

/** Whether a request has no run. A run ends after its row, so the row is read again. */
async function wasLost(stores: Stores, id: string): Promise<boolean> {
  try {
    const { status } = await runOf(stores, id).describe();
    if (status.name === 'RUNNING') return false;
  } catch (error) {
    if (!isOver(error)) throw error;
  }
  const row = await leaveById(stores.db, id);
  return row !== undefined && isUnderWay(row);
}

/** As `mend`. A request that can't be repaired must not end the examination of the others. */
async function tryToMend(
  stores: Stores,
  row: LeaveRow,
  isLost: boolean,
): Promise<Pick<LostDeletion, 'done' | 'detail'>> {
  const deadline = Date.now() + longestMendMs;
  try {
    await stores.temporal.workflow.withDeadline(deadline, () => mend(stores, row, isLost));
    return { done: 'healed' };
  } catch (error) {
    // Its message may name the person.
    return { done: 'nothing', detail: error instanceof Error ? error.name : 'unknown' };
  }
}

async function mend(stores: Stores, row: LeaveRow, isLost: boolean): Promise<void> {
  const { id, state, email, decidedBy = '', decisionReason = '' } = row;
  if (state !== 'erasing') return void (await startAgain(stores, id));
  if (email !== '') return approveAgain(stores, id, { by: decidedBy, reason: decisionReason });
  // The person is erased. Only the end of the request was not written, and nobody knows the address any more.
  if (isLost) await endLeave(stores.db, id, { state: 'erased', at: new Date() });
}

async function approveAgain(stores: Stores, id: string, asked: Asked): Promise<void> {
  try {
    await decideOnDeletion(stores, id, { decision: 'approve', ...asked });
  } catch (error) {
    // It knows the decision.
    if (!isRefused(error, 'request_decided')) throw error;
  }
}
