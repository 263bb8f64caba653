import type { Words } from './language-words';

/** What French questions are made of. Without accents, in lower case. */
export const words: Words = {
  stop: 'a ai aimerais alors as au aucun aussi aux avec avez avoir bien bonjour bonsoir c ca ce cela ces cet cette combien comme comment d dans de des deux dois donc du elle elles en encore entre est et etc etes etre eu fait faire faut il ils j jamais je jour jours l la le les leur leurs lui m ma mais me meme merci mes moi mon n ne ni non nos notre nous on ont ou oui par pas peut peuvent peux plait plus pour pourquoi pouvez puis qu quand que quel quelle quelles quels qui quoi s sa sans savoir se sera ses si sont sous sur svp ta te tes toi ton tous tout toute tres tu un une va vais vos votre vous veux voudrais voulez y deja dites besoin marche passe question maintenant arrive donner abonnes abonne likes instagram acceptez'.split(
    ' ',
  ),
  concepts: {
    delivery:
      'livraison livraisons livrer livre livree livres delai delais temps recevoir recois recevrai recu attendre heures rapide immediat immediate commence',
    tracking: 'suivi suivre suis etat statut ou localiser tracer track',
    refund: 'remboursement remboursements rembourser rembourse remboursez rembourses argent rendre',
    withdrawal: 'retractation retracter retracte annuler annule annulation renoncer',
    guarantee:
      'garantie garanties remplacement remplacer remplacez baisse baissent baisser perds perdre perdu perdus perdent disparaissent chute refill',
    payment:
      'payer paye paiement paiements payez carte cartes visa mastercard amex paypal apple google debiter debite moyen moyens',
    safety: 'sur sure securite securise securisee fiable confiance arnaque danger risque',
    password: 'passe motdepasse mdp identifiants acces',
    privacy: 'confidentialite donnees personnelles rgpd cookies supprimer effacer',
    visibility: 'public publique prive privee profil',
    discount: 'reduction reductions code codes coupon coupons promotion promo remise',
    mistake: 'trompe trompee tromper erreur incorrect corriger changer modifier',
    order: 'commande commandes achat achats',
    receipt: 'facture factures recu recus tva',
    account: 'compte',
  },
  greeting: /^(bonjour|bonsoir|salut|coucou|hello|hey)\b/,
  thanks: /^(merci|mille mercis)\b|^(ok|parfait|super|d accord|compris)( merci)?$/,
  person: [
    /\b(parler|discuter|contacter|joindre|ecrire|appeler|echanger|passer|mettre en relation)\b.{0,40}\b(humain\w*|personne|agent|conseill\w+|quelqu|operat\w+|support|equipe|vous|service client)\b/,
    /^(un |une )?(humain|personne|agent|conseiller|support|contact|contacter)( reelle?| s il vous plait| svp)?$/,
    /\b(service client|telephone|reclamation|plainte|whatsapp)\b/,
    /\b(comment|veux|puis|peux|ou|voudrais)\b.{0,20}\b(vous )?(contacter|joindre|ecrire)\b/,
  ],
};
