import type { Db } from '#db/pool.ts';
import type { Role, SecondStepRule } from '#domain/permissions.ts';

/** Lifetimes of a back-office session, in seconds (D17). */
export const sessionLimits = { idleSeconds: 4 * 3600, absoluteSeconds: 24 * 3600 } as const;

/** A user of the back office who may log in. */
export interface AdminRow {
  id: string;
  username: string;
  passwordHash: string;
  role: Role;
  mustChangePassword: boolean;
  /** Until when a first password is valid; null for a permanent one. */
  firstPasswordUntil: Date | null;
  /** The second step is on. */
  totp: boolean;
}

const columns = `id, username, password_hash, role, must_change_password, first_password_until,
  totp_active_at IS NOT NULL AS totp`;

/** By user name; index admins_username_key. */
export async function activeAdmin(db: Db, username: string): Promise<AdminRow | undefined> {
  const { rows } = await db.query<AdminRow>(`SELECT ${columns} FROM admins WHERE active AND username = $1`, [
    username,
  ]);
  return rows[0];
}

/** By id; index admins_pkey. */
export async function activeAdminById(db: Db, id: string): Promise<AdminRow | undefined> {
  const { rows } = await db.query<AdminRow>(`SELECT ${columns} FROM admins WHERE active AND id = $1`, [id]);
  return rows[0];
}

/** When a user last set their own password, and last logged in; index admins_pkey. */
export async function accountDates(
  db: Db,
  id: string,
): Promise<{ passwordChangedAt: Date | null; lastLoginAt: Date | null }> {
  const { rows } = await db.query<{ passwordChangedAt: Date | null; lastLoginAt: Date | null }>(
    `SELECT password_changed_at, last_login_at FROM admins WHERE id = $1`,
    [id],
  );
  return rows[0] ?? { passwordChangedAt: null, lastLoginAt: null };
}

/** A valid session. */
export interface SessionRow {
  id: string;
  adminId: string;
  username: string;
  role: Role;
  mustChangePassword: boolean;
  /** The second step is on. */
  totp: boolean;
  /** Who must have a second step, by the settings; null if they don't say. */
  secondStepRule: SecondStepRule | null;
  /** When its user last typed password or code. */
  provenAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
}

/**
 * Opens a session and deletes expired ones (index admin_sessions_created). False if the user was deactivated, or their
 * password or second step changed since they were checked: no login slips past an action that ends their sessions.
 */
export async function openSession(
  db: Db,
  session: { tokenHash: Buffer; admin: AdminRow; ip: string | undefined; now: Date },
): Promise<boolean> {
  const { tokenHash, admin, ip, now } = session;
  await db.query('DELETE FROM admin_sessions WHERE created_at < $1', [
    new Date(now.getTime() - sessionLimits.absoluteSeconds * 1000),
  ]);
  const { rowCount } = await db.query(
    `INSERT INTO admin_sessions (token_hash, admin_id, created_at, last_seen_at, proven_at, ip)
     SELECT $1::bytea, id, $3::timestamptz, $3::timestamptz, $3::timestamptz, $4::text FROM admins
     WHERE id = $2 AND active AND password_hash = $5 AND (totp_active_at IS NOT NULL) = $6 FOR SHARE`,
    [tokenHash, admin.id, now, ip ?? null, admin.passwordHash, admin.totp],
  );
  if (rowCount !== 1) return false;
  await db.query('UPDATE admins SET last_login_at = $2 WHERE id = $1', [admin.id, now]);
  return true;
}

/** The limits of a valid session: earliest last use, earliest opening. */
export function goodSince(now: Date): [lastSeen: Date, created: Date] {
  return [
    new Date(now.getTime() - sessionLimits.idleSeconds * 1000),
    new Date(now.getTime() - sessionLimits.absoluteSeconds * 1000),
  ];
}

/** The session of a cookie if it is neither idle nor expired and its user is active; index admin_sessions_pkey. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await db.query<SessionRow>(
    `SELECT s.id, a.id AS admin_id, a.username, a.role, a.must_change_password, a.totp_active_at IS NOT NULL AS totp,
       (SELECT value ->> 'secondStep' FROM settings WHERE key = 'security') AS second_step_rule,
       s.proven_at, s.created_at, s.last_seen_at
     FROM admin_sessions s JOIN admins a ON a.id = s.admin_id
     WHERE s.token_hash = $1 AND a.active AND s.last_seen_at > $2 AND s.created_at > $3`,
    [tokenHash, ...goodSince(now)],
  );
  return rows[0];
}

/** Records that a session was used, at most once a minute: a write per click would gain nothing. */
export async function touchSession(db: Db, tokenHash: Buffer, session: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < 60_000) return;
  await db.query('UPDATE admin_sessions SET last_seen_at = $2 WHERE token_hash = $1', [tokenHash, now]);
}

/** Records that a session's user typed password or code. Index admin_sessions_admin. */
export async function proveSession(
  db: Db,
  { id, sessionId }: { id: string; sessionId: string },
  now: Date,
): Promise<void> {
  await db.query('UPDATE admin_sessions SET proven_at = $3 WHERE admin_id = $1 AND id = $2', [
    id,
    sessionId,
    now,
  ]);
}

/** Ends a session; a missing one has already ended. */
export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query('DELETE FROM admin_sessions WHERE token_hash = $1', [tokenHash]);
}

/** A session as its owner sees it. */
export interface OpenSessionRow {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  ip: string | null;
}

/** Open sessions of a user, most recently used first; index admin_sessions_admin. */
export async function openSessionsOf(db: Db, adminId: string, now: Date): Promise<OpenSessionRow[]> {
  const { rows } = await db.query<OpenSessionRow>(
    `SELECT id, created_at, last_seen_at, ip FROM admin_sessions
     WHERE admin_id = $1 AND last_seen_at > $2 AND created_at > $3 ORDER BY last_seen_at DESC, id LIMIT 200`,
    [adminId, ...goodSince(now)],
  );
  return rows;
}

/** Ends one session of a user by its id; false if it doesn't exist. Index admin_sessions_admin. */
export async function endSessionOf(db: Db, adminId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM admin_sessions WHERE admin_id = $1 AND id = $2', [
    adminId,
    id,
  ]);
  return rowCount === 1;
}

/**
 * Ends all sessions of a user, and logins that wait for their code; all but `except`, if given. Returns how many
 * sessions there were. Indexes admin_sessions_admin, admin_half_logins_admin.
 */
export async function endSessionsOf(db: Db, adminId: string, except?: string): Promise<number> {
  await db.query('DELETE FROM admin_half_logins WHERE admin_id = $1', [adminId]);
  const { rowCount } = await db.query(
    'DELETE FROM admin_sessions WHERE admin_id = $1 AND ($2::uuid IS NULL OR id <> $2)',
    [adminId, except ?? null],
  );
  return rowCount ?? 0;
}

/**
 * Replaces a user's password, which they have just proved to know, and ends their other sessions. False if the
 * password was changed meanwhile. Run it in a transaction.
 */
export async function setOwnPassword(
  db: Db,
  change: { adminId: string; oldHash: string; newHash: string; sessionId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE admins SET password_hash = $3, must_change_password = false, password_changed_at = $4,
       first_password_until = NULL WHERE id = $1 AND password_hash = $2`,
    [change.adminId, change.oldHash, change.newHash, change.now],
  );
  if (rowCount !== 1) return false;
  await endSessionsOf(db, change.adminId, change.sessionId);
  return true;
}
