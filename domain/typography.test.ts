import { ownTexts } from '../web/i18n/testing/own-texts';
import { languages } from './money';
import { dateInWords, inFrench, inItalian, labelled, listed } from './typography';

test('French texts have no space where a sign could wrap to the next line alone', () => {
  const loose = [...ownTexts('fr')].filter(([, text]) => /[ \u00a0][;:!?%€»]|«[ \u00a0]/.test(text));
  expect(loose).toEqual([]);
});

test.each(languages)('in %s a limit of characters has its separator', (language) => {
  const bare = [...ownTexts(language)].filter(([, text]) => /\d{4} cara/.test(text));
  expect(bare).toEqual([]);
});

test('Spanish texts have no space before % or €', () => {
  const loose = [...ownTexts('es')].filter(([, text]) => / [%€]/.test(text));
  expect(loose).toEqual([]);
});

test('French quotation marks and signs keep a narrow space', () => {
  expect(inFrench({ text: (name: string) => `« ${name} » : 10 %` }).text('Laura')).toBe(
    '«\u202fLaura\u202f»\u202f: 10\u202f%',
  );
});

test.each([
  ['es', ['1 de diciembre', '2 de diciembre', '11 de diciembre', '31 de diciembre']],
  ['fr', ['1er décembre', '2 décembre', '11 décembre', '31 décembre']],
  ['it', ['1º dicembre', '2 dicembre', '11 dicembre', '31 dicembre']],
] as const)('%s: only the first of a month is an ordinal number', (language, said) => {
  const days = [1, 2, 11, 31].map((day) => new Date(Date.UTC(2026, 11, day, 9)));
  expect(days.map((day) => dateInWords(day, language, { day: 'numeric', month: 'long' }))).toEqual(said);
});

test('a day of two digits stays one, in the shop’s zone', () => {
  const how = { day: '2-digit', month: 'short', year: 'numeric' } as const;
  // Late on the last of November in UTC is the first of December in Madrid.
  expect(dateInWords(new Date('2026-11-30T23:30:00Z'), 'fr', how)).toBe('01 déc. 2026');
});

test.each([
  ['8 novembre', 'l’8 novembre, dall’8 novembre'],
  ['11 marzo', 'l’11 marzo, dall’11 marzo'],
  ['1º maggio', 'il 1º maggio, dal 1º maggio'],
  ['18 maggio', 'il 18 maggio, dal 18 maggio'],
  ['8 nov 2026', 'l’8 nov 2026, dall’8 nov 2026'],
  ['11 mar, 10:00', 'l’11 mar, 10:00, dall’11 mar, 10:00'],
])('Italian puts the article before a day: %s', (day, said) => {
  expect(inItalian({ on: (at: string) => `il ${at}, dal ${at}` }).on(day)).toBe(said);
});

test.each([
  ['es', 'Código: VIP5'],
  ['fr', 'Code\u202f: VIP5'],
  ['it', 'Codice: VIP5'],
] as const)('%s: a label stands before its value', (language, said) => {
  const label = said.split(/\u202f?:/)[0] ?? '';
  expect(labelled(label, 'VIP5', language)).toBe(said);
});

test.each([
  ['es', 'uno; dos'],
  ['fr', 'uno\u202f; dos'],
  ['it', 'uno; dos'],
] as const)('%s: a semicolon separates the parts of a list', (language, said) => {
  expect(listed(['uno', 'dos'], language)).toBe(said);
});
