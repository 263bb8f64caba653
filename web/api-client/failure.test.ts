import { languages } from '#domain/money.ts';
import { loadMessages } from '../i18n/catalogue';
import { ApiError } from './api-error';
import { failureSentence, isRefusal, waitOf } from './failure';

const tooMany = (retryAfterSeconds?: unknown) =>
  new ApiError(429, { code: 'rate_limited', details: { retryAfterSeconds } });

test('only a rate-limited call has to wait', () => {
  expect(waitOf(null)).toBe(0);
  expect(waitOf(new ApiError(401, { code: 'invalid_credentials', details: { retryAfterSeconds: 12 } }))).toBe(
    0,
  );
  expect(waitOf(tooMany(12))).toBe(12);
  for (const nothing of [undefined, 'soon', -1]) expect(waitOf(tooMany(nothing))).toBe(0);
});

test('only a 4xx of the call itself says that the shop did nothing', () => {
  const of = (status: number) => isRefusal(new ApiError(status, { code: 'unavailable' }));
  expect([400, 404, 409, 422].map(of)).toEqual([true, true, true, true]);
  // Refused before it was looked at: the lost call before it may have been carried out.
  expect([401, 403, 429].map(of)).toEqual([false, false, false]);
  // Lost, unreadable, failed: it may have been carried out.
  expect([0, 200, 500, 502].map(of)).toEqual([false, false, false, false]);
  expect(isRefusal(new Error('x'))).toBe(false);
});

test.each([
  ['es', 1, 'Demasiados intentos. Prueba de nuevo dentro de 1 segundo.'],
  ['es', 59, 'Demasiados intentos. Prueba de nuevo dentro de 59 segundos.'],
  ['es', 60, 'Demasiados intentos. Prueba de nuevo dentro de 1 minuto.'],
  // Never too early.
  ['es', 121, 'Demasiados intentos. Prueba de nuevo dentro de 3 minutos.'],
  ['es', 3541, 'Demasiados intentos. Prueba de nuevo dentro de 1 hora.'],
  ['es', 7201, 'Demasiados intentos. Prueba de nuevo dentro de 3 horas.'],
  ['fr', 180, 'Trop de tentatives. Réessayez dans 3 minutes.'],
  ['fr', 86_400, 'Trop de tentatives. Réessayez dans 24 heures.'],
  ['it', 60, 'Troppi tentativi. Riprova tra 1 minuto.'],
  ['it', 180, 'Troppi tentativi. Riprova tra 3 minuti.'],
] as const)('%s: %i seconds read “%s”', async (language, seconds, sentence) => {
  const { errors } = await loadMessages(language);
  expect(failureSentence(tooMany(seconds), errors).replaceAll('\u00a0', ' ')).toBe(sentence);
});

test.each(languages)('%s: a failure with an unknown code has a sentence too', async (language) => {
  const { errors } = await loadMessages(language);
  expect(failureSentence(new Error('x'), errors)).toBe(errors.internal);
  for (const code of ['toString', 'wait'])
    expect(failureSentence(new ApiError(500, { code }), errors)).toBe(errors.internal);
  expect(failureSentence(new ApiError(0, { code: 'network' }), errors)).toBe(errors.network);
  expect(failureSentence(tooMany(), errors)).toBe(errors.rate_limited);
});
