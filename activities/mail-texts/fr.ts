import { payments } from '#domain/order-labels/fr.ts';
import { inFrench } from '#domain/typography.ts';
import type { MailTexts } from './es';

/** The French messages of a purchase. */
export const fr: MailTexts = inFrench({
  facts: {
    orderNumber: 'Numéro de commande',
    username: 'Nom d’utilisateur Instagram',
    post: (n) => `Publication ${n}`,
    package: 'Pack',
    bonus: 'En cadeau',
    upsell: 'Complément',
    was: 'Avant',
    total: 'Total',
    onlyThere: 'hors de ce total et seulement dans le navigateur où vous avez commencé',
    vatContained: (tax) => `Dont ${tax}`,
    date: 'Date et heure',
    reference: 'Référence',
    order: 'Commande',
    orderTotal: 'Total de la commande',
    returned: 'Montant remboursé',
    refunded: 'Remboursé jusqu’à présent',
    before: 'Abonnés au début',
    after: 'Abonnés avec la livraison',
    expected: 'Prévu pour',
    delivered: 'Livré',
    ofAll: (some, all) => `${some} sur ${all}`,
    refund: 'Remboursement',
    owed: 'Reste à vous rembourser',
    proposed: 'Remboursement prévu',
  },
  footer: {
    track: 'Suivre une commande',
    account: 'Mon compte',
    help: 'Aide',
    withdrawal: 'Se rétracter d’un contrat',
    unsubscribe: 'Se désinscrire de ces e-mails',
  },
  status: {
    notPaid: 'Paiement non effectué',
    saved: 'En attente de paiement',
    paid: 'Paiement reçu',
    inProgress: 'En cours',
    onHold: 'En vérification',
    completed: 'Terminée',
    partial: 'Livrée en partie',
    cancelled: 'Non livrée',
    refunded: 'Remboursée',
    refundOwed: 'Remboursement en attente',
    refill: 'Remplacement en cours',
    refilled: 'Remplacement terminé',
    refillRejected: 'Remplacement non effectué',
  },
  payments,
  confirmation: {
    subject: (number) => `Confirmation de votre commande ${number}`,
    title: 'Merci pour votre achat',
    text: (number) =>
      `Nous avons reçu votre paiement et votre commande ${number} est confirmée. La livraison commence en quelques minutes, 24 heures au plus.`,
    waits: (number) =>
      `Nous avons reçu votre paiement. Une autre commande pour le même profil ou la même publication est en cours : votre commande ${number} commence dès que l’autre est terminée.`,
    documents: (number) => `Voici les documents de votre commande ${number}.`,
    button: 'Suivre ma commande',
    receipt: 'Vous trouverez le reçu en pièce jointe (PDF).',
    withdrawal:
      'Vous pouvez vous rétracter du contrat dans un délai de 14 jours. Si la livraison a déjà commencé, vous ne payez que la partie déjà livrée ; lorsque la commande est entièrement livrée, le droit s’éteint.',
    withoutRefills:
      'Cette commande est vendue sans remplacement : ce qui est perdu après la livraison n’est pas remplacé.',
    immediate: (at, version, sentence) =>
      `Vous avez demandé le début immédiat le ${at} (texte ${version}) : « ${sentence} »`,
    invoice: 'Demander une facture avec vos données fiscales',
    withdrawHere: 'Renoncer au contrat ici',
    terms: 'Conditions générales',
    refunds: 'Politique de remboursement',
  },
  reminder: {
    subject: 'Nous avons gardé votre commande : il ne reste qu’à payer',
    title: 'Votre commande vous attend',
    text: 'Vous n’avez pas finalisé votre commande. Nous l’avons gardée : vous pouvez la reprendre et la payer depuis n’importe quel appareil. Vous n’avez pas été débité.',
    button: 'Revenir à ma commande',
    only: 'C’est le seul rappel que vous recevrez pour cette commande. Si vous ne la voulez plus, vous n’avez rien à faire.',
  },
  emailChanged: {
    subject: (number: string) => `L’adresse de la commande ${number} a été modifiée`,
    title: 'L’adresse e-mail d’une commande a changé',
    text: (number: string) =>
      `Les messages de la commande ${number} ne sont plus envoyés à cette adresse : on nous a demandé de les envoyer à une autre.`,
    why: 'Si vous l’avez demandé, ou si cette commande n’est pas la vôtre, vous n’avez rien à faire. Si la commande est la vôtre et que vous n’avez rien demandé, écrivez-nous : nous vérifions sans attendre.',
    button: 'Nous écrire',
  },
  returned: {
    subject: (number) => `Nous avons remboursé votre paiement (${number})`,
    title: 'Votre paiement a été remboursé',
    text: 'Nous n’avons pas pu accepter votre commande et avons remboursé le montant total sur le même moyen de paiement. Selon votre banque, il faut de 5 à 10 jours pour qu’il apparaisse. Vous n’avez rien à faire.',
    outside:
      'Nous n’avons pas pu accepter votre commande et avons remboursé le montant total. Ce qui ne pouvait pas revenir sur le moyen de paiement utilisé, nous vous l’avons remboursé par un autre moyen. Vous n’avez rien à faire.',
    why: (address) => `Pour en connaître le motif, écrivez-nous à ${address} en indiquant la référence.`,
  },
  refund: {
    subject: (number) => `Remboursement de votre commande ${number}`,
    title: 'Nous vous avons remboursé',
    text: 'Le montant revient sur le même moyen de paiement. Selon votre banque, il faut de 5 à 10 jours pour qu’il apparaisse.',
    outside:
      'Ce montant n’a pas pu revenir sur le moyen de paiement utilisé : nous vous l’avons remboursé par un autre moyen. Vous n’avez rien à faire.',
    correction: 'Le reçu rectificatif est joint à cet e-mail, en PDF.',
    correctionOfInvoice: 'La facture rectificative est jointe à cet e-mail, en PDF.',
    button: 'Voir ma commande',
  },
  refundFailed: {
    subject: (number) => `Votre remboursement n’est pas arrivé (${number})`,
    title: 'Votre remboursement n’est pas arrivé',
    text: (amount) =>
      `Nous vous avions annoncé un remboursement de ${amount}, mais il n’a pas pu aboutir et l’argent nous est revenu. Ce que nous vous devons vous sera versé sur un autre compte ou par un autre moyen.`,
    by: (at) =>
      `Une personne de notre équipe s’en occupe et vous écrit au plus tard le ${at} (heure de Madrid).`,
    soon: 'Une personne de notre équipe s’en occupe et vous écrira.',
    answer:
      'Si vous n’avez plus la carte ou le compte du paiement, répondez à cet e-mail et dites-nous comment vous préférez le recevoir. N’envoyez aucun numéro de carte : nous ne vous en demanderons jamais.',
  },
  paymentFailed: {
    subject: 'Le paiement de votre commande n’a pas abouti',
    title: 'Le paiement n’a pas abouti',
    text: 'La dernière tentative de paiement de votre commande n’a pas abouti. Vous n’avez pas été débité.',
    again:
      'Nous avons gardé votre commande : vous pouvez réessayer, avec le même moyen de paiement ou un autre, depuis n’importe quel appareil.',
    button: 'Réessayer le paiement',
    held: 'Si votre banque affiche un montant bloqué, elle le libérera d’elle-même en quelques jours.',
    nothing: 'Si vous ne voulez plus de cette commande, vous n’avez rien à faire.',
  },
  onHold: {
    subject: (number) => `Nous vérifions votre commande ${number}`,
    title: 'Une personne vérifie votre commande',
    subjectTarget: (number) => `Vérifiez les données de votre commande ${number}`,
    titleTarget: 'Votre commande a besoin de vous',
    profile: (username) =>
      `La livraison sur ${username} n’a pas pu commencer : le profil est peut-être privé, ou le nom contient peut-être une faute.`,
    posts: (username) =>
      `La livraison sur vos publications n’a pas pu commencer : le profil ${username} est peut-être privé, ou une publication a peut-être été supprimée.`,
    how: 'Ouvrez la page de votre commande avec l’adresse e-mail de l’achat : vous pouvez y corriger les données ou nous dire que le profil est maintenant public, et nous l’envoyons aussitôt.',
    otherwise: (at) =>
      `Si vous préférez ne rien faire, une personne de notre équipe s’en occupe au plus tard le ${at} (heure de Madrid).`,
    doubt:
      'Le prestataire qui livre ne nous a pas confirmé que votre commande a commencé. Pour ne pas la livrer deux fois, une personne vérifie avant de continuer.',
    shop: 'Votre commande n’a pas encore pu partir et une personne de notre équipe s’en occupe.',
    until: (at) => `Nous la vérifions au plus tard le ${at} (heure de Madrid).`,
    money: 'Votre argent est en sécurité : si la livraison est impossible, nous vous remboursons.',
    button: 'Corriger ma commande',
  },
  inProgress: {
    subject: (number) => `Votre commande ${number} est en cours`,
    title: 'Votre commande est en cours',
    text: 'La livraison a commencé et se poursuit. Vous n’avez rien à faire : nous vous écrirons dès qu’elle sera terminée.',
    keepPublic: 'Gardez votre profil public jusqu’à la fin et ne changez pas votre nom d’utilisateur.',
  },
  completed: {
    again: 'Acheter de nouveau',
    subject: (number) => `Votre commande ${number} est terminée`,
    title: 'Votre commande est terminée',
    text: (units, username) => `Nous avons livré ${units} sur ${username}. Merci de votre confiance.`,
    refillUntil: (at) =>
      `Votre commande est garantie jusqu’au ${at} (heure de Madrid) : si vous perdez plus de 10 % de ce qui a été livré, vous pouvez demander un remplacement gratuit depuis la page de votre commande.`,
    refill:
      'Votre commande est garantie : si vous perdez plus de 10 % de ce qui a été livré, vous pouvez demander un remplacement gratuit depuis la page de votre commande.',
    wrong: (address) => `Si quelque chose ne va pas, écrivez-nous à ${address}.`,
  },
  review: {
    subject: (shop) => `Votre commande chez ${shop} : qu’en pensez-vous ?`,
    title: 'Qu’en avez-vous pensé ?',
    text: (units, username) =>
      `Il y a quelques jours, nous avons livré ${units} sur ${username}. Dites-nous ce que vous en pensez : une minute suffit, sans avoir à vous connecter.`,
    honest: 'Nous publions aussi les avis critiques. Seuls les acheteurs peuvent en écrire.',
    button: 'Écrire mon avis',
    only: 'Nous ne vous le demandons qu’une fois par commande. Si vous n’en avez pas envie, vous n’avez rien à faire.',
  },
  partial: {
    subject: (number) => `Votre commande ${number} a été livrée en partie`,
    title: 'Votre commande a été livrée en partie',
    text: 'Nous n’avons pu livrer qu’une partie de ce que vous avez acheté. Nous vous prions de nous en excuser.',
  },
  cancelled: {
    subject: (number) => `Nous n’avons pas pu livrer votre commande ${number}`,
    title: 'Nous n’avons pas pu livrer votre commande',
    text: 'La livraison a été annulée. Nous vous prions de nous en excuser.',
  },
  disputed:
    'Votre banque a un doute sur le paiement de cette commande : sans son accord, nous n’envoyons rien de plus. Si c’est une erreur, dites-le à votre banque et écrivez-nous.',
  short: {
    refunded: (amount) =>
      `Nous vous avons remboursé ${amount} sur le même moyen de paiement pour ce qui n’a pas été livré. Selon votre banque, il faut de 5 à 10 jours pour que le montant apparaisse. Vous n’avez rien à faire.`,
    outside: (amount) =>
      `Nous vous avons remboursé ${amount} pour ce qui n’a pas été livré. Ce qui ne pouvait pas revenir sur le moyen de paiement utilisé, nous vous l’avons remboursé par un autre moyen. Vous n’avez rien à faire.`,
    proposed: (amount) =>
      `Un remboursement de ${amount} vous revient pour ce qui n’a pas été livré. Notre équipe s’en occupe : elle vous remboursera ce montant sur le même moyen de paiement ou enverra à nouveau ce qui manque. Nous vous préviendrons par e-mail ; vous n’avez rien à faire.`,
    closed:
      'Votre commande est close et plus rien ne sera livré. Si quelque chose ne vous paraît pas normal, écrivez-nous.',
    undecided: 'Notre équipe s’en occupe et vous écrira pour vous dire la suite. Vous n’avez rien à faire.',
  },
  refill: {
    started: {
      subject: (number) => `Nous remplaçons les abonnés perdus (commande ${number})`,
      title: 'Le remplacement a commencé',
      text: (username) =>
        `Nous remplaçons sur ${username} ce qui a été perdu de votre commande. C’est gratuit. Nous vous préviendrons quand ce sera terminé.`,
    },
    completed: {
      subject: (number) => `Les abonnés perdus sont remplacés (commande ${number})`,
      title: 'Le remplacement est terminé',
      text: (username) => `Nous avons remplacé sur ${username} ce qui avait été perdu de votre commande.`,
    },
    rejected: {
      subject: (number) => `Commande ${number} : remplacement des abonnés impossible`,
      title: 'Le remplacement n’a pas pu être terminé',
      text: 'Nous n’avons pas pu remplacer ce qui avait été perdu de votre commande.',
      next: (address) =>
        `La page de votre commande vous dit à partir de quand vous pouvez le redemander ; vous pouvez aussi nous écrire à ${address} et nous regarderons avec vous.`,
    },
  },
  login: {
    subject: (code, shop) => `${code} est votre code d’accès à ${shop}`,
    title: 'Votre code d’accès',
    text: (shop) =>
      `Saisissez ce code sur la page où vous l’avez demandé pour voir vos commandes chez ${shop}.`,
    until: (at) => `Il est valable une seule fois et jusqu’au ${at} (heure de Madrid).`,
    never: 'Ne le communiquez à personne. Nous ne vous le demanderons jamais par téléphone ni par message.',
    notYou:
      'Si vous ne l’avez pas demandé, ignorez cet e-mail : sans le code, personne ne peut entrer et vous n’avez rien à faire.',
    unknown: {
      subject: (shop) => `Aucune commande avec cette adresse chez ${shop}`,
      title: 'Aucune commande avec cette adresse',
      text: (shop) =>
        `Quelqu’un, peut-être vous, a demandé un code pour voir ses commandes chez ${shop} avec cette adresse. Aucune commande ne lui correspond : il n’y a donc pas de code à envoyer.`,
      next: 'Vous avez peut-être acheté avec une autre adresse : essayez-la. Si vous avez le numéro de commande, il permet de la retrouver.',
      button: 'Chercher par numéro de commande',
      other: 'Essayer une autre adresse',
      contact: 'Écrivez-nous, nous vous aiderons',
      notYou:
        'Si vous ne l’avez pas demandé, ignorez cet e-mail : nous ne conservons aucune commande à votre nom.',
    },
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
    rules: 'Politique de remboursement',
  },
});
