import type { OrderView } from '#domain/calls/orders.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { promisedUntil } from '#domain/on-hold.ts';
import { isAllBack, isGuaranteeOver, isMadeGood, isSent, orderSteps } from './order-steps';

/** The actions for an order, in the order of the screen: the most helpful first. */
export type NextStep =
  | 'payAgain'
  | 'buyAgain'
  | 'refill'
  | 'openWhole'
  | 'correctTarget'
  | 'writeReview'
  | 'receipt'
  | 'withdraw'
  | 'contact';

/** The situation of an order: the name of a sentence that says what the customer has to do, if anything. */
export type Situation =
  | 'unpaid'
  | 'preparing'
  | 'waiting'
  | 'fixProfile'
  | 'fixPosts'
  | 'inDoubt'
  | 'onHold'
  | 'overdue'
  | 'paymentDisputed'
  | 'delivering'
  | 'late'
  | 'delivered'
  | 'refilling'
  | 'deliveredForGood'
  | 'guaranteeOver'
  | 'chargedBack'
  | 'refundOwed'
  | 'review'
  | 'undated'
  | 'madeGood'
  | 'closedShort'
  | 'refunded'
  | 'erased';

/**
 * The possible actions for an order now, and its situation; the rule behind tracking, account and the success page.
 * `now` in epoch ms.
 */
export function whatNow(order: OrderView, now: number): { situation: Situation; steps: NextStep[] } {
  const situation = situationOf(order, now);
  const own = order.view === 'own';
  const steps: NextStep[] = [];
  if (situation === 'unpaid') steps.push('payAgain');
  if (order.view === 'public') steps.push('openWhole');
  if (order.correction && situation !== 'unpaid') steps.push('correctTarget');
  if (offersRefill(order)) steps.push('refill');
  if (isOver(order) && (own || order.status !== 'completed')) steps.push('buyAgain');
  // The same page also shows a review that exists.
  if (own && order.status === 'completed' && !isAllBack(order)) steps.push('writeReview');
  if (own && situation !== 'unpaid') steps.push('receipt');
  // A contract that has ended needs no withdrawal; after a withdrawal only its state is shown.
  if (own && situation !== 'unpaid' && (situation !== 'refunded' || order.withdrawnAt))
    steps.push('withdraw');
  steps.push('contact');
  return { situation, steps };
}

/** Whether an order has ended, so that its buyer may want another: all of it was delivered, or none of it will be. */
function isOver({ status, paymentStatus }: Pick<OrderView, 'status' | 'paymentStatus'>): boolean {
  return paymentStatus === 'refunded' || ['completed', 'cancelled', 'refunded'].includes(status);
}

function situationOf(order: OrderView, now: number): Situation {
  if (order.view === 'erased') return 'erased';
  if (order.status === 'refunded' || order.paymentStatus === 'refunded') return 'refunded';
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'failed') return 'unpaid';
  if (order.chargedBack) return 'chargedBack';
  if (order.refundOwed) return undatedOr('refundOwed', order);
  if (order.status === 'partial' || order.status === 'cancelled')
    return isMadeGood(order) ? 'madeGood' : order.settled ? 'closedShort' : undatedOr('review', order);
  if (order.refillStatus === 'requested' || order.refillStatus === 'unknown') return 'refilling';
  if (order.status === 'completed' && order.withoutRefills) return 'deliveredForGood';
  if (isGuaranteeOver(order)) return 'guaranteeOver';
  // Promises no refill that would be refused, e.g. while a bank disputes the payment.
  if (order.status === 'completed')
    return order.refill && !offersRefill(order) ? 'deliveredForGood' : 'delivered';
  if (order.onHold) return holdSituation(order, order.onHold, now);
  if (isSent(order)) return isLate(order) && !order.undated ? 'late' : 'delivering';
  return orderSteps(order).some(({ key }) => key === 'waits' || key === 'held') ? 'waiting' : 'preparing';
}

/** A situation that promises something, unless a bank has to decide first. */
function undatedOr(situation: Situation, { undated, view }: OrderView): Situation {
  if (!undated) return situation;
  return view === 'own' ? 'paymentDisputed' : 'undated';
}

function holdSituation(
  { correction }: OrderView,
  onHold: NonNullable<OrderView['onHold']>,
  now: number,
): Situation {
  const { cause } = onHold;
  const until = promisedUntil(onHold);
  if (cause === 'payment') return 'paymentDisputed';
  if (cause === 'target' && correction) return correction.posts ? 'fixPosts' : 'fixProfile';
  if (until && now > Date.parse(until)) return 'overdue';
  return cause === 'doubt' ? 'inDoubt' : 'onHold';
}

/** Whether the current delivery was reported as late. */
function isLate({ timeline }: OrderView): boolean {
  const last = timeline.findLast(({ kind }) => kind === 'delivery-late' || kind === 'submission-accepted');
  return last?.kind === 'delivery-late';
}

/** Temporary refusals: the button stays, and says until when. */
const passing: ReadonlySet<string | undefined> = new Set<ErrorCode>(['refill_under_way', 'refill_cooldown']);

/** Whether an order's screen offers a refill; the API decides (api/tracking/order-facts.ts). */
export function offersRefill({ refill }: Pick<OrderView, 'refill'>): boolean {
  return refill !== undefined && (refill.allowed || passing.has(refill.code));
}
