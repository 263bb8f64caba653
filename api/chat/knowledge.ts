import { servicesOnSale } from '#db/catalogue.ts';
import { publishedContent } from '#db/content.ts';
import { readSettings } from '#db/settings.ts';
import { buildKnowledge, type Knowledge, type Sources } from '#domain/chat/knowledge.ts';
import { passagesOf } from '#domain/chat/passages.ts';
import { contentFacts, fillPlaceholders } from '#domain/content/placeholders.ts';
import { type ContentKey, type ContentOf, contentKeys } from '#domain/content/sections.ts';
import type { Language } from '#domain/money.ts';
import { sellerLine } from '#domain/seller.ts';
import { type CachedRead, cachedRead } from '../cached-read';
import type { Deps } from '../deps';
import { builtRecognizer } from './built-recognizer';

/** Current texts and catalogue in a language; `neutral`: only texts that name no network (S1 §4). */
export type ReadKnowledge = (language: Language, neutral?: boolean) => Promise<Knowledge>;

/** Reads content, settings and catalogue again after a while, and builds a new index only if they changed. */
export function createKnowledgeReader({ db, clock }: Pick<Deps, 'db' | 'clock'>): ReadKnowledge {
  const reads = new Map<string, CachedRead<Knowledge>>();

  async function sourcesOf(language: Language, neutral: boolean): Promise<Sources> {
    const [{ shopName, seller, purchase }, services, ...sections] = await Promise.all([
      readSettings(db),
      servicesOnSale(db),
      ...contentKeys.map(async (key) => [key, (await publishedContent(db, key, language)).content] as const),
    ]);
    const { guaranteeSeconds } = purchase;
    const facts = contentFacts({ shopName, seller: sellerLine(seller), guaranteeSeconds }, language);
    const content = fillPlaceholders(Object.fromEntries(sections), facts);
    const published = passagesOf(<K extends ContentKey>(key: K) => content[key] as ContentOf<K>);
    return { published, facts, services, neutral };
  }

  function knowledgeIn(language: Language, neutral: boolean): CachedRead<Knowledge> {
    let last: { known: Knowledge; madeFrom: string } | undefined;
    const read = async () => {
      const sources = await sourcesOf(language, neutral);
      const madeFrom = JSON.stringify(sources);
      if (last?.madeFrom !== madeFrom)
        last = { known: buildKnowledge(sources, language, builtRecognizer(language)), madeFrom };
      return last.known;
    };
    return cachedRead(read, () => clock().getTime());
  }

  return (language, neutral = false) => {
    const name = `${language} ${neutral}`;
    const known = reads.get(name) ?? knowledgeIn(language, neutral);
    reads.set(name, known);
    return known.current();
  };
}
