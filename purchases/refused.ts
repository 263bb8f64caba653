import { WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { ErrorCode } from '../domain/errors';

/** Whether a run refused an Update with this code. */
export function isRefused(error: unknown, code: ErrorCode): boolean {
  return (
    error instanceof WorkflowUpdateFailedError &&
    error.cause instanceof ApplicationFailure &&
    error.cause.type === code
  );
}
