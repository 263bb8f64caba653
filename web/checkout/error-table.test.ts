import { languages } from '#domain/money.ts';
import { ApiError } from '../api-client/api-error';
import { loadMessages } from '../i18n/catalogue';
import type { Messages } from '../i18n/shape';
import { foreignWords } from '../i18n/testing/foreign-words';
import { discountProblem } from './discount-problem';
import { paymentNotice } from './payment-error';

/** The error catalogue of S0 §8 (and the payment messages of §5), word for word, by place. */
const spanish: [place: string, sentence: (es: Messages) => string, wording: string][] = [
  [
    'initialisation',
    ({ checkout }) => checkout.failed.start,
    'Error al inicializar el pago. Por favor, intenta nuevamente.',
  ],
  [
    'initialisation, fallback',
    ({ checkout }) => checkout.failed.init,
    'No se pudo inicializar el pago. Por favor, intenta nuevamente.',
  ],
  [
    'provider not loaded',
    ({ checkout }) => checkout.failed.script,
    'No se pudo cargar Stripe. Por favor, recarga la página e intenta de nuevo.',
  ],
  ['provider not loaded, title', ({ checkout }) => checkout.failed.scriptTitle, 'Error'],
  [
    'not ready',
    ({ checkout }) => checkout.errors.notReady,
    'El sistema de pago no está listo. Intenta recargar la página.',
  ],
  [
    'no form',
    ({ checkout }) => checkout.errors.noForm,
    'No se encontró el formulario de tarjeta. Recarga la página.',
  ],
  ['incomplete, title', ({ checkout }) => checkout.errors.incompleteTitle, 'Información incompleta'],
  [
    'incomplete',
    ({ checkout }) => checkout.errors.incomplete,
    'Por favor, completa todos los campos del formulario de pago.',
  ],
  ['rejected, title', ({ checkout }) => checkout.errors.rejectedTitle, 'Pago rechazado'],
  [
    'rejected',
    ({ checkout }) => checkout.errors.rejected,
    'Tu pago ha sido rechazado. Por favor, intenta con otra tarjeta.',
  ],
  [
    'unexpected status',
    ({ checkout }) => checkout.errors.unexpectedStatus,
    'El pago no se completó correctamente. Intenta de nuevo.',
  ],
  ['unexpected, title', ({ checkout }) => checkout.errors.unexpectedTitle, 'Error inesperado'],
  [
    'unexpected',
    ({ checkout }) => checkout.errors.unexpected,
    'Hubo un problema al procesar el pago. Intenta de nuevo más tarde.',
  ],
  [
    'unhandled',
    ({ checkout }) => checkout.failed.crashed,
    'Ocurrió un error inesperado. Intenta recargar la página.',
  ],
  [
    'card form, other error',
    ({ checkout }) => checkout.cardForm.paymentFailed,
    'Ha ocurrido un error al procesar tu pago. Por favor, intenta con otra tarjeta.',
  ],
  [
    'card form, order',
    ({ checkout }) => checkout.cardForm.orderFailed,
    'Error al procesar la orden. Por favor, intenta de nuevo.',
  ],
  [
    'success page, load',
    ({ success }) => success.errors.load,
    'No se pudo cargar el pedido. Por favor contacta con soporte.',
  ],
  [
    'success page, creation',
    ({ success }) => success.errors.creation,
    'No se pudo procesar tu pedido. Por favor contacta con soporte.',
  ],
  [
    'success page, nothing found',
    ({ success }) => success.errors.payment,
    'No se pudo confirmar el pago. Por favor contacta con soporte.',
  ],
  [
    'success page, data',
    ({ success }) => success.errors.data,
    'Error al cargar los datos del pedido. Por favor, contacta a soporte.',
  ],
  [
    'success page, no reference',
    ({ success }) => success.errors.noReference,
    'No se encontró información del pedido',
  ],
  [
    'success page, slow',
    ({ success }) => success.creating.slow,
    'El pedido está siendo procesado. Por favor, contacte con soporte si el problema persiste.',
  ],
  ['success page, loading', ({ success }) => success.loading, 'Cargando los detalles de tu pedido...'],
  [
    'success page, loading text',
    ({ success }) => success.loadingText,
    'Estamos recuperando la información de tu compra. Esto solo tomará unos segundos.',
  ],
  ['paid', ({ checkout }) => checkout.completed, '¡Pago completado!'],
  ['success page, title', ({ success }) => success.title, '¡Pago exitoso!'],
  ['blocked, title', ({ order }) => order.blocked.title, 'Usuario no disponible'],
  ['no order data', ({ checkout }) => checkout.noData.title, 'Error: No se encontraron datos del pedido'],
  ['failed page', ({ pages }) => pages.paymentFailed.unknown, 'Error desconocido al procesar el pago'],
];

