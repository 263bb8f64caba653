import { publishedContent } from '#db/content.ts';
import { readSettings } from '#db/settings.ts';
import { passagesOf } from '#domain/chat/passages.ts';
import { createSearch, type Search } from '#domain/chat/search.ts';
import { fillPlaceholders } from '#domain/content/placeholders.ts';
import { type ContentKey, type ContentOf, contentKeys } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { forbiddenWord } from '#domain/neutral-words.ts';
import { sellerLine } from '#domain/seller.ts';
import type { Deps } from '../deps';

/** How long what was read counts as current, in ms: as long as pages take it. */
const currentMs = 5_000;

/** The search over what the shop says in a language now; `neutral` over what of it names no network (S1 §4). */
export type Knowledge = (language: Language, neutral?: boolean) => Promise<Search>;

interface Kept {
  search: Promise<{ search: Search; madeFrom: string }>;
  at: number;
}

/** Reads content and settings again after a while, and makes a new index only where they changed. */
export function createKnowledge({ db, clock }: Pick<Deps, 'db' | 'clock'>): Knowledge {
  const kept = new Map<string, Kept>();

  async function make(language: Language, neutral: boolean, before: Kept | undefined) {
    const [{ shopName, seller }, ...sections] = await Promise.all([
      readSettings(db),
      ...contentKeys.map(async (key) => [key, (await publishedContent(db, key, language)).content] as const),
    ]);
    const facts = { shop: shopName, seller: sellerLine(seller) };
    const content = fillPlaceholders(Object.fromEntries(sections), facts);
    const passages = passagesOf(<K extends ContentKey>(key: K) => content[key] as ContentOf<K>).filter(
      ({ title, text }) => !neutral || !forbiddenWord(`${title} ${text}`, language),
    );
    const madeFrom = JSON.stringify(passages);
    const known = await before?.search.catch(() => undefined);
    return known?.madeFrom === madeFrom ? known : { search: createSearch(passages, language), madeFrom };
  }

  return async (language, neutral = false) => {
    const now = clock().getTime();
    const name = `${language} ${neutral}`;
    const before = kept.get(name);
    if (before && now - before.at < currentMs) return (await before.search).search;
    const search = make(language, neutral, before);
    kept.set(name, { search, at: now });
    // What could not be read is asked for again by the next question.
    search.catch(() => kept.delete(name));
    return (await search).search;
  };
}
