import { languages } from '#domain/money.ts';
import { ApiError } from '../api-client/api-error';
import { loadMessages } from '../i18n/catalogue';
import { discountProblem } from './discount-problem';

const refusal = (code: string, details?: Record<string, unknown>) => new ApiError(400, { code, details });

test.each([
  ['es', 'discount_invalid', 'Código inválido: El código de descuento no es válido o ha expirado.'],
  ['es', 'discount_expired', 'Código inválido: El código de descuento no es válido o ha expirado.'],
  [
    'es',
    'discount_used',
    'Código inválido: Este código ya se ha utilizado. Continúa sin él o prueba con otro.',
  ],
  ['es', 'network', 'Error: No se pudo aplicar el descuento. Intenta de nuevo.'],
  ['it', 'network', 'Errore: Non è stato possibile applicare lo sconto. Riprova.'],
] as const)('%s: %s reads "%s"', async (language, code, text) => {
  expect(discountProblem(refusal(code), await loadMessages(language))).toBe(text);
});

test.each(languages)(
  '%s: every refusal has its own sentence, every failure the same [S0-8.7]',
  async (language) => {
    const messages = await loadMessages(language);
    const problemOf = (code: string) => discountProblem(refusal(code), messages);
    expect(problemOf('discount_invalid')).toContain(messages.checkout.discount.invalid);
    expect(problemOf('discount_used')).not.toBe(problemOf('discount_invalid'));
    expect(problemOf('discount_held_often')).toContain(messages.errors.discount_held_often);
    expect(problemOf('rate_limited')).toBe(messages.errors.rate_limited);
    const wait = refusal('rate_limited', { retryAfterSeconds: 200 });
    expect(discountProblem(wait, messages)).toBe(messages.errors.wait(200));
    for (const code of ['unavailable', 'internal', 'toString'])
      expect(problemOf(code)).toBe(problemOf('network'));
  },
);
