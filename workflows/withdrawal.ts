import { patched, workflowInfo } from '@temporalio/workflow';
import { withdrawalMail, withdrawals } from './activity-options';
import type { WithdrawalInput } from './messages';

/**
 * One statement of withdrawal (D32): stored, acknowledged to its author, reported to support. It counts as
 * received when the workflow starts, so that answer, row and e-mail show the same time.
 */
export async function withdrawal({ withoutLetter, ...statement }: WithdrawalInput): Promise<void> {
  const { id } = statement;
  const receivedAt = workflowInfo().startTime.getTime();
  await withdrawals.recordWithdrawal({ statement, receivedAt });
  // An address that accepts no mail must not keep support from getting the report.
  const sent = await Promise.allSettled([
    withoutLetter && patched('without-letter') ? undefined : withdrawalMail.acknowledgeWithdrawal({ id }),
    withdrawalMail.reportWithdrawal({ id }),
  ]);
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
}
