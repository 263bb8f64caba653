import { formatCount } from '../format';
import { plural } from '../plural';
import type { Messages } from '../shape';

/** The order form in French. */
export const order: Messages['order'] = {
  steps: {
    profile: 'Votre profil Instagram',
    package: 'Votre pack',
    posts: { likes: 'Vos publications', views: 'Vos vidéos' },
    email: 'Votre adresse e-mail',
  },
  /** An e-mail's link to a cart that was left. */
  cartLink: {
    opened: 'Nous avons retrouvé votre commande',
    openedText: (email) =>
      `Vérifiez votre profil et votre e-mail (${email}), puis continuez : le prix est celui du moment.`,
    openedWithCode: (code, email) =>
      `Vérifiez votre profil et votre e-mail (${email}), puis continuez : votre code ${code} s’applique au paiement.`,
    gone: 'Votre pack n’est plus disponible',
    goneText: (email) => `Vérifiez votre profil et votre e-mail (${email}), puis choisissez un autre pack.`,
    invalid: 'Ce lien n’est pas valable',
    invalidText:
      'Si vous avez déjà payé, l’e-mail de confirmation contient votre commande. Sinon, choisissez ici ce que vous souhaitez.',
    failed: 'Votre commande n’a pas pu être retrouvée',
    failedText: 'Ouvrez à nouveau le lien de l’e-mail ou refaites votre choix ici.',
  },
  usernameLabel: 'Nom d’utilisateur Instagram',
  usernamePlaceholder: 'votre_nom',
  usernameHint: 'Nous ne vous demanderons jamais votre mot de passe.',
  suggestions: 'Profils trouvés',
  searching: 'Recherche de profils…',
  searchFound: (count) =>
    plural('fr', count, {
      one: `${count} profil trouvé. Choisissez le vôtre.`,
      other: `${count} profils trouvés. Choisissez le vôtre.`,
    }),
  searchEmpty: (name) => `Nous ne trouvons pas « ${name} ». Vérifiez l’orthographe.`,
  searchLimited:
    'Il y a beaucoup de recherches en ce moment. Saisissez votre nom d’utilisateur complet et appuyez sur Continuer.',
  searchFailed: 'La recherche a échoué. Saisissez votre nom d’utilisateur complet et appuyez sur Continuer.',
  private: 'Privé',
  isThisYou: 'Est-ce vous ?',
  anotherProfile: 'Non, un autre profil',
  unverified:
    'Nous n’avons pas pu vérifier ce profil. Assurez-vous que le nom est bien écrit et que le profil est public.',
  publicProfile: 'C’est mon profil et il est public',
  continue: 'Continuer',
  privateDialog: {
    title: 'Votre profil doit être public',
    text: (username) =>
      `@${username} est un profil privé. Pour que nous puissions livrer votre commande, rendez-le public ; vous pourrez le remettre en privé après la livraison.`,
    guarantee: 'La garantie ne s’applique qu’à un profil public.',
    steps: [
      'Ouvrez Instagram et allez dans Paramètres.',
      'Choisissez « Confidentialité du compte ».',
      'Désactivez « Compte privé » et revenez ici.',
    ],
    check: 'Il est public, vérifier',
    still: 'Il apparaît encore comme privé. Cela peut prendre un instant : vérifiez à nouveau.',
    done: 'Compris',
  },
  packageType: 'Type de pack',
  packageTypes: {
    europe: { name: 'Europe', text: 'Le meilleur rapport quantité-prix' },
    spain: { name: 'Espagne', text: 'Profils d’Espagne, qualité supérieure' },
    custom: { name: 'Sur mesure', text: 'La quantité exacte que vous voulez' },
    special: { name: 'Pack spécial', text: 'Un cadeau dans chaque pack' },
  },
  specialGift: (percent) => `+${percent} en cadeau dans tous les packs`,
  quantity: { followers: 'Nombre d’abonnés', likes: 'Nombre de likes', views: 'Nombre de vues' },
  units: { followers: 'abonnés', likes: 'likes', views: 'vues' },
  followers: (count) =>
    plural('fr', count, { one: `${count} abonné`, other: `${formatCount(count, 'fr')} abonnés` }),
  likes: (count) => plural('fr', count, { one: `${count} like`, other: `${formatCount(count, 'fr')} likes` }),
  views: (count) => plural('fr', count, { one: `${count} vue`, other: `${formatCount(count, 'fr')} vues` }),
  bonus: (count, _type) => `+${count} en cadeau`,
  popular: 'Le plus choisi',
  servicesEmpty:
    'Il n’y a pas de pack de ce type pour le moment. Choisissez un autre type ou revenez plus tard.',
  custom: {
    label: 'Quantité exacte',
    hint: (min, max, step) => `Entre ${min} et ${max}, de ${step} en ${step}.`,
    slider: 'Nombre d’abonnés, curseur',
    valueText: (followers, price) => `${followers}, ${price}`,
  },
  posts: {
    lead: {
      likes: 'Choisissez les publications qui recevront les likes.',
      views: 'Choisissez les vidéos qui recevront les vues.',
    },
    chosen: {
      likes: (chosen, allowed) =>
        `${plural('fr', chosen, { one: `${chosen} publication`, other: `${chosen} publications` })} sur ${allowed}`,
      views: (chosen, allowed) =>
        `${plural('fr', chosen, { one: `${chosen} vidéo`, other: `${chosen} vidéos` })} sur ${allowed}`,
    },
    full: 'Vous avez atteint le maximum de ce pack. Retirez une publication ou choisissez un pack plus grand.',
    tooMany: (over) =>
      plural('fr', over, {
        one: 'Une publication de trop pour ce pack : retirez-la ou choisissez un pack plus grand.',
        other: `${over} publications de trop pour ce pack : retirez-les ou choisissez un pack plus grand.`,
      }),
    kinds: { image: 'Photo', video: 'Vidéo', carousel: 'Album' },
    from: (kind, date) => `${kind} du ${date}`,
    likeCount: (count) =>
      plural('fr', count, {
        one: `${count} like actuel`,
        other: `${formatCount(count, 'fr')} likes actuels`,
      }),
    gets: (units) => `reçoit ${units}`,
    loading: 'Chargement de vos publications…',
    empty: {
      likes: (username) =>
        `@${username} n’a pas encore de publication à montrer. Si vous venez d’en faire une, collez son lien ci-dessous.`,
      views: (username) =>
        `Il n’y a pas de vidéo parmi les dernières publications de @${username}. Si vous en avez une plus ancienne, collez son lien ci-dessous.`,
    },
    limited:
      'Instagram ne nous donne pas la liste en ce moment. Collez ci-dessous le lien de chaque publication, ou réessayez.',
    failed:
      'Vos publications n’ont pas pu être chargées. Collez ci-dessous le lien de chacune, ou réessayez.',
    private:
      'Le profil est privé et nous ne pouvons pas voir ses publications. Rendez-le public et réessayez.',
    linkLabel: { likes: 'Ou collez le lien d’une publication', views: 'Ou collez le lien d’une vidéo' },
    linkHint: 'Par exemple instagram.com/p/ABC123xyz/ ou instagram.com/reel/ABC123xyz/',
    add: 'Ajouter',
    linkInvalid:
      'Ce n’est pas le lien d’une publication. Copiez-le dans Instagram avec « Partager » puis « Copier le lien ».',
    linkShared:
      'Ce lien ne désigne pas la publication elle-même. Ouvrez-le dans le navigateur et collez ici l’adresse qu’il affiche.',
    linkTwice: 'Cette publication est déjà dans votre sélection.',
    byLink: (shortcode) => `Lien ${shortcode}`,
    remove: (name) => `Retirer ${name}`,
    totals: 'Répartition de votre commande',
    base: 'Pack',
    gift: 'En cadeau',
    total: 'Total',
    each: { likes: 'Par publication', views: 'Par vidéo' },
    share: {
      likes: (count) =>
        plural('fr', count, {
          one: `Pour ${count} publication`,
          other: `Pour chacune des ${formatCount(count, 'fr')} publications`,
        }),
      views: (count) =>
        plural('fr', count, {
          one: `Pour ${count} vidéo`,
          other: `Pour chacune des ${formatCount(count, 'fr')} vidéos`,
        }),
    },
    between: (less, more) => `${less} ou ${more}`,
    summary: {
      likes: (count) =>
        plural('fr', count, {
          one: `${count} publication`,
          other: `${formatCount(count, 'fr')} publications`,
        }),
      views: (count) =>
        plural('fr', count, { one: `${count} vidéo`, other: `${formatCount(count, 'fr')} vidéos` }),
    },
  },
  priceChanges: {
    changed: (name, before, now) => `Le prix de ${name} a changé : avant ${before}, maintenant ${now}.`,
    deal: (goods, price) => `${goods} pour ${price}`,
    resized: (before, now) => `Ce pack a changé : avant ${before}, maintenant ${now}.`,
    kept: 'Ce que vous avez saisi est toujours là et rien n’a été débité.',
    was: (before) => `avant ${before}`,
    gone: (name) => `Le pack de ${name} n’est plus disponible. Choisissez-en un autre pour continuer.`,
    goneShort: 'Plus disponible',
    understood: 'Compris',
  },
  orientative: {
    title: 'Prix indicatifs',
    text: 'Nous ne pouvons pas consulter les prix du jour en ce moment. Vous pouvez déjà choisir : nous vous montrerons le prix exact avant le paiement ; rien n’est débité tant que vous ne l’avez pas accepté et payé.',
    short: 'indicatif',
    wait: 'Nous n’avons pas encore pu confirmer le prix. Attendez un instant et appuyez de nouveau ; votre commande est toujours là.',
  },
  emailLabel: 'Adresse e-mail',
  emailPlaceholder: 'nom@exemple.fr',
  emailHint: 'Vous y recevrez la confirmation et le lien de suivi.',
  emailProposal: (address: string) => `Vouliez-vous écrire ${address} ?`,
  yourOrder: 'Votre commande',
  noPackageYet: 'Choisissez un pack pour voir le prix.',
  vatIncluded: 'TVA incl.',
  proceed: 'Passer au paiement',
  alerts: {
    noUsername: 'Saisissez votre nom d’utilisateur Instagram',
    notFound: (name) => `Nous ne trouvons pas le profil @${name}. Vérifiez l’orthographe.`,
    notPublic: 'Confirmez que c’est votre profil et qu’il est public pour continuer.',
    noPackage: {
      followers: 'Choisissez un pack d’abonnés',
      likes: 'Choisissez un pack de likes',
      views: 'Choisissez un pack de vues',
    },
    noPosts: {
      likes: 'Choisissez au moins une publication pour continuer.',
      views: 'Choisissez au moins une vidéo pour continuer.',
    },
  },
  /** A package without the guarantee: on its card, and before paying. */
  withoutRefills: {
    short: 'Sans remplacement',
    text: 'Ce pack est vendu sans remplacement : ce qui est perdu après la livraison n’est pas remplacé.',
  },
  /** An order of the buyer's own to the same target is under way. */
  waits: {
    title: {
      profile: 'Une commande est déjà en cours pour ce profil',
      posts: 'Une commande est déjà en cours pour l’une de ces publications',
    },
    text: 'La nouvelle commencera dès que la première sera terminée.',
  },
  blocked: {
    title: 'Profil non accepté',
    text: 'Nous ne pouvons pas accepter de commande pour ce profil. Si vous pensez que c’est une erreur, écrivez-nous : nous répondons sous 24 heures.',
    short: 'Nous ne pouvons pas accepter de commande pour ce profil.',
  },
};
