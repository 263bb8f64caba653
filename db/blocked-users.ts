import type { Db } from './pool';

/** Whether a user name is barred from ordering; index blocked_users_active. */
export async function isBlocked(db: Db, username: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT FROM blocked_users WHERE username = $1 AND is_active LIMIT 1', [
    username,
  ]);
  return rowCount === 1;
}
