import type { contact as spanishContact, leaving as spanishLeaving } from '../es/support';

/** Contact (S1 §2.9). The figures are samples and say so. */
export const contact: typeof spanishContact = {
  lead: 'Écrivez-nous : nous vous répondons par e-mail en moins de 24 heures.',
  formTitle: 'Envoyez-nous un message',
  name: 'Nom complet',
  email: 'Adresse e-mail',
  emailHint: 'Vous recevrez la réponse ici.',
  company: 'Entreprise (facultatif)',
  phone: 'Téléphone (facultatif)',
  service: 'De quoi avez-vous besoin ?',
  services: {
    order: 'Une commande',
    'content-management': 'Gestion de contenu',
    'digital-strategy': 'Stratégie digitale',
    'metrics-analysis': 'Analyse de statistiques',
    'integral-consulting': 'Accompagnement complet',
    other: 'Autre sujet',
  },
  order: 'Numéro de commande (facultatif)',
  orderHint: 'Il figure dans l’e-mail de confirmation.',
  message: 'Message',
  missing: {
    name: 'Indiquez votre nom',
    phone: 'N’écrivez que des chiffres, des espaces et le signe +',
    message: 'Écrivez votre message',
  },
  problems: (count) => (count === 1 ? 'Un champ est à corriger.' : `${count} champs sont à corriger.`),
  conversation: {
    title: (count) =>
      count === 1
        ? 'La conversation avec l’assistant est jointe (1 message)'
        : `La conversation avec l’assistant est jointe (${count} messages)`,
    show: 'Voir la conversation',
    you: 'Vous',
    assistant: 'Assistant',
    remove: 'Ne pas la joindre',
  },
  privacy: 'Nous n’utilisons ces données que pour vous répondre.',
  send: 'Envoyer le message',
  failed: 'L’envoi a échoué. Votre message est toujours là.',
  unavailable:
    'Le service n’est pas disponible pour le moment. Votre texte est conservé : réessayez dans un instant.',
  kept: 'Nous avons retrouvé ce que vous aviez écrit.',
  done: {
    title: 'Nous avons reçu votre message',
    text: (email) =>
      `Nous vous répondrons en moins de 24 heures. Un accusé de réception vous a été envoyé à ${email}.`,
    withoutEmail: (email) =>
      `Nous vous répondrons en moins de 24 heures à ${email}. Trop d’e-mails sont déjà partis à cette adresse, nous n’envoyons donc pas d’accusé de réception cette fois : conservez la référence.`,
    another: 'Envoyer un autre message',
  },
  details: 'Coordonnées',
  seller: 'Entreprise',
  track: 'Voir où en est ma commande',
  reasons: {
    title: 'Pourquoi nous écrire',
  },
  figures: {
    title: 'En chiffres',
    note: '* Chiffres d’exemple : ils seront remplacés par les vrais.',
  },
};

/** Unsubscribing and deletion (S1 §2.10, §5). */
export const leaving: typeof spanishLeaving = {
  lead: 'Ne recevez plus d’e-mails commerciaux, ou demandez la suppression de vos données.',
  form: 'Aller au formulaire de désinscription',
  question: 'Que souhaitez-vous ?',
  requests: {
    mail: ['Ne plus recevoir d’e-mails commerciaux', 'Effectif dès l’envoi.'],
    deletion: [
      'Supprimer mes données',
      'Nous supprimons votre e-mail, votre nom d’utilisateur, vos messages et vos avis. La garantie de vos commandes prend fin. De vos commandes, il reste, sans votre nom, les données de l’achat, du paiement et de la livraison : la loi fiscale et la comptabilité les exigent.',
    ],
  },
  username: 'Nom d’utilisateur',
  usernameHint: 'Celui d’Instagram indiqué dans votre commande, ou votre nom.',
  email: 'Adresse e-mail',
  reason: 'Motif',
  missing: {
    username: 'Le nom d’utilisateur est trop court',
    email: 'Saisissez une adresse e-mail valide',
    reason: 'Expliquez brièvement le motif',
  },
  problems: (count) => (count === 1 ? 'Un champ est à corriger.' : `${count} champs sont à corriger.`),
  send: { mail: 'Me désinscrire', deletion: 'Demander la suppression' },
  failed: 'L’envoi a échoué. Ce que vous avez écrit est toujours là.',
  toast: 'Demande envoyée',
  toastText: 'Nous traiterons votre demande sous 24 heures.',
  done: {
    mail: {
      title: 'Désinscription reçue',
      text: (email) => `Vous ne recevrez plus d’e-mails commerciaux à ${email}.`,
    },
    deletion: {
      title: 'Demande reçue',
      text: (email) =>
        `Nous traiterons votre demande sous 24 heures. Ouvrez l’e-mail que nous avons envoyé à ${email} et confirmez que l’adresse est la vôtre.`,
    },
    /** A deletion whose address the account session proves. */
    proven: {
      title: 'Demande reçue',
      text: (email) =>
        `Nous traiterons votre demande sous 24 heures et vous écrirons à ${email} dès que nous aurons pris notre décision.`,
    },
  },
  byLink: {
    mail: {
      title: 'Arrêter les e-mails commerciaux',
      text: 'En un clic, vous ne recevez plus ni rappels ni autres e-mails commerciaux à l’adresse où ce lien est arrivé.',
      button: 'Me désinscrire',
      done: 'C’est fait : vous ne recevrez plus d’e-mails commerciaux',
      doneText: 'Les e-mails concernant vos commandes continueront d’arriver.',
    },
    deletion: {
      title: 'Confirmer la demande de suppression',
      text: 'Confirmez que l’adresse où ce lien est arrivé est la vôtre et que vous souhaitez la suppression de vos données.',
      button: 'Confirmer',
      done: 'Confirmé',
      doneText:
        'Nous traiterons votre demande sous 24 heures et vous écrirons dès que nous aurons pris notre décision.',
    },
  },
};
