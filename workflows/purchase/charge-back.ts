import { chargedBack, linesInDoubt } from '#domain/purchase.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { deliveredAs, deliveredSome, hasEnded } from './delivered';
import { raiseAttention } from './lines';
import { stopPanel } from './money-back';
import type { Run } from './run';

/** Whatever a dispute blocks waits until the bank decides. If the bank took all of the money, nothing is left to do. */
export async function awaitBank(run: Run): Promise<PurchaseStage> {
  const { state } = run;
  if (!chargedBack(state)) {
    run.needAttention('payment-disputed');
    return run.leaveFor('needs-attention');
  }
  if (linesInDoubt(state).length > 0 && run.does('ends-with-bank')) {
    raiseAttention(run);
    return run.leaveFor('needs-attention');
  }
  state.attention = undefined;
  state.refundDue = undefined;
  state.refundOwed = undefined;
  // A panel may already have another line of the order.
  await stopPanel(run);
  const as = deliveredSome(run) ? 'partial' : 'cancelled';
  if (state.order) state.order.status = hasEnded(state) ? deliveredAs(run) : as;
  state.end = 'charged-back';
  return run.leaveFor('closed');
}

/**
 * Whether a person is asked about an order of which a bank has taken all of the money: they can neither refund nor send.
 * False while they can still say whether a panel has a line, and for `stuck`, which is retried.
 */
export function isAskedInVain(run: Run): boolean {
  const { state } = run;
  const reason = state.attention?.reason;
  if (reason === undefined || !chargedBack(state)) return false;
  const isInDoubt = linesInDoubt(state).length > 0;
  if (reason === 'payment-disputed' && !isInDoubt) return true;
  // Runs recorded before version 0.9 ended only what the dispute itself held back.
  if (!run.does('ends-with-bank')) return reason === 'payment-disputed';
  return reason !== 'stuck' && state.stage !== 'paid' && !isInDoubt;
}

/** Whether a person can only say whether a panel has a line, while the queue names another reason. */
export function isInDoubtOnly(run: Run): boolean {
  const { state } = run;
  const reason = state.attention?.reason;
  if (reason === 'stuck' || reason === 'submission-unknown' || !chargedBack(state)) return false;
  return linesInDoubt(state).length > 0 && run.does('ends-with-bank');
}
