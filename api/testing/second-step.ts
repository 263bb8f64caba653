import { adminBeginTotp, adminConfirmTotp } from '#domain/calls/admin-account.ts';
import { totpCode, totpRules, totpStep } from '#security/totp.ts';
import type { Browser } from './browser';

/** The code that an app shows, this many steps of 30 s from now: each works once, its neighbours too. */
export function codeOf(secret: string, stepsAhead = 0): string {
  return totpCode(secret, totpStep(Date.now()) + stepsAhead);
}

/** The code of the previous step. Waits if the current one is about to end, because then that code would be too old. */
export async function lastCode(secret: string): Promise<string> {
  const left = totpRules.stepSeconds * 1000 - (Date.now() % (totpRules.stepSeconds * 1000));
  if (left < 5000) await new Promise((done) => setTimeout(done, left));
  return codeOf(secret, -1);
}

/**
 * Switches the second step on, with the code of the previous step, so that the current and next ones are still unused.
 */
export async function switchOnTotp(
  user: Browser,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await user.call(adminBeginTotp, { body: { password } });
  const confirm = async () => user.call(adminConfirmTotp, { body: { code: await lastCode(secret) } });
  // On a busy machine the code may end on its way.
  const { recoveryCodes } = await confirm().catch(confirm);
  return { secret, recoveryCodes };
}
