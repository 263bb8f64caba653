import type { LegalTexts } from '../legal';

/** Legal texts in French; a lawyer confirms them. */
export const legal: LegalTexts = {
  privacy: (shop) => [
    {
      title: 'Les données que nous traitons',
      paragraphs: [
        `${shop} traite votre adresse e-mail, le nom d’utilisateur Instagram public que vous indiquez et les données de votre commande. Nous ne demandons jamais votre mot de passe.`,
        'Les données de votre carte sont reçues directement par la plateforme de paiement. Elles ne passent pas par nos serveurs et nous ne les conservons pas.',
      ],
    },
    {
      title: 'Pourquoi',
      paragraphs: [
        'Pour encaisser, livrer et suivre votre commande, honorer la garantie et remplir nos obligations fiscales. Si vous laissez un achat inachevé, nous pouvons vous envoyer un seul rappel.',
      ],
    },
    {
      title: 'Qui d’autre les voit',
      paragraphs: [
        'La plateforme de paiement reçoit votre adresse e-mail et le montant. Le prestataire qui réalise la livraison ne reçoit que l’adresse publique de votre profil et la quantité.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Nous utilisons ceux qui sont nécessaires pour retenir votre achat et le protéger. Il n’y a pas de cookies publicitaires.',
        'Ceux de mesure, là où il y en a, ne se chargent qu’après votre accord. Les refuser est tout aussi simple, l’achat marche aussi sans eux et vous pouvez changer d’avis à tout moment avec « Gérer les cookies », en bas de page.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander l’accès à vos données, leur rectification ou leur effacement en répondant à l’e-mail de confirmation de votre commande. Vous pouvez aussi introduire une réclamation auprès de la CNIL.',
      ],
    },
  ],
  terms: (shop) => [
    {
      title: 'Ce que vous achetez',
      paragraphs: [
        `${shop} propose des services de visibilité pour des profils Instagram publics au moyen d’un réseau privé de partenaires. Nous n’avons aucun lien avec Instagram ni avec Meta.`,
      ],
    },
    {
      title: 'Prix et paiement',
      paragraphs: [
        'Les prix sont définitifs et comprennent la TVA. La commande est débitée une seule fois, lorsque vous appuyez sur le bouton de paiement, ce qui entraîne une obligation de paiement. Il n’y a pas d’abonnement.',
      ],
    },
    {
      title: 'Livraison',
      paragraphs: [
        'La livraison commence en principe dès la confirmation du paiement et peut mettre jusqu’à 24 heures à démarrer. Le profil doit être public et garder son nom d’utilisateur jusqu’à la fin.',
      ],
    },
    {
      title: 'Garantie',
      paragraphs: [
        'Si vous perdez plus de 10 % de ce qui a été livré, nous le remplaçons sans frais tant que le profil existe, reste public et garde le même nom d’utilisateur. La garantie n’a pas de date de fin.',
      ],
    },
    {
      title: 'Bon usage',
      paragraphs: [
        'Vous ne pouvez commander que pour vos propres profils ou avec l’autorisation de leur titulaire. Nous pouvons refuser et rembourser les commandes qui ne respectent pas ces conditions.',
      ],
    },
  ],
  refunds: (shop) => [
    {
      title: 'Si nous ne pouvons pas livrer',
      paragraphs: [
        'Nous vous remboursons la partie non livrée. Si le paiement ne devient pas une commande, il est remboursé en totalité automatiquement et nous vous en informons par e-mail.',
      ],
    },
    {
      title: 'Droit de rétractation',
      paragraphs: [
        'Vous disposez de 14 jours pour vous rétracter. En payant, vous demandez que la livraison commence immédiatement : si vous vous rétractez une fois la livraison commencée, la partie déjà livrée est déduite ; lorsque la commande est entièrement livrée, le droit s’éteint.',
      ],
    },
    {
      title: 'Comment le demander',
      paragraphs: [
        `Répondez à l’e-mail de confirmation en indiquant votre numéro de commande. ${shop} vous répondra par e-mail avec la date et l’heure de votre demande.`,
      ],
    },
    {
      title: 'Quand l’argent arrive',
      paragraphs: [
        'Le montant revient sur le même moyen de paiement. Nous l’envoyons aussitôt ; votre banque peut mettre de 5 à 10 jours à le créditer.',
      ],
    },
  ],
};
