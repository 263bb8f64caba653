import type { Language } from '../money';
import { plainWords, wordsOf } from './words';

/** A number in a question: of units, of euros, or of something else (days, years). */
export interface Quantity {
  value: number;
  kind: 'units' | 'euros' | 'other';
}

/** Larger numbers are an order's, a phone's or a joke. */
const mostUnits = 10_000_000;

/** The numbers of a question: `1.000`, `10k`, `5 mil`, `dix mille`, `20 €`. */
export function quantitiesIn(text: string, language: Language): Quantity[] {
  const { numbers, notUnits } = wordsOf[language];
  const others = new Set(notUnits.split(' '));
  const words = plainWords(
    text
      .replace(/(?<=\d)[.\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
      .replace(/(\d+)[.,](\d+)\s*k\b/gi, (_, whole: string, part: string) =>
        String(Math.round(Number(`${whole}.${part}`) * 1000)),
      )
      .replace(/\d+\s*(?:%|por ciento|pour cent|per cento)/gi, ' ')
      // An amount of money with cents.
      .replace(/(\d+)[.,]\d{1,2}(?!\d)/g, '$1')
      .replace(/(\d+)\s*(?:€|eur\b)/gi, '$1 euros ')
      .replace(/(?:€)\s*(\d+)/g, '$1 euros ')
      .replace(/(\d+)(k|mil|mila)\b/gi, '$1 $2')
      .replace(/(\d+)(?=[a-z])/gi, '$1 '),
  ).split(' ');
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let value = numberOf(words[at], numbers);
    if (value === undefined || words[at] === 'k') continue;
    let next = numberOf(words[at + 1], numbers);
    while (next !== undefined && next >= 1000 && !/^\d/.test(words[at + 1] ?? '')) {
      value *= next;
      at += 1;
      next = numberOf(words[at + 1], numbers);
    }
    const unit = words[at + 1] ?? '';
    const kind = /^(euros?|pavos|balles)$/.test(unit) ? 'euros' : others.has(unit) ? 'other' : 'units';
    if (kind === 'euros' || (value >= 10 && value <= mostUnits)) found.push({ value, kind });
  }
  return found;
}

function numberOf(word: string | undefined, numbers: Readonly<Record<string, number>>): number | undefined {
  if (word === undefined) return undefined;
  return /^\d+$/.test(word) ? Number(word) : numbers[word];
}
