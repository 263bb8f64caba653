import { linesOwed } from '#domain/purchase.ts';
import { tellsMissing, unitsMissing } from '#domain/refills.ts';
import { isUndeliveredRefunded, refundProposal } from '#domain/refund-proposal.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { awaitBank, isAskedInVain } from './charge-back';
import { deliveredAs, deliveredSome } from './delivered';
import { deliveryFacts } from './facts';
import type { Run } from './run';

/**
 * The panel has ended every line: the order is complete, or somebody has to decide about the shortfall (D23).
 */
export async function finishDelivery(run: Run): Promise<PurchaseStage> {
  const { state } = run;
  const lines = linesOwed(state);
  state.deliveredAt = Date.now();
  if (state.refundOwed) state.refundOwed.instead = undefined;
  const as = deliveredAs(run);
  if (as !== 'cancelled') state.firstDeliveredAt ??= state.deliveredAt;
  if (state.order) state.order.status = as;
  if (lines.every(({ report }) => report?.status === 'completed')) {
    if (state.attention?.reason === 'delivery-late') run.attentionOver();
    const isWhole = as === 'completed';
    run.note(isWhole ? 'delivery-completed' : 'delivery-partial', 'provider');
    const next = await run.leaveFor('guarantee');
    if (isWhole) run.emails.notifyOnce('order-completed');
    else notifyOfShortDelivery(run);
    return next;
  }
  const partial = as === 'partial';
  const remains = lines.reduce((sum, line) => sum + unitsMissing(line), 0);
  const isKnown = lines.every(tellsMissing);
  run.note(partial ? 'delivery-partial' : 'delivery-canceled', 'provider', isKnown ? { remains } : {});
  run.needAttention(
    partial ? 'partial-delivery' : 'canceled-by-provider',
    isKnown ? `remains ${remains}` : `remains unknown, at least ${remains}`,
  );
  if (isAskedInVain(run)) return awaitBank(run);
  const proposal = refundProposal(state);
  // A refund of a part, without a person, would be the last word.
  const isDecided = isKnown || !run.does('asks-if-missing-is-unknown');
  if (run.settings.undelivered === 'refund' && proposal && isDecided && !deliveryFacts(run).disputed) {
    state.refundDue = { amountCents: proposal, reason: 'undelivered', by: 'system' };
    return 'refunding';
  }
  // What is missing was refunded when a person stopped the delivery: nothing is left to decide.
  const isSettled = isKnown && isUndeliveredRefunded(state);
  if (isSettled) run.attentionOver();
  const next = await run.leaveFor(isSettled ? 'guarantee' : 'needs-attention');
  notifyOfShortDelivery(run);
  return next;
}

/** Notifies the customer that the delivery fell short, and what that means for the money. */
export function notifyOfShortDelivery(run: Run): void {
  run.emails.notifyAgain(deliveredSome(run) ? 'order-partial' : 'order-cancelled');
}

/** The buyer's data are to be erased: what is delivered stays delivered, but can no longer be refilled. */
export function endForgotten(run: Run): 'closed' {
  run.note('buyer-forgotten', 'system');
  run.state.end = 'forgotten';
  return 'closed';
}
