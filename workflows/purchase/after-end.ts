import type { PurchaseStage } from '#domain/states.ts';
import type { Message } from '../messages';
import { lookForMoney, onEarlyNews } from './collect-payment';
import { refuse } from './inbox';
import { onOrderMessage } from './order-messages';
import { noteUnreadable, type Run } from './run';

/** How long a purchase that was woken waits for more before it ends again. */
const lingerMs = 5_000;

/**
 * A purchase that was over has started again, for news of its money, a dispute, a late report, or an act of a person.
 * Returns the stage that it leads to; `closed` where all stays as it was.
 */
export async function hearAfterEnd(run: Run): Promise<PurchaseStage> {
  for (;;) {
    const message = await run.next(Date.now() + lingerMs);
    if (message === 'timeout') return 'closed';
    const next = await onMessage(run, message);
    if (!next || next === 'closed') continue;
    // A refund of a part leads back to this end.
    if (next !== 'refunding') run.state.end = undefined;
    return next;
  }
}

function onMessage(run: Run, message: Message): Promise<PurchaseStage | undefined> {
  return run.state.paid ? onOrderMessage(run, message) : onUnpaid(run, message);
}

/** Given up without money: only money that came all the same leads on. */
async function onUnpaid(run: Run, message: Message): Promise<PurchaseStage | undefined> {
  switch (message.kind) {
    case 'confirmPayment':
      run.inbox.owed.order.push(message);
      return lookForMoney(run);
    case 'paymentSucceeded':
      return message.input.paymentIntentId === run.state.intent?.id ? lookForMoney(run) : undefined;
    case 'refundChanged':
    case 'disputeChanged':
      return onEarlyNews(run, message, lookForMoney);
    case 'unreadable':
      await noteUnreadable(run, message.input);
      return undefined;
    default:
      refuse(message, 'purchase_closed');
      return undefined;
  }
}
