import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { amountWrong } from '#domain/calls/admin-order-actions.ts';
import { isFinal, type ProviderStatus } from '#domain/provider.ts';
import {
  currentLines,
  currentSubmission,
  linesInDoubt,
  linesToDismiss,
  linesUnsent,
  type Submission,
} from '#domain/purchase.ts';
import { isShortDelivery } from '#domain/refund-proposal.ts';
import { targetOf } from '#domain/target.ts';
import { euros, parseEuros, typedEuros } from '../format';
import { paymentMessages } from '../payments/text';
import { type ActionName, type ActionValues, keptCents, proposedCents } from './actions';
import { dialogMessages as text } from './actions-text';

/** The initial values of a dialog. */
export function initialValues(order: AdminOrderDetail): ActionValues {
  const proposal = proposedCents(order);
  const amountCents = proposal === undefined ? '' : typedEuros(proposal);
  return {
    reason: '',
    username: '',
    url: '',
    email: '',
    confirmation: '',
    submissionId: submissionToResolve(order)?.id ?? '',
    outcome: '',
    providerOrderId: '',
    amountCents,
    way: 'provider',
    dismissUnsent: coversUnsent(amountCents, order),
    undelivered: order.withdrawalOpen && isUnderWay(order),
  };
}

/** The values that follow from the order's money until the user changes them. */
type MoneyValues = Pick<ActionValues, 'amountCents' | 'dismissUnsent' | 'undelivered'>;

function moneyValues(order: AdminOrderDetail): MoneyValues {
  const { amountCents, dismissUnsent, undelivered } = initialValues(order);
  return { amountCents, dismissUnsent, undelivered };
}

/** The same once the order has moved: what the user typed or ticked stays, the rest is of the new state. */
export function movedValues(
  typed: MoneyValues,
  before: AdminOrderDetail,
  now: AdminOrderDetail,
): MoneyValues {
  const [old, next] = [moneyValues(before), moneyValues(now)];
  const amountCents = typed.amountCents === old.amountCents ? next.amountCents : typed.amountCents;
  const follows = typed.dismissUnsent === coversUnsent(typed.amountCents, before);
  return {
    amountCents,
    dismissUnsent: follows ? coversUnsent(amountCents, now) : typed.dismissUnsent,
    undelivered: typed.undelivered === old.undelivered ? next.undelivered : typed.undelivered,
  };
}

/** Whether what an action decides on is another than before: what was proposed and typed is of the earlier state. */
export function hasMoved(before: AdminOrderDetail, now: AdminOrderDetail): boolean {
  const decisive = (order: AdminOrderDetail) => {
    const { attention, refundedCents, submissions } = order;
    return JSON.stringify([
      attention,
      refundedCents,
      submissions.length,
      keptCents(order),
      moneyValues(order),
    ]);
  };
  return decisive(before) !== decisive(now);
}

/**
 * The submissions that a person can settle: those in doubt. If the order waits for one and none is, its row was settled
 * before the run was reset: those that a panel has, so that the run learns of the one that is named.
 */
export function linesToResolve(order: Pick<AdminOrderDetail, 'attention' | 'submissions'>) {
  const doubtful = linesInDoubt(order);
  if (doubtful.length > 0 || order.attention !== 'submission-unknown') return doubtful;
  return currentLines(order).filter(({ state }) => state === 'accepted');
}

/** The only submission that a person can settle, which they need not choose. */
function submissionToResolve(order: Pick<AdminOrderDetail, 'attention' | 'submissions'>) {
  const [only, ...more] = linesToResolve(order);
  return more.length === 0 ? only : undefined;
}

/** The submission that a new target replaces: the most pressing one. */
export function submissionToReplace({ submissions }: Pick<AdminOrderDetail, 'submissions'>) {
  return currentSubmission({
    submissions: submissions.map((one) => ({
      ...one,
      state: one.state as Submission['state'],
      report: one.providerStatus ? { status: one.providerStatus as ProviderStatus } : undefined,
    })),
  });
}

/** Whether a panel still delivers a line of it, and can be asked to stop. */
export function isUnderWay(order: Pick<AdminOrderDetail, 'submissions'>): boolean {
  return currentLines(order).some(
    ({ state, providerStatus }) =>
      state === 'accepted' && !(providerStatus && isFinal(providerStatus as ProviderStatus)),
  );
}

