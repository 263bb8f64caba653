import { factsOf, type OrderFacts } from '#domain/capabilities.ts';
import type { Run } from './run';

/** What the capabilities of an order depend on, as known to the run. */
export function facts(run: Run): OrderFacts {
  return factsOf(run.state, run.settings);
}

/**
 * As `facts`, for steps that deliver more or charge less: runs recorded before version 0.4 took them in spite of a
 * dispute. Not for validators, which leave no trace in the history.
 */
export function deliveryFacts(run: Run): OrderFacts {
  const known = facts(run);
  return known.disputed && !run.does('disputes-stop-delivery') ? { ...known, disputed: false } : known;
}
