import type { ServiceType } from '../catalogue';
import { type LegalTexts, legal as legalEs } from '../legal/es';
import { legal as legalFr } from '../legal/fr';
import { legal as legalIt } from '../legal/it';
import type { Language } from '../money';
import { inFrench } from '../typography';
import { cases as casesEs } from './cases/es';
import { cases as casesFr } from './cases/fr';
import { cases as casesIt } from './cases/it';
import { claims as claimsEs } from './claims/es';
import { claims as claimsFr } from './claims/fr';
import { claims as claimsIt } from './claims/it';
import { entry as entryEs } from './entry/es';
import { entry as entryFr } from './entry/fr';
import { entry as entryIt } from './entry/it';
import { faq as faqEs } from './faq/es';
import { faq as faqFr } from './faq/fr';
import { faq as faqIt } from './faq/it';
import { reviews as reviewsEs } from './reviews/es';
import { reviews as reviewsFr } from './reviews/fr';
import { reviews as reviewsIt } from './reviews/it';
import type { ContentKey, ContentOf } from './sections';

type Defaults = { [K in ContentKey]: ContentOf<K> };

function inLanguage(texts: {
  faq: Defaults['faq']['entries'];
  legal: LegalTexts;
  cases: Defaults['case-studies']['cases'];
  reviews: Defaults['reviews']['reviews'];
  claims: Defaults['claims'];
  entry: Record<ServiceType, Defaults['entry-followers']>;
}): Defaults {
  const { legal, entry } = texts;
  return {
    faq: { entries: texts.faq },
    'legal-privacy': { sections: legal.privacy('{shop}', '{seller}') },
    'legal-terms': { sections: legal.terms('{shop}', '{seller}') },
    'legal-refunds': { sections: legal.refunds('{shop}', '{seller}') },
    'case-studies': { sample: true, cases: texts.cases },
    reviews: { sample: true, reviews: texts.reviews },
    claims: texts.claims,
    'entry-followers': entry.followers,
    'entry-likes': entry.likes,
    'entry-views': entry.views,
  };
}

const defaults: Record<Language, Defaults> = {
  es: inLanguage({
    faq: faqEs,
    legal: legalEs,
    cases: casesEs,
    reviews: reviewsEs,
    claims: claimsEs,
    entry: entryEs,
  }),
  fr: inFrench(
    inLanguage({
      faq: faqFr,
      legal: legalFr,
      cases: casesFr,
      reviews: reviewsFr,
      claims: claimsFr,
      entry: entryFr,
    }),
  ),
  it: inLanguage({
    faq: faqIt,
    legal: legalIt,
    cases: casesIt,
    reviews: reviewsIt,
    claims: claimsIt,
    entry: entryIt,
  }),
};

/** The text that ships with the program, until a version is published (S1 §2.8). */
export function defaultContent<K extends ContentKey>(key: K, language: Language): ContentOf<K> {
  return defaults[language][key];
}
