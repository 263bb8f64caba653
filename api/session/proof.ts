import type { Pool } from 'pg';
import { ShopError } from '#domain/errors.ts';
import { proofSeconds } from '#domain/login.ts';
import type { Keyring } from '#security/keyring.ts';
import type { Limits } from '../limits';
import type { Admin } from './admin';
import { isPassword } from './passwords';
import { type CodeUse, spendCode } from './second-step';
import { type AdminRow, activeAdminById } from './sql';

/** Throws `step_up_required`, with the kind of proof, unless the session's user gave it recently. */
export function requireRecentProof(admin: Admin, now: Date): void {
  if (now.getTime() - admin.provenAt.getTime() <= proofSeconds * 1000) return;
  throw new ShopError('step_up_required', { by: admin.totp ? 'code' : 'password' });
}

/** The user's row, if the typed password is right. Throws `proof_wrong`, and `rate_limited` after too many tries. */
export async function byPassword(
  db: Pool,
  admin: Pick<Admin, 'id'>,
  password: string,
  limit: Limits,
): Promise<AdminRow> {
  await limit('ownProof', admin.id);
  const row = await activeAdminById(db, admin.id);
  if (!row || !(await isPassword(row.passwordHash, password))) throw new ShopError('proof_wrong');
  return row;
}

/**
 * Accepts a proof that the user is present: a code of the app or a recovery code, each once, if the second step is on;
 * else the password. Throws `proof_wrong`, and `rate_limited` after too many tries.
 */
export async function prove(
  deps: { db: Pool; keyring: Keyring; clock: () => Date },
  admin: Pick<Admin, 'id' | 'totp'>,
  proof: string,
  limit: Limits,
): Promise<CodeUse> {
  if (!admin.totp) {
    await byPassword(deps.db, admin, proof, limit);
    return {};
  }
  await limit('ownProof', admin.id);
  await limit('ownCodes', admin.id);
  const used = await spendCode(deps, admin.id, proof);
  if (!used) throw new ShopError('proof_wrong');
  return used;
}
