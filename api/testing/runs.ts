import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { eventually } from './wait';

/**
 * The server deletes a run once its index of runs has heard of the end. Until then it puts the deletion off, each time for
 * longer, up to minutes.
 */
const patience = { timeoutMs: 180_000, everyMs: 1000 };

/** Deletes a workflow's run from Temporal, as its retention does, or the restore of an older backup. */
export async function forgetRun(temporal: Client, workflowId: string): Promise<void> {
  const { namespace } = temporal.options;
  // A busy server ignores the request if the run has only just ended.
  await eventually(async () => {
    await temporal.workflowService
      .deleteWorkflowExecution({ namespace, workflowExecution: { workflowId } })
      .catch(() => undefined);
    await expect(temporal.workflow.getHandle(workflowId).describe()).rejects.toThrow(WorkflowNotFoundError);
  }, patience);
}
