import { adminBeginTotp, adminConfirmTotp } from '#domain/calls/admin-account.ts';
import { totpCode, totpStep } from '#security/totp.ts';
import type { Browser } from './browser';

/** The code that an app shows, this many steps of 30 s from now: each works once, its neighbours too. */
export function codeOf(secret: string, stepsAhead = 0): string {
  return totpCode(secret, totpStep(Date.now()) + stepsAhead);
}

/**
 * Switches the second step on, with the code of the previous step, so that the current and next ones are still unused.
 */
export async function switchOnTotp(
  user: Browser,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await user.call(adminBeginTotp, { body: { password } });
  const { recoveryCodes } = await user.call(adminConfirmTotp, { body: { code: codeOf(secret, -1) } });
  return { secret, recoveryCodes };
}
