import { setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import type { LoginRequest } from '../domain/login';
import { loginMail, logins } from './activity-options';

/**
 * One login by e-mail (D20): stores the keyed hash of the code, then sends the e-mail if the address is known.
 * It starts for every address, so that a caller can't tell which are known. It starts once per login, so that a repeated
 * click sends no second e-mail.
 */
export async function customerLogin(request: LoginRequest): Promise<void> {
  setCurrentDetails(
    'The e-mail with the code goes out, if the address is known. It is tried while the code is valid.',
  );
  const { id, code, ...login } = request;
  await logins.recordLogin({ ...login, id, createdAt: workflowInfo().startTime.getTime() });
  await loginMail.sendLoginCode({ id, code });
  setCurrentDetails('**Done.** Nothing to do.');
}
