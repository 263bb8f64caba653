import type { Language } from '../money';
import { forbiddenWord } from '../neutral-words';
import type { ContentKey, ContentOf } from './sections';

type Lists = { [K in ContentKey]: ContentOf<K> };

/**
 * A section in compliance mode (S1 §4). Its texts are the shop's own and can't be reworded here, so entries that name a
 * network are left out. If only the label of a review names one, only the label goes; of the terms and the score of
 * claims only the sentence. If a step names one, all steps go, because the others make no sense without it. Legal texts
 * stay whole: a contract doesn't depend on how its reader arrived (docs/decisions/0022).
 */
export function neutralContent<K extends ContentKey>(
  key: K,
  content: ContentOf<K>,
  language: Language,
): ContentOf<K> {
  const isNeutral = (value: unknown) => !forbiddenWord(JSON.stringify(value), language);
  const entry = (section: Lists['entry-followers']) => ({
    claims: section.claims.filter(isNeutral),
    differences: section.differences.filter(isNeutral),
    steps: isNeutral(section.steps) ? section.steps : [],
  });
  const sentence = (text: string) => (isNeutral(text) ? text : '');
  const kept: { [Key in ContentKey]?: (section: Lists[Key]) => Lists[Key] } = {
    faq: (section) => ({
      ...section,
      entries: section.entries.filter(({ pregunta, respuesta }) => isNeutral([pregunta, respuesta])),
    }),
    'case-studies': (section) => ({ ...section, cases: section.cases.filter(isNeutral) }),
    reviews: (section) => ({
      ...section,
      reviews: section.reviews
        .map((review) => (isNeutral(review.service) ? review : { ...review, service: '' }))
        .filter(isNeutral),
    }),
    claims: (section) => ({
      badges: section.badges.filter(isNeutral),
      terms: { delivery: sentence(section.terms.delivery), refill: sentence(section.terms.refill) },
      score: {
        ...section.score,
        basis: sentence(section.score.basis),
        clients: sentence(section.score.clients),
        source: sentence(section.score.source),
      },
      figures: section.figures.filter(isNeutral),
      reasons: section.reasons.filter(isNeutral),
    }),
    'entry-followers': entry,
    'entry-likes': entry,
    'entry-views': entry,
  };
  const keep = kept[key] as ((section: ContentOf<K>) => ContentOf<K>) | undefined;
  return keep ? keep(content) : content;
}
