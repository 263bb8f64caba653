import { timelineKinds } from '../../../domain/timeline';
import { errorText } from '../error-text';
import { actorName, timelineData, timelineTitle, timelineTone } from './timeline-data';

test('every kind of line has a sentence', () => {
  for (const kind of timelineKinds) expect(timelineTitle(kind)).not.toBe(kind);
  expect(timelineTitle('from-the-future')).toBe('from-the-future');
});

test('data are named, amounts are money, empty ones are left out', () => {
  expect(
    timelineData({ data: { amountCents: 999, reason: '', forced: true, remains: 1200, odd: 'x' } }),
  ).toEqual([
    { name: 'Importe', text: expect.stringMatching(/9,99\s€/) },
    { name: 'Forzado', text: 'sí' },
    { name: 'Restante', text: '1.200' },
    { name: 'odd', text: 'x' },
  ]);
});

test('a refused command is named as on its button', () => {
  expect(timelineData({ data: { command: 'refill' } })[0]?.text).toBe('Solicitar reposición');
});

test('administrators keep their names', () => {
  expect(actorName('buyer')).toBe('Comprador');
  expect(actorName('lucia')).toBe('lucia');
});

test('failures stand out', () => {
  expect(timelineTone('refund-failed')).toBe('danger');
  expect(timelineTone('payment-succeeded')).toBe('success');
  expect(timelineTone('cart-changed')).toBe('neutral');
});

test('an error says what an administrator does, else what the server said', () => {
  expect(errorText({ code: 'unauthenticated', message: 'x' })).toContain('otra pestaña');
  expect(errorText({ code: 'refill_cooldown', message: 'Espere' })).toBe('Espere');
  expect(errorText({ code: 'odd', message: '' })).toBe('Error desconocido');
});
