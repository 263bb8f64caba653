import { checkout } from '../i18n/es/checkout';
import { paymentNotice } from './payment-error';

const { errors, cardErrors } = checkout;

test.each([
  ['insufficient_funds', { code: 'card_declined', decline_code: 'insufficient_funds' }],
  ['card_declined', { code: 'card_declined' }],
  ['card_declined', { code: 'card_declined', decline_code: 'some_new_reason' }],
  ['incorrect_cvc', { code: 'incorrect_cvc' }],
  ['expired_card', { code: 'expired_card' }],
])('a card error has the sentence of its code: %s', (code, error) => {
  const notice = paymentNotice({ type: 'card_error', message: 'Your card…', ...error }, checkout);
  expect(notice).toEqual({ title: 'Error en el pago', text: cardErrors[code as keyof typeof cardErrors] });
});

test('a code that is the name of an inherited property has no sentence', () => {
  expect(paymentNotice({ type: 'card_error', code: 'toString' }, checkout).text).toBe(errors.card);
});

test('a card error without a known code keeps the provider’s sentence, or gets ours', () => {
  expect(paymentNotice({ type: 'card_error', code: 'x', message: 'Tarjeta rara.' }, checkout).text).toBe(
    'Tarjeta rara.',
  );
  expect(paymentNotice({ type: 'card_error' }, checkout).text).toBe(errors.card);
});

test('an incomplete form says so [S0-5.5]', () => {
  expect(
    paymentNotice({ type: 'validation_error', code: 'incomplete_number', message: 'x' }, checkout),
  ).toEqual({ title: 'Información incompleta', text: errors.incomplete });
});

test.each([
  ['authentication_error', errors.authentication],
  ['rate_limit_error', errors.rateLimit],
  ['invalid_request_error', errors.invalidRequest],
  ['api_connection_error', errors.connection],
  ['api_error', errors.api],
  ['idempotency_error', errors.other],
  [undefined, errors.other],
])('%s has the sentence of the catalogue', (type, text) => {
  expect(paymentNotice({ type, message: 'technical' }, checkout).text).toBe(text);
});
