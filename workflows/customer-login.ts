import { workflowInfo } from '@temporalio/workflow';
import type { LoginRequest } from '../domain/login';
import { loginMail, logins } from './activity-options';

/**
 * One login by e-mail (decision 20): the code's keyed hash is written down, then the letter goes out if the address is
 * known. Started alike for every address, so that whoever asks can't tell which; started once per login, so that a
 * repeated click sends no second letter.
 */
export async function customerLogin(request: LoginRequest): Promise<void> {
  const { id, code, ...login } = request;
  await logins.recordLogin({ ...login, id, createdAt: workflowInfo().startTime.getTime() });
  await loginMail.sendLoginCode({ id, code });
}
