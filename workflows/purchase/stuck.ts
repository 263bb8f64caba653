import { ActivityFailure, ApplicationFailure, condition, TemporalFailure } from '@temporalio/workflow';
import type { Run } from './run';

/** How long a stuck purchase waits before its stage is tried again. */
const AGAIN_MS = 10 * 60_000;

/**
 * An activity that fails for good where no stage expects it must never end a purchase that may hold money: the purchase
 * asks for a person and keeps its stage. Resolves when the stage should be tried again: after a while, or when a message
 * comes. Throws every other error: that is a mistake in the code, which the next release mends.
 */
export async function standStill(run: Run, error: unknown): Promise<void> {
  if (!(error instanceof TemporalFailure)) throw error;
  const { stage, attention: before } = run.state;
  run.needAttention('stuck', whatFailed(error));
  const unheard = run.takeBack();
  await run.save();
  await condition(() => run.inbox.length > 0, AGAIN_MS);
  if (unheard) run.inbox.unshift(unheard);
  // A purchase that waits for a person must not drop out of the queue.
  if (before || stage !== 'needs-attention') run.state.attention = before;
}

/** The activity, where it is known, and the type of its failure. A local activity's failure comes without a wrapper. */
function whatFailed(error: TemporalFailure): string {
  const failure = error instanceof ActivityFailure ? error.cause : error;
  const type = failure instanceof ApplicationFailure ? failure.type : failure?.name;
  return [error instanceof ActivityFailure && error.activityType, type].filter(Boolean).join(': ');
}
