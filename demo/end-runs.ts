import { isGrpcServiceError, WorkflowNotFoundError } from '@temporalio/client';
import type { DemoShop } from './shop';

/** The gRPC status of a run that doesn't exist, as the service itself answers. */
const notFound = 5;

/**
 * Ends what still runs and deletes every run of these ids; returns how many still ran. A run already gone is no
 * failure.
 */
export async function endRuns(
  { temporal }: Pick<DemoShop, 'temporal'>,
  workflowIds: readonly string[],
): Promise<number> {
  const { namespace } = temporal.options;
  let ended = 0;
  for (const workflowId of workflowIds) {
    try {
      const handle = temporal.workflow.getHandle(workflowId);
      if ((await handle.describe()).status.name === 'RUNNING') {
        await handle.terminate('Demonstration data are removed');
        ended += 1;
      }
      await temporal.workflowService.deleteWorkflowExecution({
        namespace,
        workflowExecution: { workflowId },
      });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return ended;
}

/** Of two deletions of a run, the service refuses the second one. */
function isGone(error: unknown): boolean {
  return error instanceof WorkflowNotFoundError || (isGrpcServiceError(error) && error.code === notFound);
}