test.each(spanish)('es, %s: word for word [S0-8.2 S0-8.4]', async (_place, sentence, wording) => {
  expect(sentence(await loadMessages('es'))).toBe(wording);
});

test.each([
  ['Codice richiesto', (it: Messages) => it.checkout.discount.required],
  ['Codice non valido', (it: Messages) => it.checkout.discount.invalid],
  ['Errore', (it: Messages) => it.checkout.discount.failedTitle],
  ["Errore nell'elaborazione del pagamento. Riprova.", (it: Messages) => it.checkout.errors.other],
] as const)('it: %s', async (wording, sentence) => expect(sentence(await loadMessages('it'))).toBe(wording));

test('fr: an order that could not be made [S0-8.5]', async () => {
  expect((await loadMessages('fr')).success.errors.creation).toBe('Impossible de traiter votre commande');
});

/** S0 §8 by error type: its sentence in the catalogue. */
const byType = {
  authentication_error: 'authentication',
  rate_limit_error: 'rateLimit',
  invalid_request_error: 'invalidRequest',
  api_connection_error: 'connection',
  api_error: 'api',
  card_error: 'card',
  validation_error: 'card',
  idempotency_error: 'other',
} as const;

const spanishByType: Record<(typeof byType)[keyof typeof byType], string> = {
  authentication: 'No se pudo autenticar tu tarjeta. Intenta con otro método de pago.',
  rateLimit: 'Estamos procesando demasiadas solicitudes. Por favor, intenta nuevamente en unos momentos.',
  invalidRequest: 'Hubo un problema con la solicitud. Contacta a soporte si el problema persiste.',
  connection: 'No se pudo conectar con los servidores de pago. Verifica tu conexión a internet.',
  api: 'Hubo un problema con el servicio de pago. Intenta nuevamente más tarde.',
  card: 'Ha ocurrido un error con tu tarjeta. Verifica los datos e intenta de nuevo.',
  other: 'Ocurrió un error al procesar tu pago. Por favor, intenta con otra tarjeta.',
};

describe.each(languages)('%s', (language) => {
  test.each(Object.entries(byType))('%s has its own sentence', async (type, place) => {
    const { checkout } = await loadMessages(language);
    const notice = paymentNotice({ type }, checkout);
    expect(notice).toEqual({ title: checkout.errors.title, text: checkout.errors[place] });
    if (language === 'es') expect(notice).toEqual({ title: 'Error en el pago', text: spanishByType[place] });
    expect(foreignWords(notice.text, language)).toBeUndefined();
  });

  test('every card error code has a sentence in the language, never the provider’s [S0-8.3]', async () => {
    const { checkout } = await loadMessages(language);
    for (const code of Object.keys((await loadMessages('es')).checkout.cardErrors)) {
      const notices = [
        paymentNotice({ type: 'card_error', code, message: 'Your card was declined.' }, checkout),
        paymentNotice({ type: 'card_error', code: 'card_declined', decline_code: code }, checkout),
      ];
      for (const { text } of notices) {
        expect(text).toBe(checkout.cardErrors[code as keyof typeof checkout.cardErrors]);
        expect([code, foreignWords(text, language)]).toEqual([code, undefined]);
      }
    }
  });

  test('the six codes that S0 names differ from one another', async () => {
    const { cardErrors } = (await loadMessages(language)).checkout;
    const named = [
      cardErrors.card_declined,
      cardErrors.insufficient_funds,
      cardErrors.incorrect_cvc,
      cardErrors.expired_card,
      cardErrors.processing_error,
      cardErrors.incorrect_number,
    ];
    expect(new Set(named).size).toBe(named.length);
  });

  test('a lost connection says nothing about money, because the buyer may have paid; nor does a checkout without an order', async () => {
    const { errors, checkout } = await loadMessages(language);
    for (const text of [errors.network, checkout.noData.text]) expect(text).not.toMatch(/cobr|débit|addebit/);
    expect(checkout.failed.network).toMatch(/cobrará dos veces|débité deux fois|non pagherai due volte/);
  });

  test('a failing discount has a sentence in each language', async () => {
    const messages = await loadMessages(language);
    for (const code of ['discount_invalid', 'discount_expired', 'discount_used', 'rate_limited', 'network'])
      expect([code, foreignWords(discountProblem(new ApiError(400, { code }), messages), language)]).toEqual([
        code,
        undefined,
      ]);
  });
});
