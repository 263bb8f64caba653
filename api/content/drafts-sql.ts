import type { Db } from '#db/pool.ts';
import type { publishedVersion } from '#domain/calls/admin-content.ts';
import type { RowOf } from '#domain/calls/common.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';

/** A draft of a text. */
export interface ContentDraft {
  key: ContentKey;
  language: Language;
  content: unknown;
  /** Differs for each save, also from those of drafts that were discarded or published (content_draft_revisions). */
  revision: number;
  baseVersion: number;
  updatedAt: Date;
  updatedBy: string;
}

const columns = `key, language, json_content AS content, revision, base_version, updated_at, updated_by`;

/** The draft of a section in a language; by primary key. */
export async function readDraft(
  db: Db,
  key: ContentKey,
  language: Language,
): Promise<ContentDraft | undefined> {
  const { rows } = await db.query<ContentDraft>(
    `SELECT ${columns} FROM content_drafts WHERE key = $1 AND language = $2`,
    [key, language],
  );
  return rows[0];
}

/** Every draft: at most one for each section and language. */
export async function allDrafts(db: Db): Promise<ContentDraft[]> {
  return (await db.query<ContentDraft>(`SELECT ${columns} FROM content_drafts LIMIT 100`)).rows;
}

/**
 * Saves a draft on top of the revision that its author started from (0: there was none). Returns the new revision, or
 * undefined if somebody else has saved meanwhile: then nothing was written. By primary key.
 */
export async function saveDraft(
  db: Db,
  draft: Omit<ContentDraft, 'revision'> & { from: number },
): Promise<number | undefined> {
  const { key, language, content, from, baseVersion, updatedAt, updatedBy } = draft;
  const values = [key, language, JSON.stringify(content), baseVersion, updatedAt, updatedBy];
  const { rows } =
    from === 0
      ? await db.query<{ revision: number }>(
          `INSERT INTO content_drafts (key, language, json_content, base_version, updated_at, updated_by)
           VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING revision`,
          values,
        )
      : await db.query<{ revision: number }>(
          `UPDATE content_drafts SET json_content = $3, base_version = $4, updated_at = $5, updated_by = $6,
             revision = DEFAULT
           WHERE key = $1 AND language = $2 AND revision = $7 RETURNING revision`,
          [...values, from],
        );
  return rows[0]?.revision;
}

/** Deletes a draft if it is still the revision that was seen. Returns whether it did. By primary key. */
export async function deleteDraft(
  db: Db,
  { key, language, revision }: Pick<ContentDraft, 'key' | 'language' | 'revision'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'DELETE FROM content_drafts WHERE key = $1 AND language = $2 AND revision = $3',
    [key, language, revision],
  );
  return rowCount === 1;
}

/** A published version without its text. */
export type VersionRow = RowOf<typeof publishedVersion> & { key: ContentKey; language: Language };

/** Published versions of a section, newest first, at most 200; by primary key. */
export async function versionsOf(db: Db, key: ContentKey, language: Language): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `SELECT key, language, version, published_at, published_by
     FROM content_sections WHERE key = $1 AND language = $2 AND published_at IS NOT NULL
     ORDER BY version DESC LIMIT 200`,
    [key, language],
  );
  return rows;
}

/** The newest published version of every section and language; by primary key. */
export async function newestVersions(db: Db): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `SELECT DISTINCT ON (key, language) key, language, version, published_at, published_by
     FROM content_sections WHERE published_at IS NOT NULL ORDER BY key, language, version DESC`,
  );
  return rows;
}

/** The content of a published version; undefined if there is none with that number. By primary key. */
export async function versionContent(
  db: Db,
  key: ContentKey,
  language: Language,
  version: number,
): Promise<unknown> {
  const { rows } = await db.query<{ content: unknown }>(
    `SELECT json_content AS content FROM content_sections
     WHERE key = $1 AND language = $2 AND version = $3 AND published_at IS NOT NULL`,
    [key, language, version],
  );
  return rows[0]?.content;
}
