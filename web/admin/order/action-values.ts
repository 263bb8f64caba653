import type { AdminOrderDetail } from '../../../domain/calls/admin';
import { normaliseUsername, usernamePattern } from '../../../domain/person';
import { euros, parseEuros, typedEuros } from '../format';
import { messages } from '../messages';
import { type ActionName, type ActionValues, keptCents, proposedCents } from './actions';

/** What a dialog shows when it opens. */
export function initialValues(order: AdminOrderDetail): ActionValues {
  return {
    reason: '',
    username: '',
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
  resend: ({ username }) =>
    username.trim() && !isUsername(username) ? { username: text.usernameInvalid } : {},
  forceResend: ({ confirmation }, { orderNumber }) =>
    confirmation.trim().toUpperCase() === orderNumber ? {} : { confirmation: text.confirmWrong(orderNumber) },
  resolve: ({ outcome, providerOrderId }) => {
    if (!outcome) return { outcome: text.outcomeRequired };
    const valid = /^[A-Za-z0-9_-]{1,40}$/.test(providerOrderId.trim());
    return outcome === 'accepted' && !valid ? { providerOrderId: text.panelIdInvalid } : {};
  },
  changeTarget: ({ username }, order) => {
    if (!isUsername(username)) return { username: text.usernameInvalid };
    return normaliseUsername(username) === order.username ? { username: text.usernameSame } : {};
  },
  refund: ({ amount }, order) => {
    const cents = parseEuros(amount);
    if (!cents) return { amount: text.amountInvalid };
    const kept = keptCents(order);
    return cents > kept ? { amount: text.amountTooLarge(euros(kept)) } : {};
  },
};

function isUsername(typed: string): boolean {
  return usernamePattern.test(normaliseUsername(typed));
}
