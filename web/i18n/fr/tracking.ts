import { payments, statuses } from '#domain/order-labels/fr.ts';
import { formatCount } from '../format';
import { plural } from '../plural';
import type { Messages } from '../shape';

/** Tracking in French. */
export const tracking: Messages['tracking'] = {
  lead: 'Saisissez le numéro reçu par e-mail, par exemple FNZ-261121-AB3K.',
  numberLabel: 'Numéro de commande',
  search: 'Rechercher la commande',
  searching: 'Recherche de votre commande…',
  empty: 'L’état de votre commande apparaîtra ici, étape par étape et en direct.',
  required: 'Saisissez le numéro de commande',
  notFound: 'Nous ne trouvons pas ce numéro. Vérifiez-le : il figure dans l’e-mail de confirmation.',
  failed: 'La recherche n’a pas abouti. Réessayez.',
  unexpected: 'Erreur inattendue. Réessayez.',
  orderTitle: (number) => `Commande ${number}`,
  live: 'En direct',
  polling: 'Mise à jour automatique',
  statuses,
  payments,
  chargedBack: 'Rendu par votre banque',
  timeline: 'État de la commande, étape par étape',
  /** The e-mail address of an order, corrected by its buyer. */
  correction: {
    refused: 'Nous n’avons pas pu remettre la confirmation à cette adresse.',
    correctHere: 'Si elle contient une erreur, corrigez-la ici.',
    write: 'Écrivez-nous et nous la corrigerons.',
    open: 'Ce n’est pas votre adresse ?',
    form: 'Corriger l’adresse de la commande',
    label: 'Adresse e-mail correcte',
    hint: 'Nous y envoyons la confirmation avec le reçu. Vous pouvez la corriger dans l’heure qui suit la commande.',
    save: 'Enregistrer l’adresse',
    done: 'Adresse corrigée',
    doneText: (email: string) => `Nous envoyons la confirmation à ${email}.`,
    same: 'C’est la même adresse. Saisissez-en une autre ou annulez.',
  },
  target: {
    openProfile: 'Corriger le nom d’utilisateur',
    openPosts: 'Corriger les publications',
    form: 'Corriger le nom d’utilisateur de la commande',
    formPosts: 'Corriger les publications de la commande',
    label: 'Nom d’utilisateur correct',
    hint: 'Nous livrons sur ce profil. Vous pouvez le changer jusqu’au début de la livraison.',
    postLabel: (position) => `Lien de la publication ${position}`,
    postHint: 'Ne changez que le lien incorrect. Les publications doivent être celles d’un profil public.',
    save: 'Enregistrer et envoyer',
    again: 'Le profil est public : envoyer de nouveau',
    stillPrivate: (username) =>
      `@${username} apparaît encore comme privé. Dans les paramètres du compte, « Confidentialité du compte », désactivez « Compte privé ». Cela peut prendre un instant ; réessayez.`,
    isPrivate: (username) =>
      `@${username} est un profil privé. Rendez-le public et enregistrez à nouveau, ou saisissez un autre nom.`,
    unsure: (username) =>
      `Nous n’avons pas pu vérifier @${username}. Vérifiez l’orthographe et assurez-vous que le profil est public ; si tout est bon, confirmez.`,
    confirm: (username) => `Oui, c’est @${username}`,
    same: 'C’est le même nom. Saisissez-en un autre ou annulez.',
    samePosts: 'Ce sont les mêmes publications. Changez un lien ou annulez.',
    sentMeanwhile: (count) =>
      plural('fr', count, {
        one: 'La livraison est déjà lancée pour une des publications, qui ne peut plus être changée.',
        other: `La livraison est déjà lancée pour ${count} des publications, qui ne peuvent plus être changées.`,
      }),
    done: 'Votre commande part maintenant',
    doneText: 'Vous suivez ici où elle en est.',
  },
  stepStates: {
    done: 'fait',
    current: 'en cours',
    upcoming: 'à venir',
    problem: 'problème',
  },
  steps: {
    paid: { title: 'Paiement reçu', text: '' },
    created: { title: 'Commande créée', text: 'Nous vous avons envoyé la confirmation par e-mail.' },
    waits: {
      title: 'En attente d’une autre commande',
      text: 'Une autre commande pour le même profil ou la même publication est en cours. Celle-ci commence dès qu’elle est terminée.',
    },
    held: {
      title: 'Commande enregistrée, en attente d’envoi',
      text: 'Le prestataire qui livre ne répond pas pour le moment. Votre commande part d’elle-même dès son retour ; si l’attente se prolonge, une personne s’en occupe.',
    },
    onHold: { title: 'Une personne s’en occupe', text: '' },
    fixTarget: {
      title: 'Nous avons besoin de vous',
      text: 'La livraison n’a pas pu commencer. Vous pouvez corriger sur cette page.',
    },
    sent: {
      title: 'Livraison en préparation',
      text: 'Nous préparons la livraison. Cela prend en général quelques minutes.',
    },
    progress: { title: 'Livraison en cours', text: 'Gardez votre profil public jusqu’à la fin.' },
    completed: { title: 'Terminée', text: 'Tout ce que vous avez acheté est sur votre profil.' },
    partial: {
      title: 'Livrée en partie',
      text: 'Toutes nos excuses : nous n’avons pas pu tout livrer. Nous vous remboursons ce qui manque, ou nous le livrons si c’est encore possible ; vous recevrez notre réponse par e-mail.',
    },
    cancelled: {
      title: 'Non livrée',
      text: 'Toutes nos excuses : la livraison n’a pas pu se faire. Nous vous remboursons ce qui n’a pas été livré, ou nous essayons de nouveau ; vous recevrez notre réponse par e-mail.',
    },
    refund: {
      title: 'Remboursement',
      text: 'Le montant revient sur le même moyen de paiement ; votre banque peut mettre de 5 à 10 jours.',
    },
    guarantee: {
      title: 'Garantie',
      text: 'Si vous perdez plus de 10 % de ce qui a été livré, nous le remplaçons sans frais.',
    },
    refill: { title: 'Remplacement', text: 'Nous remplaçons ce qui a été perdu.' },
    guaranteeOver: { title: 'Garantie terminée', text: '' },
  },
  completedPosts: 'Tout ce que vous avez acheté est sur vos publications.',
  publications: (processed, total) =>
    `Livraison commencée pour ${plural('fr', processed, { one: `${processed} publication`, other: `${processed} publications` })} sur ${total}`,
  refunded: (amount) => `Montant remboursé : ${amount}.`,
  refundedOutside:
    'Ce qui ne pouvait pas revenir sur le moyen de paiement utilisé, nous vous l’avons remboursé par un autre moyen.',
  progressLabel: 'Livré jusqu’à présent',
  progress: (delivered, total) => `${formatCount(delivered, 'fr')} sur ${formatCount(total, 'fr')}`,
  announcement: (status, step) => `État de la commande : ${status}. ${step}.`,
  announcedProgress: (percent) => `${percent} % livrés.`,
  details: 'Données de la commande',
  receipt: 'Télécharger le reçu (PDF)',
  correctiveReceipt: (number, amount) => `Reçu rectificatif ${number} (${amount})`,
  invoice: {
    open: 'Demander une facture',
    download: (number) => `Télécharger la facture ${number} (PDF)`,
    form: 'Données de la facture',
    lead: (until) =>
      `La facture porte vos données fiscales et remplace le reçu. Vous pouvez la demander jusqu’au ${until}.`,
    name: 'Nom ou raison sociale',
    country: 'Pays',
    taxIds: {
      ES: {
        label: 'NIF, NIE ou CIF espagnol',
        hint: 'Par exemple, B58378431',
        wrong:
          'Ce numéro n’est pas valide. Saisissez le NIF, NIE ou CIF complet, avec sa lettre ou son chiffre final.',
      },
      FR: {
        label: 'SIREN, SIRET ou numéro de TVA',
        hint: '9 ou 14 chiffres, ou FR et 11 caractères',
        wrong: 'Ce numéro n’est pas valide. Saisissez un SIREN, un SIRET ou un numéro de TVA français.',
      },
      IT: {
        label: 'Numéro de TVA ou code fiscal italien',
        hint: '11 chiffres, ou les 16 caractères d’une personne',
        wrong: 'Ce numéro n’est pas valide. Saisissez un numéro de TVA ou un code fiscal italien.',
      },
      other: {
        label: 'Numéro de TVA intracommunautaire',
        hint: 'Avec ou sans le code du pays',
        wrong: 'Ce numéro n’a pas le format de ce pays. Vérifiez-le et saisissez-le à nouveau.',
      },
    },
    address: 'Adresse',
    postalCode: 'Code postal',
    city: 'Ville',
    missing: {
      name: 'Saisissez le nom ou la raison sociale.',
      taxId: 'Saisissez le numéro fiscal.',
      address: 'Saisissez l’adresse.',
      postalCode: 'Saisissez le code postal.',
      city: 'Saisissez la ville.',
    },
    signs: 'Utilisez des lettres latines, des chiffres et les signes d’une adresse.',
    once: 'Vérifiez les données : la facture n’est émise qu’une fois. En cas d’erreur, écrivez-nous et nous la rectifierons.',
    send: 'Émettre la facture',
    done: (number) => `Facture ${number} émise`,
    doneText: 'Vous pouvez la télécharger ici quand vous voulez.',
  },
  next: {
    title: 'Que pouvez-vous faire maintenant ?',
    situations: {
      unpaid: 'Le paiement n’a pas abouti et vous n’avez pas été débité. Vous pouvez réessayer.',
      preparing:
        'Nous préparons la livraison : elle commence en général en quelques minutes, au plus tard dans les 24 heures. Cette page se met à jour toute seule.',
      waiting: 'Votre commande part d’elle-même dès que possible et cette page se met à jour toute seule.',
      fixProfile:
        'La livraison n’a pas pu commencer : votre profil est peut-être privé, ou le nom contient peut-être une faute. Vérifiez et corrigez ici : votre commande part aussitôt.',
      fixPosts:
        'La livraison n’a pas pu commencer sur une publication : elle a peut-être été supprimée, ou votre profil est peut-être privé. Vérifiez et corrigez ici : votre commande part aussitôt.',
      inDoubt:
        'Le prestataire qui livre ne nous a pas confirmé que votre commande a commencé. Pour ne pas la livrer deux fois, une personne vérifie ; d’ici là, rien ne peut être changé.',
      onHold: 'Votre commande n’a pas encore pu partir et une personne de notre équipe s’en occupe.',
      overdue:
        'Toutes nos excuses : votre commande attend depuis plus de 24 heures. Écrivez-nous et nous vous dirons où elle en est ; si nous ne pouvons pas la livrer, nous vous remboursons.',
      paymentDisputed:
        'Votre banque a un doute sur le paiement de cette commande : sans son accord, nous n’envoyons rien de plus. Si c’est une erreur, dites-le à votre banque et écrivez-nous.',
      late: 'La livraison prend plus de temps que prévu et une personne relance le prestataire. Gardez votre profil public ; ce qui manquera sera livré de nouveau ou remboursé.',
      delivering:
        'Vous n’avez rien à faire : la livraison est en cours et cette page se met à jour toute seule.',
      delivered:
        'Votre commande est terminée. Si vous perdez plus de 10 % de ce qui a été livré, demandez un remplacement sans frais.',
      refilling:
        'Nous avons demandé le remplacement de ce qui a été perdu. Vous verrez ici quand ce sera terminé.',
      deliveredForGood: 'La commande est terminée. Il n’y a rien à faire.',
      guaranteeOver: 'Votre commande est terminée et sa garantie a pris fin.',
      review:
        'Nous examinons votre commande et vous enverrons la solution par e-mail sous 24 heures. Si vous préférez, écrivez-nous.',
      undated:
        'Une personne de notre équipe s’occupe de cette commande. Si vous avez une question, écrivez-nous.',
      chargedBack:
        'Votre banque vous a rendu le paiement de cette commande : nous l’avons donc clôturée. Si vous pensez que c’est une erreur, écrivez-nous.',
      refundOwed:
        'Un remboursement de cette commande n’a pas pu aboutir et une personne de notre équipe s’en occupe. Si vous n’avez plus la carte ou le compte du paiement, écrivez-nous et nous trouverons un autre moyen.',
      closedShort:
        'Cette commande est close et plus rien ne sera livré. Si quelque chose ne vous paraît pas normal, écrivez-nous.',
      madeGood:
        'Nous vous avons remboursé au titre de ce qui n’a pas été livré ; votre banque peut mettre de 5 à 10 jours. Si le montant ne vous semble pas correct, écrivez-nous.',
      refunded:
        'Nous vous avons remboursé cette commande ; votre banque peut mettre de 5 à 10 jours. Si vous le souhaitez, vous pouvez acheter de nouveau.',
      erased:
        'Les données personnelles de cette commande ont été supprimées à la demande de leur titulaire. De la commande, il reste, sans nom, les données de l’achat, du paiement et de la livraison. Pour toute question, écrivez-nous.',
    },
    outside: {
      madeGood:
        'Nous vous avons remboursé, par un autre moyen que celui du paiement, au titre de ce qui n’a pas été livré. Si le montant ne vous semble pas correct, écrivez-nous.',
      refunded:
        'Nous vous avons remboursé cette commande, par un autre moyen que celui du paiement. Si vous n’avez rien reçu, écrivez-nous.',
    },
    owed: (amount) => `Nous vous devons ${amount}.`,
    lookedAt: (moment) => `Ce sera vérifié au plus tard le ${moment}.`,
    lookedAtElse: (moment) => `Sinon, une personne s’en occupe au plus tard le ${moment}.`,
    waitsUntil: (moment) =>
      `Si, le ${moment}, votre commande n’est toujours pas partie, une personne s’en occupe.`,
    payAgain: 'Revenir au paiement',
    buyAgain: 'Acheter de nouveau',
    openWhole: 'C’est ma commande : voir toutes les données',
    openWholeWhy:
      'Avec l’adresse e-mail de l’achat, vous verrez toutes les données, le reçu et ce que vous pouvez faire.',
    contact: 'Nous écrire',
  },
  forget: {
    button: 'Oublier ce navigateur',
    why: 'Ce n’est pas votre appareil ? Effacez tout : la personne suivante ne verra pas cette commande en entier.',
    done: 'Ce navigateur a tout oublié',
    doneText:
      'Nous avons effacé ici vos commandes, votre panier, la conversation et votre session. La commande suit son cours. Pour la voir en entier, cherchez son numéro avec votre e-mail.',
  },
  expected: (moment) => `Fin prévue : ${moment}`,
  refillRejected:
    'Le remplacement n’a pas pu se faire cette fois. Votre garantie continue : redemandez-le plus tard ou écrivez-nous.',
  notFoundReference:
    'Aucune commande trouvée avec ce numéro. Vérifiez-le : il figure dans l’e-mail de confirmation.',
  notFoundTogether:
    'Aucune commande trouvée avec ce numéro et cette adresse e-mail. Vérifiez les deux et réessayez.',
  notPaidYet: 'C’est le numéro réservé pour votre dernier achat dans ce navigateur.',
  seePayment: 'Voir où en est le paiement',
  lastOrder: (number) => `Voir votre dernière commande : ${number}`,
  withEmail: 'Ajouter l’adresse e-mail de l’achat pour voir toutes les données',
  emailLabel: 'Adresse e-mail de l’achat (facultatif)',
  emailHint: 'Elle sert uniquement à vérifier que la commande est la vôtre.',
  proof: {
    title: 'Preuve de livraison',
    before: 'Au début',
    delivered: 'Livraison',
    after: 'Avec la livraison',
    notYet: 'Pas encore compté',
    counted:
      'Compté sur votre profil juste avant le début. Ensuite, le total peut monter ou baisser de lui-même.',
    post: (position, shortcode) => `Publication ${position} (${shortcode})`,
    states: { 'under-way': 'En cours', completed: 'Livrée', short: 'Livrée en partie' },
  },
  refill: {
    ask: 'Demander un remplacement',
    sent: {
      title: 'Remplacement demandé',
      text: 'Nous vous écrirons quand il sera terminé.',
    },
    unanswered: {
      title: 'Remplacement demandé',
      text: 'Le prestataire qui livre ne l’a pas encore confirmé. Si ce qui a été perdu n’est pas remplacé, vous pourrez le demander à nouveau.',
    },
    failed: {
      title: 'Nous n’avons pas pu demander le remplacement',
      text: 'La demande n’a pas pu être traitée',
    },
    from: (moment) =>
      `Un remplacement a été demandé récemment. Vous pourrez en demander un autre à partir du ${moment}.`,
    history: 'Remplacements',
    requestedOn: (moment) => `Demandé le ${moment}`,
    endedOn: (moment) => `Terminé le ${moment}`,
    states: {
      requested: 'En cours',
      unknown: 'Sans réponse',
      completed: 'Terminé',
      rejected: 'Non effectué',
    },
  },
  facts: {
    username: 'Nom d’utilisateur Instagram',
    package: 'Pack',
    quantity: 'Quantité totale',
    publications: 'Publications',
    price: 'Prix',
    number: 'Numéro de commande',
    status: 'État',
    payment: 'Paiement',
    date: 'Date et heure',
    id: 'Identifiant',
    platform: 'Plateforme',
    email: 'Adresse e-mail',
  },
  priceWithVat: (amount, vat) => `${amount} (dont ${vat} de TVA)`,
  platforms: { instagram: 'Instagram' },
  package: (units, extra, region, _type) =>
    [
      units,
      extra > 0 && ` +${formatCount(extra, 'fr')} en cadeau`,
      region === 'spain' && ' · Espagne',
      region === 'europe' && ' · Europe',
    ]
      .filter(Boolean)
      .join(''),
};

