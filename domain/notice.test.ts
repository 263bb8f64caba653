import { noticeAt } from './notice';
import type { SectionValues } from './settings';

const at = (time: string) => Date.parse(`2026-11-25T${time}:00Z`);
const texts = { es: 'Cerramos el viernes', fr: null, it: 'Nuovi like per tutti' };
const settings = (more: Partial<SectionValues<'notice'>> = {}): SectionValues<'notice'> => ({
  texts,
  from: null,
  until: null,
  panelAway: true,
  panelAwayAfterSeconds: 3600,
  ...more,
});

test('a language without a text has no notice, one with a text has its own', () => {
  expect(noticeAt(settings(), 'es', undefined, at('12:00'))).toEqual({ text: texts.es, neutral: true });
  expect(noticeAt(settings(), 'fr', undefined, at('12:00'))).toBeUndefined();
});

test('compliance mode leaves out a text that names a network or what is sold for it', () => {
  expect(noticeAt(settings(), 'it', undefined, at('12:00'))).toEqual({ text: texts.it, neutral: false });
});

test.each([
  ['09:59', false],
  ['10:00', true],
  ['11:59', true],
  ['12:00', false],
])('a text from 10:00 to 12:00 at %s is shown: %s', (time, shown) => {
  const timed = settings({ from: '2026-11-25T10:00:00Z', until: '2026-11-25T12:00:00Z' });
  expect(noticeAt(timed, 'es', undefined, at(time)) !== undefined).toBe(shown);
});

test.each([
  ['10:59', {}, undefined],
  ['11:00', {}, { neutral: true }],
  ['11:00', { panelAway: false }, undefined],
  ['11:00', { panelAwayAfterSeconds: 7200 }, undefined],
])('a panel down since 10:00 is reported at %s with %j: %j', (time, more, expected) => {
  expect(noticeAt(settings(more), 'fr', new Date(at('10:00')), at(time))).toEqual(expected);
});

test('the administrator’s own text takes precedence over the shop’s', () => {
  expect(noticeAt(settings(), 'es', new Date(at('10:00')), at('12:00'))?.text).toBe(texts.es);
});
