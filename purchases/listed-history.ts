import { type Client, type WorkflowExecutionInfo, WorkflowNotFoundError } from '@temporalio/client';

/**
 * The history of a run that Temporal lists; undefined if the run was deleted since, or if it exists in the list only:
 * after a restore that has runs which began between the dumps of Temporal's two databases.
 */
export async function listedHistory(
  { workflow }: Client,
  { workflowId, runId }: Pick<WorkflowExecutionInfo, 'workflowId' | 'runId'>,
) {
  try {
    return await workflow.getHandle(workflowId, runId).fetchHistory();
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return undefined;
    throw error;
  }
}
