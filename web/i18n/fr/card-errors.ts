import type { Messages } from '../shape';

const declined =
  'Votre banque n’a pas accepté la carte. Vous n’avez pas été débité et votre commande vous attend ici. Essayez une autre carte ou appelez votre banque.';
const refused =
  'Votre banque n’a pas accepté la carte. Vous n’avez pas été débité et votre commande vous attend ici. Essayez une autre carte.';
const cvc = 'Le code CVC est incorrect. Vérifiez-le et réessayez.';
const number = 'Le numéro de carte est incorrect. Vérifiez-le et réessayez.';
const expiry = 'La date d’expiration est incorrecte. Vérifiez-la et réessayez.';

/** By the code of a decline or of a card error. */
export const cardErrors: Messages['checkout']['cardErrors'] = {
  card_declined: declined,
  generic_decline: declined,
  do_not_honor: declined,
  insufficient_funds: 'Le solde disponible de la carte est insuffisant. Essayez avec une autre carte.',
  lost_card: refused,
  stolen_card: refused,
  expired_card: 'La carte a expiré. Vérifiez la date ou essayez avec une autre carte.',
  incorrect_cvc: cvc,
  invalid_cvc: cvc,
  incorrect_number: number,
  invalid_number: number,
  invalid_expiry_month: expiry,
  invalid_expiry_year: expiry,
  processing_error:
    'Une erreur est survenue lors du traitement de la carte. Patientez un instant et réessayez.',
  card_velocity_exceeded: 'Vous avez dépassé le plafond de votre carte. Essayez avec une autre carte.',
  currency_not_supported: 'La carte n’accepte pas les paiements en euros. Essayez avec une autre carte.',
  payment_intent_authentication_failure:
    'Votre carte n’a pas pu être authentifiée. Essayez un autre moyen de paiement.',
};
