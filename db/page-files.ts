import type { Db } from './pool';

/** A built file of the pages. */
export interface PageFile {
  name: string;
  body: Buffer;
  /** See api/pages/previous-release-files.ts. */
  seal: string;
}

/** Notes that these files are in use at `at`; returns the names that aren't stored yet. */
export async function stampPageFiles(db: Db, names: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    'UPDATE page_files SET kept_at = greatest(kept_at, $2) WHERE name = ANY ($1) RETURNING name',
    [names, at],
  );
  const kept = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !kept.has(name));
}

/** Stores a file. A second process that stores the same changes nothing. */
export async function keepPageFile(db: Db, { name, body, seal }: PageFile, at: Date): Promise<void> {
  await db.query(
    'INSERT INTO page_files (name, body, seal, kept_at) VALUES ($1, $2, $3, $4) ON CONFLICT (name) DO NOTHING',
    [name, body, seal, at],
  );
}

/** A stored file that was in use since `since`, or undefined. By primary key. */
export async function readPageFile(db: Db, name: string, since: Date): Promise<PageFile | undefined> {
  const { rows } = await db.query<PageFile>(
    'SELECT name, body, seal FROM page_files WHERE name = $1 AND kept_at > $2',
    [name, since],
  );
  return rows[0];
}

/** Deletes the files that no process has used since `since`. */
export async function deletePageFiles(db: Db, since: Date): Promise<void> {
  await db.query('DELETE FROM page_files WHERE kept_at <= $1', [since]);
}
