import type { MailTexts } from './es';

/** The French messages of a purchase. */
export const fr: MailTexts = {
  services: { followers: 'abonnés', likes: 'J’aime', views: 'vues' },
  regions: { spain: 'Espagne', europe: 'Europe', none: '' },
  facts: {
    orderNumber: 'Numéro de commande',
    username: 'Nom d’utilisateur Instagram',
    package: 'Formule',
    bonus: 'Offerts',
    upsell: 'Complément',
    discount: 'Réduction',
    total: 'Total',
    vat: (rate) => `TVA comprise (${rate})`,
    date: 'Date et heure',
    reference: 'Référence',
    order: 'Commande',
    orderTotal: 'Total de la commande',
    returned: 'Montant remboursé',
    refunded: 'Remboursé jusqu’à présent',
  },
  confirmation: {
    subject: (number) => `Confirmation de votre commande ${number}`,
    title: 'Merci pour votre achat',
    text: (number) =>
      `Nous avons reçu votre paiement et votre commande ${number} est en cours. Elle est normalement livrée en quelques minutes ; il faut parfois jusqu’à 24 heures.`,
    button: 'Suivre ma commande',
    withdrawal:
      'Vous avez demandé que le service commence immédiatement. Tant qu’il n’a pas été entièrement fourni, vous pouvez vous rétracter dans un délai de 14 jours ; la partie déjà livrée sera déduite.',
    links: (terms, refunds) => `Conditions : ${terms} · Remboursements et rétractation : ${refunds}`,
  },
  reminder: {
    subject: 'Votre commande est enregistrée',
    title: 'Votre commande vous attend',
    text: 'Vous avez laissé une commande inachevée. Nous l’avons gardée : vous pouvez la payer depuis le navigateur où vous l’avez commencée. Rien ne vous a été débité.',
    button: 'Revenir à ma commande',
    unsubscribe: (address) =>
      `C’est le seul rappel que vous recevrez. Si vous ne souhaitez pas d’e-mails comme celui-ci, écrivez-nous à ${address}.`,
  },
  returned: {
    subject: (number) => `Nous avons remboursé votre paiement (${number})`,
    title: 'Votre paiement a été remboursé',
    text: 'Nous n’avons pas pu accepter votre commande et avons remboursé le montant total sur la même carte. Selon votre banque, il faut de 5 à 10 jours pour qu’il apparaisse. Vous n’avez rien à faire.',
    why: (address) => `Pour en connaître le motif, écrivez-nous à ${address} en indiquant la référence.`,
  },
  refund: {
    subject: (number) => `Remboursement de votre commande ${number}`,
    title: 'Nous vous avons remboursé',
    text: 'Le montant revient sur la même carte. Selon votre banque, il faut de 5 à 10 jours pour qu’il apparaisse.',
    button: 'Voir ma commande',
  },
};
