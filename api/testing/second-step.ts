import { adminBeginTotp, adminConfirmTotp } from '#domain/calls/admin-account.ts';
import { totpCode, totpRules, totpStep } from '#security/totp.ts';
import type { Browser } from './browser';

/** The code that an app shows, this many steps of 30 s from now: each works once, its neighbours too. */
export function codeOf(secret: string, stepsAhead = 0): string {
  return totpCode(secret, totpStep(Date.now()) + stepsAhead);
}

/** The code of the previous step. Waits if the current one is about to end, because then that code would be too old. */
export async function lastCode(secret: string): Promise<string> {
  const now = Date.now();
  const left = totpRules.stepSeconds * 1000 - (now % (totpRules.stepSeconds * 1000));
  const isEnding = left < 10_000;
  if (isEnding) await new Promise((done) => setTimeout(done, left));
  // Of the step read before the wait: a timer may fire just before the next one begins.
  return totpCode(secret, totpStep(now) - (isEnding ? 0 : 1));
}

/**
 * Switches the second step on, with the code of the previous step, so that the current and next ones are still unused.
 */
export async function switchOnTotp(
  user: Browser,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await user.call(adminBeginTotp, { body: { password } });
  const { recoveryCodes } = await user.call(adminConfirmTotp, { body: { code: await lastCode(secret) } });
  return { secret, recoveryCodes };
}
