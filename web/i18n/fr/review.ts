import type { review as spanish } from '../es/review';
import { plural } from '../plural';

/** The page on which a buyer reviews an order. */
export const review: typeof spanish = {
  about: (units) => `À propos de votre commande de ${units}.`,
  honest: 'Nous le lisons avant de le publier. Les critiques sont publiées aussi.',
  stars: 'Combien d’étoiles donnez-vous à votre commande ?',
  starCount: (count) => plural('fr', count, { one: '1 étoile', other: `${count} étoiles` }),
  comment: 'Votre avis',
  commentHint:
    '1\u202f000 caractères au maximum. N’écrivez aucune donnée personnelle, ni la vôtre ni celle d’autrui.',
  name: 'Nom affiché (facultatif)',
  nameHint: 'Votre prénom ou vos initiales. Sans nom, l’avis est signé « Anonyme ».',
  missing: {
    stars: 'Choisissez de 1 à 5 étoiles',
    comment: 'Écrivez votre avis',
    name: 'Écrivez seulement votre prénom ou vos initiales',
  },
  problems: (count) => (count === 1 ? 'Un champ est à corriger.' : `${count} champs sont à corriger.`),
  send: 'Envoyer mon avis',
  change: 'Enregistrer les modifications',
  sending: 'Envoi…',
  failed: 'Votre avis n’a pas été envoyé',
  pending: 'Nous l’avons reçu et ne l’avons pas encore lu : vous pouvez le modifier.',
  done: {
    title: 'Merci pour votre avis',
    text: 'Nous le lisons et vous disons ici s’il est publié. D’ici là, vous pouvez le modifier sur cette même page.',
    change: 'Modifier mon avis',
  },
  published: {
    title: 'Votre avis est publié',
    text: 'Tout le monde le voit sur la page du produit. Merci de votre retour.',
  },
  refused: {
    title: 'Nous n’avons pas publié votre avis',
    text: 'Si vous n’êtes pas d’accord, écrivez-nous et nous en parlerons.',
    reason: (reason) => `Raison : ${reason}`,
  },
  refunded: {
    title: 'Vous ne pouvez pas donner d’avis sur cette commande',
    text: 'Nous vous l’avons remboursée. Pour nous dire ce qui s’est passé, écrivez-nous.',
  },
  undelivered: {
    title: 'Vous ne pouvez pas donner d’avis sur cette commande',
    text: 'Elle n’a pas été livrée. Pour nous dire ce qui s’est passé, écrivez-nous.',
  },
  early: {
    title: 'C’est encore trop tôt',
    text: 'Vous pourrez écrire votre avis quand la commande sera livrée en entier.',
  },
  invalid: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Ouvrez-le à nouveau depuis l’e-mail. Vous pouvez aussi écrire votre avis depuis la page de votre commande.',
  },
  loadFailed: 'Votre avis n’a pas pu être ouvert. Vérifiez la connexion et réessayez.',
  track: 'Chercher ma commande',
  contact: 'Nous écrire',
  fromOrder: 'Écrire un avis',
};
