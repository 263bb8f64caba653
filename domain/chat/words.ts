import type { Language } from '../money';
import { words as es } from './words/es';
import { words as fr } from './words/fr';
import { words as it } from './words/it';
import type { Concept, Words } from './words/language-words';

export const wordsOf: Record<Language, Words> = { es, fr, it };

/** What a known word counts as: its concept, marked, or nothing. */
type Known = ReadonlyMap<string, `=${Concept}` | ''>;

function knownWords({ stop, concepts }: Words): Known {
  const known = new Map<string, `=${Concept}` | ''>();
  for (const [concept, list] of Object.entries(concepts))
    for (const word of list.split(' ')) if (!known.has(word)) known.set(word, `=${concept as Concept}`);
  for (const word of stop) if (!known.has(word)) known.set(word, '');
  return known;
}

const known: Record<Language, Known> = {
  es: knownWords(es),
  fr: knownWords(fr),
  it: knownWords(it),
};

/** A text in lower case, without accents, signs and double spaces. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What of a word counts for the search: its concept, marked, or its stem; nothing for words that say nothing. */
export function termOf(word: string, language: Language): string | undefined {
  const plain = plainWords(word);
  const counts = known[language].get(plain);
  if (counts !== undefined) return counts || undefined;
  return plain.length < 2 ? undefined : stem(plain);
}

/** The same for a word that somebody typed: one letter may be wrong, missing, too much or in its neighbour's place. */
export function typedTermOf(word: string, language: Language): string | undefined {
  const plain = plainWords(word);
  if (plain.length < 6 || known[language].has(plain)) return termOf(plain, language);
  for (const [other, counts] of known[language]) if (isNearly(plain, other)) return counts || undefined;
  return termOf(plain, language);
}

/** Whether two words differ by one slip of the hand. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || other.length < 5) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (word: string, skipped: number) => word.slice(at + skipped);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2))
  );
}

/** Without what only tells number and gender: enough to find a word in its other forms. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|as|os|s|a|e|i|o)$/, '') : word;
}
