import type { ContentKey, ContentOf } from '../content/sections';
import type { Passage } from './search';

type Read = <K extends ContentKey>(key: K) => ContentOf<K>;

const legal = { 'legal-privacy': 'privacy', 'legal-terms': 'terms', 'legal-refunds': 'refunds' } as const;

/** What the assistant answers from: the questions and the legal texts, as they are published now (decision 28). */
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
