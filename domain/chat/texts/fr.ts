import { payments, statuses } from '#domain/order-labels/fr.ts';
import { inFrench } from '#domain/typography.ts';
import type { ChatTexts } from './es';

/** What the assistant says of its own in French. */
export const texts: ChatTexts = inFrench({
  greeting:
    'Bonjour. Je peux répondre aux questions sur la livraison, la garantie, le paiement ou les remboursements, et vous dire où en est votre commande si vous m’écrivez son numéro.',
  thanks: 'Je vous en prie. Puis-je vous aider pour autre chose ?',
  person:
    'Notre équipe s’occupe de vous. Vous pouvez emporter cette conversation dans le formulaire de contact, la relire et l’envoyer : nous répondons sous 24 heures.',
  unknown:
    'Je n’ai pas trouvé de réponse sûre à votre question et je préfère ne rien inventer. Essayez avec d’autres mots, consultez les questions fréquentes ou écrivez à notre équipe.',
  order: (number, status, payment) => `Commande ${number} : ${status}. Paiement : ${payment}.`,
  progress: (delivered, total) => `Livré : ${delivered} sur ${total}.`,
  expected: (at) => `Fin prévue : ${at}.`,
  refill: 'Un remplacement est en cours.',
  more: 'La page de suivi vous la montre étape par étape et en direct.',
  orderNotFound: 'Commande introuvable. Vérifiez le numéro.',
  statuses,
  payments,
  links: {
    faq: 'Questions fréquentes',
    track: 'Suivre ma commande',
    contact: 'Contact',
    refunds: 'Politique de remboursement',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales',
    withdrawal: 'Renoncer au contrat ici',
  },
});
