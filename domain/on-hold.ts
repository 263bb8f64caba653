import { disputeOver } from './payments';
import { readRefusal } from './provider';
import type { AttentionReason } from './states';

/** How long an order waits for a person before its buyer is notified, in ms: many waits are shorter. */
export const notifyOnHoldAfterMs = 5 * 60_000;

/** Within this time a person looks at a waiting order, in ms: the shop promises it in its answers. */
export const lookedAtWithinMs = 24 * 3_600_000;

/**
 * Why an order waits, as far as its buyer may know: the profile or post can't be delivered to, and the buyer can help;
 * it is unknown whether delivery has started; or only the shop can fix it.
 */
export const holdCauses = ['target', 'doubt', 'shop'] as const;
export type HoldCause = (typeof holdCauses)[number];

/**
 * The same on the order's page, which also says that a bank disputes the payment, or asks about it. A stranger learns only
 * that nobody can say until when it waits.
 */
export const shownHoldCauses = [...holdCauses, 'payment', 'undated'] as const;
export type ShownHoldCause = (typeof shownHoldCauses)[number];

/** Reasons for which a paid order waits for a person before its delivery. */
const beforeDelivery: ReadonlySet<string> = new Set<AttentionReason>([
  'submission-unknown',
  'submission-refused',
  'provider-unreachable',
  'target-busy',
]);

/** What decides why an order waits. */
export interface HoldFacts {
  reason?: string | null;
  /** The panel's answer to each refused line. */
  refusals: readonly (string | null | undefined)[];
}

/** Why an order waits for a person before its delivery; undefined if it doesn't. */
export function holdCause({ reason, refusals }: HoldFacts): HoldCause | undefined {
  if (!reason || !beforeDelivery.has(reason)) return undefined;
  if (reason === 'submission-unknown') return 'doubt';
  const isTarget = refusals.some((said) => said && readRefusal(said) === 'invalid-link');
  return reason === 'submission-refused' && isTarget ? 'target' : 'shop';
}

/**
 * The same for the order's page. While a bank disputes the payment nothing is sent, whatever else holds the order; after
 * a dispute that was lost, a person decides about what no panel has.
 */
export function shownHoldCause(
  facts: HoldFacts & { disputes: readonly { status: string }[]; isUnsent: boolean },
): HoldCause | 'payment' | undefined {
  const { reason, disputes, isUnsent } = facts;
  const cause = holdCause(facts);
  if (cause === 'doubt') return cause;
  if (!cause && !(reason === 'payment-disputed' && isUnsent)) return undefined;
  if (disputes.some(({ status }) => !disputeOver(status))) return 'payment';
  return disputes.some(({ status }) => status === 'lost') ? 'shop' : (cause ?? 'shop');
}

/** Reasons for which the shop promises its buyer money, a delivery or an answer, once there is an order. */
const promises: ReadonlySet<string> = new Set<AttentionReason>([
  'delivery-late',
  'partial-delivery',
  'canceled-by-provider',
  'refund-failed',
]);

/** Whether nobody can promise that, because a bank still has to decide about the payment. */
export function isUndated(reason: string | null, disputes: readonly { status: string }[]): boolean {
  return reason !== null && promises.has(reason) && disputes.some(({ status }) => !disputeOver(status));
}

/** What a stranger learns of it: neither that a profile is private or a name wrong, nor that a bank asks. */
export function publicHoldCause(cause: HoldCause | 'payment'): ShownHoldCause {
  if (cause === 'doubt') return cause;
  return cause === 'payment' ? 'undated' : 'shop';
}

/**
 * Until when a person looks at an order, as shown; undefined if nobody promises that. A bank's time isn't the shop's; the
 * answer has an `until` for it because pages loaded before version 1.5 fail without one.
 */
export function promisedUntil(
  onHold: { cause: ShownHoldCause; until: string } | undefined,
): string | undefined {
  return onHold?.cause === 'payment' || onHold?.cause === 'undated' ? undefined : onHold?.until;
}

/** When a person will have looked at an order waiting since `since`; both in epoch ms. */
export function lookedAtBy(since: number): number {
  return since + lookedAtWithinMs;
}
