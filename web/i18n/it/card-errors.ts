import type { Messages } from '../shape';

const declined =
  'La tua banca non ha accettato la carta. Non ti è stato addebitato nulla e il tuo ordine è ancora qui. Prova con un’altra carta o chiedi alla tua banca.';
const refused =
  'La tua banca non ha accettato la carta. Non ti è stato addebitato nulla e il tuo ordine è ancora qui. Prova con un’altra carta.';
const cvc = 'Il codice CVC non è corretto. Controllalo e riprova.';
const number = 'Il numero della carta non è corretto. Controllalo e riprova.';
const expiry = 'La data di scadenza non è corretta. Controllala e riprova.';

/** By the code of a decline or of a card error. */
export const cardErrors: Messages['checkout']['cardErrors'] = {
  card_declined: declined,
  generic_decline: declined,
  do_not_honor: declined,
  insufficient_funds: 'La carta non ha fondi sufficienti. Prova con un’altra carta.',
  lost_card: refused,
  stolen_card: refused,
  expired_card: 'La carta è scaduta. Controlla la data o prova con un’altra carta.',
  incorrect_cvc: cvc,
  invalid_cvc: cvc,
  incorrect_number: number,
  invalid_number: number,
  invalid_expiry_month: expiry,
  invalid_expiry_year: expiry,
  processing_error: 'C’è stato un errore nell’elaborazione della carta. Attendi un momento e riprova.',
  card_velocity_exceeded: 'Hai superato il limite della tua carta. Prova con un’altra carta.',
  currency_not_supported: 'La carta non accetta pagamenti in euro. Prova con un’altra carta.',
  payment_intent_authentication_failure:
    'La tua banca non ha confermato il pagamento. Prova con un altro metodo di pagamento.',
};
