import { setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import type { LeaveRequest } from '../domain/support';
import { supportMail, supportRows } from './activity-options';
import { allLetters } from './letters';

/** One request to end marketing mail (decision 27): stored, which fulfils it; then confirmed, and reported to support. */
export async function leave(request: LeaveRequest): Promise<void> {
  const { id } = request;
  const receivedAt = workflowInfo().startTime.getTime();
  setCurrentDetails('**Being written down.** Nothing to do.');
  const recorded = await supportRows.recordLeave({ request, receivedAt });
  // Runs recorded before the answer existed have none, and went on.
  if (recorded === false) {
    setCurrentDetails('**Over:** another request has this number. Nothing to do.');
    return;
  }
  setCurrentDetails(
    '**The address gets no more marketing e-mail.** The letters to the sender and to support are on their way; nothing to do.',
  );
  await allLetters([supportMail.confirmLeave({ id }), supportMail.reportLeave({ id })]);
  setCurrentDetails('**Done.** The address gets no more marketing e-mail.');
}
