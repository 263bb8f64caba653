import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | undefined;

/**
 * Whether a lower-case word is one of the fifty thousand most common passwords of public leaks. Server only: the list
 * is larger than a page of the back office.
 */
export function isCommonPassword(word: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(word);
}
