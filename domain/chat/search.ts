import MiniSearch from 'minisearch';
import type { Language } from '../money';
import type { PageName } from '../pages';
import { plainWords, termOf, typedTermOf } from './words';

/** A piece of what the shop says: a question with its answer, or a section of a legal text. */
export interface Passage {
  title: string;
  text: string;
  /** Where it was found. */
  page: PageName;
}

/** A passage that has to do with a question. */
export interface Found {
  passage: Passage;
  /** Whether it has enough of the question to be taken for its answer. */
  sure: boolean;
}

/** Finds passages for a question, best first. */
export type Search = (question: string) => Found[];

/** How much of a question a passage must have to be taken for its answer; less where its title is about the same. */
const leastCoverage = { usually: 0.6, sameTitle: 0.5 };

/** Makes a search over passages of one language: knows other forms of a word, words that mean the same, misspellings. */
export function createSearch(passages: readonly Passage[], language: Language): Search {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => plainWords(text).split(' '),
    processTerm: (word) => termOf(word, language),
    searchOptions: {
      processTerm: (word) => typedTermOf(word, language),
      boost: { title: 3 },
      boostDocument: (id) => (passages[Number(id)]?.page === 'faq' ? 2 : 1),
      prefix: (term) => !term.startsWith('=') && term.length > 3,
      fuzzy: (term) => (!term.startsWith('=') && term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));
  return (question) => {
    const terms = new Set(
      plainWords(question)
        .split(' ')
        .flatMap((word) => typedTermOf(word, language) ?? []),
    );
    const asked = plainWords(question);
    const same = passages.find(({ title }) => plainWords(title) === asked);
    if (same && asked) return [{ passage: same, sure: true }];
    if (terms.size === 0) return [];
    return index.search(question).flatMap(({ id, queryTerms, match }) => {
      const passage = passages[Number(id)];
      const coverage = new Set(queryTerms).size / terms.size;
      const sameTitle = Object.entries(match).some(
        ([term, fields]) => term.startsWith('=') && term !== '=order' && fields.includes('title'),
      );
      const sure = coverage >= (sameTitle ? leastCoverage.sameTitle : leastCoverage.usually);
      return passage ? { passage, sure } : [];
    });
  };
}
