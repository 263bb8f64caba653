import { ActivityFailure, ApplicationFailure, condition, log, TemporalFailure } from '@temporalio/workflow';
import type { Run } from './run';
import { Overtaken } from './write-projection';

/** Pause before a stuck purchase retries its stage. */
const AGAIN_MS = 10 * 60_000;

/**
 * An activity that fails for good where no stage expects it must never end a purchase that may hold money: the purchase
 * asks for a person and keeps its stage. Resolves when the stage should be retried: after a while, or when a message
 * arrives. A run that was overtaken continues with the stored memory. Any other error is thrown: it is a bug, which the
 * next release fixes.
 */
export async function standStill(run: Run, error: unknown): Promise<void> {
  if (error instanceof Overtaken) return run.catchUp();
  if (!(error instanceof TemporalFailure)) throw error;
  const { state } = run;
  const { stage, attention: before } = state;
  // Retries keep the first time: the longest wait is listed first and reported once.
  state.stuckSince ??= Date.now();
  run.needAttention('stuck', whatFailed(error), state.stuckSince);
  // Runs recorded before version 0.9 carried out a Signal again if a later stage failed.
  run.inbox.takeBack('internal', () => !run.does('forgets-handled'));
  const waiting = run.inbox.size;
  try {
    await run.save();
  } catch (another) {
    if (another instanceof Overtaken) return run.catchUp();
    if (!(another instanceof TemporalFailure)) throw another;
    log.error('Could not save that the purchase is stuck');
  }
  // Messages that were already waiting are nothing new.
  await condition(() => run.inbox.size > waiting, AGAIN_MS);
  // A purchase that waits for a person must not drop out of the queue.
  if (before || stage !== 'needs-attention') state.attention = before;
}

/** The activity, if known, and the type of its failure. A local activity's failure has no wrapper. */
function whatFailed(error: TemporalFailure): string {
  const failure = error instanceof ActivityFailure ? error.cause : error;
  const type = failure instanceof ApplicationFailure ? failure.type : failure?.name;
  return [error instanceof ActivityFailure && error.activityType, type].filter(Boolean).join(': ');
}
