import { type Language, languages } from '../money';
import { wordsOf } from './words';
import { type Concept, conceptWeights } from './words/concepts';
import type { Words } from './words/language-words';

type Concepts = readonly Concept[];

/** Words in a row, with how many others may stand between two of them. */
interface Row {
  parts: string[];
  gap: number[];
  concepts: Concepts;
}

/** The words of a language, ready to look up. */
interface Vocabulary {
  /** Words and stop words as they are. */
  whole: Map<string, Concepts>;
  /** Beginnings of words. */
  begins: Map<string, Concepts>;
  /** Rows of words by their first one; by its beginning where that ends in `*`. */
  rows: Map<string, Row[]>;
  /** What a misspelt word was read as. */
  guesses: Map<string, Concepts | undefined>;
}

function vocabularyOf({ stop, concepts, numbers }: Words): Vocabulary {
  const whole = new Map<string, Concepts>();
  const begins = new Map<string, Concepts>();
  const rows = new Map<string, Concepts>();
  const add = (map: Map<string, Concepts>, word: string, concept: Concept) =>
    map.set(word, [...new Set([...(map.get(word) ?? []), concept])]);
  for (const [concept, list] of Object.entries(concepts) as [Concept, string][])
    for (const pattern of list.split(' ').filter(Boolean)) {
      if (pattern.includes('_')) add(rows, pattern, concept);
      else if (pattern.endsWith('*')) add(begins, pattern.slice(0, -1), concept);
      else add(whole, pattern, concept);
    }
  for (const word of [...stop.split(' '), ...Object.keys(numbers)]) {
    if (word.includes('_')) rows.set(word, rows.get(word) ?? []);
    else if (!whole.has(word)) whole.set(word, []);
  }
  const byFirst = new Map<string, Row[]>();
  for (const [pattern, of] of rows) {
    const parts = pattern.split(/_+/);
    const gap = [...pattern.matchAll(/_+/g)].map(([sign]) => (sign.length > 1 ? longestGap : 0));
    const [first = ''] = parts;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { parts, gap, concepts: of }]);
  }
  return { whole, begins, rows: byFirst, guesses: new Map() };
}

/** The most words in a gap of a row. */
const longestGap = 3;
/** Shorter words are too near to others. */
const shortestGuess = 6;
/** A beginning fits more words than a whole word does, so it must be longer. */
const shortestBegin = 7;
/** Guesses that are kept; a stranger can type anything. */
const mostGuesses = 2000;

const vocabularies = Object.fromEntries(
  languages.map((language) => [language, vocabularyOf(wordsOf[language])]),
) as Record<Language, Vocabulary>;

/** What of a word counts for the search: what it is about, marked, or its stem; nothing for words that say nothing. */
export function termOf(word: string, language: Language): string | undefined {
  if (word.length < 2) return undefined;
  const found = lookUp(vocabularies[language], word);
  if (!found) return stem(word);
  const concept = found.find((one) => conceptWeights[one] > 1);
  if (concept) return `=${concept}`;
  return found.length === 0 || found.some((one) => asking.has(one)) ? undefined : stem(word);
}

/** Words that ask; they say nothing about what is asked. */
const asking: ReadonlySet<Concept> = new Set([
  'how',
  'howMany',
  'howMuch',
  'what',
  'when',
  'where',
  'who',
  'can',
  'not',
  'yet',
  'nothing',
  'you',
  'want',
]);

/** Without what only tells number and gender: enough to find a word in its other forms. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:es|as|os|s|a|e|i|o)$/, '') : word;
}

/** What words are about, and those that are unknown. Rows of words go before single ones. */
export function conceptsOf(
  words: readonly string[],
  language: Language,
): { concepts: Set<Concept>; unknown: string[] } {
  const vocabulary = vocabularies[language];
  const concepts = new Set<Concept>();
  const used = new Set<number>();
  const rows = words.flatMap((word, start) => rowsFrom(vocabulary, word).map((row) => ({ row, start })));
  rows.sort((a, b) => b.row.parts.length - a.row.parts.length);
  for (const { row, start } of rows) {
    const places = placesOf(row, words, start, used);
    if (!places) continue;
    for (const concept of row.concepts) concepts.add(concept);
    for (const place of places) used.add(place);
  }
  const unknown: string[] = [];
  for (const [place, word] of words.entries()) {
    if (used.has(place) || word === '') continue;
    const found = lookUp(vocabulary, word);
    if (!found && word.length > 2 && !/^\d/.test(word)) unknown.push(word);
    for (const concept of found ?? []) concepts.add(concept);
  }
  return { concepts, unknown };
}

function rowsFrom({ rows }: Vocabulary, word: string): Row[] {
  const found = [...(rows.get(word) ?? [])];
  for (let length = word.length; length > 1; length -= 1)
    found.push(...(rows.get(`${word.slice(0, length)}*`) ?? []));
  return found;
}

/** Where a row is found from a word on, without words that a longer one has; undefined if it isn't there. */
function placesOf(
  { parts, gap }: Row,
  words: readonly string[],
  start: number,
  used: ReadonlySet<number>,
): number[] | undefined {
  const places: number[] = [];
  let from = start;
  for (const [n, part] of parts.entries()) {
    const last = n === 0 ? start : from + (gap[n - 1] ?? 0);
    let at = from;
    while (at <= last && !(isPart(part, words[at]) && !used.has(at))) at += 1;
    if (at > last) return undefined;
    places.push(at);
    from = at + 1;
  }
  return places;
}

function isPart(part: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

/** What a word is about: as it is, by its beginning, or as what it was probably meant to be. */
function lookUp(vocabulary: Vocabulary, word: string): Concepts | undefined {
  const { whole, begins, guesses } = vocabulary;
  const known = whole.get(word) ?? byBeginning(begins, word);
  if (known || word.length < shortestGuess) return known;
  if (guesses.has(word)) return guesses.get(word);
  const guess = guessOf(vocabulary, word);
  if (guesses.size < mostGuesses) guesses.set(word, guess);
  return guess;
}

/** The longest beginning decides: `seguimiento` isn't `segui*`. */
function byBeginning(begins: Vocabulary['begins'], word: string): Concepts | undefined {
  for (let length = word.length; length > 1; length -= 1) {
    const found = begins.get(word.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

/** One slip of the hand is forgiven, never in the first two letters: there it is mostly another word. */
function guessOf({ whole, begins }: Vocabulary, word: string): Concepts | undefined {
  for (const [other, concepts] of whole)
    if (other.length >= shortestGuess && beginsAlike(other, word) && isNearly(word, other)) return concepts;
  for (const [begin, concepts] of begins) {
    if (begin.length < shortestBegin || !beginsAlike(begin, word)) continue;
    for (const length of [begin.length, begin.length - 1, begin.length + 1])
      if (isNearly(word.slice(0, length), begin)) return concepts;
  }
  return undefined;
}

function beginsAlike(one: string, other: string): boolean {
  return one.slice(0, 2) === other.slice(0, 2);
}

/** Whether two words differ by one slip of the hand: a letter wrong, missing, too much or in its neighbour's place. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
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