/** The success page in French; the title of a purchase given back is S0 §8's. */
export const success: Messages['success'] = {
  title: 'Merci ! Nous avons reçu votre paiement',
  text: 'Votre commande est bien enregistrée.',
  already: {
    title: 'Cette commande est déjà payée',
    text: 'Vous ne serez pas débité une deuxième fois. Pour passer une autre commande, retournez à l’accueil.',
  },
  loading: 'Chargement des détails de votre commande…',
  loadingText: 'Un instant, c’est presque prêt.',
  deliveryNotice: 'La livraison commence en quelques minutes, 24 heures au plus',
  emailNote: (email) => `Nous avons envoyé la confirmation à ${email}.`,
  follow: 'Suivre ma commande',
  coupon: {
    title: (percent) => `Merci pour votre achat : ${percent} de réduction sur votre prochaine commande`,
    text: (until) =>
      `Utilisez ce code avec la même adresse e-mail jusqu’au ${until}. Il est valable une seule fois.`,
    copy: 'Copier le code',
    copied: 'Code copié',
  },
  creating: {
    title: 'Nous avons reçu votre paiement',
    text: 'Nous créons votre commande. Cette page se met à jour toute seule ; si vous la fermez, vous recevrez quand même la confirmation par e-mail. Vous ne serez pas débité de nouveau.',
    slow: 'Votre paiement est bien arrivé ; la création de la commande prend plus de temps que d’habitude. Nous nous en occupons : ne payez pas une seconde fois. Nous vous écrivons dès qu’elle est prête, sinon nous vous remboursons tout.',
  },
  waiting: {
    title: 'Nous attendons la confirmation de votre banque',
    text: 'Cette page se met à jour toute seule ; si vous la fermez, nous vous écrivons dès que le paiement est confirmé. Ne payez pas de nouveau : vous n’êtes pas débité deux fois pour une même commande.',
  },
  unpaid: {
    title: 'Le paiement n’a pas abouti',
    text: 'Vous n’avez pas été débité. Vous pouvez réessayer ou utiliser un autre moyen de paiement ; vos données restent enregistrées.',
    action: 'Revenir au formulaire de paiement',
  },
  returned: {
    title: 'Impossible de traiter votre commande',
    text: 'Nous n’avons pas pu créer votre commande. Nous vous remboursons tout ; si le montant revient sur le même moyen de paiement, votre banque peut mettre de 5 à 10 jours. Vous recevrez un e-mail et n’avez rien à faire.',
  },
  closed: {
    title: 'Cette commande n’est plus ouverte',
    text: 'Vous n’avez pas été débité. Choisissez de nouveau votre pack pour en commencer une autre.',
  },
  elsewhere: {
    text: 'Si vous avez payé dans un autre navigateur, celui-ci ne connaît pas votre commande : la confirmation vous parvient par e-mail. Avec le numéro de commande et votre e-mail, vous pouvez la voir ici.',
    action: 'Chercher ma commande',
  },
  unanswered: {
    title: 'Impossible de consulter votre commande pour le moment',
    text: 'Nous continuons d’essayer. Si vous avez déjà payé, ne payez pas une seconde fois : la confirmation vous parvient par e-mail.',
  },
  errors: {
    title: 'Aucune donnée de commande trouvée',
    text: 'Il se peut que la commande n’existe pas ou qu’un problème soit survenu lors du traitement de vos informations.',
    load: 'La commande n’a pas pu être chargée. Écrivez-nous.',
    payment: 'Le paiement n’a pas pu être confirmé. Écrivez-nous.',
    creation: 'Impossible de traiter votre commande',
    data: 'Erreur lors du chargement des données de la commande. Écrivez-nous.',
    noReference: 'Aucune information de commande trouvée',
  },
  retrying: {
    title: 'Nouvelle vérification',
    text: 'Nous vérifions de nouveau l’état de votre commande…',
  },
};
