import { contactById } from '../db/contact';
import { leaveById } from '../db/leave-requests';
import { requestMailDays } from '../domain/support';
import {
  contactWorkflow,
  contactWorkflowId,
  deletionWorkflow,
  deletionWorkflowId,
  forgetThread,
} from '../workflows/messages';
import { ifRunning } from './if-running';
import { isRunning } from './is-running';
import type { Reach } from './reach';

/** A request's run goes on after its row has ended until its e-mails are sent or given up; with a day to spare, in ms. */
const longestAfterEndMs = (requestMailDays + 1) * 24 * 3_600_000;

/**
 * Finds runs of messages and of requests for deletion that wait for what nobody can do any more: the message's person
 * was erased, or the request is over. With `heal` they end. Temporal was set back to before that, or the worker died
 * before it could end them. Such a run would keep the person for ever, because an open run is never deleted. Returns
 * how many.
 */
export async function endForgottenRuns(
  stores: Pick<Reach, 'db' | 'temporal'>,
  { heal, now, onEach }: { heal: boolean; now: number; onEach?: () => void },
): Promise<number> {
  const { workflow } = stores.temporal;
  const query = `WorkflowType IN ('${deletionWorkflow}', '${contactWorkflow}') AND ExecutionStatus = 'Running'`;
  let found = 0;
  for await (const { type, workflowId, runId } of workflow.list({ query })) {
    onEach?.();
    const run = workflow.getHandle(workflowId, runId);
    const isDeletion = type === deletionWorkflow;
    const isForgotten = isDeletion
      ? await isOver(stores, workflowId, now)
      : await isErased(stores, workflowId);
    if (!isForgotten || !(await isRunning(run))) continue;
    if (heal)
      await ifRunning(isDeletion ? run.terminate('Its request is over') : run.signal(forgetThread, {}));
    found += 1;
  }
  return found;
}

async function isOver({ db }: Pick<Reach, 'db'>, workflowId: string, now: number): Promise<boolean> {
  const id = idIn(workflowId, deletionWorkflowId(''));
  const row = id === undefined ? undefined : await leaveById(db, id);
  return row?.endedAt !== undefined && row.endedAt.getTime() < now - longestAfterEndMs;
}

async function isErased({ db }: Pick<Reach, 'db'>, workflowId: string): Promise<boolean> {
  const id = idIn(workflowId, contactWorkflowId(''));
  return id !== undefined && (await contactById(db, id))?.email === '';
}

/** The id of a row in the id of its run; undefined in a run that somebody started by hand. */
function idIn(workflowId: string, prefix: string): string | undefined {
  const id = workflowId.slice(prefix.length);
  return workflowId.startsWith(prefix) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    ? id
    : undefined;
}
