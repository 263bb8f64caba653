import type { PurchaseStage } from '#domain/states.ts';
import type { Message } from '../messages';
import { findPayment, onEarlyEvent } from './collect-payment';
import { onOrderMessage } from './order-messages';
import { noteUnreadable, type Run, refuseUnpaid } from './run';

/** How long a woken purchase waits for more messages before it ends again. */
const lingerMs = 5_000;

/**
 * A closed purchase has restarted for an event about its money, a dispute, a late report or a person's request. Returns
 * the next stage; `closed` if nothing changes.
 */
export async function hearAfterEnd(run: Run): Promise<PurchaseStage> {
  for (;;) {
    const message = await run.next(Date.now() + lingerMs);
    if (message === 'timeout') return 'closed';
    const next = await onMessage(run, message);
    if (!next || next === 'closed') continue;
    // A partial refund returns to this end.
    if (next !== 'refunding') run.state.end = undefined;
    return next;
  }
}

function onMessage(run: Run, message: Message): Promise<PurchaseStage | undefined> {
  return run.state.paid ? onOrderMessage(run, message) : onUnpaid(run, message);
}

/** Cancelled before payment: only money that arrives all the same changes anything. */
async function onUnpaid(run: Run, message: Message): Promise<PurchaseStage | undefined> {
  switch (message.kind) {
    case 'confirmPayment':
      run.inbox.owed.order.push(message);
      return findPayment(run);
    case 'paymentSucceeded':
      return message.input.paymentIntentId === run.state.intent?.id ? findPayment(run) : undefined;
    case 'refundChanged':
    case 'disputeChanged':
      return onEarlyEvent(run, message, findPayment);
    case 'unreadable':
      await noteUnreadable(run, message.input);
      return undefined;
    default:
      await refuseUnpaid(run, message, 'purchase_closed');
      return undefined;
  }
}
