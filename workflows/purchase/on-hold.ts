import { holdCause, notifyOnHoldAfterMs } from '#domain/on-hold.ts';
import type { Run } from './run';

/** When to notify the buyer that the order waits for a person; undefined if it doesn't, or they know already. */
export function onHoldDue(run: Run): number | undefined {
  const { attention, onHoldSince } = run.state;
  if (!attention || attention.since === onHoldSince) return undefined;
  if (!holdCause({ reason: attention.reason, refusals: [] })) return undefined;
  // Runs recorded before version 0.5 sent no such e-mail.
  if (!run.does('tells-when-on-hold')) return undefined;
  return attention.since + notifyOnHoldAfterMs;
}

/** One e-mail per order; the order page shows it each time, and may be open now. */
export async function notifyOnHold(run: Run): Promise<void> {
  run.state.onHoldSince = run.state.attention?.since;
  await run.save();
  run.emails.notifyOnce('order-on-hold');
}
