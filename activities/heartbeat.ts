import { Context } from '@temporalio/activity';

/**
 * Called between two pages: heartbeats `progress`, and ends an attempt that is no longer wanted, because its worker
 * stops, its time is over or its workflow was cancelled. The next attempt continues from `progress`.
 */
export function heartbeat(progress?: unknown): void {
  const context = Context.current();
  context.heartbeat(progress);
  context.cancellationSignal.throwIfAborted();
}
