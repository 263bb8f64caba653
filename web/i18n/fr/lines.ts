import type { Messages } from '../shape';

/** The pages of likes and views in French. */
export const lines: Messages['lines'] = {
  likes: {
    title: 'Likes Instagram',
    headline: 'Plus de likes pour vos publications',
    lead: 'Choisissez le pack, choisissez vos publications et nous répartissons les likes à parts égales. Sans mot de passe.',
    claims: [
      'Service et assistance en français',
      'Vous décidez quelles publications reçoivent les likes, jusqu’à 20 par commande',
      'La livraison commence dès la confirmation du paiement et vous la voyez avancer en direct',
      'Carte, Apple Pay ou Google Pay ; nous ne voyons ni ne gardons les données de votre carte',
    ],
    differences: {
      title: 'Pourquoi acheter ici',
      items: [
        {
          title: 'Sans mot de passe',
          text: 'Votre nom d’utilisateur et les publications nous suffisent. Personne n’entre dans votre compte.',
        },
        {
          title: 'Une répartition visible',
          text: 'Avant de payer, vous voyez combien de likes reçoit chaque publication, cadeau compris.',
        },
        {
          title: 'Prix tout compris',
          text: 'Vous payez ce que vous voyez : TVA comprise, sans engagement ni frais ultérieurs.',
        },
        {
          title: 'S’il manque quelque chose, nous vous remboursons cette partie',
          text: 'La partie qui ne peut pas être livrée revient sur le même moyen de paiement.',
        },
      ],
    },
    howItWorks: {
      title: 'Comment ça marche',
      steps: [
        {
          title: 'Indiquez votre profil',
          text: 'Saisissez votre nom d’utilisateur et vérifiez sur la photo que c’est bien le vôtre. Il doit être public.',
        },
        {
          title: 'Choisissez le pack et les publications',
          text: 'Cochez vos publications ou collez leur lien : les likes sont répartis à parts égales.',
        },
        {
          title: 'Payez et suivez',
          text: 'Vous recevez un e-mail avec votre numéro de commande et voyez chaque publication avancer sans recharger la page.',
        },
      ],
    },
    faq: {
      title: 'Questions fréquentes',
      items: [
        {
          question: 'Entre combien de publications puis-je répartir les likes ?',
          answer:
            'Jusqu’à 20 par commande, à condition que chacune en reçoive au moins 10. Le formulaire vous indique combien en accepte votre pack.',
        },
        {
          question: 'Comment sont-ils répartis ?',
          answer:
            'À parts égales, cadeau compris. Si le compte n’est pas rond, les premières publications choisies en reçoivent un de plus.',
        },
        {
          question: 'Combien de temps faut-il pour recevoir ma commande ?',
          answer: 'La livraison commence en quelques minutes, 24 heures au plus.',
        },
        {
          question: 'Et si ma publication n’est pas dans la liste ?',
          answer:
            'Collez son lien, par exemple instagram.com/p/…. La liste ne montre que les plus récentes, et Instagram ne la donne pas toujours.',
        },
        {
          question: 'Avez-vous besoin de mon mot de passe ?',
          answer:
            'Non. Seulement de votre nom d’utilisateur et des publications, et d’un profil public pendant la livraison. Si quelqu’un vous demande votre mot de passe en notre nom, ne le donnez pas.',
        },
        {
          question: 'Le paiement est-il sûr ici ?',
          answer:
            'Oui. Les données de votre carte vont directement à la plateforme de paiement, chiffrées. Nous ne les voyons pas et ne les conservons pas, et vous n’êtes jamais débité deux fois pour une même commande.',
        },
      ],
    },
  },
  views: {
    title: 'Vues Instagram',
    headline: 'Plus de vues pour vos vidéos',
    lead: 'Choisissez le pack, choisissez vos vidéos ou reels et voyez le compteur monter. Sans mot de passe.',
    claims: [
      'Service et assistance en français',
      'Pour vidéos et reels : un seul ou plusieurs dans la même commande',
      'La livraison commence dès la confirmation du paiement et vous la voyez avancer en direct',
      'Carte, Apple Pay ou Google Pay ; nous ne voyons ni ne gardons les données de votre carte',
    ],
    differences: {
      title: 'Pourquoi acheter ici',
      items: [
        {
          title: 'Sans mot de passe',
          text: 'Votre nom d’utilisateur et les vidéos nous suffisent. Personne n’entre dans votre compte.',
        },
        {
          title: 'Seulement des vidéos',
          text: 'Nous ne vous montrons que les publications qui peuvent recevoir des vues.',
        },
        {
          title: 'Prix tout compris',
          text: 'Vous payez ce que vous voyez : TVA comprise, sans engagement ni frais ultérieurs.',
        },
        {
          title: 'S’il manque quelque chose, nous vous remboursons cette partie',
          text: 'La partie qui ne peut pas être livrée revient sur le même moyen de paiement.',
        },
      ],
    },
    howItWorks: {
      title: 'Comment ça marche',
      steps: [
        {
          title: 'Indiquez votre profil',
          text: 'Saisissez votre nom d’utilisateur et vérifiez sur la photo que c’est bien le vôtre. Il doit être public.',
        },
        {
          title: 'Choisissez le pack et les vidéos',
          text: 'Cochez vos vidéos ou collez leur lien : les vues sont réparties à parts égales.',
        },
        {
          title: 'Payez et suivez',
          text: 'Vous recevez un e-mail avec votre numéro de commande et voyez chaque vidéo avancer sans recharger la page.',
        },
      ],
    },
    faq: {
      title: 'Questions fréquentes',
      items: [
        {
          question: 'Quelles publications peuvent recevoir des vues ?',
          answer:
            'Les vidéos et les reels publics. Les photos n’ont pas de compteur de vues, elles ne figurent donc pas dans la liste.',
        },
        {
          question: 'Puis-je les répartir entre plusieurs vidéos ?',
          answer:
            'Oui, jusqu’à 20 par commande, à condition que chacune en reçoive au moins 100. Elles sont réparties à parts égales et vous le voyez avant de payer.',
        },
        {
          question: 'Combien de temps faut-il pour recevoir ma commande ?',
          answer:
            'La livraison commence en quelques minutes, 24 heures au plus. Les grandes quantités sont livrées progressivement.',
        },
        {
          question: 'Et si ma vidéo n’est pas dans la liste ?',
          answer:
            'Collez son lien, par exemple instagram.com/reel/…. La liste ne montre que les plus récentes, et Instagram ne la donne pas toujours.',
        },
        {
          question: 'Avez-vous besoin de mon mot de passe ?',
          answer:
            'Non. Seulement de votre nom d’utilisateur et des vidéos, et d’un profil public pendant la livraison. Si quelqu’un vous demande votre mot de passe en notre nom, ne le donnez pas.',
        },
        {
          question: 'Le paiement est-il sûr ici ?',
          answer:
            'Oui. Les données de votre carte vont directement à la plateforme de paiement, chiffrées. Nous ne les voyons pas et ne les conservons pas, et vous n’êtes jamais débité deux fois pour une même commande.',
        },
      ],
    },
  },
};
