import type { PageHeads } from '../pages';
import { inFrench } from '../typography';

/** Titles and descriptions of the French pages. */
export const heads: PageHeads = inFrench({
  home: {
    title: 'Abonnés Instagram',
    description:
      'Des packs de croissance pour Instagram. Sans mot de passe, paiement sécurisé et suivi en direct.',
  },
  chooser: {
    title: 'Abonnés Instagram',
    description:
      'Choisissez ce qu’il faut à votre Instagram : abonnés, likes ou vues. Sans mot de passe et avec suivi en direct.',
  },
  likes: {
    title: 'Likes Instagram',
    description:
      'Des likes pour les publications de votre choix, répartis à parts égales. Sans mot de passe et avec suivi en direct.',
  },
  views: {
    title: 'Vues Instagram',
    description:
      'Des vues pour vos vidéos et reels Instagram. Sans mot de passe, paiement sécurisé et suivi en direct.',
  },
  checkout: {
    title: 'Finaliser la commande',
    description: 'Vérifiez votre commande et payez par carte, Apple Pay ou Google Pay.',
  },
  cardPayment: {
    title: 'Payer votre commande',
    description: 'Payez par carte sur un seul écran, avec le montant total sous les yeux.',
  },
  cardForm: {
    title: 'Paiement par carte',
    description: 'Une autre façon de saisir votre carte, champ par champ.',
  },
  success: {
    title: 'Votre commande',
    description: 'L’état de votre commande, étape par étape et en direct.',
  },
  track: {
    title: 'Suivi de votre commande',
    description: 'Avec votre numéro de commande, voyez où en est la livraison.',
  },
  account: {
    title: 'Mon compte',
    description:
      'Vos commandes, reçus et remplacements au même endroit, avec un code par e-mail et sans mot de passe.',
  },
  cancel: {
    title: 'Paiement annulé',
    description: 'Le paiement a été annulé et rien n’a été débité.',
  },
  paymentFailed: {
    title: 'Erreur de paiement',
    description: 'Le paiement n’a pas abouti. Vous pouvez réessayer ou utiliser une autre carte.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Les données que nous traitons, pourquoi, qui d’autre les voit et quels sont vos droits.',
  },
  terms: {
    title: 'Conditions générales',
    description: 'Ce que vous achetez, le prix et le paiement, la livraison, la garantie et le bon usage.',
  },
  refunds: {
    title: 'Politique de remboursement',
    description: 'Quand nous vous remboursons, le droit de rétractation et comment le demander.',
  },
  faq: {
    title: 'Questions fréquentes',
    description:
      'Livraison, garantie, paiement, remboursements et réductions : les réponses aux questions les plus posées.',
  },
  cases: {
    title: 'Cas clients',
    description: 'Comment nous abordons la croissance d’une marque : notre méthode en quatre étapes.',
  },
  demo: {
    title: 'Démonstration de la confirmation',
    description: 'À quoi ressemble la confirmation d’une commande, avec des données inventées.',
  },
  contact: {
    title: 'Contact',
    description: 'Écrivez-nous : nous vous répondons par e-mail en moins de 24 heures.',
  },
  unsubscribe: {
    title: 'Se désinscrire',
    description: 'Ne recevez plus d’e-mails commerciaux ou demandez la suppression de vos données.',
  },
  landing: {
    title: 'Abonnés, likes et vues',
    description:
      'Abonnés, likes et vues pour Instagram en trois étapes : choisissez, payez et suivez la livraison en direct.',
  },
  igTools: {
    title: 'Outils de croissance',
    description:
      'Des outils pour faire connaître votre profil : audience, interactions et portée, avec un suivi en direct.',
  },
  adsLanding: {
    title: 'Abonnés, livraison immédiate',
    description:
      'Des packs d’abonnés pour Instagram avec prix tout compris et suivi en direct. Sans mot de passe ni engagement.',
  },
  marketing: {
    title: 'Marketing sur les réseaux sociaux',
    description:
      'Une méthode en quatre étapes pour grandir sur les réseaux : analyse, stratégie, exécution, optimisation.',
  },
  specialOffer: {
    title: 'Offre spéciale',
    description: 'Le code promo valable en ce moment, ce qu’il vous fait économiser et comment l’utiliser.',
  },
  testCompliance: {
    title: 'Vérification de conformité',
    description: 'La rédaction affichée pendant cette visite, et pourquoi.',
  },
  review: {
    title: 'Votre avis',
    description: 'Dites ce que vous avez pensé de votre commande, sans avoir à vous connecter.',
  },
  thread: {
    title: 'Votre message',
    description: 'Lisez votre message et notre réponse, et poursuivez la conversation.',
  },
  withdrawal: {
    title: 'Rétractation',
    description:
      'Rétractez-vous de votre contrat en deux étapes ; vous recevrez un accusé de réception avec la date et l’heure.',
  },
  notFound: {
    title: '404 – Page introuvable',
    description: 'Cette page n’existe pas ou a été déplacée.',
  },
});
