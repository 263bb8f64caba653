import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { eventually } from './wait';

/**
 * The server deletes a run once its visibility index has the end. Until then it postpones the deletion, each time for
 * longer, up to minutes.
 */
const patience = { timeoutMs: 180_000, everyMs: 1000 };

/** Deletes a workflow's run from Temporal, like its retention, or the restore of an older backup. */
export async function deleteRun(temporal: Client, workflowId: string): Promise<void> {
  const { namespace } = temporal.options;
  // A busy server ignores the request if the run has only just ended.
  await eventually(async () => {
    await temporal.workflowService
      .deleteWorkflowExecution({ namespace, workflowExecution: { workflowId } })
      .catch(() => undefined);
    await expect(temporal.workflow.getHandle(workflowId).describe()).rejects.toThrow(WorkflowNotFoundError);
  }, patience);
}
