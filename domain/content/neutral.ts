import type { Language } from '../money';
import { forbiddenWord } from '../neutral-words';
import type { ContentKey, ContentOf } from './sections';

type Lists = { [K in ContentKey]: ContentOf<K> };

/**
 * A section as compliance mode shows it (S1 §4). Its texts are the shop's own and can't be reworded here: entries that
 * name a network are left out. Of a review only its label is. Legal texts stay whole: a contract doesn't depend on where
 * its reader comes from (docs/decisions/0022).
 */
export function neutralContent<K extends ContentKey>(
  key: K,
  content: ContentOf<K>,
  language: Language,
): ContentOf<K> {
  const isNeutral = (value: unknown) => !forbiddenWord(JSON.stringify(value), language);
  const kept: { [Key in ContentKey]?: (section: Lists[Key]) => Lists[Key] } = {
    faq: (section) => ({ ...section, entries: section.entries.filter(isNeutral) }),
    'case-studies': (section) => ({ ...section, cases: section.cases.filter(isNeutral) }),
    reviews: (section) => ({
      ...section,
      reviews: section.reviews
        .map((review) => (isNeutral(review.service) ? review : { ...review, service: '' }))
        .filter(isNeutral),
    }),
  };
  const keep = kept[key] as ((section: ContentOf<K>) => ContentOf<K>) | undefined;
  return keep ? keep(content) : content;
}
