import { patched, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import { lawMail, withdrawalMail, withdrawals } from './activity-options';
import type { WithdrawalInput } from './messages';

/**
 * One statement of withdrawal (D32): stored, acknowledged to its author, reported to support. It counts as
 * received when the workflow starts, so that answer, row and e-mail show the same time.
 */
export async function withdrawal({ withoutLetter, ...statement }: WithdrawalInput): Promise<void> {
  const { id } = statement;
  const receivedAt = workflowInfo().startTime.getTime();
  setCurrentDetails('**Being written down.** Nothing to do.');
  await withdrawals.recordWithdrawal({ statement: { ...statement, withoutLetter }, receivedAt });
  setCurrentDetails('**Stored.** The e-mails about it are on their way; nothing to do.');
  // An address that accepts no mail must not keep support from getting the report.
  const sent = await Promise.allSettled([
    withoutLetter && patched('without-letter') ? undefined : lawMail.acknowledgeWithdrawal({ id }),
    withdrawalMail.reportWithdrawal({ id }),
  ]);
  for (const one of sent)
    if (one.status === 'rejected') {
      setCurrentDetails(
        '**Stored, but not all e-mails went out.** The e-mail log says why; the back office shows whether the person needs an acknowledgement.',
      );
      throw one.reason;
    }
  setCurrentDetails('**Done.** The back office shows the statement until somebody has dealt with it.');
}
