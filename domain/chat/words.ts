import { type Language, languages } from '../money';
import { words as es } from './words/es';
import { words as fr } from './words/fr';
import { words as it } from './words/it';
import type { Named, Words } from './words/language-words';

export const wordsOf: Record<Language, Words> = { es, fr, it };

const patterns = Object.fromEntries(
  languages.map((language) => [language, Object.entries(wordsOf[language].named).map(patternOf)]),
) as Record<Language, [Named, RegExp][]>;

function patternOf([name, list]: [string, string]): [string, RegExp] {
  const choices = list.split(' ').map((one) => one.replaceAll('_', ' ').replace('*', '[a-z]*'));
  return [name, new RegExp(`(?<![a-z])(?:${choices.join('|')})(?![a-z])`)];
}

/** The parts of the catalogue that a question names. */
export function namedIn(text: string, language: Language): ReadonlySet<Named> {
  const plain = plainWords(text);
  return new Set(patterns[language].filter(([, pattern]) => pattern.test(plain)).map(([name]) => name));
}

/** A text in lower case, without accents, signs, double spaces and repeated letters (`holaaa`). */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .trim();
}
