import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { normaliseUsername, usernamePattern } from '../../../domain/person';
import { targetIn, targetOf } from '../../../domain/target';
import { euros, parseEuros, typedEuros } from '../format';
import { messages } from '../messages';
import { type ActionName, type ActionValues, keptCents, proposedCents } from './actions';

/** What a dialog shows when it opens. */
export function initialValues(order: AdminOrderDetail): ActionValues {
  return {
    reason: '',
    username: '',
    url: '',
    confirmation: '',
    outcome: '',
    providerOrderId: '',
    amount: typedEuros(proposedCents(order)),
  };
}

export type ActionErrors = Partial<Record<keyof ActionValues, string>>;

const text = messages.dialog;

/** What is wrong with the values for an act; the rules are those of the call's schema. */
export function checkValues(action: ActionName, values: ActionValues, order: AdminOrderDetail): ActionErrors {
  return { ...checkReason(values.reason), ...checks[action]?.(values, order) };
}

function checkReason(reason: string): ActionErrors {
  const { length } = reason.trim();
  if (length === 0) return { reason: text.reasonRequired };
  if (length < 3) return { reason: text.reasonShort };
  return length > 500 ? { reason: text.reasonLong } : {};
}

const checks: Partial<Record<ActionName, (values: ActionValues, order: AdminOrderDetail) => ActionErrors>> = {
  resend: (values, order) => (values.username.trim() || values.url.trim() ? checkTarget(values, order) : {}),
  forceResend: ({ confirmation }, { orderNumber }) =>
    confirmation.trim().toUpperCase() === orderNumber ? {} : { confirmation: text.confirmWrong(orderNumber) },
  resolve: ({ outcome, providerOrderId }) => {
    if (!outcome) return { outcome: text.outcomeRequired };
    const valid = /^[A-Za-z0-9_-]{1,40}$/.test(providerOrderId.trim());
    return outcome === 'accepted' && !valid ? { providerOrderId: text.panelIdInvalid } : {};
  },
  changeTarget: (values, order) => {
    const errors = checkTarget(values, order);
    if (Object.keys(errors).length > 0) return errors;
    return targetOf(typedTarget(values))?.username === order.username ? { username: text.usernameSame } : {};
  },
  refund: ({ amount }, order) => {
    const cents = parseEuros(amount);
    if (!cents) return { amount: text.amountInvalid };
    const kept = keptCents(order);
    return cents > kept ? { amount: text.amountTooLarge(euros(kept)) } : {};
  },
};

/** What was typed of a target; empty fields are none. */
export function typedTarget({ url, username }: Pick<ActionValues, 'url' | 'username'>) {
  return { url: url.trim() || undefined, username: username.trim() || undefined };
}

function checkTarget(values: ActionValues, order: AdminOrderDetail): ActionErrors {
  const typed = typedTarget(values);
  if (typed.url && !targetIn(typed.url)) return { url: text.urlInvalid };
  if (!typed.url && !isUsername(values.username))
    return goesToPosts(order) ? { url: text.urlInvalid } : { username: text.usernameInvalid };
  if (typed.username && !isUsername(typed.username)) return { username: text.usernameInvalid };
  const target = targetOf(typed);
  if (!target) return { url: text.targetsDiffer };
  if ((target.shortcode !== undefined) !== goesToPosts(order))
    return { url: goesToPosts(order) ? text.urlNotPost : text.urlNotProfile };
  return {};
}

/** Whether an order is delivered to posts instead of a profile. */
export function goesToPosts({ submissions }: Pick<AdminOrderDetail, 'submissions'>): boolean {
  return submissions.some(({ shortcode }) => shortcode !== undefined);
}

function isUsername(typed: string): boolean {
  return usernamePattern.test(normaliseUsername(typed));
}
