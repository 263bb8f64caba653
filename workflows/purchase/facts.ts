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
    ? { ...known, disputed: false, fundsWithdrawn: false, bankDecides: false }
    : known;
}

/**
 * `known`, for steps that give money back: runs recorded before version 1.0 gave none during a bank's inquiry, those
 * before 1.6 none after a dispute that was lost. Not for validators.
 */
export function refundFacts(run: Run, known = facts(run)): OrderFacts {
  if (!known.disputed || known.bankDecides) return known;
  const gives = run.does(known.fundsWithdrawn ? 'refunds-after-disputes' : 'refunds-inquiries');
  return gives ? known : { ...known, fundsWithdrawn: true, bankDecides: true };
}
