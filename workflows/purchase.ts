import { CancellationScope } from '@temporalio/workflow';
import type { PurchaseEnd, PurchaseStage } from '../domain/states';
import type { PurchaseInput } from './messages';
import { hearAfterEnd } from './purchase/after-end';
import { collectPayment } from './purchase/collect-payment';
import { createOrder } from './purchase/create-order';
import { withFirstDelivery } from './purchase/first-delivery';
import { followDelivery, keepGuarantee, waitForPerson } from './purchase/follow';
import { newState } from './purchase/new-state';
import { receiveMessages } from './purchase/receive';
import { refund } from './purchase/refund';
import { Run } from './purchase/run';
import { standStill } from './purchase/stuck';
import { submit } from './purchase/submit';

/**
 * The story: what each stage waits for and does, and which stage comes next. A run that starts in `closed` was woken.
 */
const story: Record<PurchaseStage, (run: Run) => Promise<PurchaseStage>> = {
  intent: collectPayment,
  'awaiting-payment': collectPayment,
  paid: createOrder,
  submitting: submit,
  'needs-attention': waitForPerson,
  'in-progress': followDelivery,
  guarantee: keepGuarantee,
  refunding: refund,
  closed: hearAfterEnd,
};

/**
 * One purchase, from the first cart to the end of its guarantee (see docs/architecture.md). Cancelling the workflow
 * only adds a line to the timeline, because money may be under way. To stop a purchase, use the Update `cancelPurchase`
 * or the Signal `cancelWithRefund`.
 */
export async function purchase(
  input: PurchaseInput,
): Promise<{ orderNumber: string; end: PurchaseEnd; writes: number }> {
  const run = new Run(input, input.state ? withFirstDelivery(input.state) : newState(input, Date.now()));
  receiveMessages(run);
  void CancellationScope.current().cancelRequested.catch(() => {
    if (run.does('notes-cancellation'))
      run.inbox.push({
        kind: 'unreadable',
        input: { name: 'Request Cancellation', code: 'cancellation_ignored' },
      });
  });
  return CancellationScope.nonCancellable(async () => {
    run.emails.confirmAgain();
    const { state } = run;
    for (;;) {
      try {
        run.moveTo(await story[state.stage](run));
        run.inbox.turnOver();
        state.stuckSince = undefined;
        if (state.stage !== 'closed') continue;
        const end = state.end ?? 'cancelled';
        if (await run.close(end)) return { orderNumber: state.orderNumber, end, writes: state.writes };
      } catch (error) {
        await standStill(run, error);
      }
    }
  });
}
