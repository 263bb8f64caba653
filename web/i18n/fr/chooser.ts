import type { Messages } from '../shape';

/** The product chooser in French. */
export const chooser: Messages['chooser'] = {
  lead: 'Que souhaitez-vous pour votre profil ? Choisissez et suivez la livraison en direct. Sans mot de passe.',
  products: 'Choisissez un produit',
  texts: {
    followers: 'D’Europe ou d’Espagne, avec un cadeau selon la quantité',
    likes: 'Répartis entre les publications de votre choix',
    views: 'Pour vos vidéos et vos reels',
  },
  trust: {
    title: 'Pourquoi acheter ici',
    termsLink: 'conditions de la garantie',
  },
  score: {
    title: 'Évaluation',
    outOf: (score) => `${score} étoiles sur 5`,
    note: 'Chiffres d’exemple : ils seront remplacés par ceux d’acheteurs vérifiés.',
    source: (source) => `Source : ${source}`,
  },
};
