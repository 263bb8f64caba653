import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { eventually } from './wait';

/** Has Temporal forget a workflow's run, as after its retention, or as one that was set back to before it. */
export async function forgetRun(temporal: Client, workflowId: string): Promise<void> {
  const { namespace } = temporal.options;
  // A busy server drops the wish where the run has only just ended.
  await eventually(async () => {
    await temporal.workflowService
      .deleteWorkflowExecution({ namespace, workflowExecution: { workflowId } })
      .catch(() => undefined);
    await expect(temporal.workflow.getHandle(workflowId).describe()).rejects.toThrow(WorkflowNotFoundError);
  });
}
