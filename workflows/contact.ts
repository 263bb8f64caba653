import { setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import type { ContactMessage } from '../domain/support';
import { supportMail, supportRows } from './activity-options';
import { allLetters } from './letters';

/**
 * One message of the contact form (decision 27): written down, sent to support, acknowledged to whoever wrote. The
 * workflow's start is the moment at which it came in, so that answer, row and letters name the same time.
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
