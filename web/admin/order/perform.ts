import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { isApiError } from '../../api-client/api-error';
import {
  postOrdersIdRefund,
  postOrdersIdResolveSubmission,
  postRefillExecuteId,
  postSendToProviderId,
  putOrdersIdTarget,
} from '../client';
import { errorText } from '../error-text';
import { parseEuros } from '../format';
import { messages } from '../messages';
import {
  type ActionResult,
  refillResult,
  refundResult,
  resolveResult,
  sendResult,
  targetResult,
} from './action-results';
import { typedTarget } from './action-values';
import type { ActionName, ActionValues } from './actions';

type Performer = (values: ActionValues, order: AdminOrderDetail) => Promise<ActionResult>;

// The values have passed `checkValues`.
const performers: Record<ActionName, Performer> = {
  async resend({ reason, ...values }, order) {
    const { url: customUrl, username: customUsername } = typedTarget(values);
    return sendResult(await postSendToProviderId(order.id, { reason, customUrl, customUsername }));
  },
  async forceResend({ reason }, order) {
    return sendResult(await postSendToProviderId(order.id, { reason, forceResend: true }));
  },
  async resolve({ reason, outcome, providerOrderId }, order) {
    if (outcome !== 'accepted')
      return resolveResult(
        await postOrdersIdResolveSubmission(order.id, { outcome: 'not-accepted', reason }),
        undefined,
      );
    const answer = await postOrdersIdResolveSubmission(order.id, { outcome, providerOrderId, reason });
    return resolveResult(answer, providerOrderId.trim());
  },
  async changeTarget({ reason, ...values }, order) {
    return targetResult(await putOrdersIdTarget(order.id, { ...typedTarget(values), reason }), order);
  },
  async refill({ reason }, order) {
    return refillResult(await postRefillExecuteId(order.id, { reason }));
  },
  async refund({ reason, amount }, order) {
    return refundResult(await postOrdersIdRefund(order.id, { reason, amountCents: parseEuros(amount) }));
  },
};

/** Carries an act out. Throws what the call throws. */
export function perform(
  action: ActionName,
  values: ActionValues,
  order: AdminOrderDetail,
): Promise<ActionResult> {
  return performers[action](values, order);
}

/** A failed act, in words that say what to do. A lost answer is told apart: the act may have happened. */
export function failureResult(action: ActionName, error: unknown): ActionResult {
  const title = messages.failures[action];
  if (!isApiError(error)) return { tone: 'danger', title, text: messages.results.unknown };
  if (error.status === 0) return { tone: 'danger', title, text: messages.results.unreachable };
  return { tone: 'danger', title, text: errorText(error), requestId: error.requestId };
}
