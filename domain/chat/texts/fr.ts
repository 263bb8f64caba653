import { payments, statuses } from '#domain/order-labels/fr.ts';
import { inFrench } from '#domain/typography.ts';
import type { ChatTexts } from './es';

/** The assistant's own sentences in French. */
export const texts: ChatTexts = inFrench({
  greeting:
    'Bonjour. Je peux répondre aux questions sur les prix, la livraison, la garantie, le paiement ou les remboursements, et vous dire où en est votre commande si vous m’écrivez son numéro.',
  thanks: 'Je vous en prie. Puis-je vous aider pour autre chose ?',
  goodbye: 'À bientôt. Si vous avez besoin d’autre chose, je suis là.',
  person:
    'Une personne vous répond par e-mail en moins de 24 heures. Pour cela, transférez cette conversation dans le formulaire de contact, relisez-la et envoyez-la.',
  unknown:
    'Je n’ai pas trouvé de réponse sûre à votre question et je préfère ne rien inventer. Essayez avec d’autres mots, consultez les questions fréquentes ou écrivez à notre équipe.',
  order: (number, status, payment) => `Commande ${number} : ${status}. Paiement : ${payment}.`,
  progress: (delivered, total) => `Livré : ${delivered} sur ${total}.`,
  expected: (at) => `Fin prévue : ${at}.`,
  refill: 'Un remplacement est en cours.',
  onHold: (at) =>
    `Une personne de notre équipe s’en occupe, au plus tard le ${at}. Ouvrez la page de votre commande avec l’adresse e-mail de l’achat : vous y verrez si vous pouvez aider, par exemple en corrigeant le nom d’utilisateur.`,
  overdue:
    'Elle attend depuis plus de 24 heures, toutes nos excuses : écrivez-nous et nous vous dirons où elle en est.',
  late: 'La livraison prend plus de temps que d’habitude et une personne relance le prestataire.',
  waits: 'Elle attend son tour et part d’elle-même dès que possible.',
  more: 'La page de suivi vous la montre étape par étape et en direct.',
  orderNotFound: 'Commande introuvable. Vérifiez le numéro.',
  statuses,
  payments,
  prices: {
    names: {
      followers: (region) =>
        region === 'europe' ? 'abonnés européens' : region === 'spain' ? 'abonnés d’Espagne' : 'abonnés',
      likes: () => 'likes',
      views: () => 'vues',
    },
    one: (units, price, bonus) => `${units} à ${price}${bonus === '' ? '' : ` (+${bonus} en cadeau)`}`,
    range: (name, least, leastUnits, most, mostUnits) =>
      `${name[0]?.toUpperCase()}${name.slice(1)} : de ${least} (${leastUnits}) à ${most} (${mostUnits}).`,
    notSold: (quantity, name, nearest) =>
      `Il n’y a pas de pack de ${quantity} ${name}, mais il y a : ${nearest}.`,
    sizes: (name, least, most) => `${name[0]?.toUpperCase()}${name.slice(1)} : packs de ${least} à ${most}.`,
    exact: (least, most, step) =>
      `Vous pouvez aussi choisir la quantité exacte, de ${least} à ${most} et de ${step} en ${step}.`,
    from: (name, price) => `des ${name} à partir de ${price}`,
    offer: (lines) =>
      `Pour les profils publics d’Instagram, nous proposons ${lines}. Choisissez ce qu’il vous faut et vous verrez tous les packs.`,
    final: 'TVA comprise, sans autres frais ni prélèvement mensuel.',
  },
  links: {
    faq: 'Questions fréquentes',
    track: 'Suivre ma commande',
    contact: 'Contact',
    refunds: 'Politique de remboursement',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales',
    withdrawal: 'Renoncer au contrat ici',
    account: 'Mon compte',
    unsubscribe: 'Désinscription',
    chooser: 'Voir ce que nous proposons',
    home: 'Choisir des abonnés',
    followers: 'Choisir des abonnés',
    likes: 'Choisir des likes',
    views: 'Choisir des vues',
    checkout: 'Retour au paiement',
  },
});
