import type { thread as spanish } from '../es/thread';

export const thread: typeof spanish = {
  from: { customer: 'Vous', support: 'Notre équipe' },
  states: { open: 'En attente de réponse', answered: 'Réponse reçue', closed: 'Clos' },
  said: {
    open: {
      title: 'Nous vous répondons',
      text: 'Nous avons bien reçu votre message. Nous vous répondrons par e-mail et sur cette page en moins de 24 heures.',
    },
    answered: {
      title: 'Nous vous avons répondu',
      text: 'S’il vous reste une question, écrivez-la ci-dessous.',
    },
    closed: {
      title: 'Conversation close',
      text: 'Si vous avez besoin d’autre chose, écrivez ci-dessous : nous la rouvrirons.',
    },
  },
  message: 'Ajouter un message',
  messageHint: '4\u202f000 caractères au maximum. Nous répondons en moins de 24 heures.',
  send: 'Envoyer',
  sent: 'Message envoyé',
  sentText: 'Nous vous préviendrons par e-mail dès que nous aurons répondu.',
  failed: 'Votre message n’a pas été envoyé',
  full: {
    title: 'Cette conversation est déjà très longue',
    text: 'Écrivez-nous un nouveau message en citant sa référence.',
  },
  contact: 'Écrire un nouveau message',
  invalid: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Ouvrez-le de nouveau depuis l’e-mail, ou retrouvez la conversation dans votre compte. Vous pouvez aussi nous écrire un nouveau message.',
  },
  loadFailed: 'Impossible d’ouvrir votre message. Vérifiez la connexion et réessayez.',
  byLink: 'Cette page s’ouvre avec le lien de votre e-mail : ne le partagez pas.',
  list: {
    title: 'Vos messages',
    read: 'Lire et répondre',
    last: (when) => `Dernier message : ${when}`,
    loadFailed: 'Impossible de charger vos messages. Vérifiez la connexion et réessayez.',
  },
};
