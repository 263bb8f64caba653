import type { Messages } from '../shape';

/** Pages around the purchase, in French. */
export const pages: Messages['pages'] = {
  cancel: {
    text: 'Vous n’avez pas été débité. Vos choix restent enregistrés si vous voulez réessayer.',
    unknown: 'Vos choix restent enregistrés si vous voulez réessayer.',
    again: 'Réessayer',
    redirect: (seconds) =>
      seconds === 1 ? 'Retour à l’accueil dans 1 seconde.' : `Retour à l’accueil dans ${seconds} secondes.`,
    stay: 'Rester ici',
    toast: 'Vous avez annulé le paiement',
  },
  paymentFailed: {
    unknown: 'Erreur inconnue lors du paiement',
    code: (code) => `Code : ${code}`,
    back: 'Revenir au formulaire de paiement',
    notCharged: 'Vous n’avez pas été débité.',
    retry: 'Vous pouvez réessayer ou utiliser un autre moyen de paiement.',
  },
};
