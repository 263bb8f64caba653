import type { Messages } from '../shape';

/** The online withdrawal function in French. */
export const withdrawal: Messages['withdrawal'] = {
  link: 'Renoncer au contrat ici',
  receivedOn: (at) => `Nous avons reçu votre rétractation le ${at}.`,
  lead: 'Vous pouvez vous rétracter de votre contrat dans un délai de 14 jours, sans donner de motif. Il y a deux étapes : indiquez la commande et confirmez.',
  rules: 'Comment fonctionne la rétractation',
  steps: (step) => `Étape ${step} sur 2`,
  identify: 'Votre commande et vos coordonnées',
  number: 'Numéro de commande',
  numberHint: 'Il figure dans l’e-mail de confirmation.',
  email: 'Adresse e-mail',
  emailHint: 'Celle de la commande. Vous y recevrez l’accusé de réception.',
  name: 'Nom et prénom',
  reason: 'Motif (facultatif)',
  reasonHint: 'Vous n’êtes pas tenu de l’indiquer.',
  continue: 'Continuer',
  missing: {
    numberInvalid: 'Saisissez le numéro tel qu’il figure dans l’e-mail',
    name: 'Saisissez votre nom',
    nameInvalid:
      'Saisissez seulement votre nom, sans chiffres ni autres signes, et avec un espace après chaque point',
  },
  review: 'Vérifiez et confirmez',
  what: 'Vous renoncez à',
  boughtOn: 'Date d’achat',
  delivered: 'Livré',
  unknown:
    'Nous ne trouvons aucune commande avec ce numéro. Vérifiez-le ; s’il est exact, confirmez quand même et nous contrôlerons.',
  declaration: 'Votre déclaration',
  consequence:
    'Nous arrêterons la livraison si c’est encore possible et vous rembourserons le montant, moins la partie déjà livrée. Si la commande est entièrement livrée, le droit s’est éteint.',
  confirm: 'Confirmer la rétractation',
  sending: 'Envoi en cours…',
  back: 'Corriger les données',
  failed: 'L’envoi a échoué',
  done: {
    title: 'Nous avons reçu votre rétractation',
    text: (email) => `Nous vous avons envoyé l’accusé de réception à ${email}. Conservez-le.`,
    withoutEmail:
      'Votre rétractation est enregistrée, à la date et à l’heure ci-dessous. Trop d’e-mails sont déjà partis à cette adresse, nous n’envoyons donc pas d’accusé cette fois : conservez ou imprimez cette page.',
    next: 'Nous vérifierons les données et vous répondrons par e-mail. Vous n’avez rien d’autre à faire.',
  },
};
