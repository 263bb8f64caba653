import { plural } from '../plural';
import type { Messages } from '../shape';

/** Sections around the order form, in French. */
export const home: Messages['home'] = {
  headline: 'Plus d’abonnés pour votre Instagram',
  lead: 'Choisissez votre profil, choisissez la quantité et suivez la livraison en direct. Sans mot de passe.',
  differences: 'Pourquoi acheter ici',
  howItWorks: 'Comment ça marche',
  reviews: {
    title: 'Avis',
    note: 'Ces avis sont des exemples, pas de véritables opinions. Ils seront remplacés par ceux d’acheteurs vérifiés.',
    mixed: 'Les avis marqués « Exemple » sont fictifs.',
    how: 'Seuls ceux qui ont acheté ici peuvent en écrire : nous demandons un avis par e-mail quelques jours après la livraison, et les critiques sont publiées aussi.',
    average: (average, count) => `${average} sur 5 · ${count} avis vérifiés`,
    verified: 'Achat vérifié',
    anonymous: 'Anonyme',
    whole: 'Lire en entier',
    less: 'Lire moins',
    example: 'Exemple',
    quote: (comment) => `« ${comment} »`,
    rating: (stars) => plural('fr', stars, { one: `${stars} étoile sur 5`, other: `${stars} étoiles sur 5` }),
    previous: 'Avis précédents',
    next: 'Avis suivants',
    pause: 'Arrêter le défilement',
    play: 'Faire défiler',
    page: (page, of) => `Page ${page} sur ${of}`,
  },
};
