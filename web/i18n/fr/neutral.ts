import { neutralHeads } from '#domain/page-heads/neutral.ts';
import { inFrench } from '#domain/typography.ts';
import { formatCount } from '../format';
import { plural } from '../plural';
import type { Neutral } from '../shape';

/** The French wording of compliance mode, as the Spanish one. */
const people = (count: number) =>
  plural('fr', count, { one: `${count} personne`, other: `${formatCount(count, 'fr')} personnes` });
const reactions = (count: number) =>
  plural('fr', count, { one: `${count} réaction`, other: `${formatCount(count, 'fr')} réactions` });

const link =
  'Collez son lien. La liste ne montre que les plus récentes, et le réseau ne la donne pas toujours.';

export const neutral: Neutral = inFrench({
  heads: neutralHeads.fr,
  shell: {
    services: 'Services',
    lines: { followers: 'Audience', likes: 'Interactions', views: 'Portée' },
    about: (shop) =>
      `${shop} est un prestataire de stratégies de croissance : nous proposons une visibilité organique au moyen d’un réseau privé de partenaires, conformément aux règles publicitaires et à celles des plateformes.`,
  },
  errors: {
    count_holds: 'Le nombre n’a pas baissé de plus de 10 %. Aucun remplacement n’est nécessaire.',
  },
  home: {
    title: 'La croissance de votre profil',
    headline: 'Plus d’audience pour votre profil',
    differences: {
      items: { 1: { text: 'Du paiement à la fin, chaque étape s’affiche avec son heure.' } },
    },
    howItWorks: {
      steps: {
        1: {
          text: 'D’Europe ou d’Espagne, en packs avec un cadeau ou la quantité exacte que vous voulez.',
        },
      },
    },
    faq: {
      items: {
        2: {
          answer:
            'Si vous perdez plus de 10 % de ce qui a été livré, nous le remplaçons sans frais tant que le profil existe, reste public et garde le même nom d’utilisateur. La garantie {guaranteeEnd}. Les packs portant la mention « Sans remplacement » ne la comprennent pas.',
        },
      },
    },
  },
  lines: {
    likes: {
      title: 'Des interactions pour votre profil',
      headline: 'Plus d’interactions pour vos publications',
      lead: 'Choisissez le pack, choisissez vos publications et nous répartissons les réactions à parts égales. Sans mot de passe.',
      claims: { 1: 'Vous décidez quelles publications reçoivent les réactions, jusqu’à 20 par commande' },
      differences: {
        items: {
          1: {
            text: 'Avant de payer, vous voyez combien de réactions reçoit chaque publication, cadeau compris.',
          },
        },
      },
      howItWorks: {
        steps: {
          1: {
            text: 'Cochez vos publications ou collez leur lien : les réactions sont réparties à parts égales.',
          },
        },
      },
      faq: {
        items: {
          0: {
            question: 'Entre combien de publications puis-je répartir les réactions ?',
            answer:
              'Jusqu’à 20 par commande, à condition que chacune en reçoive au moins 10. Le formulaire vous dit combien tiennent dans votre pack.',
          },
          3: { answer: link },
        },
      },
    },
    views: {
      title: 'De la portée pour vos vidéos',
      lead: 'Choisissez le pack, choisissez vos vidéos et voyez le compteur monter. Sans mot de passe.',
      claims: { 1: 'Pour des vidéos de toute durée : une seule ou plusieurs dans la même commande' },
      faq: {
        items: {
          0: {
            answer:
              'Les vidéos publiques. Les photos n’ont pas de compteur de vues, elles ne figurent donc pas dans la liste.',
          },
          3: { answer: link },
        },
      },
    },
  },
  chooser: {
    trust: {
      badges: { 2: 'Garantie {guarantee} sur l’audience' },
      refill: 'Si vous perdez plus de 10 % de l’audience livrée, nous la remplaçons sans frais :',
    },
    title: 'La croissance de votre profil',
    texts: {
      likes: 'Des réactions réparties entre les publications de votre choix',
      views: 'Des vues pour vos vidéos',
    },
  },
  campaigns: {
    landing: { title: 'Audience, interactions et portée' },
    adsLanding: {
      title: 'Audience, livraison immédiate',
      headline: 'De l’audience pour votre profil, prix tout compris',
    },
  },
  order: {
    steps: { profile: 'Votre profil' },
    usernameLabel: 'Nom d’utilisateur',
    privateDialog: { steps: { 0: 'Ouvrez l’application et allez dans Paramètres.' } },
    quantity: { followers: 'Taille de l’audience', likes: 'Nombre de réactions' },
    units: { followers: 'personnes', likes: 'réactions' },
    followers: people,
    likes: reactions,
    custom: { slider: 'Taille de l’audience, curseur' },
    posts: {
      lead: { likes: 'Choisissez les publications qui recevront les réactions.' },
      likeCount: (count) => `${count} réactions actuelles`,
      limited:
        'Le réseau ne nous donne pas la liste en ce moment. Collez ci-dessous le lien de chaque publication, ou réessayez.',
      linkHint: 'Celui que donnent « Partager » puis « Copier le lien » dans l’application.',
      linkInvalid:
        'Ce n’est pas le lien d’une publication. Copiez-le dans l’application avec « Partager » puis « Copier le lien ».',
    },
    alerts: {
      noUsername: 'Saisissez votre nom d’utilisateur',
      noPackage: {
        followers: 'Choisissez un pack d’audience',
        likes: 'Choisissez un pack de réactions',
      },
    },
  },
  checkout: {
    upsellLine: (count) => `+${count} personnes (offre)`,
    upsell: { extra: (count, price) => `${count} personnes de plus pour ${price}` },
    banner: { text: (amount, price) => `Ajoutez ${amount} personnes à votre audience pour ${price}` },
  },
  tracking: {
    facts: { username: 'Nom d’utilisateur' },
    platforms: { instagram: 'Réseau social' },
  },
  account: {
    facts: { username: 'Nom d’utilisateur' },
    data: {
      dialog: {
        consequences: { 0: 'Votre adresse e-mail, votre nom d’utilisateur et vos messages sont supprimés.' },
      },
    },
  },
  leaving: { usernameHint: 'Celui que vous avez indiqué dans votre commande, ou votre nom.' },
});
