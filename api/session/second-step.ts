import type { Pool } from 'pg';
import type { Keyring } from '#security/keyring.ts';
import { normaliseRecoveryCode, stepOfCode } from '#security/totp.ts';
import { sha256 } from '../secrets';
import { spendRecoveryCode, spendTotpStep, totpOf } from './totp-sql';

/** A correct code. If it was a recovery code: how many are left. */
export type CodeUse = { recoveryCodesLeft?: number };

/** Checks a code of a user whose second step is on and uses it up; undefined if it is wrong or was used before. */
export async function spendCode(
  deps: { db: Pool; keyring: Keyring; clock: () => Date },
  adminId: string,
  typed: string,
): Promise<CodeUse | undefined> {
  const { db, keyring, clock } = deps;
  const recoveryCode = normaliseRecoveryCode(typed);
  if (recoveryCode) {
    const recoveryCodesLeft = await spendRecoveryCode(db, adminId, sha256(recoveryCode));
    return recoveryCodesLeft === undefined ? undefined : { recoveryCodesLeft };
  }
  const { secret, activeAt } = await totpOf(db, keyring, adminId);
  if (!secret || !activeAt) return undefined;
  const step = stepOfCode(secret, typed.replace(/\s/g, ''), clock().getTime());
  if (step === undefined || !(await spendTotpStep(db, adminId, step))) return undefined;
  return {};
}
