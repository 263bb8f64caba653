import type { Concept } from './concepts';

/**
 * The words of a language that the assistant knows: lower case, without accents, separated by spaces. `word*` is every
 * word that begins so; `one_two` are words in a row; `one__two` may have up to three others between them.
 */
export interface Words {
  /** What joins two questions in one sentence. */
  and: RegExp;
  /** Words that say nothing about what a question is about. */
  stop: string;
  /** Words by what they are about. A word may be in several lists. */
  concepts: Record<Concept, string>;
  /** Numbers in words, e.g. `mil`. Two in a row are multiplied. */
  numbers: Readonly<Record<string, number>>;
  /** After a number: then it is a time, an age or a share, not a quantity. */
  notUnits: string;
}
