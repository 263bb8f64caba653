import { ActivityFailure, ApplicationFailure, condition } from '@temporalio/workflow';
import type { Run } from './run';

/** How long a stuck purchase waits before its stage is tried again. */
const AGAIN_MS = 10 * 60_000;

/**
 * An activity that fails for good where no stage expects it must never end a purchase that may hold money: the purchase
 * asks for a person and keeps its stage. Resolves when the stage should be tried again: after a while, or when a message
 * comes. Throws every other error: that is a mistake in the code, which the next release mends.
 */
export async function standStill(run: Run, error: unknown): Promise<void> {
  if (!(error instanceof ActivityFailure)) throw error;
  const type = error.cause instanceof ApplicationFailure ? error.cause.type : error.cause?.name;
  run.needAttention('stuck', [error.activityType, type].filter(Boolean).join(': '));
  const unheard = run.takeBack();
  await run.save();
  await condition(() => run.inbox.length > 0, AGAIN_MS);
  if (unheard) run.inbox.unshift(unheard);
  run.state.attention = undefined;
}
