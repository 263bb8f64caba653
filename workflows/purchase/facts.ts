import { factsOf, type OrderFacts } from '#domain/capabilities.ts';
import type { Run } from './run';

/** What the capabilities of an order depend on, as the run knows it. */
export function facts(run: Run): OrderFacts {
  return factsOf(run.state, run.settings);
}

/**
 * As `facts`, for what delivers more, or pays for less: runs recorded before version 0.4 did so in spite of a dispute.
 * Not for validators, which leave no trace in the history.
 */
export function deliveryFacts(run: Run): OrderFacts {
  const known = facts(run);
  return known.disputed && !run.does('disputes-stop-delivery') ? { ...known, disputed: false } : known;
}
