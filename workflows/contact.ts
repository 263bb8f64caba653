import { setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import type { ContactMessage } from '../domain/support';
import { supportMail, supportRows } from './activity-options';
import { allLetters } from './letters';

/**
 * One message of the contact form (decision 27): stored, sent to support, acknowledged to the sender. It counts
 * as received when the workflow starts, so that answer, row and e-mails name the same time.
 */
export async function contact(message: ContactMessage): Promise<void> {
  const { id } = message;
  const receivedAt = workflowInfo().startTime.getTime();
  setCurrentDetails('**Being written down.** Nothing to do.');
  await supportRows.recordContact({ message, receivedAt });
  setCurrentDetails(
    '**Written down; the letters to support and to the sender are on their way.** Nothing to do: where the mail server is away they are tried again for two days. The message is in the back office, under requests.',
  );
  await allLetters([supportMail.reportContact({ id }), supportMail.acknowledgeContact({ id })]);
  setCurrentDetails('**Done.** Support answers by e-mail and closes the message in the back office.');
}
