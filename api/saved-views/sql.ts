import type { Db } from '#db/pool.ts';
import { mostViews, type SavedView } from '#domain/calls/admin-views.ts';
import { ShopError } from '#domain/errors.ts';

const columns = `v.id, v.name, v.address, v.shared, a.username AS owner, a.username = $1 AS own`;
const from = 'FROM saved_views v JOIN admins a ON a.id = v.admin_id';

/**
 * Whether user $1 sees a view: their own, and shared ones of colleagues. Nobody but its owner can change or delete a
 * view, so that of a user who was switched off is not shown until the user is active again.
 */
const seen = '(a.username = $1 OR (v.shared AND a.active))';

/** The views that a user sees, their own first, each by name; saved_views_name, saved_views_shared. */
export async function viewsOf(db: Db, list: string, username: string): Promise<SavedView[]> {
  const { rows } = await db.query<SavedView>(
    `SELECT ${columns} ${from} WHERE v.list = $2 AND ${seen}
     ORDER BY a.username = $1 DESC, lower(v.name), v.id LIMIT 200`,
    [username, list],
  );
  return rows;
}

/** One view, if this user sees it (primary key). */
export async function viewById(db: Db, id: string, username: string): Promise<SavedView | undefined> {
  const { rows } = await db.query<SavedView>(`SELECT ${columns} ${from} WHERE v.id = $2 AND ${seen}`, [
    username,
    id,
  ]);
  return rows[0];
}

/**
 * Saves a view under its id, or changes the user's own; saving the same twice is once. Throws `view_name_taken`,
 * `too_many_views`, and `view_not_found` for a colleague's.
 */
export async function saveView(
  db: Db,
  { list, ...view }: { list: string; id: string; name: string; address: string; shared: boolean },
  username: string,
  now: Date,
): Promise<SavedView> {
  try {
    const { rowCount } = await db.query(
      `INSERT INTO saved_views AS v (id, admin_id, list, name, address, shared, created_at)
       SELECT $2, a.id, $7, $3, $4, $5, $6 FROM admins a WHERE a.username = $1
         AND (EXISTS (SELECT FROM saved_views WHERE id = $2)
           OR (SELECT count(*) FROM saved_views WHERE admin_id = a.id) < ${mostViews})
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, address = excluded.address, shared = excluded.shared
       WHERE v.admin_id = excluded.admin_id AND v.list = excluded.list`,
      [username, view.id, view.name, view.address, view.shared, now, list],
    );
    if (rowCount === 0) {
      const { rows } = await db.query('SELECT FROM saved_views WHERE id = $1', [view.id]);
      throw new ShopError(rows.length > 0 ? 'view_not_found' : 'too_many_views');
    }
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'saved_views_name') throw error;
    // A parallel identical call may hit the name before the id: then it is saved.
    const { rows } = await db.query('SELECT FROM saved_views WHERE id = $1 AND name = $2', [
      view.id,
      view.name,
    ]);
    if (rows.length === 0) throw new ShopError('view_name_taken', undefined, { cause: error });
  }
  return { ...view, own: true, owner: username };
}

/** Deletes the user's own view; no effect if it doesn't exist any more. */
export async function deleteView(db: Db, id: string, username: string): Promise<void> {
  await db.query(
    'DELETE FROM saved_views v USING admins a WHERE a.id = v.admin_id AND v.id = $2 AND a.username = $1',
    [username, id],
  );
}
