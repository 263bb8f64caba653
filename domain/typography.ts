import type { Language } from './money';

/** A narrow no-break space. */
const narrow = '\u202f';

/* Names of months, also as short dates have them. */
const frenchMonths =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv\\.|févr\\.|avr\\.|juil\\.|sept\\.|oct\\.|nov\\.|déc\\.';
const italianMonths =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic';

const firstOfMonth = new RegExp(`(?<!\\p{L})(le|du|au|dès le) 1(?= (?:${frenchMonths}))`, 'gu');
const beforeEight = new RegExp(
  `(?<!\\p{L})(il|al|dal|del|nel|sul) (?=(?:8|11) (?:${italianMonths})(?!\\p{L}))`,
  'giu',
);

/** French puts a no-break space before ; : ! ? % € » and after «. */
export function frenchSpaces(text: string): string {
  return text.replace(/[ \u00a0](?=[;:!?%€»])/g, narrow).replace(/(?<=«)[ \u00a0]/g, narrow);
}

/** A label before its value, e.g. « Code requis : … », Código requerido: … */
export function labelled(label: string, value: string, language: Language): string {
  return language === 'fr' ? `${label}${narrow}: ${value}` : `${label}: ${value}`;
}

/** A French catalogue in print form: its spaces, and « le 1er novembre ». */
export function inFrench<Texts>(texts: Texts): Texts {
  return everySentence(texts, (text) => frenchSpaces(text).replace(firstOfMonth, '$1 1er')) as Texts;
}

/** An Italian catalogue in print form: «l’8 novembre», «dall’11 novembre». */
export function inItalian<Texts>(texts: Texts): Texts {
  return everySentence(texts, (text) =>
    text.replace(beforeEight, (_, article: string) =>
      /^il$/i.test(article) ? `${article[0] === 'I' ? 'L' : 'l'}’` : `${article}l’`,
    ),
  ) as Texts;
}

/** Applies the rule to each sentence of a catalogue, including those that its functions return. */
function everySentence(value: unknown, rule: (text: string) => string): unknown {
  if (typeof value === 'string') return rule(value);
  if (typeof value === 'function') return (...values: unknown[]) => everySentence(value(...values), rule);
  if (Array.isArray(value)) return value.map((part) => everySentence(part, rule));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, everySentence(part, rule)]));
}
