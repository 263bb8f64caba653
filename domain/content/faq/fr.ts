import type { ContentOf } from '../sections';

const lines = ['followers', 'likes', 'views'] as const;

/** The questions of a new shop: ten (S1 §2.8), and some about posts and videos. */
export const faq: ContentOf<'faq'>['entries'] = [
  {
    pregunta: 'Combien de temps faut-il pour recevoir ma commande ?',
    respuesta:
      'La livraison commence en quelques minutes, 24 heures au plus. Les grandes quantités sont livrées progressivement. La page de suivi montre en direct ce qui est déjà livré.',
    shownOn: [...lines],
  },
  {
    pregunta: 'Avez-vous besoin de mon mot de passe ?',
    respuesta:
      'Non. Seulement de votre nom d’utilisateur, et d’un profil public pendant la livraison. Si quelqu’un vous demande votre mot de passe en notre nom, ne le donnez pas et prévenez-nous.',
    shownOn: [...lines],
  },
  {
    pregunta: 'Mon profil doit-il être public ?',
    respuesta:
      'Oui, pendant toute la livraison. Si le profil est privé ou change de nom d’utilisateur, la livraison s’arrête. Une fois la livraison terminée, vous pouvez le repasser en privé, mais la garantie ne peut s’appliquer qu’à un profil public.',
  },
  {
    pregunta: 'Que couvre la garantie {guarantee} ?',
    respuesta:
      'Si vous perdez plus de 10 % des abonnés livrés, nous les remplaçons sans frais tant que le profil existe, reste public et garde le même nom d’utilisateur. La garantie {guaranteeEnd}. Vous pouvez demander le remplacement sur la page de suivi ou dans « Mon compte » ; au moins 24 heures séparent deux remplacements. Les likes et les vues ne sont pas couverts ; les packs vendus sans remplacement, qui l’indiquent avant le paiement et dans la confirmation, non plus.',
    shownOn: ['followers'],
  },
  {
    pregunta: 'Comment savoir où en est ma commande ?',
    respuesta:
      'Sur la page de suivi, avec le numéro reçu par e-mail (par exemple FNZ-261121-AB3K). Dans « Mon compte », vous voyez toutes vos commandes et téléchargez vos reçus. Vous pouvez aussi écrire le numéro à l’assistant.',
  },
  {
    pregunta: 'Comment puis-je payer, et est-ce sûr ?',
    respuesta:
      'Par carte (Visa, Mastercard, American Express), Apple Pay, Google Pay ou Link. Les données de votre carte vont, chiffrées, directement à la plateforme de paiement : nous ne voyons pas le numéro complet et ne conservons que la marque, les quatre derniers chiffres et le pays. Vous n’êtes jamais débité deux fois pour une même commande, et l’achat est sans engagement.',
    shownOn: [...lines],
  },
  {
    pregunta: 'Suis-je remboursé si la livraison est impossible ?',
    respuesta:
      'Nous vous remboursons la partie non livrée par le même moyen de paiement. Si nous ne pouvons pas créer votre commande après le paiement, il est remboursé en totalité, automatiquement, et nous vous en informons par e-mail. Votre banque peut mettre de 5 à 10 jours à créditer le montant.',
    shownOn: ['followers'],
  },
  {
    pregunta: 'Puis-je me rétracter ?',
    respuesta:
      'Oui, dans un délai de 14 jours et sans indiquer de motif. Utilisez « Renoncer au contrat ici », au bas de toutes les pages : deux étapes suffisent et vous recevez un accusé de réception. Si la livraison a commencé, vous ne payez que la partie livrée ; une fois la livraison complète, le droit s’éteint.',
  },
  {
    pregunta: 'Comment utiliser un code promo ?',
    respuesta:
      'Au moment de payer, ouvrez « Vous avez un code promo ? », saisissez le code et appliquez-le : le nouveau montant s’affiche avant le paiement. Les codes donnés avec une commande sont valables une fois, avec la même adresse e-mail et jusqu’à la date indiquée.',
  },
  {
    pregunta: 'Je me suis trompé de profil, que faire ?',
    respuesta:
      'Ouvrez au plus vite la page de votre commande : si la commande n’est pas encore partie, vous pouvez y corriger vous-même le nom d’utilisateur. Si ce n’est plus possible, écrivez-nous depuis la page de contact avec votre numéro de commande. Ce qui a déjà été livré ne peut pas être déplacé vers un autre profil.',
  },
  {
    pregunta: 'Entre combien de publications puis-je répartir les likes ?',
    respuesta:
      'Jusqu’à 20 par commande, à condition que chacune en reçoive au moins 10 ; certains packs en demandent plus. Le formulaire vous indique combien en accepte le vôtre.',
    shownOn: ['likes'],
  },
  {
    pregunta: 'Comment les likes sont-ils répartis ?',
    respuesta:
      'À parts égales, cadeau compris. Si le compte n’est pas rond, les premières publications choisies en reçoivent un de plus.',
    shownOn: ['likes'],
  },
  {
    pregunta: 'Et si ma publication n’est pas dans la liste ?',
    respuesta:
      'Collez son lien, par exemple instagram.com/p/…. La liste ne montre que les plus récentes, et Instagram ne la donne pas toujours.',
    shownOn: ['likes'],
  },
  {
    pregunta: 'Entre combien de vidéos puis-je répartir les vues ?',
    respuesta:
      'Jusqu’à 20 vidéos ou reels publics par commande, à condition que chacun en reçoive au moins 100 ; certains packs en demandent plus. Les vues sont réparties à parts égales et vous le voyez avant de payer.',
    shownOn: ['views'],
  },
  {
    pregunta: 'Quelles publications peuvent recevoir des vues ?',
    respuesta:
      'Les vidéos et les reels publics. Les photos n’ont pas de compteur de vues, elles ne figurent donc pas dans la liste.',
    shownOn: ['views'],
  },
  {
    pregunta: 'Et si ma vidéo n’est pas dans la liste ?',
    respuesta:
      'Collez son lien, par exemple instagram.com/reel/…. La liste ne montre que les plus récentes, et Instagram ne la donne pas toujours.',
    shownOn: ['views'],
  },
];
