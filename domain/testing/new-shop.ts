import { defaultContent } from '../content/defaults';
import { type ContentFacts, contentFacts, fillPlaceholders } from '../content/placeholders';
import type { ContentKey, ContentOf } from '../content/sections';
import type { Language } from '../money';

/** What the texts of a new shop name, by default with the guarantee for a lifetime. */
export function factsOfNewShop(language: Language, guaranteeSeconds?: number): ContentFacts {
  return contentFacts({ shopName: 'Fanzeo', seller: 'Fanzeo Ejemplo, S.L.', guaranteeSeconds }, language);
}

/** A section of a new shop as it is read: what it names is filled in. */
export function contentOfNewShop<K extends ContentKey>(
  key: K,
  language: Language,
  guaranteeSeconds?: number,
): ContentOf<K> {
  return fillPlaceholders(defaultContent(key, language), factsOfNewShop(language, guaranteeSeconds));
}
