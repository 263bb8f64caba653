import { chargedBack } from '#domain/purchase.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { deliveredAs, hasEnded } from './finish-delivery';
import { stopPanel } from './money-back';
import type { Run } from './run';

/** Whatever a dispute blocks waits until the bank decides. If the bank took all of the money, nothing is left to do. */
export async function awaitBank(run: Run): Promise<PurchaseStage> {
  const { state } = run;
  if (!chargedBack(state)) {
    run.needAttention('payment-disputed');
    return run.leaveFor('needs-attention');
  }
  state.attention = undefined;
  state.refundDue = undefined;
  state.refundOwed = undefined;
  // A panel may already have another line of the order.
  await stopPanel(run);
  if (state.order) state.order.status = hasEnded(state) ? deliveredAs(state) : 'cancelled';
  state.end = 'charged-back';
  return run.leaveFor('closed');
}

/**
 * Whether a person who is asked could do nothing once the bank has taken all of the money: neither refund nor send. Whether
 * a panel has a submission can still be said.
 */
export function isAskedInVain(run: Run): boolean {
  const reason = run.state.attention?.reason;
  if (reason === undefined || reason === 'submission-unknown') return false;
  // Runs recorded before version 0.9 ended only what the dispute itself held back.
  return reason === 'payment-disputed' || run.does('ends-with-bank');
}
