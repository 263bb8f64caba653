import { servicesOnSale } from '#db/catalogue.ts';
import { publishedContent } from '#db/content.ts';
import { readSettings } from '#db/settings.ts';
import { buildKnowledge, type Knowledge, type Sources } from '#domain/chat/knowledge.ts';
import { passagesOf } from '#domain/chat/passages.ts';
import { contentFacts, fillPlaceholders } from '#domain/content/placeholders.ts';
import { type ContentKey, type ContentOf, contentKeys } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { sellerLine } from '#domain/seller.ts';
import type { Deps } from '../deps';
import { builtRecognizer } from './built-recognizer';

/** How long read texts count as current, in ms: as for pages. */
const currentMs = 5_000;

/** Current texts and catalogue in a language; `neutral`: only texts that name no network (S1 §4). */
export type ReadKnowledge = (language: Language, neutral?: boolean) => Promise<Knowledge>;

interface Kept {
  known: Promise<{ known: Knowledge; madeFrom: string }>;
  at: number;
}

/** Reads content, settings and catalogue again after a while, and builds a new index only if they changed. */
export function createKnowledgeReader({ db, clock }: Pick<Deps, 'db' | 'clock'>): ReadKnowledge {
  const kept = new Map<string, Kept>();

  async function make(language: Language, neutral: boolean, before: Kept | undefined) {
    const [{ shopName, seller, purchase }, services, ...sections] = await Promise.all([
      readSettings(db),
      servicesOnSale(db),
      ...contentKeys.map(async (key) => [key, (await publishedContent(db, key, language)).content] as const),
    ]);
    const { guaranteeSeconds } = purchase;
    const facts = contentFacts({ shopName, seller: sellerLine(seller), guaranteeSeconds }, language);
    const content = fillPlaceholders(Object.fromEntries(sections), facts);
    const published = passagesOf(<K extends ContentKey>(key: K) => content[key] as ContentOf<K>);
    const sources: Sources = { published, facts, services, neutral };
    const madeFrom = JSON.stringify(sources);
    const last = await before?.known.catch(() => undefined);
    return last?.madeFrom === madeFrom
      ? last
      : { known: buildKnowledge(sources, language, builtRecognizer(language)), madeFrom };
  }

  return async (language, neutral = false) => {
    const now = clock().getTime();
    const name = `${language} ${neutral}`;
    const before = kept.get(name);
    if (before && now - before.at < currentMs) return (await before.known).known;
    const known = make(language, neutral, before);
    kept.set(name, { known, at: now });
    // A failed read is repeated by the next question.
    known.catch(() => kept.delete(name));
    return (await known).known;
  };
}
