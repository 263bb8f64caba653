import { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import { type WithdrawalStatement, withdrawalReference } from '#domain/withdrawal.ts';
import { withdrawalWorkflow, withdrawalWorkflowId } from '#workflows/messages.ts';
import { startOnce } from '../checkout/start-once';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { callerOf } from '../limits';

/** The online withdrawal function. Nothing is looked up before the answer, so that all statements look alike. */
export function withdrawalRoutes(routes: Routes, { temporal }: Deps): void {
  routes.answer(submitWithdrawal, { limit: 'withdrawals' }, async ({ body, limit, request }) => {
    await limit('withdrawalMailHere', `${callerOf(request)} ${body.email.toLowerCase()}`);
    await limit('withdrawalMail', body.email.toLowerCase());
    const reference = withdrawalReference(body.id);
    const receivedAt = await startOnce(temporal, {
      type: withdrawalWorkflow,
      id: withdrawalWorkflowId(body.id),
      input: body satisfies WithdrawalStatement,
      summary: reference,
    });
    return { reference, receivedAt };
  });
}
