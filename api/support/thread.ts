import { createHash } from 'node:crypto';
import { type Client, WithStartWorkflowOperation, WorkflowNotFoundError } from '@temporalio/client';
import type { UpdateDefinition } from '@temporalio/common';
import { factsOfThread } from '#db/contact.ts';
import type { Db } from '#db/pool.ts';
import { ShopError } from '#domain/errors.ts';
import { isRefused } from '#purchases/refused.ts';
import {
  type ContactAgain,
  contactWorkflow,
  contactWorkflowId,
  purchasesQueue,
  type ThreadView,
} from '#workflows/messages.ts';
import { updateDeadlineMs, withinDeadline } from '../purchases';

/**
 * The id of a reply, derived from the thread and the browser's number. The number is valid in its thread only: with
 * another thread's, a message without a row would be counted, and support could neither answer nor close the thread.
 */
export function replyIdOf(thread: string, number: string): string {
  const hex = createHash('sha256').update(`${thread}/${number}`).digest('hex');
  // The version and variant of an id made from a hash (RFC 9562, version 8).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

interface Stores {
  db: Db;
  temporal: Client;
}

/**
 * Sends an Update to the thread of a message and returns its answer. If the thread is over, its run was lost or has other
 * messages than the rows because one of the stores was restored, or it is of a release without threads, it starts again
 * from its rows. With the same `reply` it has one effect; `seen` is how many messages support saw. Throws `not_found` if
 * there is no such message, or its person was erased.
 */
export function askThread<Input extends { reply?: string; seen?: number }>(
  { db, temporal }: Stores,
  id: string,
  update: UpdateDefinition<ThreadView, [Input]>,
  input: Input,
): Promise<ThreadView> {
  const { workflow } = temporal;
  const options = { args: [input] as [Input], updateId: input.reply };
  return withinDeadline(temporal, updateDeadlineMs, async () => {
    try {
      return await workflow.getHandle(contactWorkflowId(id)).executeUpdate(update, options);
    } catch (error) {
      const over =
        error instanceof WorkflowNotFoundError ||
        (isRefused(error, 'thread_changed') && (await endIfRestored({ db, temporal }, id, input.seen)));
      if (!over) throw error;
    }
    const soFar = await factsOfThread(db, id);
    if (!soFar) throw new ShopError('not_found');
    const again: ContactAgain = { id, soFar };
    return workflow.executeUpdateWithStart(update, {
      ...options,
      startWorkflowOperation: new WithStartWorkflowOperation(contactWorkflow, {
        workflowId: contactWorkflowId(id),
        taskQueue: purchasesQueue,
        // If two callers wake it in parallel, the second one finds the run of the first.
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'ALLOW_DUPLICATE',
        args: [again],
      }),
    });
  });
}

/**
 * Ends the run of a thread whose rows have exactly the messages that support saw, though the run counts others: one of the
 * stores was restored, and nobody could answer. False if a message is still on its way to its row, or has just arrived.
 */
async function endIfRestored({ db, temporal }: Stores, id: string, seen?: number): Promise<boolean> {
  const thread = temporal.workflow.getHandle(contactWorkflowId(id));
  const { runId, raw } = await thread.describe();
  if (raw.pendingActivities?.some(({ activityType }) => activityType?.name === 'recordThread')) return false;
  // Read after the run: whatever it counted before has a row by now.
  if ((await factsOfThread(db, id))?.messages !== seen) return false;
  const restored = temporal.workflow.getHandle(contactWorkflowId(id), runId);
  await restored.terminate('Its rows have other messages: Postgres or Temporal was restored');
  return true;
}
