import type { MailTexts } from './es';

/** The French messages of a purchase. */
export const fr: MailTexts = {
  facts: {
    orderNumber: 'Numéro de commande',
    username: 'Nom d’utilisateur Instagram',
    post: (n) => `Publication ${n}`,
    package: 'Formule',
    bonus: 'Offerts',
    total: 'Total',
    vatContained: (tax) => `Dont ${tax}`,
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
    receipt: 'Vous trouverez le reçu en pièce jointe (PDF).',
    withdrawal:
      'Vous pouvez vous rétracter du contrat dans un délai de 14 jours. Si la livraison a déjà commencé, vous ne payez que la partie déjà livrée ; lorsque la commande est entièrement livrée, le droit s’éteint.',
    immediate: (at, version, sentence) =>
      `Vous avez demandé le début immédiat le ${at} (texte ${version}) : « ${sentence} »`,
    withdrawHere: 'Renoncer au contrat ici',
    terms: 'Conditions générales',
    refunds: 'Remboursements et rétractation',
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
  withdrawal: {
    subject: (number) => `Accusé de réception de votre rétractation (${number})`,
    title: 'Nous avons reçu votre rétractation',
    text: (at) => `Nous avons reçu votre déclaration de rétractation le ${at} (heure de Madrid).`,
    declared: 'Voici ce que vous avez déclaré. Conservez cet e-mail : c’est l’accusé de réception.',
    declaration: 'Déclaration',
    number: 'Numéro de commande',
    name: 'Nom',
    email: 'Adresse e-mail',
    receivedAt: 'Reçue',
    reference: 'Référence',
    next: 'Nous vérifierons les données du contrat. Si vous pouvez vous rétracter, nous arrêterons la livraison si c’est encore possible et vous rembourserons le montant, moins la partie déjà livrée, au plus tard dans les 14 jours et par le même moyen de paiement. Vous n’avez rien d’autre à faire.',
    notYou: (address) => `Si cette déclaration ne vient pas de vous, écrivez-nous à ${address}.`,
    rules: 'Remboursements et rétractation',
  },
};
