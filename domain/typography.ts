import { type Language, localeOf } from './money';

/** A narrow no-break space. */
const narrow = '\u202f';

/* Also as short dates have them. */
const italianMonths =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic';

const beforeEight = new RegExp(
  `(?<!\\p{L})(il|al|dal|del|nel|sul) (?=(?:8|11) (?:${italianMonths})(?!\\p{L}))`,
  'giu',
);

/** The first of a month as a language writes it. */
const first: Record<Language, string> = { es: '1', fr: '1er', it: '1º' };

/** A day in the shop's zone (D3), with or without its time: « 1er novembre », «1º novembre», which Intl doesn't write. */
export function dateInWords(at: Date, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: 'Europe/Madrid', ...parts })
    .format(at)
    .replace(/^1(?= )/, first[language]);
}

/** French puts a no-break space before ; : ! ? % € » and after «. */
export function frenchSpaces(text: string): string {
  return text.replace(/[ \u00a0](?=[;:!?%€»])/g, narrow).replace(/(?<=«)[ \u00a0]/g, narrow);
}

/** A label before its value, e.g. « Code requis : … », Código requerido: … */
export function labelled(label: string, value: string, language: Language): string {
  return language === 'fr' ? `${label}${narrow}: ${value}` : `${label}: ${value}`;
}

/** Parts side by side, e.g. « 250 à 4,99 € ; 500 à 6,99 € », «250: 4,99 €; 500: 6,99 €». */
export function listed(parts: readonly string[], language: Language): string {
  return parts.join(language === 'fr' ? `${narrow}; ` : '; ');
}

/** A French catalogue in print form. */
export function inFrench<Texts>(texts: Texts): Texts {
  return everySentence(texts, frenchSpaces) as Texts;
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
