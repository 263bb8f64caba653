import type { Messages } from '../catalogue';

const discount = 'Le code de réduction n’est pas valide ou a expiré.';

/** A sentence for each code of the API. */
export const errors: Messages['errors'] = {
  validation_failed: 'Vérifiez les champs signalés et réessayez.',
  malformed_json: 'La requête n’est pas lisible. Rechargez la page et réessayez.',
  payload_too_large: 'La requête est trop volumineuse. Raccourcissez le texte et réessayez.',
  unauthenticated: 'Connectez-vous pour continuer.',
  invalid_credentials: 'Nom d’utilisateur ou mot de passe incorrect',
  login_code_wrong: 'Le code n’est pas correct. Vérifiez-le et saisissez-le à nouveau.',
  login_code_over: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  forbidden: 'Votre compte ne permet pas cette action. Demandez à un administrateur.',
  csrf_failed: 'La session de cette page a expiré. Rechargez la page et réessayez.',
  not_found: 'Introuvable. Vérifiez l’adresse ou revenez à l’accueil.',
  order_not_found: 'Commande introuvable. Vérifiez le numéro.',
  purchase_not_found: 'Cet achat est introuvable dans votre navigateur. Choisissez de nouveau votre formule.',
  rate_limited: 'Trop de tentatives. Patientez un instant et réessayez.',
  unavailable:
    'Le service est momentanément indisponible. Réessayez dans un instant ; vous ne serez pas débité deux fois.',
  internal: 'Une erreur inattendue est survenue. Réessayez ; si cela continue, contactez le support.',
  unknown_service: 'Cette formule n’est plus disponible. Choisissez-en une autre.',
  quantity_unavailable:
    "Cette quantité n'est pas disponible. Choisissez une quantité dans les limites du forfait.",
  posts_missing: 'Choisissez au moins une publication pour continuer.',
  posts_too_many:
    'Vous avez choisi trop de publications pour ce forfait. Retirez-en ou choisissez un forfait plus grand.',
  posts_not_wanted:
    'Ce forfait est livré sur le profil, pas sur des publications. Choisissez à nouveau votre forfait.',
  private_profile: 'Le profil est privé. Rendez-le public et réessayez.',
  price_changed: 'Le prix de votre commande a changé. Vérifiez-le et continuez si vous êtes d’accord.',
  upsell_not_offered: 'Cette proposition n’existe pas pour la formule choisie. Continuez au prix initial.',
  upsell_expired: 'La proposition a expiré. Continuez au prix initial.',
  blocked_user: 'Cet utilisateur ne peut pas passer de commande pour le moment. Contactez le support.',
  discount_invalid: discount,
  discount_expired: discount,
  discount_used: 'Ce code a déjà été utilisé. Continuez sans lui ou essayez-en un autre.',
  already_paid: 'Cette commande est déjà payée. Consultez son état ; vous ne serez pas débité de nouveau.',
  purchase_closed: 'Cet achat est clôturé. Choisissez de nouveau votre formule pour en commencer un autre.',
  payment_not_completed: 'Le paiement n’a pas abouti. Réessayez ou utilisez une autre carte.',
  payment_provider_failed: 'Impossible d’initialiser le paiement. Veuillez réessayer.',
  webhook_signature: 'La signature de la notification ne correspond pas. Vérifiez le secret.',
  no_order: 'Il n’y a pas encore de commande pour cet achat. Attendez la confirmation du paiement.',
  submission_under_way: 'Un envoi est déjà en cours. Attendez qu’il se termine.',
  submission_accepted:
    'Le fournisseur a peut-être déjà cette commande. Tranchez ou forcez le renvoi en indiquant le motif.',
  target_is_posts:
    'Cette commande est livrée sur des publications : sa destination ne peut pas être modifiée. Remboursez-la et demandez un nouvel achat.',
  nothing_to_resolve: 'Aucun envoi incertain à trancher. Rechargez la page.',
  not_delivered: 'La commande n’est pas encore chez le fournisseur. Attendez qu’elle soit transmise.',
  refill_under_way: 'Un réapprovisionnement est déjà en cours. Attendez qu’il se termine.',
  refill_cooldown: 'Un réapprovisionnement a été demandé récemment. Réessayez une fois le délai écoulé.',
  buyer_forgotten:
    'Les données de cette commande ont été supprimées à la demande de leur titulaire : elle ne peut plus être complétée. Passez une nouvelle commande.',
  link_invalid:
    'Ce lien n’est pas valable ou ne l’est plus. Ouvrez-le à nouveau depuis l’e-mail, ou utilisez le formulaire de cette page.',
  request_decided: 'Cette demande est déjà tranchée. Rechargez la page pour voir la décision.',
  address_not_proven:
    'L’auteur de la demande n’a pas encore confirmé que l’adresse est la sienne. Attendez sa confirmation, ou refusez en indiquant le motif.',
  message_closed: 'Ce message est déjà traité. Rechargez la page pour voir ce qui a été fait.',
  guarantee_over: 'La garantie de cette commande est terminée.',
  count_holds:
    'Le nombre d’abonnés n’a pas baissé de plus de 10 %. Aucun réapprovisionnement n’est nécessaire.',
  refill_refused: 'Le fournisseur n’accepte pas le réapprovisionnement pour le moment. Réessayez plus tard.',
  nothing_to_refund: 'Il ne reste rien à rembourser sur cette commande.',
  refund_too_large: 'Le montant dépasse ce qui reste à rembourser. Indiquez un montant inférieur.',
  refund_failed:
    'Le remboursement n’a pas pu être effectué. Vérifiez le paiement chez le prestataire et réessayez.',
  content_changed:
    'Quelqu’un d’autre a publié ce contenu entre-temps. Rechargez la page et vérifiez vos modifications.',
  withdrawal_closed: 'Cette rétractation a déjà été traitée. Rechargez la page pour voir ce qui a été fait.',
  network: 'Pas de connexion. Vérifiez votre connexion à Internet et réessayez ; rien ne vous a été débité.',
};
