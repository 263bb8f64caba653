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
