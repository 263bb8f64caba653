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
import { isUnderWay, submissionToReplace, typedTarget } from './action-values';
import type { ActionName, ActionValues } from './actions';

/** A body, in each of its variants, without the id of the request: the dialog adds it. */
type WithoutId<Body> = Body extends unknown ? Omit<Body, 'requestId'> : never;

/** The call of an action, its input, and the meaning of its answer. */
interface ActionCall<C extends Call> {
  call: C;
  /** `order` is the state that the user saw. */
  body: (typed: ActionValues, order: AdminOrderDetail) => WithoutId<BodyOf<C>>;
  result: (answer: AnswerOf<C>, typed: ActionValues, order: AdminOrderDetail) => ActionResult;
}

const submissionsSeen = ({ submissions }: AdminOrderDetail) => submissions.length || undefined;

/** Every action of an administrator on an order. */
export const actionCalls: Record<ActionName, ActionCall<Call>> = {
  resend: actionCall({
    call: adminSendToProvider,
    body: ({ reason, ...typed }, order) => {
      const { url: customUrl, username: customUsername } = typedTarget(typed);
      return { reason, submissionsSeen: submissionsSeen(order), customUrl, customUsername };
    },
    result: sendResult,
  }),
  forceResend: actionCall({
    call: adminSendToProvider,
    body: ({ reason }, order) => ({
      reason,
      submissionsSeen: submissionsSeen(order),
      forceResend: true,
    }),
    result: sendResult,
  }),
  resolve: actionCall({
    call: adminResolveSubmission,
    body: ({ reason, outcome, providerOrderId, ...typed }) => {
      const asked = { reason, submissionId: typed.submissionId || undefined };
      return outcome === 'accepted'
        ? { ...asked, outcome, providerOrderId: providerOrderId.trim() }
        : // The schema refuses an empty choice.
          { ...asked, outcome: outcome as 'not-accepted' };
    },
    result: (answer, { outcome, providerOrderId }) =>
      resolveResult(answer, outcome === 'accepted' ? providerOrderId.trim() : undefined),
  }),
  changeTarget: actionCall({
    call: adminChangeTarget,
    body: ({ reason, ...typed }, order) => ({
      ...typedTarget(typed),
      submissionId: submissionToReplace(order)?.id,
      reason,
    }),
    result: (answer, _, order) => targetResult(answer, order),
  }),
  changeEmail: actionCall({
    call: adminChangeEmail,
    body: ({ reason, email }) => ({ email: email.trim(), reason }),
    result: (_, { email }) => emailResult(email.trim()),
  }),
  refill: actionCall({
    call: adminRefill,
    body: ({ reason }) => ({ reason }),
    result: refillResult,
  }),
  refund: actionCall({
    call: adminRefund,
    body: ({ reason, amountCents, way, dismissUnsent, undelivered }, order) => {
      const unsent = linesToDismiss(order).map(({ id }) => id);
      const asked = {
        reason,
        refundedCents: order.refundedCents,
        amountCents: parseEuros(amountCents) ?? Number.NaN,
      };
      if (way === 'outside') return { ...asked, outside: true as const };
      return {
        ...asked,
        dismiss: dismissUnsent && unsent.length > 0 ? unsent : undefined,
        undelivered: undelivered && asked.amountCents > 0 && isUnderWay(order) ? (true as const) : undefined,
      };
    },
    result: (answer, _, order) => refundResult(answer, order),
  }),
};

/** Type-checks an action against its own call; the table then accepts any call. */
function actionCall<C extends Call>(one: ActionCall<C>): ActionCall<Call> {
  return one as unknown as ActionCall<Call>;
}
