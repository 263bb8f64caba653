import { labelled } from '#domain/typography.ts';
import type { Messages } from '../shape';

/** Words that many screens share. */
export const common: Messages['common'] = {
  close: 'Fermer',
  change: 'Modifier',
  cancel: 'Annuler',
  sending: 'Envoi…',
  retry: 'Réessayer',
  backHome: 'Retour à l’accueil',
  notifications: 'Notifications',
  skipToContent: 'Aller au contenu',
  toHome: (shop) => `${shop}, accueil`,
  textFailed: 'Le texte n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  emailMissing: 'Saisissez votre adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  receivedAt: 'Date et heure',
  reference: 'Référence',
  file: {
    failed: 'Le fichier n’a pas été téléchargé',
    stop: 'Arrêter le téléchargement',
    stopped: 'Téléchargement arrêté',
    left: 'Vous avez quitté la page avant la fin.',
  },
  labelled: (label, value) => labelled(label, value, 'fr'),
  loading: 'Chargement…',
};
