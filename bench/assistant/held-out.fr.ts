import type { LabelledQuestion } from './labelled-question';

/** Written without knowledge of the examples, earlier questions or results. */
export const heldOut: readonly LabelledQuestion[] = [
  // Price.
  ['cc c cb les 1000 abo ??', 'price', '9,99'],
  [
    'Bonjour Madame, Monsieur, je souhaiterais savoir à combien me reviendraient 500 abonnés européens. Bien à vous',
    'price',
    '6,99',
  ],
  ['10000 followers ça me ferait quelle somme', 'price', '61,99'],
  ['prix 500 likes', 'price', '25,00'],
  [
    'jsuis rappeur jviens de sortir un clip, pour 5000 vues sur le reel faut lacher combien',
    'price',
    '11,99',
  ],
  [
    'Il me faudrait 2500 abonnés pour la page de mon salon de coiffure, vous demandez combien ?',
    'price',
    '19,99',
  ],
  ['vos tarifs svp', 'price|offer'],
  // Delivery time.
  ['sous combien de tps on les recoit', 'delivery-time'],
  ["si je commande ce soir est-ce que j'aurai tout pour samedi ? j'ai un showcase", 'delivery-time'],
  ['les vues arrivent dun coup ou petit a petit', 'delivery-time'],
  [
    'Une fois la carte débitée, il faut patienter longtemps avant de voir le compteur monter ?',
    'delivery-time',
  ],
  ['c instantané ?', 'delivery-time'],
  // Quality.
  ['c des vrais gens ou des faux comptes', 'quality'],
  ['followers bots ou humains', 'quality'],
  [
    "Est-ce que ces personnes vont ensuite acheter dans ma boutique de bijoux ou c'est juste pour le chiffre ?",
    'quality',
  ],
  ['ils ont une photo de profil et des publis au moins vos abonnés ??', 'quality'],
  ['bjr dou viennent les comptes qui vont me suivre', 'quality'],
  ['mdr jparie ke c ke des comptes fantomes ki likent jamais', 'quality'],
  // Ban.
  ['insta peut me suspendre a cause de ca ?', 'ban'],
  [
    "J'ai mis six ans à construire ma page de photographe, je ne voudrais pas qu'on me la ferme parce que j'ai acheté chez vous",
    'ban',
  ],
  ['risque shadowban', 'ban'],
  ['mon compte va sauter si jprends 10k dun coup ?', 'ban'],
  ["une copine m'a dit qu'instagram punit les gens qui font ça, c'est vrai ?", 'ban|legality'],
  ['est ce sans danger pour mon profil', 'ban'],
  // Guarantee.
  ['si jen perds au bout dun mois vous en remettez ?', 'guarantee'],
  ['La garantie court sur combien de jours exactement ?', 'guarantee'],
  ['et si les abos se barrent', 'guarantee'],
  [
    "Bonsoir, j'avais pris 1000 abonnés chez vous il y a 3 semaines et là je suis redescendu de 150, que faire ?",
    'guarantee|missing',
  ],
  ['ils restent à vie ou ca redescend apres', 'guarantee'],
  ['comment demander la recharge quand ça chute', 'guarantee'],
  // Late.
  ['tjr rien recu depuis avant hier', 'late|order-state'],
  [
    "Cela fait maintenant quatre jours que j'ai réglé ma commande et mon compteur n'a pas bougé d'un seul abonné, est-ce normal ?",
    'late|order-state',
  ],
  ['oh ca fait 30h jattends mes likes la', 'late|order-state'],
  ['commande en retard', 'late|order-state'],
  ['vous aviez dit 24 h max on en est à 48 et toujours zéro', 'late|order-state'],
  ['pk ca demarre pas j ai paye hier matin', 'late|order-state'],
  // Order state.
  ["où en est ma commande s'il vous plait", 'order-state'],
  ['suivi cmd', 'order-state'],
  ["j'ai plus le lien pour voir l'avancement, je le retrouve où", 'order-state|lost-mail'],
  ['ça affiche « en cours » sur ma page, ça veut dire quoi au juste', 'order-state'],
  ['je peux voir qqpart combien de vues ont deja été envoyées ?', 'order-state'],
  [
    "Bonjour, ma fille m'a aidée à passer commande hier, comment puis-je vérifier que c'est bien en train de se faire ?",
    'order-state|late',
  ],
  // Payment.
  ['on paye comment ?', 'payment|other-methods'],
  ['vous prenez la mastercard', 'payment|other-methods'],
  [
    "Je suis un peu méfiante à l'idée de taper mon numéro de carte bleue ici, est-ce bien sécurisé ?",
    'payment|trust',
  ],
  ['apple pay dispo ?', 'payment|other-methods'],
  ['mes coordonnées bancaires sont gardées chez vous après ?', 'payment|privacy|trust'],
  ['jai kune carte revolut ca passe ou pas', 'payment|other-methods'],
  // Refund.
  ['comment me faire rembourser', 'refund'],
  ['je rends mes sous si ca livre pas ? enfin vous me les rendez quoi', 'refund'],
  ["Dans le cas où vous n'arriveriez pas à tout fournir, est-ce que je récupère la différence ?", 'refund'],
  ['remboursement delai banque', 'refund'],
  ["vous m'avez dit que j'étais remboursé, au bout de combien de jours ça apparait sur mon compte", 'refund'],
  ['satisfait ou remboursé ??', 'refund|withdrawal|guarantee'],
  // Password.
  ["Vous avez besoin de mes identifiants Instagram pour m'envoyer les abonnés ?", 'password'],
  ['vous rentrez dans mon compte ou pas', 'password|ban'],
  ["j'veux bien commander mais hors de question que je file mon code insta", 'password'],
  ["un site concurrent m'a réclamé mon mot de passe, chez vous c'est pareil ?", 'password'],
  // Public profile.
  ['mon compte est privé ca marche qd meme ?', 'public-profile'],
  ['compte en privé', 'public-profile'],
  [
    'Dois-je laisser mon profil visible de tous pendant que ça arrive ou je peux le refermer tout de suite ?',
    'public-profile',
  ],
  ['jpeu me remettre en privé apres ?', 'public-profile'],
  ['comment on fait pour enlever le cadenas sur insta pour que vous puissiez livrer', 'public-profile'],
  [
    'Mon mari préfère que mon compte reste fermé aux inconnus, est-ce gênant pour recevoir les likes ?',
    'public-profile',
  ],
  // Discount.
  ['ya moyen davoir une reduc jsuis etudiante', 'discount'],
  [
    "C'est ma troisième commande chez vous, faites-vous un petit geste pour les clients fidèles ?",
    'discount',
  ],
  ['soldes black friday', 'discount'],
  ['jai un bon de -10% je le tape où', 'discount'],
  ['moins cher si je prends plusieurs packs en meme temps ?', 'discount|price'],
  // Trust.
  ['arnaque ou pas ?', 'trust'],
  ["qu'est-ce qui me prouve que vous allez pas disparaître avec mes 20 balles", 'trust'],
  ['avis clients', 'trust'],
  [
    'Bonjour, je me suis déjà fait avoir une fois sur un site de ce genre, peut-on vous faire confiance ?',
    'trust',
  ],
  ['les commentaires sur votre page ils sont vrais ou inventés', 'trust'],
  ['site serieux ??', 'trust'],
  // Wrong profile.
  ['merde jai mis le mauvais pseudo', 'wrong-profile|change-order'],
  [
    "J'ai fait une faute de frappe dans le nom de mon profil en commandant, peut-on encore rectifier ?",
    'wrong-profile|change-order',
  ],
  ['trompé de @', 'wrong-profile|change-order'],
  ["que se passe t'il si j'écris mal mon nom d'utilisateur", 'wrong-profile|change-order'],
  [
    "les abonnés sont partis chez un inconnu, j'avais oublié un tiret dans mon pseudo",
    'wrong-profile|change-order',
  ],
  ['jai changé de nom sur insta juste apres avoir payé, c grave ?', 'wrong-profile|change-order'],
  // Not sold.
  ['vous faites tiktok ?', 'not-sold'],
  ['abonnés youtube', 'not-sold'],
  ['Je cherche des commentaires positifs sous mes photos de gâteaux, vous proposez cela ?', 'not-sold'],
  ['jveux le badge bleu vous pouvez ?', 'not-sold'],
  ['streams spotify pour mon EP ca existe chez vous', 'not-sold'],
  ['vous vendez des comptes insta deja tout faits avec 20k', 'not-sold'],

  // Double charge.
  ['debité 2 fois !!', 'double-charge'],
  [
    "Sur mon relevé je vois deux lignes identiques de 9,99 alors que je n'ai commandé qu'une fois",
    'double-charge',
  ],
  // Unknown charge.
  [
    "c'est quoi ce prélèvement de votre société sur mon compte, je n'ai jamais rien acheté ici",
    'unknown-charge',
  ],
  ["qqn a utilisé ma cb sur votre site c'est pas moi", 'unknown-charge'],
  // Paid, no order.
  ["l'argent est parti mais aucune commande nulle part", 'paid-no-order'],
  ["jai payé et la page a planté, j'ai pas eu de numéro ni rien", 'paid-no-order|lost-mail'],
  [
    'Ma banque confirme le débit de 19,99 € et pourtant chez vous je ne trouve pas trace de mon achat',
    'paid-no-order',
  ],
  // Complaint.
  ['franchement service nul, jamais plus', 'hand-over'],
  [
    'Je tiens à vous faire part de mon vif mécontentement quant à la façon dont ma commande a été traitée',
    'complaint|person',
  ],
  ['ca fait 3 mails que jenvoie personne me repond vous vous foutez du monde', 'hand-over'],
  // Legal threat.
  ["sans réponse d'ici demain je saisis la répression des fraudes", 'legal-threat|complaint'],
  // Insult.
  ["t'es vraiment con comme assistant", 'hand-over'],
  // Business.
  ['Je dirige une agence de com à Lyon, avez-vous des conditions pour les revendeurs ?', 'business'],
  ['partenariat influenceur jai 40k et je parle de vous en story', 'business'],
  // Missing.
  ["j'en ai reçu que 830 sur 1000", 'missing'],
  ['c marqué terminé mais il me manque des likes', 'missing'],
  ["Le compte n'y est pas : j'avais payé pour 5000 vues et la vidéo s'est arrêtée à 4100", 'missing'],
  // Change order.
  ['jpeux mettre les likes sur une autre photo que celle choisie hier ?', 'change-order'],
  ["Je viens de valider 500 et finalement j'en voudrais 1000, pouvez-vous échanger ?", 'change-order'],
  // Technical.
  ['le bouton payer reagit pas', 'technical|payment-failed'],
  ['votre site bug page blanche sur mon iphone', 'technical'],
  // Person.
  ['je peux parler a qqn ?', 'person'],
  ['Auriez-vous un numéro de téléphone où vous joindre ? À mon âge je préfère la voix', 'person'],
  ['mail du sav', 'person'],
  // Total price.
  ['ya des frais en plus au moment de payer ou pas', 'total-price'],
  ["c'est un abonnement qui se renouvelle chaque mois ou je paye une seule fois ?", 'total-price'],
  // Regions.
  ['je veux que des abonnés français, possible ?', 'regions'],
  ['uniquement des filles 18-25 ans de marseille', 'regions'],
  // Legality.
  ["c'est légal d'acheter des followers en france", 'legality'],
  ['jpeux avoir une amende pour ça ?', 'legality'],
  // Discretion.
  ['mes potes vont cramer que jai acheté ?', 'discretion'],
  [
    'Est-ce que quelque chose sera publié sur ma page à mon insu ou mes clients seront-ils avertis ?',
    'discretion',
  ],
  // User not found.
  ['quand je tape mon pseudo ca trouve rien', 'user-not-found'],
  ['votre recherche me dit profil indisponible alors que mon compte existe bel et bien', 'user-not-found'],
  // Other methods.
  ["payer en 3 fois sans frais c'est faisable", 'other-methods|payment'],
  ['jai pas de cb, jpeux envoyer une paysafecard ou des bitcoins ?', 'other-methods|payment'],
  // Payment failed.
  ['carte refusée', 'payment-failed'],
  [
    "j'essaie depuis ce matin de régler et à chaque fois ça me met paiement échoué, pourtant j'ai de l'argent dessus",
    'payment-failed',
  ],
  ['le code de ma banque arrive pas du coup je peux pas finir de payer', 'payment-failed'],
  // Withdrawal.
  ['droit de rétractation', 'withdrawal'],
  ["J'ai commandé avant-hier sur un coup de tête, ai-je encore le droit de me dédire ?", 'withdrawal|refund'],
  // Lost mail.
  ['pas eu de mail de confirmation', 'lost-mail'],
  ["j'ai supprimé l'e-mail avec mon numéro de commande, comment je le récupère", 'lost-mail|order-state'],
  ['jcrois jai tapé une mauvaise adresse gmail du coup jai rien recu ds ma boite', 'lost-mail|change-order'],
  // Invoice.
  ['facture svp', 'invoice'],
  ['Pour ma comptable il me faudrait un justificatif avec la TVA au nom de ma SARL', 'invoice'],
  ['je telecharge mon reçu où', 'invoice'],
  // Delete data.
  ['supprimez tout ce que vous avez sur moi', 'delete-data'],
  [
    "Conformément au RGPD, je demande l'effacement de mes informations personnelles de vos fichiers",
    'delete-data',
  ],
  // Privacy.
  ['vous revendez nos infos a des pubs ?', 'privacy'],
  ['quelles données personnelles conservez-vous au juste', 'privacy'],
  // Unsubscribe.
  ['stop vos pubs dans ma boite mail', 'unsubscribe'],
  ['me désinscrire newsletter', 'unsubscribe'],
  // Account.
  ['faut sinscrire pour acheter ?', 'account|how-to-buy'],
  [
    "je n'arrive pas à me connecter à mon espace client, le code à 6 chiffres ne vient pas",
    'account|technical',
  ],
  // Free sample.
  ['test gratuit ?', 'free-sample'],
  ["donnez m'en juste 20 pour voir si ça marche vraiment avant que je paye", 'free-sample'],
  // Bonus.
  ["c'est quoi le +50 en cadeau a coté du pack", 'bonus'],
  ['les offerts arrivent en meme tps que le reste ?', 'bonus'],
  // Age.
  ['jai 15 ans jpeu acheter', 'age'],
  ['Mon fils de 14 ans voudrait passer commande sur votre site, est-ce autorisé ?', 'age'],
  // Law.
  ["en cas de litige c'est le droit de quel pays qui s'applique ?", 'law'],
  ['tribunal compétent', 'law'],
  // Seller.
  ['siret de la boite ?', 'seller'],
  ["Où se trouvent vos bureaux ? J'aimerais savoir à qui j'ai affaire", 'seller'],
  // Languages.
  ['le site est en espagnol chez moi comment je le mets en francais', 'languages'],
  ['votre équipe parle anglais ?', 'languages'],
  // Likes and posts.
  ['jpeux partager 500 likes sur 4 photos ?', 'likes-posts'],
  ["comment je choisis la publication qui va recevoir les j'aime", 'likes-posts'],
  ['ma derniere photo apparait pas dans la liste pour mettre les likes', 'likes-posts|technical'],
  // Views and videos.
  ['vues de story possible ?', 'views-videos'],
  ['les vues ca marche sur les reels ou que sur les vidéos normales', 'views-videos'],
  ["J'ai trois vidéos de recettes, puis-je répartir 1000 vues entre elles ?", 'views-videos'],
  // Quantities.
  ["c'est quoi le minimum quon peut prendre", 'quantities'],
  ["il m'en faudrait 3700 pile, pas un de plus, on peut choisir soi-même le nombre ?", 'quantities'],
  // Offer.
  ['vous vendez quoi exactement', 'offer'],
  ["on m'a passé votre lien mais j'ai pas compris, c'est quoi comme service ?", 'offer'],
  // Other profile.
  ["je voudrais en offrir à ma nièce pour son compte à elle, c'est possible ?", 'other-profile'],
  ['jgère 2 comptes, une seule commande pour les 2 ?', 'other-profile'],
  // Again.
  ['jpeux recommander pour le meme compte la semaine pro ?', 'again'],
  ["j'ai une commande en cours, je peux en remettre une par-dessus ou il faut attendre", 'again'],
  // Remove.
  ['enlevez moi ces abonnés jen veux plus', 'remove'],
  ["Comment puis-je faire disparaître les likes que j'ai achetés ? Je regrette un peu", 'remove'],
  // Abroad.
  ['jhabite a montréal je peux commander ?', 'abroad'],
  ["vous livrez au Sénégal et en Côte d'Ivoire", 'abroad'],
  // How to buy.
  ['comment ca marche votre truc', 'how-to-buy|offer'],
  [
    "Je ne suis pas très douée avec l'ordinateur, pouvez-vous m'expliquer pas à pas comment commander ?",
    'how-to-buy',
  ],
  ['je veux acheter des abo je fais quoi', 'how-to-buy'],
  // Instagram help.
  ["on m'a hacké mon insta aidez moi à le récupérer", 'instagram-help'],
  ['oublié mon mdp instagram', 'instagram-help'],
  // Bot.
  ['tes un robot ou une vraie personne', 'bot'],
  ["c'est chatgpt qui me répond là ?", 'bot'],

  // Two things at once.
  ['combien pour 1000 abonnés et ça met combien de temps à arriver ?', 'price+delivery-time', '9,99'],
  ['slt faut le mdp ? et insta va pas me bannir ?', 'password+ban'],
  [
    'Est-ce que ce sont de vrais comptes, et si jamais ils se désabonnent, vous compensez ?',
    'quality+guarantee',
  ],
  ['je peux régler par virement et avoir une facture pour ma boutique ?', 'other-methods+invoice'],
  [
    'mon profil doit etre ouvert a tous ? et est ce que les gens sauront que jai payé',
    'public-profile+discretion',
  ],
  ['500 likes c combien et ya la tva a rajouter ou pas', 'price+total-price', '25,00'],
  ["jai 16 ans est ce que j'ai le droit de commander, et faut se créer un compte chez vous ?", 'age+account'],
  [
    'vous avez un code de réduction en ce moment ? et sinon ça passe le paiement en plusieurs fois',
    'discount+other-methods',
  ],
  [
    'Deux questions : est-ce bien légal, et que faites-vous de mon adresse mail ensuite ?',
    'legality+privacy',
  ],
  ['on peut avoir que des abonnés espagnols ? et ya des packs plus gros que 10000 ?', 'regions+quantities'],
  ["vous etes fiables ? et ça commence au bout de combien d'heures", 'trust+delivery-time'],
  ["1000 vues ça coûte combien, et si ça n'arrive pas je suis remboursée ?", 'price+refund', '3,49'],
  ["j'ai rien vu arriver depuis 3 jours alors soit vous livrez soit vous me rendez mon argent", 'late'],
  ["il manque 200 abonnés sur ma commande et en plus j'aurais besoin d'une facture", 'missing'],

  // Nothing to do with the shop, or no answer.
  ['il fait quel temps demain a bordeaux', 'none'],
  ['score psg om', 'none'],
  ["tu peux m'écrire une dissertation sur Baudelaire", 'none'],
  ['recette pate a crepes', 'none'],
  ['Bonjour, mon colis Vinted est bloqué en point relais depuis lundi', 'none'],
  ['a quelle heure faut poster pour avoir plus de portée', 'none'],
  ['quels hashtags je mets sous mes photos de mariage', 'none'],
  ['Savez-vous si la mairie est ouverte le samedi matin ?', 'none'],
  ['traduis moi bonjour en japonais', 'none'],
  ['tu connais une blague', 'none'],
  ['je cherche un billet de train pas cher pour Nantes', 'none'],
  ['qui a dessiné votre logo', 'none'],
  ['mon lave-linge fuit, vous réparez ?', 'none|not-sold'],
  ['meilleur tel pour faire des photos', 'none'],
  ['Pourriez-vous me conseiller un bon dentiste à Toulouse ?', 'none'],
  ['capitale de laustralie', 'none'],
  ["j'hésite sur le prénom de mon chat, Pixel ou Moka ?", 'none'],
  ['combien de clients vous avez eu lan dernier', 'none'],
];
