import type { Messages } from '../shape';

/** Promotional pages and the compliance test page in French. */
export const campaigns: Messages['campaigns'] = {
  start: 'Commencer',
  landing: {
    end: {
      title: 'Prêt en deux minutes',
      text: 'Choisissez votre profil et la quantité. Ni inscription, ni mot de passe, ni engagement.',
    },
  },
  igTools: {
    headline: 'Des outils pour faire grandir votre profil',
    lead: 'Une visibilité organique grâce à un réseau privé de partenaires. Vous décidez de l’objectif et de la quantité ; nous vous montrons chaque étape.',
    points: ['Sans mot de passe ni engagement', 'Prix tout compris', 'Suivi en direct'],
    tools: { title: 'Choisissez un outil', lead: 'Trois objectifs, la même démarche simple.' },
    steps: {
      title: 'Comment les utiliser',
      items: [
        {
          title: 'Choisissez l’objectif',
          text: 'Plus d’audience, plus d’interactions ou plus de portée pour vos vidéos.',
        },
        {
          title: 'Indiquez votre profil',
          text: 'Le nom public suffit. Nous ne demandons jamais de mot de passe.',
        },
        {
          title: 'Suivez l’avancement',
          text: 'Chaque étape s’affiche avec son heure, du paiement jusqu’à la fin.',
        },
      ],
    },
  },
  adsLanding: {
    headline: 'Des abonnés pour votre Instagram, prix tout compris',
    lead: 'Choisissez un pack et suivez la livraison en direct dès la première minute.',
    action: 'Voir tous les packs',
    packages: {
      title: 'Les packs les plus choisis',
      lead: 'Un seul paiement, TVA comprise.',
      choose: (units) => `Choisir ${units}`,
      loading: 'Chargement des prix…',
      none: 'Nous ne pouvons pas afficher les prix en ce moment. Vous les verrez dans le formulaire avant de payer.',
    },
  },
  marketing: {
    headline: 'Le marketing sur les réseaux, sans promesses en l’air',
    lead: 'Un plan clair, des prix tout compris et des résultats que l’on voit avancer. Pour les entreprises, les créateurs et les marques.',
    method: {
      title: 'Notre méthode',
      lead: 'Quatre étapes, les mêmes pour tous les profils.',
      items: [
        {
          title: 'Analyse',
          text: 'Nous regardons votre profil public : ce que vous publiez, à quel rythme et pour qui.',
        },
        {
          title: 'Stratégie',
          text: 'Nous choisissons avec vous l’objectif : audience, interactions ou portée.',
        },
        {
          title: 'Exécution',
          text: 'Nous donnons de la visibilité grâce à notre réseau privé de partenaires.',
        },
        {
          title: 'Optimisation',
          text: 'Nous mesurons le résultat et ajustons l’étape suivante.',
        },
      ],
    },
    services: { title: 'Ce que vous pouvez commander', lead: 'Des services à l’unité, sans engagement.' },
    promises: {
      title: 'Ce que nous ne faisons pas',
      items: [
        'Nous ne demandons pas de mot de passe et n’entrons pas dans votre compte.',
        'Aucun engagement, aucun débit ultérieur.',
        'Nous ne publions rien et n’écrivons à personne en votre nom.',
      ],
    },
    talk: {
      title: 'Vous préférez en parler d’abord ?',
      text: 'Dites-nous ce que vous cherchez et nous vous répondons sous 24 heures.',
      action: 'Nous contacter',
    },
  },
  specialOffer: {
    headline: (percent) => `${percent} % de réduction sur votre commande`,
    lead: 'Le code est valable en ce moment pour tous les services. Appuyez dessus et nous l’appliquerons au paiement.',
    codeLabel: 'Votre code',
    use: 'Utiliser le code',
    used: 'Il sera appliqué au paiement',
    order: 'Choisir mon pack',
    examples: {
      title: 'Ce que vous économisez',
      caption: 'Prix de quelques packs, sans le code et avec le code',
      package: 'Pack',
      before: 'Sans le code',
      after: 'Avec le code',
      saves: 'Économie',
    },
    steps: {
      title: 'Comment l’utiliser',
      items: [
        {
          title: 'Appuyez sur le code',
          text: 'Il reste enregistré dans ce navigateur pendant votre visite.',
        },
        { title: 'Choisissez votre pack', text: 'Profil, quantité et e-mail, comme d’habitude.' },
        { title: 'Vérifiez le total', text: 'La réduction figure dans le récapitulatif avant le paiement.' },
      ],
    },
    terms:
      'La réduction se calcule sur le total de la commande, TVA comprise. Un code par commande, non cumulable. Le montant minimum d’une commande est de 0,50 €.',
    none: {
      headline: 'Aucune offre en ce moment',
      text: 'Les prix du formulaire sont ceux que vous payez, sans rien de plus.',
    },
  },
  test: {
    lead: 'La rédaction affichée pendant cette visite, et pourquoi. L’agent utilisateur est seulement indiqué : il ne change rien à ce qui est affiché.',
    state: 'Mode de conformité',
    on: 'Activé',
    off: 'Désactivé',
    trigger: 'Motif',
    triggers: {
      path: 'L’adresse de la page',
      host: 'Le domaine promotionnel',
      'ad-click': 'Un paramètre d’annonce dans l’adresse',
      'ad-referrer': 'La page précédente est celle d’une annonce',
    },
    noTrigger: 'Aucun',
    userAgent: 'Agent utilisateur',
    crawler: 'Robot connu',
    crawlerYes: (name) => `Oui : ${name}`,
    crawlerNo: 'Non',
    referrer: 'Page précédente',
    parameters: 'Paramètres de l’adresse',
    none: 'Aucun',
    time: 'Date et heure',
    again: 'Vérifier de nouveau',
    tools: 'Ouvrir la page des outils',
  },
};
