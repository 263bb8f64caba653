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

export const neutral: Neutral = inFrench({
  heads: neutralHeads.fr,
  shell: {
    services: 'Services',
    lines: { followers: 'Audience', likes: 'Interactions', views: 'Portée' },
    about: (shop) =>
      `${shop} est un prestataire de stratégies de croissance : nous proposons une visibilité organique au moyen d’un réseau privé de partenaires, conformément aux règles publicitaires et à celles des plateformes.`,
  },
  errors: {
    count_holds:
      'Vous n’avez pas perdu plus de 10 % de ce qui a été livré. Aucun remplacement n’est nécessaire.',
  },
  home: {
    headline: 'Plus d’audience pour votre profil',
  },
  lines: {
    likes: {
      headline: 'Plus d’interactions pour vos publications',
      lead: 'Choisissez le pack, choisissez vos publications et nous répartissons les réactions à parts égales. Sans mot de passe.',
    },
    views: {
      lead: 'Choisissez le pack, choisissez vos vidéos et voyez le compteur monter. Sans mot de passe.',
    },
  },
  chooser: {
    texts: {
      likes: 'Des réactions réparties entre les publications de votre choix',
      views: 'Des vues pour vos vidéos',
    },
  },
  campaigns: {
    adsLanding: {
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
      likeCount: (count) =>
        plural('fr', count, {
          one: `${count} réaction actuelle`,
          other: `${formatCount(count, 'fr')} réactions actuelles`,
        }),
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
    data: {
      dialog: {
        consequences: {
          0: 'Votre adresse e-mail, votre nom d’utilisateur, vos messages et vos avis sont supprimés.',
        },
      },
    },
  },
  leaving: { usernameHint: 'Celui que vous avez indiqué dans votre commande, ou votre nom.' },
});
