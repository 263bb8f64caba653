import type { TrackedOrder } from '#db/tracking.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { disputeFacts, orderCan } from '#domain/capabilities.ts';
import { holdCause, lookedAtBy, notifyOnHoldAfterMs, type ShownHoldCause } from '#domain/on-hold.ts';
import { disputeOver } from '#domain/payments.ts';
import { defaultSettings, lateAfterMs, linesUnsent } from '#domain/purchase.ts';
import { factsOf } from './order-facts';

/**
 * Whether an order waits for a person, in the shop's own words. Buyers who can help see it immediately, the rest after some
 * minutes, because many waits are over by then. Only the buyer sees that a profile is private or a name wrong, or that
 * a bank asks about the payment.
 */
export function onHoldOf(order: TrackedOrder, own: boolean, now: number): OrderView['onHold'] {
  const since = order.attentionSince?.getTime();
  const cause = causeOf(order);
  if (since === undefined || !cause) return undefined;
  const canHelp = own && (cause === 'target' || cause === 'payment');
  if (!canHelp && now < since + notifyOnHoldAfterMs) return undefined;
  return {
    cause: own || cause === 'doubt' ? cause : cause === 'payment' ? 'undated' : 'shop',
    since: new Date(since).toISOString(),
    until: new Date(lookedAtBy(since)).toISOString(),
  };
}

/**
 * As in e-mails. But while a bank disputes the payment nothing is sent, whatever else holds it. After a dispute that was
 * lost, nothing is sent either: a person decides about the rest.
 */
function causeOf({ attention, lines, disputes }: TrackedOrder): ShownHoldCause | undefined {
  const refusals = lines.filter(({ state }) => state === 'rejected').map(({ reason }) => reason);
  const cause = holdCause({ reason: attention, refusals });
  if (cause === 'doubt') return cause;
  const isUnsent = linesUnsent({ submissions: lines }).length > 0;
  if (!cause && !(attention === 'payment-disputed' && isUnsent)) return undefined;
  if (disputes.some(({ status }) => !disputeOver(status))) return 'payment';
  return disputeFacts(disputes).disputed ? 'shop' : (cause ?? 'shop');
}

/**
 * Until when an order waits for its turn, or for a panel, before a person is asked. Absent in lists, which have no
 * timeline.
 */
export function waitsUntilOf(order: TrackedOrder): string | undefined {
  if (order.attention || !order.lines.some(({ state }) => state === 'ready')) return undefined;
  const since = order.timeline.findLast(
    ({ kind }) => kind === 'submission-waits' || kind === 'submission-held',
  )?.at;
  if (since === undefined) return undefined;
  return new Date(since + lateAfterMs({ ...defaultSettings, ...order.settings })).toISOString();
}

/**
 * What the buyer may correct of the target, by the same rule as in the workflow. While another line is being sent the form
 * stays: a correction waits for the panel's answer.
 */
export function correctionOf(order: TrackedOrder): OrderView['correction'] {
  const can = orderCan.correctTarget(factsOf(order));
  const left = linesUnsent({ submissions: order.lines });
  if (!can.allowed && (can.code !== 'submission_under_way' || left.length === 0)) return undefined;
  const posts = left.flatMap(({ shortcode }) => shortcode ?? []);
  return {
    posts: posts.length > 0 ? posts : undefined,
    again: left.some(({ state }) => state === 'rejected'),
  };
}
