import { loginCodeLimits } from '../domain/login';
import { type Keyring, openText, sealText } from '../security/keyring';
import type { Db } from './pool';

/**
 * Stores the code of a login, sealed, until its e-mail has gone out. A repeated login keeps the first code, which is
 * returned. Deletes expired ones (login_codes_created).
 */
export async function keepLoginCode(
  db: Db,
  keyring: Keyring,
  { id, code }: { id: string; code: string },
): Promise<string> {
  await db.query('DELETE FROM login_codes WHERE created_at < now() - make_interval(secs => $1)', [
    loginCodeLimits.validSeconds,
  ]);
  const { rows } = await db.query<{ codeSealed: Buffer }>(
    `INSERT INTO login_codes (id, code_sealed) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING code_sealed`,
    [id, sealText(keyring, code, `login-code/${id}`)],
  );
  return rows[0] ? openText(keyring, rows[0].codeSealed, `login-code/${id}`) : code;
}

/** The code of a login; undefined once its e-mail has gone out, or it has expired. */
export async function loginCode(db: Db, keyring: Keyring, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ codeSealed: Buffer }>(
    'SELECT code_sealed FROM login_codes WHERE id = $1',
    [id],
  );
  return rows[0] && openText(keyring, rows[0].codeSealed, `login-code/${id}`);
}

/** Forgets the code of a login whose e-mail has gone out. */
export async function forgetLoginCode(db: Db, id: string): Promise<void> {
  await db.query('DELETE FROM login_codes WHERE id = $1', [id]);
}