/** Whether a short delivery can be closed without money: nothing of it waits for a resend. */
export function canClose(order: Pick<AdminOrderDetail, 'attention' | 'submissions'>): boolean {
  return isShortDelivery(order.attention) && linesUnsent(order).length === 0;
}

/** The proposed refund in cents, if the share of what no panel has is part of it; else undefined. */
function unsentShare(order: AdminOrderDetail): number | undefined {
  const { refundOwedCents: owed, refundProposalCents, refundGivesUpPosts } = order;
  // A refund of everything needs to give up nothing.
  const isShare =
    owed === undefined ? refundProposalCents !== undefined : refundGivesUpPosts && owed < keptCents(order);
  return isShare && linesToDismiss(order).length > 0 ? proposedCents(order) : undefined;
}

/**
 * Whether a refund of this amount, as typed, gives the share of what no panel has back. Only then is that not sent any
 * more, unless the user says otherwise: after a smaller refund, e.g. for a delay, the buyer is still owed it.
 */
export function coversUnsent(amountCents: string, order: AdminOrderDetail): boolean {
  const share = unsentShare(order);
  return share !== undefined && (parseEuros(amountCents) ?? 0) >= share;
}

/**
 * The share in cents of what is not sent any more, if less than that is refunded; else undefined. Nothing is refunded if
 * it was before.
 */
export function shareCutShort(
  { amountCents, dismissUnsent }: Pick<ActionValues, 'amountCents' | 'dismissUnsent'>,
  order: AdminOrderDetail,
): number | undefined {
  const amount = parseEuros(amountCents);
  const isRefunded = amount === 0 && order.refundedCents + order.lostCents > 0;
  const short = dismissUnsent && amount !== undefined && !isRefunded && !coversUnsent(amountCents, order);
  return short ? unsentShare(order) : undefined;
}

export type ActionErrors = Partial<Record<keyof ActionValues, string>>;

/** The errors in the values for this order; general errors come from the schema of the action's call. */
export function checkValues(action: ActionName, typed: ActionValues, order: AdminOrderDetail): ActionErrors {
  return checks[action]?.(typed, order) ?? {};
}

const checks: Partial<Record<ActionName, (typed: ActionValues, order: AdminOrderDetail) => ActionErrors>> = {
  resend: checkTarget,
  forceResend: ({ confirmation }, { orderNumber }) =>
    confirmation.trim().toUpperCase() === orderNumber ? {} : { confirmation: text.confirmWrong(orderNumber) },
  changeTarget: (typed, order) =>
    targetOf(typedTarget(typed))?.username === order.username
      ? { username: text.usernameSame }
      : checkTarget(typed, order),
  // If nothing is left to settle, the answer says so.
  resolve: ({ submissionId }, order) => {
    const open = linesToResolve(order);
    const fits = open.length === 0 || open.some(({ id }) => id === submissionId);
    return fits ? {} : { submissionId: text.submissionMissing };
  },
  changeEmail: ({ email }, order) => (email.trim() === order.email ? { email: text.emailSame } : {}),
  refund: ({ amountCents, way, dismissUnsent }, order) => {
    const { refundOwedCents: owed = 0 } = order;
    const cents = parseEuros(amountCents) ?? 0;
    const givesUp = dismissUnsent && linesToDismiss(order).length > 0;
    if (cents === 0 && !givesUp && !canClose(order)) return { amountCents: amountWrong };
    if (way === 'outside' && cents > owed)
      return { amountCents: paymentMessages.way.amountWrong(euros(owed)) };
    const kept = keptCents(order);
    return cents > kept ? { amountCents: text.amountTooLarge(euros(kept)) } : {};
  },
};

/** The typed target; empty fields are left out. */
export function typedTarget({ url, username }: Pick<ActionValues, 'url' | 'username'>) {
  return { url: url.trim() || undefined, username: username.trim() || undefined };
}

function checkTarget(typed: ActionValues, order: AdminOrderDetail): ActionErrors {
  const target = targetOf(typedTarget(typed));
  if (!target || (target.shortcode !== undefined) === goesToPosts(order)) return {};
  return { url: goesToPosts(order) ? text.urlNotPost : text.urlNotProfile };
}

/** Whether an order is delivered to posts instead of a profile. */
export function goesToPosts({ submissions }: Pick<AdminOrderDetail, 'submissions'>): boolean {
  return submissions.some(({ shortcode }) => shortcode !== undefined);
}
