import { type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client';

/**
 * Whether a run that is listed as running does. The list can be some seconds old, and after a restore it has runs that
 * began between the dumps of Temporal's two databases. They stay in it, and nothing can end them.
 */
export async function isRunning(run: WorkflowHandle): Promise<boolean> {
  try {
    return (await run.describe()).status.name === 'RUNNING';
  } catch (error) {
    // One that does not answer is a difference, and must not hide the others.
    return !(error instanceof WorkflowNotFoundError);
  }
}
