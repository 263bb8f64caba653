import type { OrderView } from '#domain/calls/orders.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { TimelineKind } from '#domain/timeline.ts';

export type OrderStepKey =
  | 'paid'
  | 'created'
  | 'waits'
  | 'held'
  | 'onHold'
  | 'fixTarget'
  | 'sent'
  | 'progress'
  | 'completed'
  | 'partial'
  | 'cancelled'
  | 'refund'
  | 'guarantee'
  | 'refill'
  | 'guaranteeOver';

/** A step of an order, as its customer sees it. */
export interface OrderStep {
  key: OrderStepKey;
  state: 'done' | 'current' | 'upcoming' | 'problem';
  /** When it was reached, ISO. */
  at?: string;
}

/**
 * The past, current and future steps of an order: paid, created, sent, under way, done, guarantee. Where a fact of the
 * order proves a step, the timeline gives only its time: old lines are left out, and a restore loses some.
 */
export function orderSteps(order: OrderView): OrderStep[] {
  const at = (kind: TimelineKind) => order.timeline.findLast((line) => line.kind === kind)?.at;
  const steps: OrderStep[] = [
    { key: 'paid', state: 'done', at: at('payment-succeeded') ?? order.createdAt },
    { key: 'created', state: 'done', at: at('order-created') ?? order.createdAt },
  ];
  const sent = isSent(order);
  const completed = order.status === 'completed';
  const stopped = order.status === 'cancelled' || order.status === 'refunded';

  const hold = stopped ? undefined : holdStep(order);
  const waits = sent || stopped ? undefined : (hold ?? waitingStep(order, at));
  if (waits) steps.push(waits);
  if (sent || !stopped)
    steps.push({
      key: 'sent',
      state: sent ? 'done' : waits ? 'upcoming' : 'current',
      at: at('submission-accepted'),
    });
  // One part is under way, another waits for a person.
  if (sent && hold) steps.push(hold);
  if (order.status === 'partial')
    steps.push(
      { key: 'progress', state: 'done' },
      { key: 'partial', state: 'problem', at: at('delivery-partial') },
    );
  else if (stopped) {
    if (order.status === 'cancelled')
      steps.push({ key: 'cancelled', state: 'problem', at: at('delivery-canceled') });
  } else {
    steps.push(
      { key: 'progress', state: completed ? 'done' : sent ? 'current' : 'upcoming' },
      {
        key: 'completed',
        state: completed ? 'done' : 'upcoming',
        at: completed ? (order.deliveredAt ?? at('delivery-completed')) : undefined,
      },
    );
  }
  const refund = refundStep(order, at);
  if (refund) steps.push(refund);
  if (!stopped) steps.push(...guaranteeSteps(order, at));
  return steps;
}

/** Whether an order was paid, and not fully refunded since. */
export function isPaid({ paymentStatus }: Pick<OrderView, 'paymentStatus'>): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'partially_refunded';
}

/** Whether all of the money is refunded, or owed because refunds failed. */
export function isAllBack(order: OrderView): boolean {
  return order.paymentStatus === 'refunded' || order.refundOwedWhole === true;
}

/** Whether a panel has, or had, the order or a part of it. */
export function isSent({ status, providerProcessed, timeline }: OrderView): boolean {
  if (providerProcessed || status === 'processing' || status === 'completed' || status === 'partial')
    return true;
  return timeline.some(({ kind }) => kind === 'submission-accepted');
}

/** Whether the guarantee has ended. */
export function isGuaranteeOver({ refill, timeline }: OrderView): boolean {
  return refill?.code === 'guarantee_over' || timeline.some(({ kind }) => kind === 'guarantee-over');
}

/**
 * Whether the missing part was refunded, and the refund did not fail: after the delivery had ended, or before it if
 * that settled it, e.g. after a withdrawal. If the line of that end is lost, the refunded sum decides.
 */
export function isMadeGood(order: OrderView): boolean {
  const at = (...kinds: TimelineKind[]) =>
    order.timeline.findLast(({ kind }) => (kinds as string[]).includes(kind))?.at;
  const returned = at('refund-succeeded') ?? '';
  if (order.refundedCents === 0 || returned < (at('refund-failed') ?? '')) return false;
  const ended = at('delivery-partial', 'delivery-canceled');
  return order.settled === 'refunded' || ended === undefined || returned > ended;
}

