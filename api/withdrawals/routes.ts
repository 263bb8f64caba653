import { submitWithdrawal } from '#domain/calls/withdrawal.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import { type WithdrawalInput, withdrawalWorkflow, withdrawalWorkflowId } from '#workflows/messages.ts';
import { startOnce } from '../checkout/start-once';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { countAcknowledgement } from '../proven-caller-limits';

/** The online withdrawal function. Nothing is looked up before the answer, so all statements look alike. */
export function withdrawalRoutes(routes: Routes, { db, temporal }: Deps): void {
  routes.answer(submitWithdrawal, { limit: 'withdrawals' }, async (exchange) => {
    const { body } = exchange;
    // The statement is valid by being made: beyond the limits of its address only the e-mail is left out.
    const acknowledged = await countAcknowledgement(db, exchange, 'withdrawal', body.email);
    const reference = withdrawalReference(body.id);
    const receivedAt = await startOnce(temporal, {
      type: withdrawalWorkflow,
      id: withdrawalWorkflowId(body.id),
      input: { ...body, ...(!acknowledged && { withoutLetter: true }) } satisfies WithdrawalInput,
      summary: reference,
    });
    return { reference, receivedAt, acknowledged };
  });
}
