const declined =
  'Tu banco no ha aceptado la tarjeta. No se te ha cobrado nada y tu pedido sigue aquí. Prueba con otra tarjeta o pregunta a tu banco.';
const refused =
  'Tu banco no ha aceptado la tarjeta. No se te ha cobrado nada y tu pedido sigue aquí. Prueba con otra tarjeta.';

/** By the code of a decline or of a card error (S0 §8). */
export const cardErrors = {
  card_declined: declined,
  generic_decline: declined,
  do_not_honor: declined,
  insufficient_funds: 'La tarjeta no tiene fondos suficientes. Prueba con otra tarjeta.',
  lost_card: refused,
  stolen_card: refused,
  expired_card: 'La tarjeta está caducada. Revisa la fecha o prueba con otra tarjeta.',
  incorrect_cvc: 'El código CVC no es correcto. Revísalo e inténtalo de nuevo.',
  invalid_cvc: 'El código CVC no es correcto. Revísalo e inténtalo de nuevo.',
  incorrect_number: 'El número de tarjeta no es correcto. Revísalo e inténtalo de nuevo.',
  invalid_number: 'El número de tarjeta no es correcto. Revísalo e inténtalo de nuevo.',
  invalid_expiry_month: 'La fecha de caducidad no es correcta. Revísala e inténtalo de nuevo.',
  invalid_expiry_year: 'La fecha de caducidad no es correcta. Revísala e inténtalo de nuevo.',
  processing_error: 'Hubo un fallo al procesar la tarjeta. Espera un momento e inténtalo de nuevo.',
  card_velocity_exceeded: 'Has superado el límite de tu tarjeta. Prueba con otra tarjeta.',
  currency_not_supported: 'La tarjeta no admite pagos en euros. Prueba con otra tarjeta.',
  payment_intent_authentication_failure: 'No se pudo autenticar tu tarjeta. Intenta con otro método de pago.',
};
