import type { TrackedOrder } from '#db/tracking.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { orderCan } from '#domain/capabilities.ts';
import { lookedAtBy, notifyOnHoldAfterMs, publicHoldCause, shownHoldCause } from '#domain/on-hold.ts';
import { defaultSettings, lateAfterMs, linesUnsent } from '#domain/purchase.ts';
import { factsOf } from './order-facts';

/**
 * Whether an order waits for a person, in the shop's own words. Buyers who can help see it immediately, the rest after some
 * minutes, because many waits are over by then.
 */
export function onHoldOf(order: TrackedOrder, own: boolean, now: number): OrderView['onHold'] {
  const since = order.attentionSince?.getTime();
  const { attention, lines, disputes } = order;
  const cause = shownHoldCause({
    reason: attention,
    refusals: lines.filter(({ state }) => state === 'rejected').map(({ reason }) => reason),
    disputes,
    isUnsent: linesUnsent({ submissions: lines }).length > 0,
  });
  if (since === undefined || !cause) return undefined;
  const canHelp = own && (cause === 'target' || cause === 'payment');
  if (!canHelp && now < since + notifyOnHoldAfterMs) return undefined;
  return {
    cause: own ? cause : publicHoldCause(cause),
    since: new Date(since).toISOString(),
    until: new Date(lookedAtBy(since)).toISOString(),
  };
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
