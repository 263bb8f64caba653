import MiniSearch from 'minisearch';
import type { Language } from '../money';
import type { PageName } from '../pages';
import { plainWords, wordsOf } from './words';

/** A piece of the shop's texts: a question with its answer, or a section of a legal text. */
export interface Passage {
  title: string;
  text: string;
  /** Where it was published; undefined for the assistant's own answers. */
  page?: PageName;
}

/** A passage that is related to a question. */
export interface Found {
  passage: Passage;
  /** Whether it covers enough of the question to count as its answer. */
  sure: boolean;
  /** The question is the title of a published question: word by word, or in all words that say something. */
  isItsTitle?: true;
}

/** Finds passages for a question, best first. */
export type Search = (question: string) => Found[];

/**
 * The share of a question that a passage must contain, with one term in its title, to count as its answer. One word is
 * never enough.
 */
const leastCoverage = 0.7;
const leastTerms = 2;

/** A search over passages of one language; it knows other word forms and misspellings. */
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
  const termsOf = (words: string) => new Set(words.split(' ').flatMap((word) => termOf(word) ?? []));
  // Not the sections of legal texts: “Cuánto tiempo” or “Para qué” are also what people ask after an answer.
  const titled = passages
    .filter(({ page }) => page === 'faq')
    .map((passage) => ({
      passage,
      plain: plainWords(passage.title),
      terms: termsOf(plainWords(passage.title)),
    }));
  return (question) => {
    const asked = plainWords(question);
    const terms = termsOf(asked);
    const hasTermsOf = (title: ReadonlySet<string>) =>
      terms.size >= leastTerms && title.size === terms.size && [...terms].every((term) => title.has(term));
    const same =
      titled.find(({ plain }) => plain === asked) ?? titled.find((title) => hasTermsOf(title.terms));
    if (same && asked) return [{ passage: same.passage, sure: true, isItsTitle: true }];
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

/** Strips endings of number and gender: enough to find a word in its other forms. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|as|os|s|a|e|i|o)$/, '') : word;
}
