import { ownTexts } from '../web/i18n/testing/own-texts';
import { languages } from './money';
import { inFrench, inItalian, labelled } from './typography';

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
  ['1 novembre', 'le 1er novembre'],
  ['2 novembre', 'le 2 novembre'],
  ['11 novembre', 'le 11 novembre'],
  ['1 déc., 10:00', 'le 1er déc., 10:00'],
  ['1 mars', 'le 1er mars'],
])('French writes the first of a month: %s', (day, said) => {
  expect(inFrench({ on: (at: string) => `le ${at}` }).on(day)).toBe(said);
});

test.each([
  ['8 novembre', 'l’8 novembre, dall’8 novembre'],
  ['11 marzo', 'l’11 marzo, dall’11 marzo'],
  ['1 maggio', 'il 1 maggio, dal 1 maggio'],
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
