import { createHash } from 'node:crypto';
import { type Client, WithStartWorkflowOperation, WorkflowNotFoundError } from '@temporalio/client';
import type { UpdateDefinition } from '@temporalio/common';
import { factsOfThread } from '#db/contact.ts';
import type { Db } from '#db/pool.ts';
import { ShopError } from '#domain/errors.ts';
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

/**
 * Sends an Update to the thread of a message and returns its answer. If the thread is over, its run was lost, or it is
 * of a release without threads, it starts again from its rows. With the same `updateId` it has one effect. Throws
 * `not_found` if there is no such message, or its person was erased.
 */
export function askThread<Input>(
  { db, temporal }: { db: Db; temporal: Client },
  id: string,
  update: UpdateDefinition<ThreadView, [Input]>,
  input: Input,
  updateId?: string,
): Promise<ThreadView> {
  const { workflow } = temporal;
  const options = { args: [input] as [Input], updateId };
  return withinDeadline(temporal, updateDeadlineMs, async () => {
    try {
      return await workflow.getHandle(contactWorkflowId(id)).executeUpdate(update, options);
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
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
