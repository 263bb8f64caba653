import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { purchasesQueue } from '#workflows/messages.ts';
import { updateDeadlineMs, withinDeadline } from '../purchases';

/**
 * Starts a short workflow, or finds it if a page that lost the answer sends the same message again. From then on the
 * message can't be lost. Resolves to its time of arrival; throws `unavailable` if Temporal takes too long.
 */
export function startOnce(
  temporal: Client,
  workflow: { type: string; id: string; input: object; summary?: string },
): Promise<Date> {
  return withinDeadline(temporal, updateDeadlineMs, async () => {
    try {
      await temporal.workflow.start(workflow.type, {
        workflowId: workflow.id,
        taskQueue: purchasesQueue,
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        args: [workflow.input],
        staticSummary: workflow.summary,
      });
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    }
    return (await temporal.workflow.getHandle(workflow.id).describe()).startTime;
  });
}

/**
 * Starts a run that an administrator asked for, or joins the one that is going on: parallel requests share it. Resolves
 * to the run's id; of one that has continued as new, to the first id, under which its row is.
 */
export function startOrJoin(
  temporal: Client,
  workflow: { type: string; id: string; input: object },
): Promise<string> {
  return withinDeadline(temporal, updateDeadlineMs, async () => {
    const handle = await temporal.workflow.start(workflow.type, {
      workflowId: workflow.id,
      taskQueue: purchasesQueue,
      args: [workflow.input],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      staticSummary: 'Asked for in the back office',
    });
    // `firstExecutionRunId` of the handle is the current run's id if it was joined.
    const { raw } = await handle.describe();
    return raw.workflowExecutionInfo?.firstRunId || handle.firstExecutionRunId;
  });
}
