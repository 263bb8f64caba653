import { inFrench } from '#domain/typography.ts';
import type { SupportTexts } from './es-support';

/** The French e-mails about messages to the shop, unsubscribing, and the erasure of data. */
export const support: SupportTexts = inFrench({
  reference: 'Référence',
  receivedAt: 'Date de réception',
  subjectOf: 'Objet',
  subjects: {
    order: 'Une commande',
    'content-management': 'Gestion de contenu',
    'digital-strategy': 'Stratégie digitale',
    'metrics-analysis': 'Analyse de statistiques',
    'integral-consulting': 'Accompagnement complet',
    other: 'Autre sujet',
  },
  contact: {
    subject: (reference) => `Nous avons reçu votre message (${reference})`,
    title: 'Nous avons reçu votre message',
    text: 'Merci de nous avoir écrit. Nous vous répondrons par e-mail en moins de 24 heures.',
    notYou: (address) =>
      `Si vous ne nous avez pas écrit, vous n’avez rien à faire. Pour toute question, écrivez-nous à ${address}.`,
  },
  thread: {
    open: 'Voir mon message',
    subject: (reference) => `Réponse à votre message (${reference})`,
    title: 'Nous vous avons répondu',
    answeredAt: 'Réponse',
    answer: 'Voir la conversation et répondre',
    howTo:
      'Répondez avec le bouton : votre message rejoint ainsi la conversation et vous n’avez pas à tout réexpliquer.',
  },
  left: {
    subject: 'Vous ne recevrez plus d’e-mails commerciaux',
    title: 'Désinscription confirmée',
    text: 'Cette adresse ne recevra plus ni rappels ni autres e-mails commerciaux de notre part. Le changement est immédiat.',
    orders:
      'Les e-mails concernant vos commandes (confirmation, reçu, remboursements) continueront d’arriver, car ils vous sont utiles.',
    notYou: (address) =>
      `Si la demande ne vient pas de vous, écrivez-nous à ${address} et nous l’annulerons.`,
  },
  deletion: {
    subject: (reference) => `Demande de suppression de données (${reference})`,
    title: 'Nous avons reçu une demande de suppression',
    text: 'On nous a demandé de supprimer les données liées à cette adresse e-mail.',
    confirm:
      'Confirmez avec le bouton que cette adresse est la vôtre. Sans cette confirmation, rien n’est supprimé.',
    proven: 'Nous avons déjà vérifié que l’adresse est la vôtre : vous n’avez rien à confirmer.',
    button: 'Confirmer que c’est mon adresse',
    next: 'Nous la traiterons sous 24 heures et vous écrirons dès que nous aurons pris notre décision. Si une commande est en cours, la suppression a lieu dès la fin de la livraison. Ce que vous achetez après notre décision n’est pas supprimé.',
    notYou:
      'Si la demande ne vient pas de vous, ne faites rien : elle expire d’elle-même au bout de 7 jours.',
    notYouProven: (address) =>
      `Si la demande ne vient pas de vous, écrivez-nous tout de suite à ${address} pour que rien ne soit supprimé.`,
  },
  erased: {
    subject: 'Vos données sont supprimées',
    title: 'Vos données sont supprimées',
    text: 'Nous avons supprimé vos données personnelles : votre e-mail, votre nom d’utilisateur, vos messages, vos avis et vos sessions. La garantie de vos commandes prend fin, car nous ne savons plus à quel profil elles correspondent.',
    kept: 'De vos commandes, il reste, sans votre nom, le numéro, la date, le pack, le montant, la TVA et le déroulement de la livraison et, du paiement, la marque, les quatre derniers chiffres et le pays de la carte, ainsi que les litiges avec la banque : la comptabilité et ces litiges l’exigent. Si nous avions bloqué votre nom d’utilisateur ou votre e-mail pour usage abusif, cette mention reste aussi.',
    last: 'Ceci est le dernier e-mail que vous recevez de nous, sauf ceux d’une commande passée après notre décision.',
  },
  refused: {
    subject: (reference) => `Votre demande de suppression (${reference})`,
    title: 'Nous n’avons pas pu supprimer vos données',
    text: 'Nous avons examiné votre demande et ne pouvons pas supprimer les données pour le moment.',
    reason: 'Motif',
    next: (address) =>
      `Si vous n’êtes pas d’accord, écrivez-nous à ${address}. Vous pouvez aussi saisir l’autorité de protection des données.`,
  },
});
