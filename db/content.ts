import { defaultContent } from '../domain/content/defaults';
import { type ContentFacts, fillPlaceholders } from '../domain/content/placeholders';
import { type ContentKey, type ContentOf, readContent } from '../domain/content/sections';
import type { LegalSection } from '../domain/legal/es';
import type { Language } from '../domain/money';
import type { Db } from './pool';

/** The current version of a section. Version 0 is the text that ships with the program. */
export interface PublishedContent<K extends ContentKey> {
  version: number;
  content: ContentOf<K>;
}

/**
 * A section: the newest published version, else the program's default. Stored content is validated by the current
 * rules; if a version fails them, the default replaces it, so the page isn't empty. `at`: as it was shown then. By
 * primary key.
 */
export async function publishedContent<K extends ContentKey>(
  db: Db,
  key: K,
  language: Language,
  at?: Date,
): Promise<PublishedContent<K>> {
  const { rows } = await db.query<{ version: number; jsonContent: unknown }>(
    `SELECT version, json_content FROM content_sections
     WHERE key = $1 AND language = $2 AND published_at <= coalesce($3, published_at)
     ORDER BY version DESC LIMIT 1`,
    [key, language, at ?? null],
  );
  const read = rows[0] && readContent(key, rows[0].jsonContent);
  if (rows[0] && read?.success) return { version: rows[0].version, content: read.data };
  return { version: 0, content: defaultContent(key, language) };
}

/**
 * The sections of a legal text as pages and e-mails show them, at a time, with the names of shop and seller filled in.
 */
export async function legalSections(
  db: Db,
  document: 'privacy' | 'terms' | 'refunds',
  language: Language,
  facts: ContentFacts,
  at?: Date,
): Promise<LegalSection[]> {
  const { content } = await publishedContent(db, `legal-${document}`, language, at);
  return fillPlaceholders(content.sections, facts);
}

/** The newest version of a section, published or not; 0 if there is none. By primary key. */
export async function newestVersion(db: Db, key: ContentKey, language: Language): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    'SELECT coalesce(max(version), 0)::integer AS version FROM content_sections WHERE key = $1 AND language = $2',
    [key, language],
  );
  return rows[0]?.version ?? 0;
}

/**
 * Publishes a section as a new version; earlier ones stay. False if somebody else has taken that version meanwhile:
 * then nothing was written.
 */
export async function publishContent<K extends ContentKey>(
  db: Db,
  section: { key: K; language: Language; version: number; content: ContentOf<K>; by: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO content_sections (key, language, version, json_content, published_at, published_by)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [section.key, section.language, section.version, JSON.stringify(section.content), section.at, section.by],
  );
  return rowCount === 1;
}
