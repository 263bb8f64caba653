import type { Language } from '../money';
import { words as es } from './words/es';
import { words as fr } from './words/fr';
import { words as it } from './words/it';
import type { Words } from './words/language-words';

export const wordsOf: Record<Language, Words> = { es, fr, it };

/** A text in lower case, without accents, signs, double spaces and letters that are held down (`holaaa`). */
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
