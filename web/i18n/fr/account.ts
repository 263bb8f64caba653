import { statuses } from '#domain/order-labels/fr.ts';
import { formatCount } from '../format';
import { plural } from '../plural';
import type { Messages } from '../shape';

/** « Mon compte » (S1 §2.4, §2.5). */
export const account: Messages['account'] = {
  lead: 'Consultez vos commandes, téléchargez vos reçus et demandez un remplacement. Aucun mot de passe n’est nécessaire.',
  email: 'Adresse e-mail',
  emailHint: 'Celle de votre achat. Nous vous enverrons un code pour entrer.',
  emailPlaceholder: 'nom@exemple.fr',
  emailMissing: 'Saisissez votre adresse e-mail',
  ask: 'M’envoyer un code',
  code: {
    title: 'Saisissez le code',
    text: (email) =>
      `S’il existe des commandes avec l’adresse ${email}, nous venons de vous envoyer un e-mail avec un code à 6 chiffres.`,
    label: 'Code à 6 chiffres',
    hint: (minutes) =>
      plural('fr', minutes, {
        one: 'Il est valable 1 minute.',
        other: `Il est valable ${minutes} minutes.`,
      }),
    missing: 'Saisissez les 6 chiffres du code',
    enter: 'Entrer',
    entering: 'Vérification…',
    wrong: (left) =>
      plural('fr', left, {
        one: 'Le code n’est pas correct. Il vous reste 1 essai.',
        other: `Le code n’est pas correct. Il vous reste ${left} essais.`,
      }),
    over: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    noMail: 'Vous ne recevez rien ?',
    advice:
      'Regardez dans le dossier des courriers indésirables. Si cette adresse n’a aucune commande, un e-mail vous le dit : essayez alors celle de votre achat.',
    resend: 'Envoyer un autre code',
    resendIn: (seconds) => `Vous pourrez demander un autre code dans ${seconds} s`,
    resent: 'Nous vous avons envoyé un autre code. Seul le dernier est valable.',
    change: 'Changer d’adresse',
  },
  expired: {
    title: 'Votre session a expiré',
    text: 'Demandez un nouveau code pour revoir vos commandes',
  },
  loadFailed: 'Impossible de charger les informations de la commande. Réessayez plus tard.',
  loading: 'Chargement de votre compte…',
  loggedOut: 'Vous êtes déconnecté',
  summary: {
    title: 'Résumé',
    email: 'E-mail',
    orders: 'Commandes',
    spent: 'Vos achats',
    spentNote: 'Montant payé moins montant remboursé',
  },
  logOut: 'Se déconnecter',
  changeAccount: 'Changer de compte',
  list: {
    title: 'Mes commandes',
    filter: 'Afficher',
    filters: {
      all: 'Toutes',
      completed: 'Terminées',
      processing: 'En cours',
      pending: 'En attente',
      cancelled: 'Non livrées ou remboursées',
    },
    shown: (shown, all) => `${formatCount(shown, 'fr')} sur ${formatCount(all, 'fr')}`,
    empty: 'Aucune commande trouvée avec ce filtre',
    more: 'Voir plus de commandes',
    details: 'Voir les détails',
    detailsOf: (number) => `Voir les détails de la commande ${number}`,
    fallback: (id) => `Commande #${id}`,
  },
  statuses,
  facts: {
    quantity: 'Quantité',
    amount: 'Montant',
    date: 'Date',
    link: 'Lien indiqué',
    method: 'Moyen de paiement',
    card: 'Carte de crédit ou de débit',
    subtotal: 'Sous-total',
    vat: (rate) => `TVA (${rate}, incluse)`,
    total: 'Total',
    refunded: 'Remboursé',
    refill: 'Remplacement',
  },
  detail: {
    back: 'Retour à mes commandes',
    progress: 'Suivi de la commande',
    data: 'Données de la commande',
    sums: 'Montant',
    track: 'Voir le suivi',
    missing: 'Cette commande n’est pas dans votre compte. Revenez à la liste et choisissez-en une.',
  },
  none: {
    title: 'Aucune commande trouvée',
    text: (email) => `Il n’y a pas de commande avec l’adresse ${email}.`,
    advice: 'Vérifiez qu’il s’agit de l’adresse de votre achat ou écrivez-nous.',
    other: 'Essayer avec une autre adresse',
  },
  data: {
    title: 'Vos données',
    text: 'Vous pouvez récupérer tout ce que nous conservons sur votre adresse, ou demander sa suppression.',
    download: 'Télécharger mes données',
    downloadNote:
      'Un fichier avec vos commandes, paiements, factures, remplacements, avis, messages et e-mails, entre autres.',
    erase: 'Supprimer mes données',
    dialog: {
      title: 'Supprimer mes données',
      text: 'Une personne examinera la demande et nous vous répondrons par e-mail sous 24 heures. La suppression est définitive.',
      consequences: [
        'Votre adresse e-mail, votre nom d’utilisateur Instagram, vos messages et vos avis sont supprimés.',
        'Vous ne verrez plus vos commandes ici et ne pourrez plus les ouvrir avec votre e-mail.',
        'Sans données, aucun remplacement n’est possible : la garantie prend fin.',
        'Les données de chaque achat, de son paiement et de sa livraison sont conservées sans votre nom ; le suivi les montre avec leur numéro.',
      ],
      reason: 'Motif',
      reasonHint: 'Cela nous aide à nous améliorer. Quelques mots suffisent.',
      reasonShort: 'Expliquez brièvement le motif',
      confirm: 'Demander la suppression',
      cancel: 'Ne rien supprimer',
      failed: 'L’envoi a échoué',
      doneTitle: 'Nous avons reçu votre demande',
      doneText: (email) => `Nous la traiterons sous 24 heures et vous écrirons à ${email}.`,
    },
  },
};
