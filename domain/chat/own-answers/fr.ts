import { inFrench } from '#domain/typography.ts';
import type { OwnAnswers } from './es';

/** The assistant's own answers in French, used if no published question covers the topic. */
export const ownAnswers: OwnAnswers = inFrench({
  'double-charge':
    'Vous n’êtes débité qu’une seule fois pour une même commande. La banque affiche parfois aussi un montant bloqué, qui disparaît de lui-même en quelques jours. Si vous voyez deux débits, une personne vérifie et rembourse ce qui est en trop : écrivez-nous avec la date et le montant des deux et votre numéro de commande.',
  'unknown-charge':
    'Une personne va vérifier. Écrivez-nous avec la date et le montant du débit et les quatre derniers chiffres de la carte, jamais le numéro complet. Si vous pensez que quelqu’un utilise votre carte, prévenez aussi votre banque.',
  'paid-no-order':
    'Si le paiement a abouti, la commande est créée toute seule en quelques minutes ; si c’est impossible, nous vous remboursons en totalité, automatiquement, et vous prévenons par e-mail. Si vous ne voyez ni l’un ni l’autre, écrivez-nous avec la date, le montant et votre adresse e-mail.',
  complaint:
    'Je suis désolé de ce qui s’est passé. Une personne doit le voir : vous pouvez transférer cette conversation dans le formulaire de contact et ajouter votre numéro de commande. Nous répondons par e-mail sous 24 heures.',
  'legal-threat':
    'Je suis désolé que nous en soyons là. Une personne doit s’en occuper : envoyez-nous votre réclamation avec cette conversation et votre numéro de commande, nous répondons par e-mail sous 24 heures. Vos droits figurent dans les conditions générales.',
  insult:
    'Je suis désolé de ne pas vous avoir aidé. Si quelque chose s’est mal passé, une personne le vérifie : écrivez-nous avec votre numéro de commande, nous répondons par e-mail sous 24 heures.',
  business:
    'Les prix du site sont les mêmes pour tous. Pour acheter en volume, revendre ou collaborer, écrivez-nous ce dont vous avez besoin : une personne répond sous 24 heures.',
  missing:
    'Les grandes quantités arrivent progressivement : la page de suivi montre ce qui est déjà livré. Si la commande est terminée et qu’il manque quelque chose, écrivez-nous avec le numéro de commande, une personne vérifie. Ce qui ne peut pas être livré est remboursé.',
  late: 'La livraison peut mettre jusqu’à 24 heures à commencer, et le profil doit être public. La page de suivi montre où elle en est ; vous pouvez aussi m’écrire ici le numéro de commande. Si le délai est dépassé, écrivez-nous : une personne vérifie.',
  'change-order':
    'Sur la page de votre commande, vous pouvez corriger vous-même le nom d’utilisateur ou les publications, si la commande n’est pas encore partie, et l’adresse e-mail, dans l’heure qui suit l’achat et avec le même navigateur. Pour tout autre changement, écrivez-nous avec le numéro de commande : une personne vérifie.',
  technical:
    'Essayez de recharger la page : ce que vous avez choisi est conservé. Sinon, essayez un autre navigateur ; vous devrez y choisir de nouveau. Si rien ne change, écrivez-nous ce que vous faisiez et le message affiché : une personne vérifie.',
  'total-price':
    'Le prix affiché est le prix final : TVA comprise, sans frais ni commission. C’est un paiement unique, sans prélèvement mensuel ni renouvellement.',
  quality:
    'Ils viennent d’un réseau privé de partenaires, avec des profils d’Europe ou d’Espagne selon le pack. Ils rendent votre profil visible ; nous ne pouvons pas promettre qu’ils aiment, commentent ou achètent. Si leur nombre baisse, la garantie s’applique, à condition que votre pack la comprenne.',
  regions:
    'Vous pouvez choisir entre des abonnés européens, au meilleur rapport quantité-prix, et des abonnés d’Espagne, de qualité supérieure. Il n’est pas possible de choisir un autre pays, ni le sexe, l’âge ou les centres d’intérêt.',
  ban: 'Nous n’entrons pas dans votre compte et ne demandons pas votre mot de passe. Nous n’avons aucun lien avec Instagram et ne décidons pas comment il applique ses règles : il peut retirer des abonnés ou limiter un profil. Si le nombre baisse, la garantie s’applique, à condition que votre pack la comprenne.',
  legality:
    'C’est un contrat de services ordinaire, avec reçu et TVA. Les règles d’Instagram sont autre chose : il peut retirer des abonnés. Commandez seulement pour vos profils ou avec l’accord de leur titulaire, et n’utilisez pas ces chiffres pour tromper quelqu’un.',
  discretion:
    'Nous ne publions rien sur votre profil, n’écrivons pas à vos abonnés et ne disons à personne que vous avez acheté. Sur un profil public, chacun peut toutefois voir la liste des abonnés et son augmentation.',
  'user-not-found':
    'Saisissez votre nom d’utilisateur sans espace, tel qu’il figure sur votre profil, et continuez même s’il n’est pas dans la liste : la recherche ne le montre pas toujours. Le profil doit être public. S’il n’est pas accepté, écrivez-nous.',
  'other-methods':
    'Nous acceptons la carte (Visa, Mastercard, American Express), Apple Pay, Google Pay et Link, en euros et en une fois. Pas de PayPal, de virement, de cryptomonnaie, d’espèces ni de paiement en plusieurs fois.',
  'payment-failed':
    'Si le paiement est refusé, rien n’est débité. Vérifiez le numéro, la date d’expiration et le CVC, confirmez le paiement dans l’application de votre banque ou essayez une autre carte, Apple Pay ou Google Pay. Si rien n’y fait, ou si vous voyez un débit sans commande, écrivez-nous.',
  'lost-mail':
    'Regardez dans vos courriers indésirables. Votre commande est aussi dans « Mon compte » : entrez avec l’adresse e-mail de l’achat et le code que nous vous envoyons. Si l’adresse était mal saisie, corrigez-la sur la page de la commande dans l’heure qui suit l’achat, avec le même navigateur ; ensuite, écrivez-nous avec la date, le montant et le nom d’utilisateur.',
  invoice:
    'Chaque commande a son reçu en PDF, avec la TVA : téléchargez-le dans « Mon compte » ou sur la page de suivi. Vous pouvez aussi y demander la facture avec vos données fiscales dans les 60 jours qui suivent le paiement ; ensuite, écrivez-nous avec ces données et le numéro de commande.',
  'delete-data':
    'Sur la page de désinscription, choisissez « Supprimer mes données » : nous vous demandons de confirmer par e-mail et traitons la demande sous 24 heures. Aucun compte n’est nécessaire. La garantie prend alors fin. Des commandes, il reste, sans votre nom, les données de l’achat, du paiement et de la livraison.',
  unsubscribe:
    'La page de désinscription arrête aussitôt les e-mails commerciaux (rappel d’achat, demande d’avis) ; le lien au bas de ces e-mails fait de même. Les messages d’une commande en cours continuent d’arriver.',
  account:
    'Ni inscription ni mot de passe. Pour acheter, votre nom d’utilisateur et votre adresse e-mail suffisent. Dans « Mon compte », saisissez l’adresse de l’achat : nous envoyons un code à 6 chiffres, valable 10 minutes. Regardez aussi vos courriers indésirables.',
  'free-sample':
    'Il n’y a pas d’essai gratuit. Vous pouvez commencer par le plus petit pack, affiché au moment de choisir la quantité ; s’il ne peut pas être livré, nous vous remboursons.',
  bonus:
    'Beaucoup de packs comportent des unités en cadeau : vous les voyez à côté de la quantité, par exemple « +50 en cadeau ». Elles sont livrées avec la commande et ne coûtent rien.',
  age: 'Si vous êtes mineur, achetez avec l’accord de votre mère, de votre père ou de votre tuteur.',
  trust:
    'Jugez sur ce que vous pouvez vérifier : l’identité du vendeur figure dans les conditions générales, les données de votre carte vont directement à la plateforme de paiement, vous suivez la livraison en direct, ce qui n’est pas livré est remboursé et vous avez 14 jours pour vous rétracter, tant que la commande n’est pas entièrement livrée. Les avis d’exemple sont signalés comme tels.',
  seller: '{shop} est une boutique en ligne, sans magasin ouvert au public. Le vendeur est {seller}.',
  languages:
    'La boutique, les e-mails et notre équipe parlent français, espagnol et italien. Changez de langue avec le sélecteur de la page, ou écrivez-nous dans celle des trois que vous préférez.',
  'likes-posts':
    'Vous choisissez les publications qui reçoivent les likes, 20 au plus par commande et avec au moins 10 likes chacune ; certains packs en demandent plus. Ils sont répartis à parts égales, cadeau compris. Si une publication n’est pas dans la liste, collez son lien.',
  'views-videos':
    'Les vues sont pour les vidéos et les reels publics, 20 au plus par commande et avec au moins 100 vues chacun ; certains packs en demandent plus. Les photos et les stories ne peuvent pas en recevoir.',
  'not-sold':
    'Nous proposons seulement des packs d’abonnés, de likes et de vues Instagram : ni commentaires, ni comptes, ni autres réseaux.',
  'other-profile':
    'Oui, si le profil est à vous ou si son titulaire est d’accord. Chaque commande est pour un seul profil : passez-en une par compte. Le profil doit être public.',
  again:
    'Oui, vous pouvez acheter autant de fois que vous le souhaitez, aussi pour le même profil. Les commandes du même type pour un même profil sont livrées l’une après l’autre.',
  remove:
    'Nous ne pouvons pas retirer ce qui a été livré. Sur votre profil, vous pouvez supprimer des abonnés dans la liste d’Instagram, un par un. En cas de problème avec la livraison, écrivez-nous.',
  abroad:
    'Oui, vous pouvez acheter depuis n’importe quel pays si votre carte permet les paiements en ligne en euros. La boutique existe en français, en espagnol et en italien.',
  'how-to-buy':
    'Trois étapes : saisissez votre nom d’utilisateur ; choisissez la quantité ; indiquez votre adresse e-mail et payez. Sans mot de passe ni inscription. Vous recevez ensuite le numéro de commande et suivez la livraison en direct.',
  'instagram-help':
    'Nous ne sommes pas Instagram et n’avons accès à aucun compte. Si vous avez oublié votre mot de passe ou perdu l’accès, utilisez l’aide d’Instagram.',
  privacy:
    'Nous traitons votre adresse e-mail, votre nom d’utilisateur public et les données de votre commande pour encaisser le paiement, livrer la commande et appliquer la garantie ; nous ne les vendons pas. Les données complètes de votre carte ne passent pas par nous. Tout figure dans la politique de confidentialité, y compris comment demander l’accès ou l’effacement.',
  law: 'Le contrat est régi par la loi espagnole, sans préjudice de la protection que vous donne la loi du pays où vous vivez. Le reste figure dans les conditions générales.',
  bot: 'Je suis un assistant automatique : je réponds avec les textes et les données de {shop}. Si vous préférez une personne, écrivez-nous, elle répond par e-mail sous 24 heures.',
});
