import { chargedBack } from '#domain/purchase.ts';
import type { PurchaseStage } from '#domain/states.ts';
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
  if (state.order) state.order.status = 'cancelled';
  state.end = 'charged-back';
  return run.leaveFor('closed');
}
