import { literal, onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import type { adminUser } from '#domain/calls/admin-users.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { ShopError } from '#domain/errors.ts';
import { firstPasswordDays } from '#domain/login.ts';
import type { Role } from '#domain/permissions.ts';
import { endSessionsOf, goodSince } from '../session/sql';

/** A user as managers of users see them. */
export type UserRow = Omit<RowOf<typeof adminUser>, 'self'>;

/**
 * A page of users by name. A shop has some dozens: the index admins_username_key gives the order, the rest is filtered;
 * open sessions by admin_sessions_admin.
 */
export async function listUsers(
  db: Db,
  list: { search?: string; role?: Role; active?: boolean; now: Date } & WantedPage,
): Promise<Paged<UserRow>> {
  const search = list.search ? `%${literal(list.search.toLowerCase())}%` : null;
  const values = [search, list.role ?? null, list.active ?? null, ...goodSince(list.now)];
  const from = `FROM admins a CROSS JOIN LATERAL (SELECT count(*)::integer AS open_sessions FROM admin_sessions s
      WHERE s.admin_id = a.id AND a.active AND s.last_seen_at > $4 AND s.created_at > $5) s
    WHERE ($1::text IS NULL OR lower(username) LIKE $1) AND ($2::text IS NULL OR role = $2)
      AND ($3::boolean IS NULL OR active = $3)`;
  return onePage(db, list, values, {
    rows: (limit) =>
      `SELECT id, username, role, active, totp_active_at IS NOT NULL AS totp, must_change_password, created_at,
         last_login_at, open_sessions ${from} ORDER BY username ${limit}`,
    from,
  });
}

/** Creates a user with a password to be changed at the first login. Undefined if the name is taken. */
export async function createUser(
  db: Db,
  user: { username: string; role: Role; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO admins (username, role, password_hash, must_change_password, created_at, first_password_until)
     VALUES ($1, $2, $3, true, $4, $5) ON CONFLICT (username) DO NOTHING RETURNING id`,
    [user.username, user.role, user.passwordHash, user.now, firstPasswordEnd(user.now)],
  );
  return rows[0]?.id;
}

/** The fields of a user that user management needs. */
export type ManagedUser = Pick<UserRow, 'id' | 'username' | 'role' | 'active' | 'totp'>;

/** A user by id; index admins_pkey. Throws `user_not_found`. */
export async function userById(db: Db, id: string): Promise<ManagedUser> {
  const { rows } = await db.query<ManagedUser>(
    `SELECT id, username, role, active, totp_active_at IS NOT NULL AS totp FROM admins WHERE id = $1`,
    [id],
  );
  if (!rows[0]) throw new ShopError('user_not_found');
  return rows[0];
}

/**
 * Locks every active administrator, always in the same order to avoid deadlocks, and then the user. If two administrators
 * demote each other at the same time, the second waits, is no longer an administrator, and gets `forbidden`. Nobody can
 * act on themselves (`own_user`), so one administrator always remains. Throws `user_not_found`. Run it in a transaction.
 */
export async function lockUser(db: Db, actorId: string, id: string): Promise<ManagedUser> {
  if (actorId === id) throw new ShopError('own_user');
  const { rows: administrators } = await db.query<{ id: string }>(
    `SELECT id FROM admins WHERE active AND role = 'administrator' ORDER BY id FOR UPDATE`,
  );
  if (!administrators.some((row) => row.id === actorId)) throw new ShopError('forbidden');
  await db.query('SELECT FROM admins WHERE id = $1 FOR UPDATE', [id]);
  return userById(db, id);
}

/**
 * Changes a user's role, or (de)activates them, and ends their sessions if something changed. Throws as `lockUser`. Run
 * it in a transaction.
 */
export async function changeUser(
  db: Db,
  actorId: string,
  id: string,
  change: Partial<Pick<ManagedUser, 'role' | 'active'>>,
): Promise<ManagedUser> {
  const user = await lockUser(db, actorId, id);
  const after = { ...user, ...change };
  if (after.role === user.role && after.active === user.active) return user;
  await db.query('UPDATE admins SET role = $2, active = $3 WHERE id = $1', [id, after.role, after.active]);
  await endSessionsOf(db, id);
  return after;
}

/** Sets a password that its user must change, and ends their sessions. Throws as `lockUser`. Run it in a transaction. */
export async function resetPassword(
  db: Db,
  actorId: string,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await lockUser(db, actorId, id);
  await db.query(
    `UPDATE admins SET password_hash = $2, must_change_password = true, password_changed_at = NULL,
       first_password_until = $3 WHERE id = $1`,
    [id, passwordHash, firstPasswordEnd(now)],
  );
  await endSessionsOf(db, id);
}

function firstPasswordEnd(now: Date): Date {
  return new Date(now.getTime() + firstPasswordDays * 24 * 3600 * 1000);
}
