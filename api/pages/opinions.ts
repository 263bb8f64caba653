import type { Db } from '#db/pool.ts';
import { type Opinions, publishedOpinions } from '#db/reviews.ts';
import { findPage, prefixOf } from '#domain/pages.ts';
import { productLines } from '#domain/product-lines.ts';
import { type CachedRead, cachedRead } from '../cached-read';

/** Buyers' reviews, by the address of a product line's page; undefined for all other pages. Cached like prices. */
export function createOpinionReader(
  db: Db,
  now: () => number,
  version: () => number,
): (path: string) => Promise<Opinions | undefined> {
  const readers = new Map<string, CachedRead<Opinions>>();
  return async (path) => {
    const { language } = prefixOf(path);
    const line = productLines.find(({ page }) => page === findPage(path));
    if (!line) return undefined;
    const name = `${line.key} ${language}`;
    const reader =
      readers.get(name) ?? cachedRead(() => publishedOpinions(db, line.key, language), now, version);
    readers.set(name, reader);
    return (await reader.inTime()).value;
  };
}
