import type { Messages } from '../catalogue';

const declined = 'La Sua banca ha rifiutato la carta. Provi con un’altra carta o si rivolga alla Sua banca.';
const refused = 'La Sua banca ha rifiutato la carta. Provi con un’altra carta.';
const cvc = 'Il codice CVC non è corretto. Lo controlli e riprovi.';
const number = 'Il numero della carta non è corretto. Lo controlli e riprovi.';
const expiry = 'La data di scadenza non è corretta. La controlli e riprovi.';

/** By the code of a decline or of a card error. */
export const cardErrors: Messages['checkout']['cardErrors'] = {
  card_declined: declined,
  generic_decline: declined,
  do_not_honor: declined,
  insufficient_funds: 'La carta non ha fondi sufficienti. Provi con un’altra carta.',
  lost_card: refused,
  stolen_card: refused,
  expired_card: 'La carta è scaduta. Controlli la data o provi con un’altra carta.',
  incorrect_cvc: cvc,
  invalid_cvc: cvc,
  incorrect_number: number,
  invalid_number: number,
  invalid_expiry_month: expiry,
  invalid_expiry_year: expiry,
  processing_error: 'C’è stato un errore nell’elaborazione della carta. Attenda un momento e riprovi.',
  card_velocity_exceeded: 'Ha superato il limite della Sua carta. Provi con un’altra carta.',
  currency_not_supported: 'La carta non accetta pagamenti in euro. Provi con un’altra carta.',
  payment_intent_authentication_failure:
    'Impossibile autenticare la Sua carta. Provi con un altro metodo di pagamento.',
};
