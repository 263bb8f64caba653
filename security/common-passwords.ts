import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | undefined;

/**
 * Whether a word, in small letters, is one of the fifty thousand commonest passwords of public leaks. Only the server asks:
 * the list is larger than a page of the back office.
 */
export function isCommonPassword(word: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(word);
}
