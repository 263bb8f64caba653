import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { submitWithdrawal } from '../../domain/calls/withdrawal';
import { type WithdrawalStatement, withdrawalReference } from '../../domain/withdrawal';
import { purchasesQueue, withdrawalWorkflow, withdrawalWorkflowId } from '../../workflows/messages';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { updateDeadlineMs, withinDeadline } from '../purchases';

/** The online withdrawal function. Nothing is looked up before the answer, so that all statements look alike. */
export function withdrawalRoutes(routes: Routes, { temporal }: Deps): void {
  routes.answer(submitWithdrawal, { limit: 'withdrawals' }, async ({ body, limit }) => {
    await limit('withdrawalMail', body.email.toLowerCase());
    const receivedAt = await withinDeadline(temporal, updateDeadlineMs, () => receive(body));
    return { reference: withdrawalReference(body.id), receivedAt: receivedAt.toISOString() };
  });

  /** Once the workflow has started the statement can't be lost any more. Resolves to when it came in. */
  async function receive(statement: WithdrawalStatement): Promise<Date> {
    const workflowId = withdrawalWorkflowId(statement.id);
    try {
      await temporal.workflow.start(withdrawalWorkflow, {
        workflowId,
        taskQueue: purchasesQueue,
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        args: [statement],
        staticSummary: withdrawalReference(statement.id),
      });
    } catch (error) {
      // Sent again by a page that lost the answer.
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    }
    const { startTime } = await temporal.workflow.getHandle(workflowId).describe();
    return startTime;
  }
}
