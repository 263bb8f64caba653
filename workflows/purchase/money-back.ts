import type { PurchaseState } from '#domain/purchase.ts';
import type { AttentionReason, PurchaseStage } from '#domain/states.ts';
import { cancelling } from '../activity-options';
import { hasEnded } from './delivered';
import { openLines, standing } from './lines';
import type { Run } from './run';

/** Reasons for which lines that are ready to be sent wait for a person. */
const waitsForResend: readonly AttentionReason[] = [
  'provider-unreachable',
  'target-busy',
  'payment-disputed',
];

/** Whether a person still has to decide after the refund of a part. */
export function outlivesPart({ reason }: { reason: AttentionReason }): boolean {
  return reason === 'delivery-late' || waitsForResend.includes(reason);
}

/** The sum of the refunds that failed and are owed; of older purchases, all that failed. */
export function centsOwed({ refundOwed, refunds }: PurchaseState): number {
  if (!refundOwed || refundOwed.cents !== undefined) return refundOwed?.cents ?? 0;
  return refunds
    .filter(({ status, by }) => status === 'failed' && by !== 'payments')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** A refund is over only when the payment provider says so. */
export function afterAll(run: Run): 'refunding' | 'closed' {
  const isOpen = run.state.refunds.some(({ status }) => status === 'pending');
  // Runs recorded before version 0.4 treated pending refunds as done.
  return isOpen && run.does('awaits-refunds') ? 'refunding' : 'closed';
}

/** After a partial refund the purchase returns to its order's stage. What waits for a person keeps its reason. */
export function afterPart(run: Run): PurchaseStage {
  const { state } = run;
  const { attention, end, order } = state;
  if (!order) return 'needs-attention';
  run.attentionOver();
  if (end) return 'closed';
  // A delivery that ended while all of the money was on its way back is finished now.
  if (hasEnded(state))
    return wasFinished(state) || !run.does('finishes-after-refund') ? 'guarantee' : 'in-progress';
  const next = standing(run);
  if (next === 'in-progress' && attention?.reason === 'delivery-late') state.attention = attention;
  if (next !== 'submitting' || !attention || !waitsForResend.includes(attention.reason)) return next;
  state.attention = attention;
  return 'needs-attention';
}

/** Whether the end of the current delivery was noticed. */
function wasFinished({ deliveredAt, inProgressSince = 0 }: PurchaseState): boolean {
  return deliveredAt !== undefined && deliveredAt >= inProgressSince;
}

/** A person has made the refund that failed, of a part: what waited for one when it failed waits again. */
export function afterRefundMade(run: Run): PurchaseStage {
  const waits = run.refundMade();
  return waits && !outlivesPart(waits) ? 'needs-attention' : afterPart(run);
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
