import { sentences } from '#web/i18n/testing/sentences.ts';
import { languages } from '../money';
import { forbiddenWord } from '../neutral-words';
import { defaultContent } from './defaults';
import { neutralContent } from './neutral';
import { contentKeys } from './sections';

test.each(languages)(
  '%s: of the texts that come along, something neutral is left of each section',
  (language) => {
    for (const key of contentKeys.filter((one) => !one.startsWith('legal-'))) {
      const content = neutralContent(key, defaultContent(key, language), language);
      const lists = Object.values(content).filter(Array.isArray);
      expect([key, lists.every((list) => list.length > 0)]).toEqual([key, true]);
      expect([
        key,
        [...sentences(content, key).values()].find((text) => forbiddenWord(text, language)),
      ]).toEqual([key, undefined]);
    }
  },
);

test('an entry that names a network is left out, the others stay as they are', () => {
  const entries = [
    { pregunta: '¿Cuánto tarda?', respuesta: 'Un día.' },
    { pregunta: '¿Sirve para Instagram?', respuesta: 'Sí.' },
  ];
  expect(neutralContent('faq', { entries }, 'es').entries).toEqual([entries[0]]);
});

test('a question is judged by its words, not by the pages that show it', () => {
  const entries = [{ pregunta: '¿Cuánto tarda?', respuesta: 'Un día.', shownOn: ['likes' as const] }];
  expect(neutralContent('faq', { entries }, 'es').entries).toEqual(entries);
});

test('without one step the others make no sense: all are left out', () => {
  const { claims, differences, steps } = defaultContent('entry-views', 'es');
  const named = [...steps.slice(1), { title: 'Elige', text: 'Tu reel.' }];
  const neutral = neutralContent('entry-views', { claims, differences, steps: named }, 'es');
  expect([neutral.steps, neutral.differences.length]).toEqual([[], differences.length]);
});

test('of the terms of claims a sentence that names a network is left out', () => {
  const claims = defaultContent('claims', 'es');
  expect(neutralContent('claims', claims, 'es').terms).toEqual({ ...claims.terms, refill: '' });
});

test('of a review only the label goes, unless its words name a network', () => {
  const review = { name: 'A', initials: 'A', rating: 5, ago: 'hoy', service: 'Seguidores', comment: 'Bien.' };
  const reviews = [review, { ...review, comment: 'Más likes.' }];
  expect(neutralContent('reviews', { sample: true, reviews }, 'es').reviews).toEqual([
    { ...review, service: '' },
  ]);
});

test('legal texts stay whole', () => {
  const terms = { sections: [{ title: 'Qué compras', paragraphs: ['Seguidores de Instagram.'] }] };
  expect(neutralContent('legal-terms', terms, 'es')).toBe(terms);
});
