import { holdCause, tellOnHoldAfterMs } from '#domain/on-hold.ts';
import type { Run } from './run';

/** When the buyer is told that the order waits for a person; undefined where it doesn't, or they know. */
export function onHoldDue(run: Run): number | undefined {
  const { attention, onHoldSince } = run.state;
  if (!attention || attention.since === onHoldSince) return undefined;
  if (!holdCause({ reason: attention.reason, refusals: [] })) return undefined;
  // Runs recorded before version 0.5 waited in silence.
  if (!run.does('tells-when-on-hold')) return undefined;
  return attention.since + tellOnHoldAfterMs;
}

/** One e-mail for an order; its page says so each time, and is open perhaps. */
export async function tellOnHold(run: Run): Promise<void> {
  run.state.onHoldSince = run.state.attention?.since;
  await run.save();
  run.emails.tellOnce('order-on-hold');
}
