import fc from 'fast-check';
import { guaranteeWords } from './guarantee';
import { languages } from './money';

test.each([
  ['es', undefined, 'de por vida', 'no tiene fecha de fin'],
  ['es', 30 * 86_400, 'de 30 días', 'dura 30 días desde que se completa la entrega'],
  ['es', 86_400, 'de 1 día', 'dura 1 día desde que se completa la entrega'],
  ['es', 36 * 3600, 'de 36 horas', 'dura 36 horas desde que se completa la entrega'],
  ['fr', null, 'à vie', 'n’a pas de date de fin'],
  ['fr', 90 * 86_400, 'de 90 jours', 'dure 90 jours à compter de la fin de la livraison'],
  ['it', undefined, 'a vita', 'non ha una data di fine'],
  ['it', 45 * 60, 'di 45 minuti', 'dura 45 minuti dal termine della consegna'],
] as const)('%s: %s s is «%s»', (language, seconds, guarantee, guaranteeEnd) => {
  const words = guaranteeWords(seconds, language);
  expect(Object.values(words).map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    guarantee,
    guaranteeEnd,
  ]);
});

test('no length is shown longer than it is', () => {
  const sizes = { d: 86_400, g: 86_400, j: 86_400, h: 3600, o: 3600, m: 60 };
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 10 * 365 * 86_400 }), (seconds) => {
      for (const language of languages) {
        const [, count, unit] = /(\d+)\s([dgjhom])/.exec(guaranteeWords(seconds, language).guarantee) ?? [];
        const shown = Number(count) * sizes[unit as keyof typeof sizes];
        expect(shown).toBeLessThanOrEqual(seconds);
        expect(shown).toBeGreaterThan(seconds - 60);
      }
    }),
  );
});
