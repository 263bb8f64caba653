import type { ContentFacts } from '../content/placeholders';
import type { Language } from '../money';
import { forbiddenWord } from '../neutral-words';
import type { Label } from './examples';
import { ownPassages } from './passages';
import type { SoldService } from './prices';
import { labelIn, leastShare } from './question-topics';
import type { Recognizer } from './recognizer';
import { createSearch, type Passage, type Search } from './search';
import { isTopic, type Topic } from './topics';

/** The assistant's knowledge in a language: the shop's answers by topic, all of its texts, and what is on sale. */
export interface Knowledge {
  /** The answer to a topic: a published question on it, else the assistant's own words. */
  answers: ReadonlyMap<Topic, Passage>;
  search: Search;
  services: readonly SoldService[];
  /** Recognizes the topic of a question. */
  recognize: Recognizer<Label>;
  /** In compliance mode: only what names no network (S1 §4). */
  neutral: boolean;
}

/** The sources of the knowledge. */
export interface Sources {
  /** Published questions and legal texts. */
  published: readonly Passage[];
  facts: ContentFacts;
  services: readonly SoldService[];
  /** Only texts that name no network (S1 §4). Prices do. */
  neutral?: boolean;
}

/** Indexes what the shop says now. A published question belongs to the topic that it asks about, like a visitor's. */
export function buildKnowledge(
  sources: Sources,
  language: Language,
  recognize: Recognizer<Label>,
): Knowledge {
  const { neutral = false, facts } = sources;
  const mayBeSaid = ({ title, text }: Passage) => !neutral || !forbiddenWord(`${title} ${text}`, language);
  const published = sources.published.filter(mayBeSaid);
  const answers = new Map([...ownPassages(language, facts)].filter(([, passage]) => mayBeSaid(passage)));
  for (const passage of published.filter(({ page }) => page === 'faq').reverse()) {
    const label = labelIn(passage.title, recognize, leastShare);
    if (label !== undefined && isTopic(label)) answers.set(label, passage);
  }
  return {
    answers,
    search: createSearch(published, language),
    services: neutral ? [] : sources.services,
    recognize,
    neutral,
  };
}
