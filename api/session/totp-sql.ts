import { countRows } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import { halfLoginLimits } from '#domain/login.ts';
import { type Keyring, openText, sealText } from '#security/keyring.ts';
import type { AdminRow } from './sql';

/** The second step of a user's login. */
export interface TotpRow {
  /** In base32; null if it isn't set up. */
  secret: string | null;
  /** The stored form of the same. */
  sealed: Buffer | null;
  activeAt: Date | null;
  recoveryCodesLeft: number;
}

/** The state of a user's second step; indexes admins_pkey, admin_recovery_codes_pkey. */
export async function totpOf(db: Db, keyring: Keyring, adminId: string): Promise<TotpRow> {
  const { rows } = await db.query<{ sealed: Buffer | null; activeAt: Date | null; left: number }>(
    `SELECT totp_secret_encrypted AS sealed, totp_active_at AS active_at,
       (SELECT count(*)::integer FROM admin_recovery_codes WHERE admin_id = a.id) AS left
     FROM admins a WHERE id = $1`,
    [adminId],
  );
  const { sealed = null, activeAt = null, left = 0 } = rows[0] ?? {};
  return {
    secret: sealed && openText(keyring, sealed, `totp/${adminId}`),
    sealed,
    activeAt,
    recoveryCodesLeft: left,
  };
}

/** Stores a new secret that isn't active yet, in place of an earlier inactive one. False if one is active. */
export async function beginTotp(db: Db, keyring: Keyring, adminId: string, secret: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE admins SET totp_secret_encrypted = $2, totp_last_step = NULL WHERE id = $1 AND totp_active_at IS NULL`,
    [adminId, sealText(keyring, secret, `totp/${adminId}`)],
  );
  return rowCount === 1;
}

/**
 * Activates the secret whose code was right, and uses the code up. False if one is active, or if another one was set up
 * meanwhile.
 */
export async function activateTotp(
  db: Db,
  adminId: string,
  by: { sealed: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE admins SET totp_active_at = $2, totp_last_step = $3
     WHERE id = $1 AND totp_active_at IS NULL AND totp_secret_encrypted = $4`,
    [adminId, by.now, by.step, by.sealed],
  );
  return rowCount === 1;
}

/** Forgets a user's secret and recovery codes. False if the second step was not on. Run it in a transaction. */
export async function endTotp(db: Db, adminId: string): Promise<boolean> {
  const { rows } = await db.query<{ was: boolean }>(
    `UPDATE admins a SET totp_secret_encrypted = NULL, totp_active_at = NULL, totp_last_step = NULL
     FROM (SELECT id, totp_active_at IS NOT NULL AS was FROM admins WHERE id = $1 FOR UPDATE) before
     WHERE a.id = before.id RETURNING before.was`,
    [adminId],
  );
  await db.query('DELETE FROM admin_recovery_codes WHERE admin_id = $1', [adminId]);
  return rows[0]?.was ?? false;
}

/** Uses up the code of a step, once in spite of parallel calls. False if it or a later one was used. */
export async function spendTotpStep(db: Db, adminId: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE admins SET totp_last_step = $2
     WHERE id = $1 AND totp_active_at IS NOT NULL AND (totp_last_step IS NULL OR totp_last_step < $2)`,
    [adminId, step],
  );
  return rowCount === 1;
}

/** Replaces all recovery codes by new ones, stored as hashes. Run it in a transaction. */
export async function replaceRecoveryCodes(
  db: Db,
  adminId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.query('DELETE FROM admin_recovery_codes WHERE admin_id = $1', [adminId]);
  await db.query('INSERT INTO admin_recovery_codes (admin_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    adminId,
    hashes,
  ]);
}

/** Uses up a recovery code; returns how many are left, undefined if there is no such code. */
export async function spendRecoveryCode(db: Db, adminId: string, hash: Buffer): Promise<number | undefined> {
  const { rowCount } = await db.query(
    'DELETE FROM admin_recovery_codes WHERE admin_id = $1 AND code_hash = $2',
    [adminId, hash],
  );
  if (rowCount !== 1) return undefined;
  return countRows(db, 'FROM admin_recovery_codes WHERE admin_id = $1', [adminId]);
}

/**
 * Stores that a password was right and its code is missing; deletes expired ones. Stores nothing if the password has
 * changed.
 */
export async function openHalfLogin(db: Db, tokenHash: Buffer, admin: AdminRow, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - halfLoginLimits.validSeconds * 1000);
  // A handful of rows at any time.
  await db.query('DELETE FROM admin_half_logins WHERE created_at < $1', [oldest]);
  await db.query(
    `INSERT INTO admin_half_logins (token_hash, admin_id, created_at)
     SELECT $1::bytea, id, $3::timestamptz FROM admins WHERE id = $2 AND active AND password_hash = $4 FOR SHARE`,
    [tokenHash, admin.id, now, admin.passwordHash],
  );
}

/**
 * Counts a try; returns whose login it is and how many tries are left, or undefined if it is over. It counts before the
 * code is compared, so that parallel requests get no more tries than allowed. Index
 * admin_half_logins_pkey.
 */
export async function countHalfLoginTry(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ adminId: string; triesLeft: number } | undefined> {
  const { rows } = await db.query<{ adminId: string; tries: number }>(
    `UPDATE admin_half_logins SET tries = tries + 1
     WHERE token_hash = $1 AND created_at > $2 AND tries < $3 RETURNING admin_id, tries`,
    [tokenHash, new Date(now.getTime() - halfLoginLimits.validSeconds * 1000), halfLoginLimits.tries],
  );
  return rows[0] && { adminId: rows[0].adminId, triesLeft: halfLoginLimits.tries - rows[0].tries };
}

/** Ends a half-open login. False if somebody else was faster: then it has already become a session. */
export async function endHalfLogin(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM admin_half_logins WHERE token_hash = $1', [tokenHash]);
  return rowCount === 1;
}
