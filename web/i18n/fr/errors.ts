import { formatWait } from '../format';
import type { Messages } from '../shape';

const discount = 'Le code promo n’est pas valide ou a expiré.';

/** A sentence for each code that a buyer may meet. */
export const errors: Messages['errors'] = {
  validation_failed: 'Vérifiez les champs signalés et réessayez.',
  malformed_json: 'Un problème est survenu. Rechargez la page et réessayez.',
  payload_too_large: 'La requête est trop volumineuse. Raccourcissez le texte et réessayez.',
  unauthenticated: 'Connectez-vous pour continuer.',
  login_code_wrong: 'Le code n’est pas correct. Vérifiez-le et saisissez-le à nouveau.',
  login_code_over: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  forbidden: 'Votre compte ne permet pas cette action. Demandez à un administrateur.',
  csrf_failed: 'La session de cette page a expiré. Rechargez la page et réessayez.',
  not_found: 'Introuvable. Vérifiez l’adresse ou revenez à l’accueil.',
  order_not_found: 'Commande introuvable. Vérifiez le numéro.',
  purchase_not_found: 'Cet achat est introuvable dans votre navigateur. Choisissez de nouveau votre pack.',
  rate_limited: 'Trop de tentatives. Patientez un instant et réessayez.',
  wait: (seconds) => `Trop de tentatives. Réessayez dans ${formatWait(seconds, 'fr')}.`,
  unavailable:
    'Le service est momentanément indisponible. Réessayez dans un instant ; vous ne serez pas débité deux fois.',
  internal: 'Une erreur inattendue est survenue. Réessayez ; si cela continue, écrivez-nous.',
  unknown_service: 'Ce pack n’est plus disponible. Choisissez-en un autre.',
  quantity_unavailable: 'Cette quantité n’est pas disponible. Choisissez-en une autre.',
  posts_missing: 'Choisissez au moins une publication pour continuer.',
  posts_too_many:
    'Vous avez choisi trop de publications pour ce pack. Retirez-en ou choisissez un pack plus grand.',
  posts_not_wanted: 'Ce pack va sur votre profil, pas sur une publication. Choisissez-en un autre.',
  private_profile: 'Le profil est privé. Rendez-le public et réessayez.',
  package_changed: 'Votre pack a changé. Vérifiez-le et continuez si vous êtes d’accord.',
  price_changed: 'Le prix de votre commande a changé. Vérifiez-le et continuez si vous êtes d’accord.',
  upsell_not_offered: 'Cette offre n’est pas disponible pour le pack choisi. Continuez au prix initial.',
  upsell_expired: 'L’offre a expiré. Continuez au prix initial.',
  blocked_user: 'Nous ne pouvons pas accepter de commande pour ce profil. Si c’est une erreur, écrivez-nous.',
  discount_invalid: discount,
  discount_expired: discount,
  discount_used: 'Ce code a déjà été utilisé. Continuez sans lui ou essayez-en un autre.',
  discount_minimum:
    'Votre commande n’atteint pas le montant minimum de ce code. Choisissez un pack plus grand ou continuez sans lui.',
  discount_not_applicable:
    'Ce code n’est pas valable pour le pack choisi. Continuez sans lui ou essayez-en un autre.',
  discount_exhausted: 'Ce code est épuisé. Continuez sans lui ou essayez-en un autre.',
  discount_held_often:
    'Ce code a été réservé trop souvent aujourd’hui depuis votre connexion. Continuez sans lui ou réessayez demain.',
  erasure_under_way:
    'Une demande de suppression de cette adresse n’est pas terminée. Ouvrez-la parmi les demandes.',
  already_reminded: 'Cet achat a déjà reçu un message. Un seul rappel est envoyé : attendez ou clôturez-le.',
  already_paid: 'Cette commande est déjà payée. Consultez son état ; vous ne serez pas débité de nouveau.',
  purchase_closed: 'Cet achat est fermé. Choisissez de nouveau votre pack pour en commencer un autre.',
  too_many_declines:
    'Trop de tentatives de paiement ont été refusées : nous avons fermé cet achat. Vous n’avez pas été débité. Voyez avec votre banque ou choisissez un autre moyen de paiement, puis commencez un nouvel achat.',
  payment_not_completed: 'Le paiement n’a pas abouti. Réessayez ou utilisez un autre moyen de paiement.',
  payment_processing:
    'La banque traite encore le paiement de cette commande. Attendez sa réponse ; inutile de payer de nouveau.',
  payment_provider_failed: 'Le paiement n’a pas pu s’ouvrir. Vous n’avez pas été débité : réessayez.',
  webhook_signature: 'La signature de la notification ne correspond pas. Vérifiez le secret.',
  no_order: 'Il n’y a pas encore de commande pour cet achat. Attendez la confirmation du paiement.',
  submission_under_way: 'Un envoi est déjà en cours. Attendez qu’il se termine.',
  submission_accepted:
    'Le fournisseur a déjà cette commande. Attendez qu’il la livre, ou forcez le renvoi s’il l’a perdue.',
  submission_over:
    'Le fournisseur en a fini avec cette commande. S’il en manque une partie, demandez son remplacement ou remboursez-la.',
  submission_doubtful:
    'Le fournisseur a peut-être déjà cette commande. Tranchez ou forcez le renvoi en indiquant le motif.',
  target_is_profile: 'Cette commande est livrée sur un profil. Indiquez un profil, pas une publication.',
  target_in_doubt:
    'Nous ne savons pas encore si la livraison a commencé : rien ne peut être modifié pour le moment. Une personne vérifie et vous écrit.',
  target_sent:
    'La livraison est déjà lancée et ne peut plus être modifiée. Écrivez-nous et nous verrons ce qui est possible.',
  refund_owed:
    'Le montant est en attente de remboursement : rien d’autre n’est donc envoyé. Si vous préférez l’envoi, écrivez-nous.',
  posts_changed:
    'Ce qui reste à envoyer a changé entre-temps. Vérifiez les publications restantes et enregistrez à nouveau.',
  letter_out_of_date: 'Ce message ne correspond plus à l’état de la commande. Envoyez-en un autre.',
  letter_not_repeated: 'Ce message ne s’envoie qu’une fois. Écrivez vous-même au client si nécessaire.',
  letter_not_wanted: 'Cette adresse ne souhaite pas recevoir ce message. Rien n’a été envoyé.',
  target_is_posts: 'Cette commande est livrée sur des publications. Indiquez une publication, pas un profil.',
  nothing_to_resolve:
    'Aucun envoi incertain à trancher. S’il y en avait un, l’historique dit qui l’a tranché.',
  several_doubtful:
    'Cette commande a plusieurs envois douteux. Ouvrez-la ou rechargez la page, et choisissez lequel trancher.',
  not_delivered: 'La commande n’est pas encore livrée. Attendez la fin de la livraison.',
  refill_under_way: 'Un remplacement est déjà en cours. Attendez qu’il se termine.',
  email_erased:
    'Les données de cette commande ont été effacées à la demande de leur titulaire : l’adresse e-mail ne peut plus être modifiée.',
  email_correction_over:
    'L’adresse ne peut être corrigée que dans l’heure qui suit la commande. Écrivez-nous et nous la changerons.',
  refill_cooldown:
    'Un remplacement a été demandé récemment. La page de votre commande indique à partir de quand vous pouvez en demander un autre.',
  buyer_forgotten:
    'Les données de cette commande ont été supprimées à la demande de leur titulaire : plus aucun remplacement n’est possible. Passez une nouvelle commande.',
  link_invalid:
    'Ce lien n’est pas valable ou ne l’est plus. Ouvrez-le à nouveau depuis l’e-mail, ou utilisez le formulaire de cette page.',
  request_decided: 'Cette demande est déjà tranchée. Rechargez la page pour voir la décision.',
  address_not_proven:
    'L’auteur de la demande n’a pas encore confirmé que l’adresse est la sienne. Attendez sa confirmation, ou refusez en indiquant le motif.',
  review_decided:
    'Nous avons déjà examiné votre avis, il ne peut plus être modifié. Pour nous en dire plus, écrivez-nous.',
  review_refunded:
    'Nous avons remboursé cette commande : vous ne pouvez donc pas donner d’avis. Pour nous en parler, écrivez-nous.',
  review_undelivered:
    'Cette commande n’a pas été livrée : vous ne pouvez donc pas donner d’avis. Pour nous en parler, écrivez-nous.',
  review_too_early: 'Vous pourrez écrire votre avis quand la commande sera livrée en entier.',
  review_changed:
    'Cet avis a changé, ou quelqu’un l’a tranché entre-temps. Relisez-le dans la liste et décidez.',
  invoice_refunded:
    'Cette commande a été entièrement remboursée : il n’y a rien à facturer. Téléchargez ses reçus.',
  invoice_disputed:
    'La banque conteste le paiement de cette commande ou l’a déjà repris : aucune facture ne peut être émise. Si la contestation se termine en faveur de la boutique, réessayez.',
  invoice_too_late:
    'Le délai pour demander la facture, 60 jours après le paiement, est écoulé. Écrivez-nous et nous la préparerons.',
  invoice_erased: 'Les données de cet acheteur ont été supprimées : aucune facture ne peut être émise.',
  invoice_changed: 'Cette commande a déjà une autre facture. Rechargez la page et vérifiez-la.',
  message_closed: 'Ce message est déjà traité. Rechargez la page pour voir ce qui a été fait.',
  guarantee_over:
    'La garantie de cette commande est terminée. Si vous pensez que c’est une erreur, écrivez-nous.',
  sold_without_refills:
    'Cette commande a été vendue sans remplacement. Si vous pensez que c’est une erreur, écrivez-nous.',
  count_holds: 'Vous n’avez pas perdu plus de 10 % des abonnés livrés. Aucun remplacement n’est nécessaire.',
  refill_refused:
    'Le remplacement n’a pas pu se faire cette fois. Votre garantie continue : redemandez-le plus tard ou écrivez-nous.',
  cancellation_ignored:
    'Un achat ne s’arrête pas ainsi. Avant le paiement, annulez-le dans les paniers ; après, remboursez la commande.',
  refund_not_owed:
    'Ce montant n’est pas dû : ce qui n’a pas pu être remboursé a déjà été payé, le montant dû est inférieur, ou une autre décision vient d’abord. Rechargez la page et vérifiez les remboursements.',
  refund_without_order:
    'Cet achat n’a pas encore de commande. Remboursez le montant entier, ou attendez que la commande soit créée.',
  refund_leaves_nothing:
    'Sans ce qui reste à envoyer, la commande n’a plus rien à livrer. Remboursez tout ce qui reste.',
  unsent_changed:
    'Ce qui reste à envoyer a changé entre-temps. Fermez cette fenêtre, vérifiez les envois et le montant, puis recommencez.',
  dismissal_unpaid:
    'Rien n’a encore été remboursé pour cette commande. Indiquez le montant de ce qui ne sera pas envoyé.',
  submission_dismissed:
    'La partie qui restait à envoyer est déjà remboursée et ne part plus. Si elle est encore souhaitée, passez une nouvelle commande.',
  refund_changed:
    'Un autre montant a été remboursé entre-temps. Vérifiez les remboursements et recommencez seulement si c’est encore nécessaire.',
  resend_changed:
    'Un nouvel envoi a déjà eu lieu entre-temps. Vérifiez les envois et recommencez seulement si c’est encore nécessaire.',
  target_changed:
    'L’envoi que vous alliez corriger a changé entre-temps. Vérifiez les envois de la commande et recommencez seulement si c’est encore nécessaire.',
  target_taken:
    'Cette publication est déjà celle d’une autre partie de cette commande. Indiquez-en une autre, ou remboursez la partie qui manque.',
  provider_order_taken:
    'Ce numéro du fournisseur appartient déjà à une autre commande. Vérifiez chez lui lequel correspond à cette cible.',
  delivery_over:
    'La livraison de cette commande est terminée. Pour l’envoyer ailleurs, indiquez la cible en la renvoyant.',
  delivery_on_hold:
    'La banque conteste le paiement de cette commande ou l’a déjà repris : rien n’est envoyé ni remplacé. Si la contestation se termine en faveur de la boutique, réessayez.',
  payment_disputed:
    'La banque conteste ce paiement et détient l’argent. Répondez à la contestation auprès du prestataire de paiement ; ne remboursez pas en plus.',
  nothing_to_refund: 'Il ne reste rien à rembourser sur cette commande.',
  refund_too_large: 'Le montant dépasse ce qui reste à rembourser. Indiquez un montant inférieur.',
  refund_failed:
    'Le remboursement n’a pas pu être effectué. Vérifiez le paiement chez le prestataire et réessayez.',
  draft_changed:
    'Quelqu’un d’autre a modifié ce brouillon entre-temps. Lisez le nouveau texte avant d’enregistrer, de publier ou de supprimer.',
  content_changed:
    'Quelqu’un d’autre a publié ce contenu entre-temps. Comparez votre texte avec le nouveau avant de le publier.',
  thread_full:
    'Cette conversation est déjà très longue. Écrivez-nous un nouveau message depuis la page de contact en citant sa référence.',
  thread_changed:
    'Cette conversation contient un nouveau message. Rechargez la page et lisez-le avant de continuer.',
  refill_not_offered: 'Le fournisseur ne propose pas de remplacement pour ce service.',
  service_not_found: 'Ce pack n’existe pas.',
  network: 'Pas de connexion. Vérifiez votre connexion à Internet et réessayez.',
};