/** Whether what was refunded went back to the means of payment, was paid in another way, or a part each way. */
export function refundWay({ refundedCents, outsideCents = 0 }: OrderView): 'provider' | 'outside' | 'both' {
  if (outsideCents === 0) return 'provider';
  return outsideCents < refundedCents ? 'both' : 'outside';
}

/** Whether nothing more will be decided about what was not delivered: that is so, or a bank took the money back. */
export function isSettled(order: OrderView): boolean {
  return order.chargedBack === true || order.settled !== undefined || isMadeGood(order);
}

/** The step of an order that waits for a person, or for its buyer. */
function holdStep({ onHold, correction }: OrderView): OrderStep | undefined {
  if (!onHold) return undefined;
  return onHold.cause === 'target' && correction
    ? { key: 'fixTarget', state: 'problem', at: onHold.since }
    : { key: 'onHold', state: 'current', at: onHold.since };
}

/** What an order waits for before it is sent: a person, another order to the same target, or the provider. */
function waitingStep(
  { refundOwed }: OrderView,
  at: (kind: TimelineKind) => string | undefined,
): OrderStep | undefined {
  if (refundOwed) return { key: 'onHold', state: 'current', at: at('refund-failed') };
  const [held, waits] = [at('submission-held'), at('submission-waits')];
  if (held && held > (waits ?? '')) return { key: 'held', state: 'current', at: held };
  return waits ? { key: 'waits', state: 'current', at: waits } : undefined;
}

/** The refund of all or a part: made, on its way, or failed, which is a problem even if another one was made before. */
function refundStep(
  { status, refundedCents, refundOwed, timeline }: OrderView,
  at: (kind: TimelineKind) => string | undefined,
): OrderStep | undefined {
  const kinds = new Set<string>(['refund-requested', 'refund-succeeded', 'refund-failed']);
  const last = timeline.findLast(({ kind }) => kinds.has(kind));
  if (refundOwed || (status !== 'refunded' && last?.kind === 'refund-failed'))
    return { key: 'refund', state: 'problem', at: at('refund-failed') };
  const made = status === 'refunded' || refundedCents > 0;
  if (!made && !at('refund-requested')) return undefined;
  return {
    key: 'refund',
    state: made ? 'done' : 'current',
    at: at('refund-succeeded') ?? at('refund-requested'),
  };
}

function guaranteeSteps(order: OrderView, at: (kind: TimelineKind) => string | undefined): OrderStep[] {
  if (order.withoutRefills || order.chargedBack || order.view === 'erased') return [];
  // What is refunded isn't delivered again.
  if (isAllBack(order)) return [];
  // A partial delivery is settled in another way, which the previous step shows.
  if (order.status === 'partial') return [];
  if (isGuaranteeOver(order)) return [{ key: 'guaranteeOver', state: 'done', at: at('guarantee-over') }];
  // A refill would be refused, because a bank disputes the payment: then it isn't promised either.
  const isRefused = order.refill?.code === ('delivery_on_hold' satisfies ErrorCode);
  const guarantee = (state: 'current' | 'upcoming'): OrderStep[] =>
    isRefused ? [] : [{ key: 'guarantee', state }];
  if (order.status !== 'completed') return guarantee('upcoming');
  if (!order.refillStatus || (isRefused && order.refillStatus === 'rejected')) return guarantee('current');
  const underWay = order.refillStatus === 'requested' || order.refillStatus === 'unknown';
  const end = at(order.refillStatus === 'rejected' ? 'refill-rejected' : 'refill-completed');
  return [
    {
      key: 'refill',
      state: underWay ? 'current' : order.refillStatus === 'rejected' ? 'problem' : 'done',
      at: underWay ? at('refill-requested') : end,
    },
    ...guarantee(underWay ? 'upcoming' : 'current'),
  ];
}

/** The step that best describes the current state of the order. */
export function currentStep(steps: OrderStep[]): OrderStep | undefined {
  return (
    steps.find((step) => step.state === 'current') ??
    steps.findLast((step) => step.state === 'done' || step.state === 'problem')
  );
}
