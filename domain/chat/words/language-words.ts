/**
 * Vocabulary of a language's questions, word by word: lower case, without accents, separated by spaces. `word*` matches
 * every word with that beginning; `one_two` are consecutive words.
 */
export interface Words {
  /** Joins two questions in one sentence. */
  and: RegExp;
  /** Words that carry no topic. */
  stop: string;
  /** Things on sale, and where followers come from. */
  named: Record<Named, string>;
  /** Numbers in words, e.g. `mil`. Two in a row are multiplied. */
  numbers: Readonly<Record<string, number>>;
  /** After a number: it is a time, an age or a share, not a quantity. */
  notUnits: string;
}

/** What a question may name of the catalogue. */
export type Named = 'followers' | 'likes' | 'views' | 'spain' | 'europe';
