import type { PurchaseStage } from '#domain/states.ts';
import { cancelling } from '../activity-options';
import { openLines } from './lines';
import type { Run } from './run';

/** A refund is over only when the payment provider says so. */
export function afterAll(run: Run): 'refunding' | 'closed' {
  const isOpen = run.state.refunds.some(({ status }) => status === 'pending');
  // Runs recorded before version 0.4 treated pending refunds as done.
  return isOpen && run.does('awaits-refunds') ? 'refunding' : 'closed';
}

/** Whether all of the money is refunded or on its way. A refund that fails later leads to a person instead. */
export const leadsBack = (next: PurchaseStage | undefined): boolean =>
  next === 'refunding' || next === 'closed';

/** Asks the panel to stop. It may refuse; the refund does not depend on it. */
export async function stopPanel(run: Run): Promise<void> {
  for (const line of openLines(run)) {
    const answer = await cancelling(line.providerId)
      .cancelAtProvider({ submissionId: line.id })
      .catch(() => ({ accepted: false, reason: 'no answer' }));
    run.note('provider-cancel', 'provider', {
      line: line.line,
      accepted: answer.accepted,
      reason: answer.reason ?? '',
    });
  }
}
