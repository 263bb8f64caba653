import { decodeOptionalFailureToOptionalError } from '@temporalio/common/lib/internal-non-workflow';
import { temporal } from '@temporalio/proto';
import type { FaultShop } from './shop';

const { EventType, WorkflowTaskFailedCause } = temporal.api.enums.v1;

/**
 * Caused by the server itself, after which the task simply runs again: a message arrived while a run ended, or an
 * operator reset it.
 */
const harmless = [
  WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_UNHANDLED_COMMAND,
  WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_RESET_WORKFLOW,
  WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_FORCE_CLOSE_COMMAND,
];

/**
 * Failed workflow tasks, one line each, in all runs that Temporal knows, or in those that `query` finds. A run whose task
 * fails hangs silently, so its ledgers may look fine. A task that only timed out was lost with a killed worker.
 */
export async function failedWorkflowTasks(
  { temporal: client }: Pick<FaultShop, 'temporal'>,
  query?: string,
): Promise<string[]> {
  const found: string[] = [];
  for await (const { workflowId, runId } of client.workflow.list({ query })) {
    const { events } = await client.workflow.getHandle(workflowId, runId).fetchHistory();
    for (const { eventType, workflowTaskFailedEventAttributes: failed } of events ?? []) {
      if (eventType !== EventType.EVENT_TYPE_WORKFLOW_TASK_FAILED || !failed) continue;
      const cause = failed.cause ?? WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_UNSPECIFIED;
      if (harmless.includes(cause)) continue;
      const error = await decodeOptionalFailureToOptionalError(
        client.options.loadedDataConverter,
        failed.failure,
      );
      found.push(`${workflowId}: ${WorkflowTaskFailedCause[cause]}, ${error?.stack ?? ''}`);
    }
  }
  return found;
}
