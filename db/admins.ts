import type { Db } from './pool';

export type AdminRole = 'admin' | 'viewer';

/** Times of a back-office session, in seconds (decision 17). */
export const sessionLimits = { idleSeconds: 4 * 3600, absoluteSeconds: 24 * 3600 } as const;

/** An administrator who may log in. */
export interface AdminRow {
  id: string;
  username: string;
  passwordHash: string;
  role: AdminRole;
}

/** By user name; index admins_username_key. */
export async function activeAdmin(db: Db, username: string): Promise<AdminRow | undefined> {
  const { rows } = await db.query<AdminRow>(
    `SELECT id, username, password_hash AS "passwordHash", role FROM admins WHERE active AND username = $1`,
    [username],
  );
  return rows[0];
}

/** A session that is still good. */
export interface SessionRow {
  username: string;
  role: AdminRole;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Opens a session and sweeps those that are over (index admin_sessions_created). */
export async function openSession(db: Db, tokenHash: Buffer, adminId: string, now: Date): Promise<void> {
  await db.query('DELETE FROM admin_sessions WHERE created_at < $1', [
    new Date(now.getTime() - sessionLimits.absoluteSeconds * 1000),
  ]);
  await db.query(
    'INSERT INTO admin_sessions (token_hash, admin_id, created_at, last_seen_at) VALUES ($1, $2, $3, $3)',
    [tokenHash, adminId, now],
  );
}

/** The session of a cookie where it is neither idle nor old nor its administrator gone; index admin_sessions_pkey. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>(
    `SELECT a.username, a.role, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt"
     FROM admin_sessions s JOIN admins a ON a.id = s.admin_id
     WHERE s.token_hash = $1 AND a.active AND s.last_seen_at > $2 AND s.created_at > $3`,
    [
      tokenHash,
      new Date(now.getTime() - sessionLimits.idleSeconds * 1000),
      new Date(now.getTime() - sessionLimits.absoluteSeconds * 1000),
    ],
  );
  return rows[0];
}

/** Remembers that a session was used, at most once a minute: a write per click would buy nothing. */
export async function touchSession(db: Db, tokenHash: Buffer, session: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < 60_000) return;
  await db.query('UPDATE admin_sessions SET last_seen_at = $2 WHERE token_hash = $1', [tokenHash, now]);
}

/** Ends a session; one that is not there is over already. */
export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query('DELETE FROM admin_sessions WHERE token_hash = $1', [tokenHash]);
}
