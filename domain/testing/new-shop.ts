import { defaultContent } from '../content/defaults';
import { type ContentFacts, contentFacts, fillPlaceholders } from '../content/placeholders';
import type { ContentKey, ContentOf } from '../content/sections';
import type { Language } from '../money';

/** The facts in a new shop's texts, by default with the lifetime guarantee. */
export function factsOfNewShop(language: Language, guaranteeSeconds?: number): ContentFacts {
  return contentFacts({ shopName: 'Fanzeo', seller: 'Fanzeo Ejemplo, S.L.', guaranteeSeconds }, language);
}

/** A section of a new shop with its placeholders filled in. */
export function contentOfNewShop<K extends ContentKey>(
  key: K,
  language: Language,
  guaranteeSeconds?: number,
): ContentOf<K> {
  return fillPlaceholders(defaultContent(key, language), factsOfNewShop(language, guaranteeSeconds));
}
