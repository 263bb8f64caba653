import { type ContentFacts, fillPlaceholders } from '../content/placeholders';
import type { ContentKey, ContentOf } from '../content/sections';
import type { Language } from '../money';
import { ownAnswers as es } from './own-answers/es';
import { ownAnswers as fr } from './own-answers/fr';
import { ownAnswers as it } from './own-answers/it';
import type { Passage } from './search';
import type { Topic } from './topics';

type Read = <K extends ContentKey>(key: K) => ContentOf<K>;

const legal = { 'legal-privacy': 'privacy', 'legal-terms': 'terms', 'legal-refunds': 'refunds' } as const;

const ownAnswersOf = { es, fr, it } satisfies Record<Language, Partial<Record<Topic, string>>>;

/** The sources of the assistant's answers: the published questions and legal texts (D28). */
export function passagesOf(read: Read): Passage[] {
  const questions = read('faq').entries.map(
    ({ pregunta, respuesta }): Passage => ({ title: pregunta, text: respuesta, page: 'faq' }),
  );
  const sections = (Object.keys(legal) as (keyof typeof legal)[]).flatMap((key) =>
    read(key).sections.map(
      ({ title, paragraphs }): Passage => ({ title, text: paragraphs.join(' '), page: legal[key] }),
    ),
  );
  return [...questions, ...sections];
}

/** The assistant's own answers on topics that are seldom published, by topic. */
export function ownPassages(language: Language, facts: ContentFacts): Map<Topic, Passage> {
  const texts = Object.entries(fillPlaceholders(ownAnswersOf[language], facts)) as [Topic, string][];
  return new Map(texts.map(([topic, text]) => [topic, { title: topic, text }]));
}
