import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import {
  adminChangeEmail,
  adminChangeTarget,
  adminRefill,
  adminRefund,
  adminResolveSubmission,
  adminSendToProvider,
} from '#domain/calls/admin-order-actions.ts';
import type { AnswerOf, BodyOf, Call } from '#domain/calls/call.ts';
import { linesToDismiss } from '#domain/purchase.ts';
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
export interface ActionRequest {
  order: AdminOrderDetail;
  requestId: string;
}

/** The call of an action, its input, and the meaning of its answer. */
interface ActionCall<C extends Call> {
  call: C;
  body: (typed: ActionValues, request: ActionRequest) => BodyOf<C>;
  result: (answer: AnswerOf<C>, typed: ActionValues, order: AdminOrderDetail) => ActionResult;
}

const submissionsSeen = ({ submissions }: AdminOrderDetail) => submissions.length || undefined;

/** Every action of an administrator on an order. */
export const actionCalls: Record<ActionName, ActionCall<Call>> = {
  resend: actionCall({
    call: adminSendToProvider,
    body: ({ reason, ...typed }, { order, requestId }) => {
      const { url: customUrl, username: customUsername } = typedTarget(typed);
      return { reason, requestId, submissionsSeen: submissionsSeen(order), customUrl, customUsername };
    },
    result: sendResult,
  }),
  forceResend: actionCall({
    call: adminSendToProvider,
    body: ({ reason }, { order, requestId }) => ({
      reason,
      requestId,
      submissionsSeen: submissionsSeen(order),
      forceResend: true,
    }),
    result: sendResult,
  }),
  resolve: actionCall({
    call: adminResolveSubmission,
    body: ({ reason, outcome, providerOrderId, ...typed }, { requestId }) => {
      const asked = { reason, requestId, submissionId: typed.submissionId || undefined };
      return outcome === 'accepted'
        ? { ...asked, outcome, providerOrderId }
        : // The schema refuses an empty choice.
          { ...asked, outcome: outcome as 'not-accepted' };
    },
    result: (answer, { outcome, providerOrderId }) =>
      resolveResult(answer, outcome === 'accepted' ? providerOrderId.trim() : undefined),
  }),
  changeTarget: actionCall({
    call: adminChangeTarget,
    body: ({ reason, ...typed }, { requestId }) => ({ ...typedTarget(typed), reason, requestId }),
    result: (answer, _, order) => targetResult(answer, order),
  }),
  changeEmail: actionCall({
    call: adminChangeEmail,
    body: ({ reason, email }, { requestId }) => ({ email, reason, requestId }),
    result: (_, { email }) => emailResult(email.trim()),
  }),
  refill: actionCall({
    call: adminRefill,
    body: ({ reason }, { requestId }) => ({ reason, requestId }),
    result: refillResult,
  }),
  refund: actionCall({
    call: adminRefund,
    body: ({ reason, amountCents, dismissUnsent }, { order, requestId }) => {
      const unsent = linesToDismiss(order).map(({ id }) => id);
      return {
        reason,
        requestId,
        refundedCents: order.refundedCents,
        amountCents: parseEuros(amountCents) ?? Number.NaN,
        dismiss: dismissUnsent && unsent.length > 0 ? unsent : undefined,
      };
    },
    result: refundResult,
  }),
};

/** Type-checks an action against its own call; the table then accepts any call. */
function actionCall<C extends Call>(one: ActionCall<C>): ActionCall<Call> {
  return one as unknown as ActionCall<Call>;
}
