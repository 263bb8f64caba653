import type { AdminOrderDetail, VerdictView } from '#domain/calls/admin-order.ts';
import { may, type Permission, type Role } from '#domain/permissions.ts';
import { isShortDelivery } from '#domain/refund-proposal.ts';
import type { AttentionReason } from '#domain/states.ts';
import { commonMessages } from '../messages/common';
import type { RefundWay } from '../payments/refund-way-field';

/** An administrator's actions on an order, in display order. The names are those of `can`. */
export const actionNames = [
  'resend',
  'resolve',
  'changeTarget',
  'changeEmail',
  'refill',
  'refund',
  'forceResend',
] as const;
export type ActionName = (typeof actionNames)[number];

/** The values of all actions' dialogs; each action uses its part. */
export interface ActionValues {
  reason: string;
  username: string;
  /** A pasted address of a profile or a post. */
  url: string;
  email: string;
  /** The order number, typed again. */
  confirmation: string;
  /** The submission in doubt that is resolved. */
  submissionId: string;
  outcome: '' | 'accepted' | 'not-accepted';
  providerOrderId: string;
  /** Euros as typed. */
  amountCents: string;
  way: RefundWay;
  /** Whether what no panel has is not sent any more after a refund of a part. */
  dismissUnsent: boolean;
  /** Whether a refund of a part is for what is not delivered: the panel is asked to stop first. */
  undelivered: boolean;
}

/** The actions that fix each reason, the most likely first. */
export const remedies: Record<AttentionReason, readonly ActionName[]> = {
  'submission-unknown': ['resolve', 'refund'],
  'submission-refused': ['resend', 'changeTarget', 'refund'],
  'provider-unreachable': ['resend', 'refund'],
  'target-busy': ['resend', 'refund'],
  'payment-disputed': ['refund'],
  'delivery-late': ['refund', 'forceResend'],
  'partial-delivery': ['refund', 'forceResend'],
  'canceled-by-provider': ['resend', 'refund'],
  'refund-failed': ['refund'],
  stuck: ['refund'],
};

/** The actions that fix what an order waits for, the most likely first, if allowed now and for this role. */
export function remediesFor(order: Pick<AdminOrderDetail, 'attention' | 'can'>, role: Role): ActionName[] {
  if (!order.attention) return [];
  return remedies[order.attention].filter((name) => verdictOf(name, order, role).allowed);
}

/** The permission of an action: a refund and a second delivery cost money, the others don't. */
export function permissionOf(action: ActionName): Permission {
  if (action === 'refund') return 'move-money';
  return action === 'forceResend' ? 'resend-again' : 'work-orders';
}

/** It can cost money that doesn't come back. */
export function isGrave(action: ActionName): boolean {
  return action === 'forceResend' || action === 'refund';
}

/** Its reason is evidence: money is refunded, a panel may deliver twice, or a person settles a submission. */
export function needsReason(action: ActionName): boolean {
  return isGrave(action) || action === 'resolve';
}

/** What this role can do now. */
export function verdictOf(action: ActionName, order: Pick<AdminOrderDetail, 'can'>, role: Role): VerdictView {
  if (!may(role, permissionOf(action)))
    return { allowed: false, code: 'forbidden', message: commonMessages.notAllowed };
  return order.can[action];
}

/**
 * Cents that can still be refunded: not lost to a bank either. Pending refunds count as refunded. Negative if a bank took
 * what was refunded, too.
 */
export function keptCents(
  order: Pick<AdminOrderDetail, 'amountCents' | 'refundedCents' | 'refunds' | 'lostCents'>,
): number {
  const given = order.refunds
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  return Math.max(0, order.amountCents - Math.max(given, order.refundedCents)) - order.lostCents;
}

/**
 * The refund dialog's initial cents: what failed before, or the proposal, else everything that is left. Undefined for a
 * short delivery of which nothing is proposed: the user says how much is due, or that nothing is.
 */
export function proposedCents(
  order: Pick<
    AdminOrderDetail,
    | 'amountCents'
    | 'attention'
    | 'refundedCents'
    | 'refunds'
    | 'lostCents'
    | 'refundProposalCents'
    | 'refundOwedCents'
  >,
): number | undefined {
  const kept = Math.max(0, keptCents(order));
  const asked = order.refundOwedCents || order.refundProposalCents;
  return asked || !isShortDelivery(order.attention) ? Math.min(asked || kept, kept) : undefined;
}
