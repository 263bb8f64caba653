import { formatDate, formatDay, formatMoment, formatShortMoment } from './format';

test.each([
  ['es', '05 nov 2026'],
  ['fr', '05 nov. 2026'],
  ['it', '05 nov 2026'],
] as const)('%s: a date is dd MMM yyyy, in the shop’s zone [S1-2.5.10 S1-9.10]', (language, text) => {
  // Late on the 4th in UTC is the 5th in Madrid.
  expect(formatDate('2026-11-04T23:30:00Z', language)).toBe(text);
});

test.each([
  ['es', '1 de diciembre', '1 de diciembre de 2026 a las 10:05', '1 dic, 10:05'],
  ['fr', '1er décembre', '1er décembre 2026 à 10:05', '1er déc., 10:05'],
  ['it', '1º dicembre', '1º dicembre 2026 alle ore 10:05', '1º dic, 10:05'],
] as const)('%s: the first of a month is written as the language has it', (language, day, moment, short) => {
  const at = '2026-12-01T09:05:00Z';
  expect(formatDay(at, language)).toBe(day);
  expect(formatMoment(at, language)).toBe(moment);
  expect(formatShortMoment(at, language)).toBe(short);
});
