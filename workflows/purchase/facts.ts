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
  return known.disputed && !run.does('disputes-stop-delivery')
    ? { ...known, disputed: false, fundsWithdrawn: false }
    : known;
}

/**
 * `known`, for steps that give money back: runs recorded before version 1.0 gave none during a bank's inquiry. Not for
 * validators.
 */
export function refundFacts(run: Run, known = facts(run)): OrderFacts {
  const isInquiry = known.disputed && !known.fundsWithdrawn;
  return isInquiry && !run.does('refunds-inquiries') ? { ...known, fundsWithdrawn: true } : known;
}
