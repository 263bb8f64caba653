import { errorCatalogue, orderRefusals, unansweredCodes } from '#domain/errors.ts';
import { operatorNamed, timelineKinds } from '#domain/timeline.ts';
import { errorText } from '../error-text';
import { actorName, timelineData, timelineEntries, timelineTitle, timelineTone } from './timeline-data';

test('every kind of line has a sentence', () => {
  for (const kind of timelineKinds) expect(timelineTitle(kind)).not.toBe(kind);
  expect(timelineTitle('from-the-future')).toBe('from-the-future');
});

test('data are named, amounts are money, empty ones are left out', () => {
  expect(
    timelineData({
      kind: 'from-the-future',
      data: { amountCents: 999, reason: '', forced: true, remains: 1200, odd: 'x' },
    }),
  ).toEqual([
    { name: 'Importe', text: expect.stringMatching(/9,99\s€/) },
    { name: 'Forzado', text: 'sí' },
    { name: 'Por entregar', text: '1.200' },
    { name: 'odd', text: 'x' },
  ]);
});

test('a refused command has the name on its button', () => {
  expect(timelineData({ kind: 'command-refused', data: { command: 'refill' } })[0]?.text).toBe(
    'Solicitar reposición',
  );
});

const codeIn = (kind: string, code: string) => timelineData({ kind, data: { code } })[0]?.text ?? code;

test('every code with which an action or an order is refused has words', () => {
  for (const code of Object.keys(errorCatalogue)) expect(codeIn('command-refused', code)).toContain(' ');
  for (const code of orderRefusals) expect(codeIn('order-refused', code)).not.toContain(code);
  expect(codeIn('command-refused', 'from_the_future')).toBe('from_the_future');
});

test('an action that a lost run may have done is checked before it is repeated; an invalid one was not done', () => {
  for (const code of unansweredCodes) {
    expect(codeIn('command-refused', code)).toMatch(/^No se sabe si la acción llegó a hacerse\. Compruébalo/);
    expect(codeIn('command-refused', code)).not.toMatch(/vuelve a intentarlo/);
  }
  expect(codeIn('command-refused', 'validation_failed')).toContain('no se hizo nada. Corrígela');
  expect(codeIn('command-refused', 'purchase_closed')).toContain('ya está cerrado');
});

test('a bank’s refusal has words and the provider’s code', () => {
  expect(codeIn('payment-failed', 'insufficient_funds')).toBe('Fondos insuficientes (insufficient_funds)');
  expect(codeIn('payment-failed', 'unknown')).toBe('Motivo desconocido (unknown)');
});

test.each([
  ['submission-refused', 'invalid-link', 'Objetivo no válido'],
  [
    'submission-unknown',
    'unexpected answer (HTTP 503)',
    'El panel respondió algo que no se entiende (HTTP 503)',
  ],
  ['submission-delayed', 'panel does not answer', 'El panel no responde'],
  ['dispute-opened', 'fraudulent', 'Cargo no reconocido'],
  ['refund-requested', 'undelivered', 'Parte no entregada'],
  ['purchase-cancelled', 'too_many_declines', 'Demasiados intentos de pago rechazados'],
  // What a person or a panel wrote stays.
  ['resend-requested', 'fraudulent', 'fraudulent'],
  ['submission-delayed', 'Server is busy', 'Server is busy'],
  ['dispute-opened', 'constructor', 'constructor'],
])('the reason of %s, “%s”, is shown as “%s”', (kind, reason, shown) => {
  expect(timelineData({ kind, data: { reason } })).toEqual([{ name: 'Motivo', text: shown }]);
});

test.each([
  ['dispute-opened', 'needs_response', 'Por responder'],
  ['delivery-late', 'in-progress', 'En proceso'],
])('the status of %s, “%s”, is shown as “%s”', (kind, status, shown) => {
  expect(timelineData({ kind, data: { status } })).toEqual([{ name: 'Estado', text: shown }]);
});

test('administrators keep their names', () => {
  expect(actorName('buyer')).toBe('Comprador');
  expect(actorName('lucia')).toBe('lucia');
});

test('an operator signing from Temporal is not mistaken for the administrator of that name', () => {
  expect(actorName('operator')).toBe('Operador, desde Temporal');
  expect(actorName(operatorNamed('lucia'))).toBe('Operador, desde Temporal (firma «lucia»)');
});

test('failures stand out', () => {
  expect(timelineTone('refund-failed')).toBe('danger');
  expect(timelineTone('payment-succeeded')).toBe('success');
  expect(timelineTone('cart-changed')).toBe('neutral');
});

test('an error shows advice for administrators, else the server’s message', () => {
  expect(errorText({ code: 'unauthenticated', message: 'x' })).toContain('Inicia sesión');
  expect(errorText({ code: 'refill_cooldown', message: 'Espera' })).toBe('Espera');
  expect(errorText({ code: 'odd', message: '' })).toBe('Error desconocido');
});

test('calls to the panel are sorted between the lines by time, the newest first', () => {
  const line = (seq: number, at: string) => ({ seq, at, kind: 'order-created', by: 'system', data: {} });
  const call = {
    id: '1',
    providerName: 'Panel',
    action: 'add',
    request: {},
    durationMs: 12,
    outcome: 'ok' as const,
    at: '2026-11-21T10:00:01.000Z',
  };
  const lines = [line(1, '2026-11-21T10:00:00.000Z'), line(2, '2026-11-21T10:00:02.000Z')];
  expect(timelineEntries(lines, [call]).map((one) => one.line?.seq ?? one.call?.action)).toEqual([
    2,
    'add',
    1,
  ]);
});
