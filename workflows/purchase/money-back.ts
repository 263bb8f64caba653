import { currentLines, type PurchaseState, type Refund, type Submission } from '#domain/purchase.ts';
import { undeliveredPart } from '#domain/refund-proposal.ts';
import type { AttentionReason, PurchaseStage } from '#domain/states.ts';
import { cancelling } from '../activity-options';
import type { Message } from '../messages';
import { hasEnded } from './delivered';
import { refuse } from './inbox';
import { isOpen, openLines, standing } from './lines';
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

/** Answers who asked for a refund, also one whose request is repeated. */
export function answerRefund(asker: Extract<Message, { kind: 'refund' }>, made: Refund): void {
  if (made.status === 'failed') refuse(asker, 'refund_failed');
  else asker.answer?.({ amountCents: made.amountCents, status: made.status });
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

/** What the purchase remembers of a new refund that is for undelivered units: they aren't refunded twice. */
export function forUndelivered(
  run: Run,
  due: Parameters<typeof undeliveredPart>[1],
): Pick<Refund, 'undeliveredCents'> {
  const undeliveredCents = undeliveredPart(run.state, due);
  // Runs recorded before version 1.4 took a refund for them like any other.
  return undeliveredCents > 0 && run.does('counts-undelivered-refunds') ? { undeliveredCents } : {};
}

/** Whether all of the money is refunded or on its way. A refund that fails later leads to a person instead. */
export const leadsBack = (next: PurchaseStage | undefined): boolean =>
  next === 'refunding' || next === 'closed';

/** Asks the panels to stop all that they may still deliver. They may refuse; the refund does not depend on it. */
export async function stopPanel(run: Run): Promise<void> {
  const open = openLines(run);
  const earlier = earlierOpen(run.state);
  if (open.length + earlier.length === 0) return;
  // Runs recorded before version 1.1 asked for the newest generations only, one at a time.
  if (!run.does('stops-all-generations')) {
    for (const line of open) noteStop(run, await askToStop(line));
    return;
  }
  // Together, because a panel that doesn't answer is asked for a while.
  for (const stop of await Promise.all([...earlier, ...open].map(askToStop))) noteStop(run, stop);
}

/** Generations that a person replaced although the panel had not ended them. */
function earlierOpen(state: PurchaseState): Submission[] {
  const current = currentLines(state);
  return state.submissions.filter((one) => isOpen(one) && !current.includes(one));
}

interface Stop {
  one: Submission;
  accepted: boolean;
  reason?: string;
  /** The panel had ended it: an earlier generation, of which the run hears no more. */
  over?: true;
}

async function askToStop(one: Submission): Promise<Stop> {
  const answer = await cancelling(one.providerId)
    .cancelAtProvider({ submissionId: one.id })
    .catch(() => ({ accepted: false, reason: 'no answer' }));
  return { one, ...answer };
}

function noteStop(run: Run, { one: { line, generation }, accepted, reason = '', over }: Stop): void {
  if (!over) run.note('provider-cancel', 'provider', { line, generation, accepted, reason });
}
