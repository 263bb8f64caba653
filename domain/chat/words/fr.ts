import type { Words } from './language-words';

/** What French questions are made of. */
export const words: Words = {
  and: / (?:et|mais) /u,
  stop: 'a ai aimerai alors as au aucun aucune aussi autre autres aux avant avec avez avoir avais avait avons bien bon bonne c ca sa ce cela ces cet cette chez chaque comme d dans de depuis des deja dire dites dis dit donc du d_accord_pour elle elles en encore entre est et etc etes etre eu eux fait faire fais faites faut faudrait faudra fasse fut il ils j je jai jvoudrai jour journee l la le les leur leurs lui m ma mais maintenant me mes moi mon meme n ne nos notre nous on ont or ou_bien oui par parce pas_mal peu peut peuvent peux pourrais pourrait pourriez possible plus plutot pour pourquoi pk pouvez pouvons possiblement puis puisque qu que quel quelle quelles quels qui_est qu_est quoi_que s sais savoir savez se sera serai seraient serait ses si soit sont souhaiterais souhaitez suis sur sous svp t ta te tes toi ton tous tout toute toutes tres trop tu un une uns va vais vas vers veut voir vois vos votre vous voulais voulez vraiment y allez aller alors_que juste car chose choses cas fois_que question questions demande demander renseignement renseignements info infos besoin dois doit devrais devez arrive arriver_a marche_pas passe passer passee besoin_d ici la_bas madame monsieur messieurs mesdames cordialement prie salutations merci_d_avance cela_fait sinon ainsi afin alors_je dont ete etait etaient etais hesite hesiter petite grande gros grosse nouveau nouvelle vrai_que dernier derniere premiere premier permettre permet mettre mets mettez met mis mise donner donnez donne prends prenez prend pris tenez trouver tiens sait normal normalement actuellement simplement rapidement_svp sans tant type sorte partie cote possede lorsque alors_qu constate releve pouvoir alors_pourquoi tard verifier quelque quelques certains percer boutique petit monde vie truc trucs beaucoup assez avis_de voila eh bah ben bref stp sil sl plait vient viens venu voulu ensemble gens_qui aurais aura auront alors_svp concernant au_sujet sujet propos bonsoir_je vite_fait remarque remarquer ouvre ouvrir pense penser croire crois cree indiquer indique explique expliquer explication expliquez dites_moi envie utiliser utilise entreprise_de page hesitation bouge selon apres_votre accepte acceptez acceptent accepter valide valable valables utilisez utilisons mettre_le exercer client clients laisser laisse obtenir obtenu essaie essaye essayer essayez vient_de savoir_si informer indiquez merci_de svp_merci fonctionner existe_t propose_t compte_vous donc_je voulez_vous pourriez_vous solliciter sollicite aimerions souhaitons contente message ecrit_un interesse interessee interesserait ajouter faudra_t_il longtemps ligne lien verifie verifiez vu regarde regarder bas haut rester_la suite passent ferait_il serviable service services_de commandes_de apparait apparaissent figure doute_de certaine certain quelques_uns suffit suffisant probleme_de_compte enfin moment moments instant deja_la fonction mieux parler_de dispo disponible disponibles sert servir devoir numero seulement seul seule uniquement desole excusez pardon cessez promis verification realiser effectue effectuer banque avez_vous dis_moi raconte racontez quoi ferait feriez lieu aviez retour france koi nouveaux nouvelles rester reste_t_il positifs utilisez_vous expire expiree expires perime mobile liste bancaire obligatoire mon_telephone a_partir_de prepayee chat signifie veut_dire prefere mdr lol haha ahah marquee applique appliquent vont aurai aurons suivant suivante arriere question_rapide madrid barcelona valencia sevilla paris lyon marseille milano roma napoli torino clique cliquer politique vis cours bcp pres grave partout occupe',
  concepts: {
    followers:
      'abonne abonnes abonnee abonnees abonné* followe* folowe* folower* follower* followeurs fans abos suiveurs abonner_a_moi me_suivre me_suivent suivre_mon_compte abo',
    likes: 'like likes j_aime jaime laik* coeur coeurs mentions_j_aime likent',
    views: 'vue vues view views visionnage* visualisation* lecture lectures',
    comments: 'commentaire* comms coms partages enregistrements votes sondages carte_cadeau cartes_cadeaux',
    otherNetwork:
      'tiktok tik_tok youtube yt facebook fb twitter twitch spotify telegram linkedin threads snapchat snap discord pinterest google_avis kick',
    instagram: 'instagram insta ig instagran instagram__supprimer instagram__supprime',
    post: 'publication* post posts photo photos image images video videos reel reels carrousel',
    story: 'story stories storie storys live lives',
    profile: 'profil* compte comptes page espace_client mon_espace compte_pro',
    username:
      'pseudo* utilisateur nom_d_utilisateur user username identifiant nom arobase nickname ancien_pseudo ancien_nom autre_nom autre_pseudo',
    package: 'pack packs forfait forfaits formule formules lot',
    order:
      'commande commandes achat achats comande commende ma_commande mon_achat mon_colis mes_commandes anciennes_commandes suis_ma_commande',
    buy: 'acheter achete achetez commander commande_t_on acquerir prendre_des en_acheter passer_commande',
    bought:
      'commande_hier ai_commande ai_achete j_ai_pris avons_commande ai_passe achetes commandes_et avoir_achete ai_passe_commande j_ai_fait_une_commande ai_pris commandes_ce effectue_une_commande passe_une_commande ai_effectue',
    sell: 'vendez vend vendent vendre vends proposez propose proposent offrez faites_aussi vendez_vous',
    want: 'veux voudrais voudrai aimerais jaimerais souhaite desire jvoudrais prendre jveu jveux',
    amount: 'nombre_d_abonnes',
    budget: '',
    price:
      'prix tarif* coute* couter* cout couts combien_pour combien_c combien_coute* combien__coute* ca_fait_combien c_est_combien c_combien combien_ca_fait cher chers chere valent vaut montant combien_faut_il_payer combien_je_paye tarification devis_pour quel_prix revient_a me_revient',
    cheap: 'pas_cher moins_cher economique cher chers abordable moins_chere',
    howMuch: 'combien combein combiens kombien cb',
    howMany: 'combien_d combien_de',
    vat: 'tva taxe taxes ttc ht',
    fees: 'frais commission commissions supplement supplements autre_chose_a_payer payer_en_plus payer_autre_chose frais_de_port frais_de_livraison',
    hidden: 'cache caches cachee cachees supplementaire* extra surprise*',
    included: 'compris comprise inclus incluse inclut final',
    subscription:
      'abonnement abonnement_mensuel abonnements engagement reconduction renouvel* tacite sans_engagement preleve_tous paiement_unique seul_paiement reprelev* redebit*',
    monthly: 'mensuel* mensualite par_mois tous_les_mois chaque_mois mois',
    once: 'une_fois une_seule_fois seule_fois',
    when: 'quand qd quan date kan a_quelle_heure',
    takes:
      'delai* combien_de_temps en_combien_de_temps combien_de_jours combien_d_heures duree temps_de sous_combien prend_combien combien__de_temps delais dans_combien sous_quel quand_j_aurai quand_est_ce_que_j_aurai',
    period:
      'heure heures jour jours semaine semaines minute* demain aujourd_hui hier 24h 48h matin soir temps dimanche samedi week_end weekend',
    fast: 'rapide* rapidement immediat* vite instantane* tout_de_suite direct directement aussitot automatique',
    gradual:
      'd_un_coup petit_a_petit progressi* peu_a_peu en_une_fois tous_en_meme_temps tous_d_un etale* au_fur au_compte_gouttes lentement accelerer doucement',
    begin: 'commence* commencer debut* demarre* demarrer',
    grow: 'monter monte montent augmente* augmenter grimpe* croissance grandir bouge bougent',
    arrive:
      'arrive arrivent arriver arrivera recevoir recois recoit recevrai recevra recevez reception envoyez resultat resultats',
    delivery: 'livraison livre livrer livrez livree livres livraisons livrai*on',
    promptly: 'pour_demain pour_ce_soir aujourd_hui_meme au_plus_vite',
    not: 'pas non jamais aucun aucune personne_ne sans_recevoir plus_rien',
    yet: 'toujours encore tjrs tjs tjr',
    nothing: 'rien ren',
    wait: 'attend* attente j_attends attendre patiente en_attente',
    late: 'retard* en_retard trop_long ca_fait__jours ca_fait__semaine* ca_fait__heures depuis__jours depuis__semaine* depuis__heures traine il_y_a__jours n_a_change rien_ne_bouge ne_bouge rien_n_a rien_ne_change ne_monte n_augmente ca_fait_48h ca_fait_24h si_long c_est_long tres_long monte_pas montent_pas',
    half: 'moitie partiel* incomplet* incomplete',
    less: 'moins',
    lacking:
      'manque manquent manquant* pas_tous pas_tout_recu pas_recu_tous n_ai_pas_tout il_en_manque seulement__recu recu_que n_ai_que recu_seulement n_en_ai me_devez',
    done: 'termine terminee terminees complete completee fini finie livree completed se_termine finit finira',
    cancelled: 'annulee annulees commande_annulee',
    where: 'ou',
    state:
      'suivi suivre suis_ma_commande statut etat track tracking ou_en_est ou_en_sont localiser tracer avancement mes_commandes anciennes_commandes historique avance voir_ma_commande consulter_ma_commande combien_il_reste reste_combien verifier_ma_commande en_traitement est_en_cours encore_en_cours',
    mine: 'ma_commande mon_achat mon_colis',
    number: 'numero_de_commande numero_de_ma_commande reference n_de_commande num_de_commande no_de_commande',
    password:
      'mot_de_passe motdepasse mdp mots_de_passe identifiants passe_word password mes_acces code_d_acces_instagram donner_l_acces donner_acces infos_je_dois quelles_infos avec_mon_code',
    forgot: 'oubli* recuperer_mon_mot pirat* hack* vole_mon_compte vole_mon_insta',
    enter:
      'connecter connectez connecte connexion acceder acces entrer login me_connecter identifier rentrer log_in session',
    register:
      'inscri* creer_un_compte enregistrer s_inscrire ouvrir_un_compte m_inscrire acceder_a_mon_compte',
    publicly: 'public publique publics ouvert ouvrir debloquer',
    privately: 'prive privee prives verrouille en_prive cadenas',
    search: 'cherche chercher recherche rechercher trouve trouvez trouvent retrouve dans_la_liste',
    exist: 'existe existant n_existe_pas exister introuvable existent',
    unavailable: 'indisponible utilisateur_non_disponible non_disponible',
    real: 'vrai vrais vraie vraies reels_abonnes reels_ou reelle reelles reelles_personnes authentique* humains ils_sont_reels sont_reels abonnes_reels organique* vraies_personnes comptes_reels followers_reels vrai_gens',
    fake: 'bot bots faux fausses fake fakes fantome* inactif* robots fictif* bidon bidons invente inventes inventees',
    quality: 'qualite qualites premium type_d_abonnes',
    active: 'actif actifs active actives participent',
    interact:
      'interag* interaction* commentent engagement liker liker_mes achetent_mes aimer_mes_photos reagissent commenter commentez commenteront',
    people: 'gens personnes humains_vrais public_cible niche ciblage gens_qui',
    choose: 'choisir choisis choix selectionner cibler',
    women: 'femme femmes homme hommes fille filles garcon* sexe jeunes feminin masculin',
    country:
      'pays francais francaises francophone* allemand* anglais_ou italiens belges suisses africain* americain* nationalite d_ou_viennent origine provenance de_france etranger* internation* marocain* quebecois canadiens algeriens bresiliens europeens espagnols',
    spain: 'espagne espagnol espagnols espagnole espagnoles',
    europe: 'europe europeen europeens europeenne europeennes',
    difference: 'difference* distinct*',
    ban: 'ban bans banni bannir bannis bannit shadowban* suspend* suspension sanction* penalis* bloque* bloquer bloquera punir desactiv* restreint restreindre exclu exclure amende amendes',
    close:
      'fermer ferme_mon_compte supprimer_mon_compte_instagram instagram__supprimer fermeture perdre_mon_compte supprime_mon_compte_insta sauter_mon_compte mon_compte_est_supprime compte_est_supprime compte__supprime supprime_par perds_mon_compte instagram__supprime ferme fermee ferment fermera sauter saute',
    danger:
      'danger* dangereux risque* risquer risques probleme_avec_instagram nuire nuit nuisible sans_risque affecte* consequence* contre_les_regles regles_d_instagram craindre algorithme mauvais_pour joue_sur soucis ennuis',
    fear: 'peur crains inquiet* inquiete',
    legal: 'legal legale legaux illegal* delit legalite',
    allowed: 'autorise* permis interdit* droit_d_acheter le_droit_de permise',
    notice:
      'se_voit ca_se_voit ca_se_voit_que voit_que remarque_que remarquera remarquent le_savoir saura sauront sait_que s_en_rendre decouvr* rendre_compte apercevoir se_remarque soupconn* grille griller detect* visible peut_savoir peut_voir_que quelqu_un_sait savent_que le_voit le_voient peut_le_voir voient_que verront s_en_rend bizarre louche sache sachent',
    secret: 'discret* discretion anonym* secret confidentiel',
    you: 't_es tu_es es_tu etes_vous je_parle vous_etes',
    friend: 'amis quelqu_un personne mes_abonnes_actuels',
    drop: 'baisse baissent baisser baissé* perdu perds perdre perdus perd perte pertes disparu* disparai* chute* chuter tombe tombent desabonn* desabonnent partis partir partent parti s_en_vont sont_partis diminu* enleve_des unfollow* descend* quittent retire perdent s_en_aller arreter_de_me_suivre',
    leave: 'partent quittent vont_ils',
    stay: 'restent reste a_vie_les pour_toujours permanent* definitif* durable* toujours_la rester durent tiennent',
    guarantee: 'garanti* garantie garanties a_vie',
    refill:
      'remplacement* remplac* refill recharge* recuperer_mes_abonnes completer renouveler_les remettre_des recuperer_les remettez en_remettre',
    last: 'dure durer duree_de_la',
    pay: 'payer paye paiement paiements payez regler reglement paie payement payements paiment paiemen regle payent payons payant',
    paid: 'ai_paye j_ai_paye paye_mais paye_et ai_regle jai_paye avoir_paye',
    method: 'moyen moyens methode* mode modes facon',
    card: 'carte cartes cb bancaire bleue debit_ou bancaires 3d_secure code_de_la_banque',
    wallet:
      'visa mastercard amex american_express apple_pay google_pay applepay googlepay gpay apple revolut',
    otherMethod:
      'paypal pay_pal virement* crypto* bitcoin btc especes cash klarna plusieurs_fois 3_fois 4_fois 3x 4x en_trois_fois cheque* paysafecard paysafe sepa lydia paylib western dollars en_dollars neosurf transcash echelonn* mensualites cheques_vacances pcs wero alma mandat a_reception',
    charge:
      'debit* preleve* prelevement* prelev* facture_deux_fois debite encaisse* debitee ponction* deux_debits deux_prelevements deux_paiements 2_debits 2_prelevements 2_paiements plusieurs_debits transaction* operations retenu*',
    twice:
      'deux_fois 2_fois double doublon doubl* 2x deux_debits deux_prelevements deux_paiements 2_debits 2_prelevements 2_paiements en_double plusieurs_fois_debite plusieurs_debits trois_fois_debite x2 repete repetee repetes',
    unknownCharge:
      'ne_reconnais_pas pas_autorise reconnais_pas inconnu non_autorise sans_mon_accord debite_plus preleve_plus debit_frauduleux sans_autorisation fraude_sur_ma en_trop trop_paye trop_debite',
    fail: 'echec echoue* erreur erreurs probleme problemes bug bugge beug plante plantage fonctionne_pas marche_pas ne_marche ne_fonctionne panne ca_marche_pas ne_passe_pas passe_pas bloque_au_paiement page_blanche fige figee 3d_secure code_de_la_banque laisse_pas',
    cannot: 'n_arrive_pas arrive_pas impossible peux_pas ne_peux_pas n_arrive_plus',
    refused: 'refus* rejet* decline* refusee acceptez_pas_ma accepte_pas_ma',
    safe: 'securis* surs surete securite crypte proteg* sur_de_payer sure sur_pour_ma fiable_pour_ma paiement_est_il_sur payer_est_il_sur est_ce_sur est_il_sur',
    keep: 'gard* conserv* stock* enregistrez sauvegard*',
    refund: 'rembours* remboursement rembourse rembourssement ramboursement rembours',
    giveBack:
      'rendre rendez rends rend restituer restitu* retourner recuperer_mon_argent rendez_moi recuperer ravoir retour_produit faire_un_retour',
    money: 'argent sous_de euros thune fric pognon',
    cancel: 'annul* annuler annulation anuler renoncer resilier resiliation',
    regret:
      'regrette* change_d_avis changer_d_avis plus_envie n_en_veux_plus ne_veux_plus n_en_veut_plus en_veux_plus marche_arriere faire_marche',
    withdrawal: 'retract* 14_jours quatorze_jours droit_de_retractation',
    stop: 'arreter arretez stopper stop suspendre_la interrompre pause',
    after: 'apres ensuite plus_tard',
    discount:
      'reduction* promo* promotion* code_promo coupon* remise* rabais soldes offre offres bon_de_reduction bon_plan code_de_reduction vip5 save10 save15 black_friday reduc reducs codes_promo deux_codes ristourne voucher pour_cent',
    code: 'code codes',
    bonus: 'bonus offert* cadeau cadeaux en_cadeau pack_special',
    free: 'gratuit* gratos gratis offrez_vous sans_payer echantillon',
    try: 'essai essayer test tester testez demo echantillon teste',
    wrong:
      'trompe* tromper mauvais mauvaise erreur_dans erreur_de_pseudo erreur_de_compte erreur_sur incorrect* faux_pseudo confond* pas_le_bon pas_la_bonne faute_de_frappe faute mal_ecrit mal_orthographie errone* mal_tape par_erreur sans_faire_expres ancien_pseudo ancien_nom mis_un_autre mauvaise_manip autre_nom autre_pseudo pas_le_mien pas_la_mienne corrig*',
    change: 'chang* modifi* rectif* mettre_a_jour editer deplacer transferer basculer',
    email: 'mail mails email* e_mail courriel* e_mails adresse_mail emails mel gmail',
    confirmation: 'confirm*',
    receive: 'recu recus recue retrouve trouve_plus recois envoye resu ressu recut',
    invoice:
      'facture* recu_fiscal justificatif* ticket facturation mon_recu un_recu le_recu recu_de_paiement telecharger_mon_recu telecharger_le_recu factur*',
    company:
      'societe entreprise siret siren autoentrepreneur raison_sociale boite compte_pro professionnel* proprietaire',
    download: 'telecharg* imprim* appli application app',
    delete:
      'supprim* effac* suppression effacement cloturer droit_a_l_oubli droit_a_l_effacement oubliez_moi enlevez_moi retirez_moi supprimez_moi',
    data: 'donnees infos_personnelles informations_personnelles mes_infos infos_perso coordonnees traces base database base_de_donnees demandez_mon_mail demandez_l_email systeme',
    privacyLaw:
      'rgpd cnil confidentialite vie_privee cookies gdpr protection_des_donnees droit_a_l_oubli droit_a_l_effacement',
    unsubscribe:
      'desinscri* me_desinscrire me_desabonner_de plus_recevoir ne_plus_recevoir arretez_de_m_envoyer arreter_de_recevoir stop_mail retirer_de_la_liste arretez_de_m_ecrire arreter_les_mails plus_de_mails desabonner_des arretez_de_m_ecrire cessez_de plus_d_emails plus_d_e_mails',
    marketing:
      'newsletter* publicite pub spam spams mails_commerciaux publicitaires lettre_d_information pubs',
    share: 'revend* vendez_mes tiers partag* cedez transmet* vendez_vous_mes',
    person:
      'humain* personne_reelle agent conseiller* operateur* qqun support gerant patron une_personne vraie_personne vrai_humain un_responsable directeur directrice',
    talk: 'parler parlez_moi discuter appeler appel* echanger ecrire passer_un passez_moi mettre_en_relation mettez_moi rappel* relation',
    contact:
      'contact* joindre service_client sav reclamation* plainte_client service_clients support_client joignable vous_ecrire ecrire_a vous_parler serviceclient votre_adresse_mail votre_mail votre_email votre_numero votre_adresse_e_mail mail_de_contact a_quelqu_un vous_ecris',
    phone:
      'telephone* whatsapp wsp watsap tel_svp numero_de_tel numero_de_telephone appeler_au standard hotline wathsapp m_appelez',
    schedule: 'horaire* heures_d_ouverture ouverts_quand jours_d_ouverture ouverts_le vous_etes_ouverts',
    answer: 'repond* reponse reponses repondez',
    urgent: 'urgent* urgence',
    help: 'aide aider aidez assistance',
    agency:
      'agence* revendeur* grossiste* en_gros partenariat* collab* affili* api partenaire* influenceur* presse recrut* candidature cv marque_blanche travailler_avec_vous stage emploi',
    threat:
      'plainte porter_plainte avocat* tribunal tribunaux police gendarmerie dgccrf justice proces assigner signal_conso signaler_a signaler juridique_contre opposition litige que_choisir consommateurs repression_des_fraudes contester_le_paiement mise_en_demeure huissier saisir',
    anger:
      'voleur* honte honteux inadmissible inacceptable scandal* lamentable vol escroc* escroquer arnaqueur* arnaque_de marre ras_le_bol furieu* degoute* vous_vous_foutez mecontent* colere m_avez_arnaque m_ont_arnaque me_suis_fait_arnaquer fait_avoir foutage sert_a_rien servez_a_rien le_pire les_pires sers_a_rien decu decue pas_satisfait pas_content pas_contente mecontente',
    insult:
      'merde* connard* connasse* con cons abruti* idiot* imbecile* putain pute nul nulle nuls debile* salop* encul* batard* fdp ntm stupide* clown* bouffon* ta_gueule pourri* tg chier incapable* incompetent* foutre daube',
    who: 'qui a_qui_est',
    trust:
      'fiable* confiance serieux serieuse* legit credible* digne_de_confiance fiabilite ca_marche_vraiment sont_fiables garanti_sans site_sur site_est_il_sur site_securise site_est_il_securise site_est_securise sur_votre_site_est mefi* doutes',
    scam: 'arnaque arnaques escroquerie fraude bidon_le_site attrape_nigaud pieges piege',
    reviews:
      'avis temoignage* trustpilot etoiles note_de commentaires_clients retours_clients notes avis_clients',
    site: 'site web boutique_en_ligne site_internet',
    seat: 'siege adresse_postale bureau* localise* boutique_physique magasin physique ou_etes_vous base_ou ou_se_trouve ou_est_situe situe* basee base_en bases qui_est_derriere derriere domicilie votre_adresse en_france raison_sociale une_boutique un_magasin',
    language:
      'langue* anglais espagnol_svp italien allemand arabe parlez_francais en_francais parlez_vous_francais portugais neerlandais',
    speak: 'parlez parle parlent comprenez comprends parles',
    foreign:
      'do_you speak english hello how_much how_long help_me please hablas espanol italiano sprechen the what where you my your does can_you can how_do need want_to want',
    robot:
      'robot bot machine ia intelligence_artificielle chatbot chatgpt gpt siri automate ordinateur qui_es_tu tu_es_qui t_es_qui',
    abroad:
      'depuis_la_belgique en_belgique en_suisse au_canada au_maroc en_algerie depuis_le hors_de_france a_l_etranger dom_tom outre_mer depuis_l_etranger autre_pays en_afrique au_quebec au_luxembourg en_tunisie guadeloupe martinique reunion belgique suisse canada maroc j_habite hors_france senegal cote_d_ivoire',
    can: 'peut_on puis_je on_peut je_peux',
    age: 'age mineur* majeur* 18_ans 16_ans 15_ans mes_parents ado accord_parental majorite parental* quel_age j_ai__ans a_partir_de__ans combien_d_ans',
    law: 'loi lois droit_applicable droit juridiction legislation juridique* applicable regit regie',
    contract: 'contrat contrats conditions cgv cgu termes',
    otherPerson:
      'un_ami une_amie autre_personne autre_compte ma_copine mon_copain mon_frere ma_soeur un_client pour_un_autre pour_offrir quelqu_un_d_autre plusieurs_comptes deux_comptes autre_profil mes_clients ma_fille mon_fils ma_femme mon_mari compte_d_un mon_ami mon_amie autrui differents_comptes un_cadeau deux_profils plusieurs_profils ma_mere mon_pere',
    again:
      'a_nouveau de_nouveau encore_une_fois recommander racheter deuxieme_fois deux_commandes 2_commandes plusieurs_commandes autre_commande plus_tard_encore plusieurs_packs repasser nouvelle_commande seconde_commande ajouter_encore cumuler_les_packs reprendre plus_d_un_pack',
    two: 'deux 2',
    same: 'meme memes meme_nombre',
    minimum: 'minimum mini minimal* au_moins commande_minimale min plus_petit',
    maximum: 'maximum maximal* limite limites max plafond plus_gros plus_grand plus_grosse jusqu_a_combien',
    exactly:
      'exactement exact* personnalis* sur_mesure autre_quantite quantite_precise chiffre_precis nombre_precis quantite*',
    split:
      'repart* divis* partager_les sur_plusieurs entre_plusieurs plusieurs_photos plusieurs_publications plusieurs_posts quelle_photo quelle_publication la_photo_qui derniere_photo derniere_publication une_seule_photo une_photo choisir_la_photo choisir_le_post chaque_photo de_photos combien_de_photos differentes_photos quel_post partages',
    several: 'plusieurs differents differentes multiples',
    remove:
      'enlever enlevez retirer retirez oter supprimer_les_abonnes supprimer_des_abonnes s_en_debarrasser',
    how: 'comment cmt coment etape_par_etape',
    work: 'marche fonctionne fonctionnement etapes procedure ca_se_passe processus se_passe expliquez_moi comment_je_fais etape_par_etape',
    what: 'vendez_quoi que_vendez que_proposez quels_services quels_produits services produits catalogue vous_faites_quoi qu_est_ce_que_vous_vendez proposez_quoi',
    recommend:
      'conseill* recommandez lequel_choisir quel_pack_choisir lequel lequel_prendre conseil conseils',
    greeting: 'bonjour bonsoir salut coucou hello hey cc bjr slt bsr yo hi bonjours wesh re hola ciao',
    smallTalk:
      'ca_va comment_ca_va comment_vas comment_allez tu_vas_bien quoi_de_neuf comment_tu_t_appelles vous_allez_bien',
    thanks:
      'merci mercis parfait super d_accord compris ok okay genial nickel top entendu thanks thx mrc tres_bien cool impec merci_mille mille_mercis',
    goodbye: 'au_revoir a_bientot bonne_journee bonne_soiree bye ciao a_plus aurevoir adieu',
  },
  numbers: {
    cent: 100,
    cinquante: 50,
    mille: 1000,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    dix: 10,
    vingt: 20,
    trente: 30,
    million: 1_000_000,
    k: 1000,
  },
  notUnits:
    'ans an heures heure h jours jour semaines semaine mois minutes fois photos publications posts videos reels comptes profils commandes codes debits paiements prelevements x',
};
