import type { Messages } from '../shape';

/** Sections around the order form, in French. */
export const home: Messages['home'] = {
  title: 'Abonnés Instagram',
  headline: 'Plus d’abonnés pour votre Instagram',
  lead: 'Choisissez votre profil, choisissez la quantité et suivez la livraison en direct. Sans mot de passe.',
  claims: [
    'Service et assistance en français',
    'La livraison commence dès la confirmation du paiement et vous la voyez avancer en direct',
    'Carte, Apple Pay ou Google Pay ; nous ne voyons ni ne gardons les données de votre carte',
  ],
  guaranteeClaim:
    'Garantie {guarantee} : si le nombre baisse de plus de 10 %, nous remplaçons ce qui est perdu',
  differences: {
    title: 'Pourquoi acheter ici',
    items: [
      {
        title: 'Sans mot de passe',
        text: 'Votre nom d’utilisateur nous suffit. Personne n’entre dans votre compte.',
      },
      {
        title: 'Suivi en direct',
        text: 'Du paiement au dernier abonné, chaque étape s’affiche avec son heure.',
      },
      {
        title: 'Prix tout compris',
        text: 'Vous payez ce que vous voyez : TVA comprise, sans engagement ni frais ultérieurs.',
      },
      {
        title: 'Garantie et remboursement',
        text: 'Si vous perdez plus de 10 %, nous remplaçons ce qui est perdu. Ce qui ne peut pas être livré est remboursé.',
      },
    ],
  },
  howItWorks: {
    title: 'Comment ça marche',
    steps: [
      {
        title: 'Indiquez votre profil',
        text: 'Saisissez votre nom d’utilisateur et vérifiez sur la photo que c’est bien le vôtre. Il doit être public.',
      },
      {
        title: 'Choisissez la quantité',
        text: 'D’Europe ou d’Espagne, en packs avec cadeau ou la quantité exacte que vous voulez.',
      },
      {
        title: 'Payez et suivez',
        text: 'Vous recevez un e-mail avec votre numéro de commande et voyez la livraison avancer sans recharger la page.',
      },
    ],
  },
  reviews: {
    title: 'Avis',
    note: 'Ces avis sont des exemples, pas de véritables opinions. Ils seront remplacés par ceux d’acheteurs vérifiés.',
    mixed: 'Ceux marqués « Exemple » sont fictifs.',
    how: 'Seuls ceux qui ont acheté ici peuvent en écrire : nous demandons un avis par e-mail quelques jours après la livraison, et les critiques sont publiées aussi.',
    average: (average, count) => `${average} sur 5 · ${count} avis vérifiés`,
    verified: 'Achat vérifié',
    anonymous: 'Anonyme',
    whole: 'Lire en entier',
    example: 'Exemple',
    quote: (comment) => `« ${comment} »`,
    rating: (stars) => `${stars} étoiles sur 5`,
    previous: 'Avis précédents',
    next: 'Avis suivants',
    pause: 'Arrêter le défilement',
    play: 'Faire défiler',
    page: (page, of) => `Page ${page} sur ${of}`,
  },
  faq: {
    title: 'Questions fréquentes',
    items: [
      {
        question: 'Combien de temps faut-il pour recevoir ma commande ?',
        answer:
          'La livraison commence en quelques minutes, 24 heures au plus. Les grandes quantités sont livrées progressivement.',
      },
      {
        question: 'Avez-vous besoin de mon mot de passe ?',
        answer:
          'Non. Seulement de votre nom d’utilisateur, et d’un profil public pendant la livraison. Si quelqu’un vous demande votre mot de passe en notre nom, ne le donnez pas.',
      },
      {
        question: 'Que couvre la garantie {guarantee} ?',
        answer:
          'Si vous perdez plus de 10 % des abonnés livrés, nous les remplaçons sans frais tant que le profil existe, reste public et garde le même nom d’utilisateur. La garantie {guaranteeEnd}. Les packs portant la mention « Sans remplacement » ne la comprennent pas.',
      },
      {
        question: 'Et si la livraison est impossible ?',
        answer:
          'Nous vous remboursons la partie non livrée par le même moyen de paiement. Si nous ne pouvons pas créer votre commande après le paiement, il est remboursé en totalité et nous vous en informons par e-mail.',
      },
      {
        question: 'Le paiement est-il sûr ici ?',
        answer:
          'Oui. Les données de votre carte vont directement à la plateforme de paiement, chiffrées. Nous ne les voyons pas et ne les conservons pas, et vous n’êtes jamais débité deux fois pour une même commande.',
      },
    ],
  },
};
