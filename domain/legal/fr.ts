import type { LegalTexts } from './es';

/** Legal texts in French; a lawyer confirms them. */
export const legal: LegalTexts = {
  privacy: (shop, seller) => [
    {
      title: 'Qui est responsable',
      paragraphs: [`Le responsable du traitement est ${seller}.`],
    },
    {
      title: 'Les données que nous traitons',
      paragraphs: [
        `${shop} traite votre adresse e-mail, le nom d’utilisateur Instagram public que vous indiquez et les données de votre commande. Nous ne demandons jamais votre mot de passe.`,
        'Les données complètes de votre carte sont reçues directement par la plateforme de paiement : elles ne passent pas par nos serveurs. Nous en conservons la marque, les quatre derniers chiffres et le pays et, si la banque refuse le paiement, le motif.',
        'Si vous demandez une facture, nous conservons les données fiscales que vous saisissez pour elle.',
        'Si vous vous rétractez d’un contrat, nous conservons votre déclaration avec sa date et son heure.',
        'Si vous nous écrivez, si vous vous désinscrivez ou si vous demandez la suppression de vos données, nous conservons ce que vous nous envoyez, avec la date et l’heure.',
      ],
    },
    {
      title: 'Pourquoi',
      paragraphs: [
        'Pour encaisser le paiement, livrer et suivre votre commande et honorer la garantie, car l’exécution du contrat l’exige ; et pour remplir nos obligations fiscales et celles du droit de la consommation. Si vous laissez un achat inachevé, nous pouvons vous envoyer un seul rappel.',
        'Quelques jours après la livraison, nous pouvons vous demander un avis par e-mail, une fois par commande ; vous pouvez vous désinscrire de ces e-mails à tout moment. Si vous l’écrivez, nous publions vos étoiles, votre texte et le nom que vous choisissez, si vous en choisissez un.',
      ],
    },
    {
      title: 'Qui d’autre les voit',
      paragraphs: [
        'La plateforme de paiement reçoit votre adresse e-mail, le montant et le nom du titulaire de la carte. Le prestataire qui réalise la livraison ne reçoit que l’adresse publique de votre profil ou des publications choisies, et la quantité.',
        'Pour trouver votre profil et compter vos abonnés, le nom d’utilisateur que vous saisissez est transmis au service qui consulte Instagram pour nous, qui peut être Meta.',
      ],
    },
    {
      title: 'Combien de temps',
      paragraphs: [
        'Nous conservons les données de vos commandes, vos messages, demandes et avis jusqu’à ce que vous demandiez leur suppression.',
        'Sont effacés automatiquement, au bout d’un an au plus tard : l’e-mail et le nom d’utilisateur des achats que vous n’avez pas payés ; les journaux techniques, dont les appels aux prestataires et le texte des e-mails que nous vous envoyons ; les codes et les sessions de « Mon compte » ; et les avis que nous refusons.',
        'Si vous demandez la suppression, nous effaçons votre e-mail, votre nom d’utilisateur, vos messages et vos avis dès que ce qui est en cours est terminé ; la garantie prend alors fin. Des commandes, il reste, sans votre nom, le numéro, la date, le pack, le montant, la TVA, l’état et le déroulement de la livraison et, du paiement, la marque, les quatre derniers chiffres et le pays de la carte, ainsi que les litiges avec la banque : la comptabilité et ces litiges l’exigent. Si nous bloquons un nom d’utilisateur ou une adresse pour usage abusif, cette mention reste avec son motif, afin de les reconnaître. Les journaux chiffrés du système et les sauvegardes disparaissent au terme de leur durée. Dans le journal des actions de notre équipe, les adresses IP sont effacées au bout de 90 jours.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Nous utilisons ceux qui sont nécessaires pour retenir votre achat et le protéger. Il n’y a pas de cookies publicitaires.',
        'Ceux de mesure, là où il y en a, ne se chargent qu’après votre accord. Les refuser est tout aussi simple, l’achat reste possible sans eux et vous pouvez changer d’avis à tout moment avec « Gérer les cookies », en bas de page. Si vous les acceptez, nous comptons les pages que vous visitez et, une seule fois, chaque achat : son montant, ce qui a été acheté et le numéro de commande, jamais votre e-mail ni votre nom d’utilisateur.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander l’accès à vos données, leur rectification, leur limitation, leur portabilité ou leur effacement, et vous opposer à leur utilisation, en répondant à l’e-mail de confirmation de votre commande. Sur la page « Se désinscrire », vous pouvez ne plus recevoir d’e-mails commerciaux, avec effet immédiat, ou demander la suppression, que nous traitons sous 24 heures. Vous pouvez aussi introduire une réclamation auprès de la CNIL.',
      ],
    },
  ],
  terms: (shop, seller) => [
    {
      title: 'Qui vend',
      paragraphs: [`Le contrat est conclu avec ${seller}.`],
    },
    {
      title: 'Ce que vous achetez',
      paragraphs: [
        `${shop} propose des services de visibilité pour des profils Instagram publics au moyen d’un réseau privé de partenaires. Nous n’avons aucun lien avec Instagram ni avec Meta.`,
      ],
    },
    {
      title: 'Prix et paiement',
      paragraphs: [
        'Les prix sont définitifs et comprennent la TVA. Vous n’êtes débité qu’une seule fois, lorsque vous appuyez sur le bouton de paiement, ce qui entraîne une obligation de paiement. Il n’y a pas d’abonnement. Vous recevez par e-mail la confirmation, ces conditions et un reçu.',
        'Un prix barré est le plus bas des 30 jours précédant la réduction.',
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
        'Si vous perdez plus de 10 % des abonnés livrés, nous les remplaçons sans frais tant que le profil existe, reste public et garde le même nom d’utilisateur. La garantie {guaranteeEnd} et s’ajoute à vos droits légaux en cas de défaut de conformité.',
        'Cette garantie ne couvre ni les likes, ni les vues, ni les packs vendus sans remplacement, qui l’indiquent avant le paiement et dans la confirmation.',
      ],
    },
    {
      title: 'Bon usage',
      paragraphs: [
        'Vous ne pouvez commander que pour vos propres profils ou avec l’autorisation de leur titulaire. Nous pouvons refuser et rembourser les commandes qui ne respectent pas ces conditions.',
      ],
    },
    {
      title: 'Réclamations et droit applicable',
      paragraphs: [
        'Vous pouvez réclamer en répondant à l’e-mail de confirmation ; nous répondons dans un délai de 30 jours au plus. Le contrat relève du droit espagnol, sans préjudice de la protection que vous accorde la loi du pays où vous vivez.',
      ],
    },
  ],
  refunds: (shop, seller) => [
    {
      title: 'Si nous ne pouvons pas livrer',
      paragraphs: [
        'Nous vous remboursons la partie non livrée. Si nous ne pouvons pas créer votre commande après le paiement, il est remboursé en totalité automatiquement et nous vous en informons par e-mail.',
      ],
    },
    {
      title: 'Droit de rétractation',
      paragraphs: [
        'Vous pouvez vous rétracter du contrat dans un délai de 14 jours à compter du jour de l’achat, sans donner de motif.',
        'En payant, vous demandez que la livraison commence immédiatement. Si vous vous rétractez une fois la livraison commencée, vous ne payez que la partie déjà livrée. Lorsque la commande est entièrement livrée, le droit s’éteint.',
      ],
    },
    {
      title: 'Comment vous rétracter',
      paragraphs: [
        `Utilisez « Renoncer au contrat ici », au pied de toutes les pages et dans les e-mails de votre commande : il y a deux étapes, et ${shop} vous envoie aussitôt un accusé de réception avec la date et l’heure. Il suffit d’envoyer votre déclaration avant la fin du délai.`,
        `Vous pouvez aussi envoyer toute déclaration dénuée d’ambiguïté, par exemple avec ce modèle : « À l’attention de ${seller} : je vous notifie ma rétractation du contrat portant sur la prestation de service suivante : … (numéro de commande). Commandé le : … Nom : … Date : … »`,
      ],
    },
    {
      title: 'Ce qui se passe ensuite',
      paragraphs: [
        'Nous arrêtons la livraison si c’est encore possible et vous remboursons le montant, moins la partie déjà livrée, sans retard et au plus tard 14 jours après réception de votre déclaration. Cela ne vous coûte rien.',
      ],
    },
    {
      title: 'Quand l’argent arrive',
      paragraphs: [
        'Le montant revient sur le même moyen de paiement ; votre banque peut mettre de 5 à 10 jours à le créditer.',
      ],
    },
  ],
};
