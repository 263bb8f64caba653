import MiniSearch from 'minisearch';
import type { Language } from '../money';
import type { PageName } from '../pages';
import { plainWords, wordsOf } from './words';

/** A piece of what the shop says: a question with its answer, or a section of a legal text. */
export interface Passage {
  title: string;
  text: string;
  /** Where it was published; undefined for the assistant's own words. */
  page?: PageName;
}

/** A passage that has to do with a question. */
export interface Found {
  passage: Passage;
  /** Whether it has enough of the question to be taken for its answer. */
  sure: boolean;
  /** The question is its title, word by word. */
  isItsTitle?: true;
}

/** Finds passages for a question, best first. */
export type Search = (question: string) => Found[];

/** How much of a question a passage must have, one of it in its title, to be taken for its answer. One word is never enough. */
const leastCoverage = 0.7;
const leastTerms = 2;

/** Makes a search over passages of one language: knows other forms of a word and misspellings. */
export function createSearch(passages: readonly Passage[], language: Language): Search {
  const stop = new Set(wordsOf[language].stop.split(' '));
  const termOf = (word: string) => (word.length < 2 || stop.has(word) ? undefined : stem(word));
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => plainWords(text).split(' '),
    processTerm: termOf,
    searchOptions: {
      boost: { title: 3 },
      boostDocument: (id) => (passages[Number(id)]?.page === 'faq' ? 2 : 1),
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));
  return (question) => {
    const asked = plainWords(question);
    const terms = new Set(asked.split(' ').flatMap((word) => termOf(word) ?? []));
    const same = passages.find(({ title }) => plainWords(title) === asked);
    if (same && asked) return [{ passage: same, sure: true, isItsTitle: true }];
    if (terms.size === 0) return [];
    return index.search(question).flatMap(({ id, queryTerms, match }) => {
      const passage = passages[Number(id)];
      const had = new Set(queryTerms).size;
      const inTitle = Object.values(match).some((fields) => fields.includes('title'));
      const sure = inTitle && had >= leastTerms && had / terms.size >= leastCoverage;
      return passage ? { passage, sure } : [];
    });
  };
}

/** Without what only tells number and gender: enough to find a word in its other forms. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|as|os|s|a|e|i|o)$/, '') : word;
}
