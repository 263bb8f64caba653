import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import {
  adminChangeEmail,
  adminChangeTarget,
  adminRefill,
  adminRefund,
  adminResolveSubmission,
  adminSendToProvider,
} from '#domain/calls/admin-order-acts.ts';
import type { AnswerOf, BodyOf, Call } from '#domain/calls/call.ts';
import { newestGeneration } from '#domain/purchase.ts';
import { parseEuros } from '../format';
import {
  type ActionResult,
  emailResult,
  refillResult,
  refundResult,
  resolveResult,
  sendResult,
  targetResult,
} from './action-results';
import { typedTarget } from './action-values';
import type { ActionName, ActionValues } from './actions';

/**
 * The state that the user saw when they asked, and the id under which the same action has one effect, however often it
 * is sent.
 */
export interface ActRequest {
  order: AdminOrderDetail;
  requestId: string;
}

/** The call of an action, its input, and the meaning of its answer. */
interface Act<C extends Call> {
  call: C;
  body: (typed: ActionValues, request: ActRequest) => BodyOf<C>;
  result: (answer: AnswerOf<C>, typed: ActionValues, order: AdminOrderDetail) => ActionResult;
}

const generationOf = (order: AdminOrderDetail) => newestGeneration(order) || undefined;

/** Every action of an administrator on an order. */
export const acts: Record<ActionName, Act<Call>> = {
  resend: act({
    call: adminSendToProvider,
    body: ({ reason, ...typed }, { order, requestId }) => {
      const { url: customUrl, username: customUsername } = typedTarget(typed);
      return { reason, requestId, generation: generationOf(order), customUrl, customUsername };
    },
    result: sendResult,
  }),
  forceResend: act({
    call: adminSendToProvider,
    body: ({ reason }, { order, requestId }) => ({
      reason,
      requestId,
      generation: generationOf(order),
      forceResend: true,
    }),
    result: sendResult,
  }),
  resolve: act({
    call: adminResolveSubmission,
    body: ({ reason, outcome, providerOrderId }, { requestId }) =>
      outcome === 'accepted'
        ? { reason, requestId, outcome, providerOrderId }
        : // The schema refuses an empty choice.
          { reason, requestId, outcome: outcome as 'not-accepted' },
    result: (answer, { outcome, providerOrderId }) =>
      resolveResult(answer, outcome === 'accepted' ? providerOrderId.trim() : undefined),
  }),
  changeTarget: act({
    call: adminChangeTarget,
    body: ({ reason, ...typed }, { requestId }) => ({ ...typedTarget(typed), reason, requestId }),
    result: (answer, _, order) => targetResult(answer, order),
  }),
  changeEmail: act({
    call: adminChangeEmail,
    body: ({ reason, email }, { requestId }) => ({ email, reason, requestId }),
    result: (_, { email }) => emailResult(email.trim()),
  }),
  refill: act({
    call: adminRefill,
    body: ({ reason }, { requestId }) => ({ reason, requestId }),
    result: refillResult,
  }),
  refund: act({
    call: adminRefund,
    body: ({ reason, amountCents }, { order, requestId }) => ({
      reason,
      requestId,
      refundedCents: order.refundedCents,
      amountCents: parseEuros(amountCents) ?? Number.NaN,
    }),
    result: refundResult,
  }),
};

/** Type-checks an action against its own call; the table then accepts any call. */
function act<C extends Call>(one: Act<C>): Act<Call> {
  return one as unknown as Act<Call>;
}
