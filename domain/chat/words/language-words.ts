/**
 * What is looked for in questions of a language, word by word: lower case, without accents, separated by spaces. `word*`
 * is every word that begins so; `one_two` are words in a row.
 */
export interface Words {
  /** What joins two questions in one sentence. */
  and: RegExp;
  /** Words that say nothing about what a text is about. */
  stop: string;
  /** What is sold, and where followers come from. */
  named: Record<Named, string>;
  /** Numbers in words, e.g. `mil`. Two in a row are multiplied. */
  numbers: Readonly<Record<string, number>>;
  /** After a number: then it is a time, an age or a share, not a quantity. */
  notUnits: string;
}

/** What a question may name of the catalogue. */
export type Named = 'followers' | 'likes' | 'views' | 'spain' | 'europe';
