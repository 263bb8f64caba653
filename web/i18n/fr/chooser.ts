import type { Messages } from '../shape';

/** The product chooser in French. */
export const chooser: Messages['chooser'] = {
  title: 'Abonnés Instagram',
  lead: 'Que souhaitez-vous pour votre profil ? Choisissez et suivez la livraison en direct. Sans mot de passe.',
  products: 'Choisissez un produit',
  texts: {
    followers: 'D’Europe ou d’Espagne, avec un cadeau selon la quantité',
    likes: 'Répartis entre les publications de votre choix',
    views: 'Pour vos vidéos et vos reels',
  },
  trust: {
    title: 'Pourquoi acheter ici',
    badges: [
      'Service en français',
      'Livraison immédiate',
      'Garantie {guarantee} sur les abonnés',
      'Apple Pay et Google Pay',
      'Paiement sûr par carte',
    ],
    delivery: 'La livraison commence en quelques minutes, 24 heures au plus.',
    refill: 'Si vous perdez plus de 10 % des abonnés livrés, nous les remplaçons sans frais :',
    termsLink: 'conditions de la garantie',
  },
  score: {
    title: 'Évaluation',
    value: '4,9',
    outOf: '4,9 étoiles sur 5',
    basis: 'D’après plus de 4 230 avis',
    clients: 'Plus de 10 000 clients',
    note: 'Chiffres d’exemple : ils seront remplacés par ceux d’acheteurs vérifiés.',
  },
};
