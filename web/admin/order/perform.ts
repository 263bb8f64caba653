import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { newestGeneration } from '../../../domain/purchase';
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

/** What the person saw when they asked, and the id under which the same act has one effect, however often it is sent. */
export interface ActRequest {
  order: AdminOrderDetail;
  requestId: string;
}

type Performer = (values: ActionValues, request: ActRequest) => Promise<ActionResult>;

// The values have passed `checkValues`.
const performers: Record<ActionName, Performer> = {
  async resend({ reason, ...values }, { order, requestId }) {
    const { url: customUrl, username: customUsername } = typedTarget(values);
    const generation = newestGeneration(order) || undefined;
    const asked = { reason, requestId, generation, customUrl, customUsername };
    return sendResult(await postSendToProviderId(order.id, asked));
  },
  async forceResend({ reason }, { order, requestId }) {
    const generation = newestGeneration(order) || undefined;
    return sendResult(
      await postSendToProviderId(order.id, { reason, requestId, generation, forceResend: true }),
    );
  },
  async resolve({ reason, outcome, providerOrderId }, { order, requestId }) {
    const asked = { reason, requestId };
    if (outcome !== 'accepted')
      return resolveResult(
        await postOrdersIdResolveSubmission(order.id, { ...asked, outcome: 'not-accepted' }),
        undefined,
      );
    const answer = await postOrdersIdResolveSubmission(order.id, { ...asked, outcome, providerOrderId });
    return resolveResult(answer, providerOrderId.trim());
  },
  async changeTarget({ reason, ...values }, { order, requestId }) {
    const answer = await putOrdersIdTarget(order.id, { ...typedTarget(values), reason, requestId });
    return targetResult(answer, order);
  },
  async refill({ reason }, { order, requestId }) {
    return refillResult(await postRefillExecuteId(order.id, { reason, requestId }));
  },
  async refund({ reason, amount }, { order, requestId }) {
    const { refundedCents } = order;
    const amountCents = parseEuros(amount);
    return refundResult(
      await postOrdersIdRefund(order.id, { reason, requestId, refundedCents, amountCents }),
    );
  },
};

/** Carries an act out. Throws what the call throws. */
export function perform(
  action: ActionName,
  values: ActionValues,
  request: ActRequest,
): Promise<ActionResult> {
  return performers[action](values, request);
}

/** Whether the shop said no: the next press is another request. Where no answer came, the act may have been carried out. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/** A failed act, in words that say what to do. A lost answer is told apart: the act may have happened. */
export function failureResult(action: ActionName, error: unknown): ActionResult {
  const title = messages.failures[action];
  if (!isApiError(error)) return { tone: 'danger', title, text: messages.results.unknown };
  if (error.status === 0) return { tone: 'danger', title, text: messages.results.unreachable };
  return { tone: 'danger', title, text: errorText(error), requestId: error.requestId };
}
