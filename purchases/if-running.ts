import { WorkflowNotFoundError } from '@temporalio/client';

/** Waits for a call to a run. That the run has ended, or never existed, is no failure. */
export async function ifRunning(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
