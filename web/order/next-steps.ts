import type { OrderView } from '#domain/calls/orders.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { isMadeGood, orderSteps } from './order-steps';

/** Something that can be done with an order, in the order of a screen: what helps most comes first. */
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

/** What is going on with an order, in a sentence's name: what its customer need do, or need not. */
export type Situation =
  | 'unpaid'
  | 'preparing'
  | 'waiting'
  | 'fixProfile'
  | 'fixPosts'
  | 'inDoubt'
  | 'onHold'
  | 'overdue'
  | 'delivering'
  | 'late'
  | 'delivered'
  | 'refilling'
  | 'deliveredForGood'
  | 'guaranteeOver'
  | 'review'
  | 'madeGood'
  | 'refunded';

/**
 * What a reader may do about an order now, and what to say about it; the rule behind tracking, account and the success
 * page. `now` in epoch ms.
 */
export function whatNow(order: OrderView, now: number): { situation: Situation; steps: NextStep[] } {
  const situation = situationOf(order, now);
  const own = order.view === 'own';
  const steps: NextStep[] = [];
  if (situation === 'unpaid') steps.push('payAgain');
  if (!own) steps.push('openWhole');
  if (order.correction && situation !== 'unpaid') steps.push('correctTarget');
  if (offersRefill(order)) steps.push('refill');
  if (isOver(order) && (own || order.status !== 'completed')) steps.push('buyAgain');
  // Its page says what became of one that was written.
  if (own && order.status === 'completed' && situation !== 'refunded') steps.push('writeReview');
  if (own && situation !== 'unpaid') steps.push('receipt');
  // A contract that has ended needs no withdrawal; after a withdrawal only its state is shown.
  if (own && situation !== 'unpaid' && situation !== 'refunded') steps.push('withdraw');
  steps.push('contact');
  return { situation, steps };
}

/** Whether somebody may want the same once more: all of it was delivered, or none of it will be. */
export function isOver({ status, paymentStatus }: Pick<OrderView, 'status' | 'paymentStatus'>): boolean {
  return paymentStatus === 'refunded' || ['completed', 'cancelled', 'refunded'].includes(status);
}

function situationOf(order: OrderView, now: number): Situation {
  if (order.status === 'refunded' || order.paymentStatus === 'refunded') return 'refunded';
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'failed') return 'unpaid';
  if (order.status === 'partial' || order.status === 'cancelled')
    return isMadeGood(order) ? 'madeGood' : 'review';
  if (order.refillStatus === 'requested' || order.refillStatus === 'unknown') return 'refilling';
  if (order.status === 'completed' && order.withoutRefills) return 'deliveredForGood';
  const over = order.timeline.some(({ kind }) => kind === 'guarantee-over');
  if (over || order.refill?.code === 'guarantee_over') return 'guaranteeOver';
  // Asking is not promised where it would be refused, e.g. while a bank disputes the payment.
  if (order.status === 'completed')
    return order.refill && !offersRefill(order) ? 'deliveredForGood' : 'delivered';
  if (order.onHold) return holdSituation(order, order.onHold, now);
  if (order.timeline.some(({ kind }) => kind === 'submission-accepted'))
    return isLate(order) ? 'late' : 'delivering';
  return orderSteps(order).some(({ key }) => key === 'waits' || key === 'held') ? 'waiting' : 'preparing';
}

function holdSituation(
  { correction }: OrderView,
  { cause, until }: NonNullable<OrderView['onHold']>,
  now: number,
): Situation {
  if (cause === 'target' && correction) return correction.posts ? 'fixPosts' : 'fixProfile';
  if (now > Date.parse(until)) return 'overdue';
  return cause === 'doubt' ? 'inDoubt' : 'onHold';
}

/** Whether the delivery that goes on was found too long. */
function isLate({ timeline }: OrderView): boolean {
  const last = timeline.findLast(({ kind }) => kind === 'delivery-late' || kind === 'submission-accepted');
  return last?.kind === 'delivery-late';
}

/** Refusals that pass by themselves: the button stays, and says until when. */
const passing: ReadonlySet<string | undefined> = new Set<ErrorCode>(['refill_under_way', 'refill_cooldown']);

/** Whether asking for a refill belongs on an order's screen: by the API's own verdict (api/tracking/order-facts.ts). */
export function offersRefill({ refill }: Pick<OrderView, 'refill'>): boolean {
  return refill !== undefined && (refill.allowed || passing.has(refill.code));
}
