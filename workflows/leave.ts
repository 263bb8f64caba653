import { setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import { supportMail, supportRows } from './activity-options';
import type { LeaveInput } from './messages';
import { sendAll } from './send-all';

/**
 * One request to stop marketing mail (D27): storing it fulfils it; then it is confirmed and reported to
 * support.
 */
export async function leave(request: LeaveInput): Promise<void> {
  const { id } = request;
  const receivedAt = workflowInfo().startTime.getTime();
  setCurrentDetails('**Being written down.** Nothing to do.');
  const recorded = await supportRows.recordLeave({ request, receivedAt });
  // Runs recorded before this answer existed continued.
  if (recorded === false) {
    setCurrentDetails('**Over:** another request has this number. Nothing to do.');
    return;
  }
  setCurrentDetails(
    '**The address gets no more marketing e-mail.** The letters to the sender and to support are on their way; nothing to do.',
  );
  await sendAll([supportMail.confirmLeave({ id }), supportMail.reportLeave({ id })]);
  setCurrentDetails('**Done.** The address gets no more marketing e-mail.');
}
