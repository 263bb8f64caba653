import type { OrderView } from '#domain/calls/orders.ts';
import { useMessages } from '../i18n/messages';
import { currentStep, orderSteps } from './order-steps';

/**
 * Announces an order to screen readers, and its changes; progress only in quarters, to avoid constant talking. It is on
 * the page before the order: screen readers ignore a live region that appears together with its text.
 */
export function LiveRegion({ order }: { order: OrderView | undefined }) {
  const { common, tracking } = useMessages();
  const step = order && currentStep(orderSteps(order));
  const quarters =
    order?.status === 'processing' && order.progress && order.progress.total > 0
      ? Math.floor((order.progress.delivered * 4) / order.progress.total)
      : 0;
  return (
    <p aria-live="polite" className="sr-only">
      {order &&
        step &&
        tracking.announcement(tracking.statuses[order.status], tracking.steps[step.key].title)}
      {order?.refillStatus &&
        ` ${common.labelled(tracking.refill.history, tracking.refill.states[order.refillStatus])}.`}
      {quarters > 0 && ` ${tracking.announcedProgress(quarters * 25)}`}
    </p>
  );
}
