import type { blockedUser } from '../domain/calls/admin-blocked-users';
import type { RowOf } from '../domain/calls/common';
import { onePage, type Paged, type WantedPage } from './paged';
import type { Db } from './pool';

/** A block, including ended ones. */
export type BlockedUserRow = RowOf<typeof blockedUser>;

const columns = `id::text, username, email, reason, blocked_by, blocked_at, is_active, unblocked_at, unblocked_by`;

/**
 * Whether a user name or an inbox is blocked from ordering, however its address is written; indexes blocked_users_active
 * and blocked_users_inbox. The shop never reveals which of the two was blocked.
 */
export async function isBlocked(db: Db, who: { username: string; email?: string }): Promise<boolean> {
  const { rows } = await db.query<{ blocked: boolean }>(
    `SELECT EXISTS (SELECT FROM blocked_users WHERE username = $1 AND is_active)
       OR EXISTS (SELECT FROM blocked_users
         WHERE inbox_of(email) = inbox_of($2) AND is_active AND email IS NOT NULL) AS blocked`,
    [who.username, who.email ?? null],
  );
  return rows[0]?.blocked === true;
}

/**
 * A page of blocks, newest first, and how many there are. The index blocked_users_newest keeps the order; a search
 * reads the whole table, which only people fill.
 */
export async function listBlocked(
  db: Db,
  list: { search: string; state: 'active' | 'ended' | 'all' } & WantedPage,
): Promise<Paged<BlockedUserRow>> {
  const where = `($1 = '' OR strpos(username, lower($1)) > 0 OR strpos(lower(coalesce(email, '')), lower($1)) > 0
      OR strpos(lower(reason), lower($1)) > 0)
    AND ($2::boolean IS NULL OR is_active = $2)`;
  const values = [
    list.search.trim().replace(/^@/, ''),
    list.state === 'all' ? null : list.state === 'active',
  ];
  return onePage(db, list, values, {
    rows: (limit) =>
      `SELECT ${columns} FROM blocked_users WHERE ${where} ORDER BY blocked_at DESC, id DESC ${limit}`,
    from: `FROM blocked_users WHERE ${where}`,
  });
}

/** Blocks a user name; undefined if it is blocked already, even by a parallel call (blocked_users_active). */
export async function blockUser(
  db: Db,
  block: { username: string; email?: string; reason: string; by: string; at: Date },
): Promise<BlockedUserRow | undefined> {
  const { rows } = await db.query<BlockedUserRow>(
    `INSERT INTO blocked_users (username, email, reason, blocked_by, blocked_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (username) WHERE is_active DO NOTHING RETURNING ${columns}`,
    [block.username, block.email ?? null, block.reason, block.by, block.at],
  );
  return rows[0];
}

/** A block by its primary key. */
export async function blockById(db: Db, id: string): Promise<BlockedUserRow | undefined> {
  const { rows } = await db.query<BlockedUserRow>(`SELECT ${columns} FROM blocked_users WHERE id = $1`, [id]);
  return rows[0];
}

/** Ends a block once and keeps it as history; false if it had already ended. */
export async function unblockUser(db: Db, id: string, by: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE blocked_users SET is_active = false, unblocked_at = $3, unblocked_by = $2 WHERE id = $1 AND is_active',
    [id, by, at],
  );
  return rowCount === 1;
}

/** The blocks in force that concern an address's inbox or one of its user names. */
export async function blocksOf(db: Db, email: string, usernames: string[]): Promise<BlockedUserRow[]> {
  const { rows } = await db.query<BlockedUserRow>(
    `SELECT ${columns} FROM blocked_users
     WHERE is_active AND (username = ANY ($2) OR inbox_of(email) = inbox_of($1) AND email IS NOT NULL)
     ORDER BY blocked_at DESC LIMIT 50`,
    [email, usernames],
  );
  return rows;
}
