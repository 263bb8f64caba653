import type { Words } from './language-words';

/** What Italian questions are made of. */
export const words: Words = {
  and: / (?:e|ed|ma|però) /u,
  stop: 'a ad agli ai al alla alle allo allora altra altre altri altro anche ancora_una avere aveva avete abbiamo avrei avro bella bene bel bisogna bisogno buon buona buono c che ci cio cioe come_mai con cosi cui d da dagli dai dal dalla dalle dallo degli dei del della delle dello deve devo devono dovrei dovete di dici dico dire dirmi dica ditemi dimmi dopo_che due_parole e ed ecco era ero essere essi fa faccio faccia fai fanno fare fate farmi fatto favore feci fino fra gia gli ha hai hanno ho i il in io l la le lei li lo loro lui ma magari me mi mia mie miei mio mette mettere metto messo ci_mettono mica modo molta molte molti molto ne nei nel nella nelle nemmeno nessun no noi nostra nostri nostro o od oggi_mi ogni ok_ma ora adesso oppure per perche pero piu poco poi po poter possa possiamo possibile posso possono potere potete potrebbe potrei potreste pochi prego prendere prendete prendo preso presa presi proprio puo puoi può pure qua qual quale quali qualche quando_il quel quella quelle quelli quello questa queste questi questo qui quindi sa saper sapere sapete so sara saranno sarebbe se sei sempre_che senza si sia siamo siano siete sono sopra sotto sta stai stanno stare state stato stati sto stesso stessa stata su sua sue sui sul sulla sulle suo suoi tanto tante tanta te ti tipo tra troppo tu tua tuo tutta tutte tutti tutto un una uno va vai vada vanno vedere vedo vedi vengo venire verso vi vostra vostre vostri vostro vostri voi volendo volere vuoi vuole s t m n x cmq nn xke xche pk qnd_volevo pensando pensavo penso credo negozio marca pagina_del attivita gentili signori signore signora cordiali saluti sensi estratto controllare domanda domande informazione informazioni info dubbio richiesta chiedere chiedo chiedete sapete_dirmi serve servono servirebbe succede normale normalmente prima primo prima_volta ultima ultimo nuovo nuova grande grandi piccolo esempio caso parte cosa cose roba beh eh ah oh dai_su senti ciao_vorrei buongiorno_vorrei risulta risultano lato fuori dentro tale fossi fosse faceste qualcosa trovare stamattina stasera abbastanza davvero veramente attualmente crescere gruppo riesce riesci usare uso usa uno_solo usare_un muove inserire inserisco mandare dovrebbe spiegare spiegarmi spiegate capire capito_bene tenere tiene tengo rispetto prime volta volte basta_che dare darmi date darvi da_voi mettete mettono viene vengono mondo vita idea scrivere_qui fammi accettate accetta accettano accetti valido valida validi usarlo utilizzare utilizzo utilizzate inserirlo metterlo metterla mettermi esercitare cliente clienti lasciare lascia ottenere ottengo ottenuto compare compaiono comparire figura provato_a appena sapere_se informare gentilmente indicare desidererei interessato interessata interessa interesserebbe messaggio aggiungere aggiunta servira occorre occorrono lavorate lavora controllato controllate visto guardato guardare dentro_al diritto funzionare esiste_un disponibile disponibili momento momenti istante sapendo credete succedere succede_se capita capitato avvenuto avviene poteva poteste ricevere_un messo_il sembra sembrano servizio aspetta_un altrimenti siete_in_grado casomai direttamente giusto corretto lunga lungo numero solo sola soltanto dice dicono diceva scusi scusa scusate smettete smettere_di basta verifica effettuare effettuato promesso banca raccontami avvertire invece dell sull dall nell coll avevate avevo erano detto abbiate vede vedono vedranno nuovi nuove insieme positivi dato restare resti usate usati uguali spostato scade scaduto scaduti cellulare lista bancario obbligatorio obbligatoria mio_telefono a_partire_da prepagata chat significa significano preferisco ahah ahahah cos vuol oltre dammi sai link applica applicano sempre tornare termini_di domandina scappato finita madrid barcelona valencia sevilla paris lyon marseille milano roma napoli torino clicco cliccare politica indicato guardo bastano valgono scritto sale datemi spieghi nello segue',
  concepts: {
    followers: 'follower* folower* followe* seguac* fan fans iscritti seguitori folowers seguirmi seguono',
    likes: 'like likes mi_piace laik* cuori cuore mipiace',
    views: 'visualizzazion* view views visualizazion* visioni riproduzion* visite',
    comments: 'commenti commento condivisioni salvataggi voti sondaggi carta_regalo gift_card',
    otherNetwork:
      'tiktok tik_tok youtube yt facebook fb twitter twitch spotify telegram linkedin threads snapchat discord pinterest recensioni_google kick',
    instagram: 'instagram insta ig instagran',
    post: 'post posts foto fotografia fotografie immagin* video reel reels pubblicazion* carosello',
    story: 'storia storie stories story diretta dirette live',
    profile: 'profil* account pagina pagine accaunt acount',
    username:
      'utente nome_utente nickname nick username user nome chiocciola nome_profilo vecchio_nome vecchio_nickname altro_nome altro_nickname',
    package: 'pacchett* pack',
    order:
      'ordin* acquist* compera mio_ordine il_mio_ordine mio_acquisto i_miei_ordini ordini_vecchi ordini_precedenti vecchi_ordini il_mio_pacco',
    buy: 'comprare compro acquistare ordinare comprarli comprano comprarne prenderne prendere_dei',
    bought:
      'ho_ordinato ho_comprato ho_acquistato comprati comprato ordinati ho_preso ho_fatto_un_ordine ho_fatto_l_ordine ordinato preso_500 acquistato acquistati ho_fatto_ordine ho_effettuato fatto_l_ordine ho_fatto__ordine',
    sell: 'vendete vende vendono vendi offrite proponete fate_anche avete_anche trattate comprate',
    want: 'vorrei voglio volevo desidero vorremmo desidererei',
    amount: 'numero_di_follower',
    budget: '',
    price:
      'prezz* cost* quanto_costa quanto_costano quanto_viene quanto_vengono quanto__viene quanto__vengono tariff* caro cara cari quanto_e vale importo listino preventivo quanto_si_paga quanto_pago quanto_mi_costa quanto_sono',
    cheap: 'economic* conveniente caro cari cara poco_prezzo meno_caro',
    howMuch: 'quanto qnt quato',
    howMany: 'quanti quante',
    vat: 'iva tass* imposte',
    fees: 'spese commission* costi_nascosti costi_extra supplement* costi_aggiuntivi altro_da_pagare pagare_altro pagare_qualcosa_in_piu spese_di_spedizione',
    hidden: 'nascost* extra aggiuntiv* sorpres*',
    included: 'inclus* compres* finale',
    subscription:
      'abbonament* rinnov* canone ricorrente abbonarsi vincolo vincoli sottoscrizione pagamento_unico una_tantum addebitate_di_nuovo addebitato_di_nuovo addebitare_di_nuovo',
    monthly: 'mensil* ogni_mese al_mese mese mesi tutti_i_mesi',
    once: 'una_volta una_volta_sola una_sola_volta',
    when: 'quando qnd qndo data a_che_ora',
    takes:
      'tempi tempistic* quanto_tempo ci_mette ci_mettono ci_mettete ci_vuole ci_vogliono quanti_giorni in_quanti_giorni impiega* quante_ore in_quanto in_quanto_tempo durata_della_consegna attesa entro_quanto entro_quando quando_avro quando_li_avro',
    period:
      'ora_ore ore giorno giorni settiman* minut* domani oggi ieri 24h 48h stanotte tempo domenica sabato weekend fine_settimana',
    fast: 'veloc* immediat* rapid* subito istantane* all_istante automatico in_fretta',
    gradual:
      'tutti_insieme poco_alla_volta un_po_alla_volta gradual* poco_a_poco pian_piano tutto_insieme in_una_volta progressiv* scaglion* man_mano a_poco lentamente lento accelerare di_colpo',
    begin: 'inizi* cominci* parte_la_consegna partono quando_parte parte_quando',
    grow: 'salire salgono aumenta* cresce crescono crescita crescere',
    arrive:
      'arriva arrivano arrivare arrivera arriveranno ricevere ricevo ricevero riceve mandate inviate spedite arrivan* risultato risultati',
    delivery: 'consegn* spedizione spedizioni',
    promptly: 'per_domani entro_oggi per_stasera il_prima_possibile',
    not: 'non no mai nessun nessuno nessuna senza_ricevere nn',
    yet: 'ancora tuttora continuo',
    nothing: 'niente nulla nnt',
    wait: 'aspett* attendo attendere aspetto in_attesa in_sospeso',
    late: 'ritard* in_ritardo troppo_tempo da__giorni da__settiman* una_settimana_che da_ore giorni_che settimane_che non_e_cambiato non_cambia non_si_muove non_sta_salendo da_48h da_24h non_sale non_salgono',
    half: 'meta parzial* incomplet* mezz*',
    less: 'meno',
    lacking:
      'manca mancano mancanti non_sono_arrivati_tutti non_tutti ne_mancano non_ho_ricevuto_tutti solo__arrivati arrivati_solo ne_ho_ricevuti_solo ricevuti_solo ne_ho_solo solo__ricevuti mi_dovete',
    done: 'completat* terminat* finit* consegnato evaso finisce termina terminera',
    cancelled: 'annullato annullata ordine_annullato cancellato_l_ordine',
    where: 'dove dov',
    state:
      'stato_dell_ordine stato_ordine tracci* tracking track a_che_punto seguo_il_mio seguo_ordine seguire_il_mio seguire_l_ordine monitor* come_procede i_miei_ordini ordini_vecchi storico stato_del_mio ordini_precedenti vecchi_ordini come_va_il_mio seguo vedere_il_mio_ordine vedere_ordine controllare_ordine quanto_manca controllare_il_mio_ordine vedere_l_ordine in_lavorazione',
    mine: 'mio_ordine il_mio_ordine mio_acquisto il_mio_pacco',
    number:
      'numero_d_ordine numero_ordine numero_dell_ordine codice_ordine riferimento n_ordine numero_di_ordine',
    password:
      'password psw pwd pass parola_d_ordine credenzial* pasword dare_l_accesso darvi_l_accesso serve_il_login serve_l_accesso dati_devo_dar* con_il_mio_codice',
    forgot:
      'dimenticat* recuperare_la_password hacker* hackera* rubato_il_profilo rubato_l_account rubato_il_mio_profilo rubato_account rubato_instagram',
    enter: 'entrare entro accedere accedo accesso login loggar* entrate collegar* entrano accedete log_in',
    register:
      'registr* creare_un_account crearmi_un_account iscriver* iscrizione fare_un_account creare_account accedere_al_mio_account accesso_al_mio_account',
    publicly: 'pubblic* aperto aperta aprire sbloccare',
    privately: 'privat* lucchetto in_privato bloccato_privato',
    search: 'cerco cercare cerca trova trovate ricerca trovo nella_lista',
    exist: 'esiste esistente non_esiste esistere inesistente esistono',
    unavailable: 'non_disponibile utente_non_disponibile',
    real: 'veri vero vere vera real* autentic* umani persone_vere organic* veritier* reali',
    fake: 'bot bots fint* fals* fake fantasm* inattiv* robot fasulli inventat*',
    quality: 'qualita premium tipo_di_follower',
    active: 'attiv*',
    interact: 'interag* interazion* comment* mettono_like engagement mettere_like partecipano commenteranno',
    people: 'gente persone pubblico_target target nicchia',
    choose: 'scegli* scelgo selezion* scelta',
    women: 'donne donna uomini uomo ragazz* sesso giovani femmin* maschi',
    country:
      'paese paesi italian* frances* tedesch* stranier* nazionalita provenienza da_dove_vengono di_dove_sono nazione internazional* american* ingles*_follower indiani arabi latini brasiliani estero_follower spagnoli europei african*',
    spain: 'spagna spagnol*',
    europe: 'europa europe*',
    difference: 'differenz* divers*',
    ban: 'ban bann* shadowban* sospen* sanzion* penalizz* blocca bloccare blocchi bloccano bloccarmi bloccato_da disattiv* banna bannato limitare_il_profilo punire punisce espell* multa multe bloccheranno bloccherete',
    close:
      'chiud* chiuso_il_profilo chiudermi chiusura perdere_il_profilo perdere_l_account cancellano_l_account cancellano_il_profilo eliminano_il_profilo eliminano_l_account perdo_il_profilo perdo_l_account mi_cancellano mi_chiudono mi_eliminano chius* saltano salta',
    danger:
      'pericol* rischi* problemi_con_instagram danneggi* sicuro_per_il_mio_account sicuro_per_il_mio_profilo conseguenz* contro_le_regole regole_di_instagram danni danno_al algoritmo fa_male influisce guai problemi_con_l_account',
    fear: 'paura timore temo preoccup*',
    legal: 'legal* illegal* reato legalita',
    allowed: 'permess* vietat* consentit* lecit* proibit* autorizzat*',
    notice:
      'si_vede si_nota vede_che si_capisce notano notare scopr* accorg* sapra sapranno se_ne_accorg* sa_che viene_a_sapere si_accorg* sospett* capiscono rileva* puo_sapere possono_sapere qualcuno_sa lo_vede lo_vedono lo_vedra vedono_che se_ne_accorgera strano sappia sappiano',
    secret: 'discret* discrezione anonim* segret* riservat* confidenzial*',
    you: 'sei_un sei_una parlo_con sei tu_sei con_chi_parlo siete',
    friend: 'amici qualcuno nessuno follower_attuali',
    drop: 'calo calano calat* cala perso persi perdo perdere perdono perdit* sparit* sparisc* spariscono scend* scesi scende scomparsi scompa* diminu* smettono unfollow* se_ne_vanno andati_via cadono cadut* smesso_di_seguirmi calando persa cadere vanno_via se_ne_vadano smettere_di_seguirmi',
    leave: 'vanno andati andate',
    stay: 'restano rimangono per_sempre permanent* definitiv* durano durature resteranno rimarranno resta',
    guarantee: 'garanzi* garanti* a_vita',
    refill:
      'reintegr* refill ricaric* ripristin* recuperarli recuperare_i_follower rimpiazz* rimetterli_se rimettete*',
    last: 'dura durata durano_quanto',
    pay: 'pagare pago pagamento pagamenti paga pagat* saldare pagament* paghi pagano paghiamo',
    paid: 'ho_pagato pagato_e pagato_ma gia_pagato aver_pagato',
    method: 'metod* modalita modi mezzi forme',
    card: 'carta carte bancomat prepagata debito 3d_secure codice_della_banca',
    wallet:
      'visa mastercard amex american_express apple_pay google_pay applepay googlepay gpay apple revolut',
    otherMethod:
      'paypal pay_pal bonific* cript* crypto* bitcoin btc contant* klarna a_rate rate 3_rate satispay postepay contrassegno paysafecard paysafe sepa scalapay western dollari bollettino ricarica_postepay rateizz* assegno usdt tabaccheria vaglia franchi',
    charge:
      'addebit* prelev* prelievo scalat* presi_i_soldi preso_i_soldi avete_preso transazion* due_addebiti due_pagamenti 2_addebiti 2_pagamenti due_transazioni due_prelievi movimenti trattenut*',
    twice:
      'due_volte 2_volte doppi* duplicat* 2x due_addebiti due_pagamenti 2_addebiti 2_pagamenti piu_volte_addebitato due_transazioni tre_volte due_prelievi x2 ripetuto ripetuta',
    unknownCharge:
      'non_riconosco non_autorizzat* sconosciut* mai_autorizzato preso_di_piu addebitato_di_piu senza_permesso senza_autorizzazione pagato_di_piu addebitato_troppo',
    fail: 'fallit* fallisce errore errori problem* non_funziona non_va non_carica non_mi_fa in_errore non_va_a_buon_fine buon_fine non_mi_lascia bloccato_il_pagamento da_errore guasto non_parte non_passa pagina_bianca si_e_bloccato bloccata_la_pagina 3d_secure codice_della_banca',
    cannot: 'non_riesco non_posso impossibile non_si_riesce non_mi_permette',
    refused: 'rifiut* respint* declin* negat* non_accetta_la_mia non_accettate_la non_accetta_la',
    safe: 'sicur* cifrat* protett* crittograf* al_sicuro',
    keep: 'salvate salva conserv* memorizz* tenete salvat* archivi*',
    refund: 'rimbors* rimborzo indietro_i_soldi soldi_indietro',
    giveBack:
      'restitu* ridat* ridare ridammi ritorn* rendere rendete indietro ridatemi riavere recuperare riprendere',
    money: 'soldi denaro euro',
    cancel:
      'annull* disdir* disdett* anullare cancellare_l_ordine cancellare_ordine cancello_l_ordine cancellare_il_mio_ordine disdico cancellare_un_ordine annulare',
    regret:
      'ripensa* pentit* cambiato_idea non_lo_voglio_piu non_li_voglio_piu cambiare_idea non_voglio_piu_i non_voglio_piu non_lo_voglio non_li_voglio tornare_indietro',
    withdrawal: 'recess* reced* 14_giorni quattordici_giorni diritto_di_recesso',
    stop: 'fermare fermate bloccare_la_consegna interrompere stoppare sospendere_la ferma',
    after: 'dopo successivamente in_seguito piu_tardi',
    discount:
      'scont* coupon buono_sconto promo* promozion* offert* codice_sconto codice_promo codice_promozionale vip5 save10 save15 black_friday saldi voucher due_codici ribass* per_cento',
    code: 'codic*',
    bonus: 'regalo in_regalo omaggi* bonus regalate regalat* pacchetto_speciale',
    free: 'gratis gratuit* omaggio senza_pagare regalate campione campioncino',
    try: 'prova provare test testare demo campione provato',
    wrong:
      'sbagli* errat* scorrett* confus* scritto_male errore_nel_nome errore_nel_nickname errore_di_battitura refuso non_era_quello err_account altro_profilo_per_errore errore_nell per_errore per_sbaglio senza_volere vecchio_nome vecchio_nickname messo_un_altro scappato_il_dito altro_nome altro_nickname non_e_il_mio non_e_mio corregger* corregg* correzione',
    change: 'cambi* modific* rettific* aggiorn* spost* trasfer*',
    email: 'mail email* e_mail posta emails mails gmail email_ricevuta mail_ricevuta',
    confirmation: 'conferm*',
    receive:
      'ricevuto ricevuta_email arrivata arrivato ricevut* mi_arriva trovo mandato inviato email_ricevuta mail_ricevuta',
    invoice: 'fattur* ricevuta ricevute scontrino giustificativo',
    company:
      'aziend* societa partita_iva p_iva ditta ragione_sociale intestata codice_fiscale intestare proprietario titolare',
    download: 'scaric* stamp* app applicazione',
    delete:
      'cancell* elimin* rimozione_dei oblio rimuovere_i_miei diritto_alla_cancellazione diritto_all_oblio dimenticatemi toglietemi cancellatemi rimuovetemi',
    data: 'dati informazioni_personali mie_informazioni tracce database archivio chiedete_la_mail chiedete_l_email sistema',
    privacyLaw:
      'gdpr privacy cookie cookies protezione_dei_dati trattamento_dei_dati diritto_all_oblio diritto_alla_cancellazione',
    unsubscribe:
      'disiscri* disiscriz* basta_mandarmi basta_email non_voglio_piu_ricevere non_ricevere_piu smettere_di_ricevere smettete_di_mandarmi smettetela_di cancellarmi_dalla togliermi_dalla non_mandatemi non_inviatemi basta_mail smettete_di_scrivermi cancellare_iscrizione niente_piu_email niente_piu_mail',
    marketing: 'newsletter pubblicita spam email_commerciali email_pubblicitarie promozionali',
    share: 'vendete_i_miei_dati vendete_dati terzi condivid* cedete cedere vendete_i_dati passate_i_miei',
    person:
      'persona uman* operator* agente consulent* qlcn capo titolare supporto_umano staff un_responsabile direttore',
    talk: 'parlare parlo parlate_con chattare chiamare chiam* scrivere scriv* passarmi passami passare mettere_in_contatto mettetemi richiamar* comunicare passatemi',
    contact:
      'contatt* servizio_clienti assistenza supporto reclamo reclami lamentel* scrivervi servizio_assistenza sportello customer_care vostra_mail vostra_email vostro_numero mail_di_contatto vostro_contatto c_e_qualcuno vi_scrivo',
    phone:
      'whatsapp wsp cellulare_vostro numero_verde numero_di_telefono watsapp chiamarvi call_center telefono telefonico mi_chiamate',
    schedule: 'orari orario che_ora_aprite aperti giorni_di_apertura siete_aperti',
    answer: 'rispond* rispost*',
    urgent: 'urgen*',
    help: 'aiut* aiutarmi aiutatemi',
    agency:
      'agenzi* rivendit* ingrosso collabor* partnership affiliazion* api partner influencer stampa lavorare_con_voi candidatur* white_label rivendere rivendo all_ingrosso assumete curriculum',
    threat:
      'denunc* avvocat* tribunal* polizi* carabinieri agcm codacons altroconsumo legali_vie vie_legali giudice guardia_di_finanza segnalazione_alla segnalo segnalarvi contestare_il chargeback postale diffida antitrust querela contestazione',
    anger:
      'ladri ladro vergogn* truffat* truffator* inaccettabil* schif* scandalos* rubat* furto disonest* stufo stufa imbroglion* vergogna arrabbiat* incazzat* delusissim* pessim* presa_in_giro prendete_in_giro fate_pena furfanti mi_avete_fregato fregato fregata delusa deluso non_servi_a non_servite peggiore peggiori insoddisfatt* non_sono_soddisfatto non_sono_contento',
    insult:
      'merda stronz* cazz* cogl* idiot* imbecill* stupid* scem* deficient* coglion* bastard* vaffanculo fanculo pagliacc* cretin* fate_schifo inutil* incapac* incompetent* puttan* troia testa_di',
    who: 'chi',
    trust:
      'affidabil* fidare fidarmi fiducia sito_sicuro sito_e_sicuro siete_seri attendibil* legit mi_posso_fidare funziona_davvero funzionano_davvero sicuro_comprare sicuro_acquistare credibil* siete_seria azienda_seria ditta_seria sito_serio diffid*',
    scam: 'truff* fregatur* imbrogli* raggir* inganno',
    reviews: 'recension* opinion* testimonianz* trustpilot valutazion* feedback',
    site: 'sito web negozio_online pagina_web',
    seat: 'sede uffici* indirizzo ubicat* negozio_fisico fisico dove_siete di_dove_siete con_sede dietro domicilio siete_in dove_si_trova un_negozio',
    language:
      'lingu* inglese francese_lo spagnolo_lo italiano_lo tedesco parlate_italiano in_italiano parla_italiano dialetto arabo portoghese',
    speak: 'parlate parli parla parlano capite capisci',
    foreign:
      'do_you speak english hello how_much how_long help_me please hablas espanol francais sprechen the what where you my your does can_you can how_do need want_to want',
    robot:
      'robot bot ia intelligenza_artificiale chatbot chatgpt gpt siri automa computer con_una_macchina chi_sei cosa_sei',
    abroad:
      'dalla_svizzera in_svizzera svizzera estero all_estero dall_estero san_marino germania fuori_dall_italia altro_paese vivo_in vivo_a dalla_germania dalla_francia malta londra dal_belgio',
    can: 'posso si_puo potrei possiamo si_possono puoi',
    age: 'eta minoren* maggioren* 18_anni 16_anni 15_anni minore genitori ho_16 ho_17 ho_15 minori ho_10_anni ho_11_anni ho_12_anni ho_13_anni ho_14_anni ho_15_anni ho_16_anni ho_17_anni quanti_anni_bisogna quanti_anni_devo quanti_anni_servono quanti_anni_ci_vogliono quanti_anni_si ho__anni di_14_anni di_15_anni di_16_anni',
    law: 'legge leggi giurisdizione normativa giuridic* foro regola_il disciplina',
    contract: 'contratt* condizioni termini',
    otherPerson:
      'un_amico un_amica altra_persona altro_account altro_profilo mia_ragazza mio_ragazzo mio_fratello mia_sorella un_cliente per_un_altro da_regalare regalarli regalare qualcun_altro piu_account due_account piu_profili miei_clienti mia_figlia mio_figlio mia_moglie mio_marito altrui mio_amico mia_amica diversi_account due_profili un_regalo mia_madre mio_padre',
    again:
      'di_nuovo un_altra_volta seconda_volta ricomprare riordinare ripetere due_ordini 2_ordini piu_ordini altro_ordine ancora_piu_avanti piu_avanti comprare_ancora ordinare_ancora comprarne_altri altri_ordini nuovo_ordine secondo_ordine piu_pacchetti piu_di_un_pacchetto diversi_pacchetti',
    two: 'due 2',
    same: 'stesso stessa stessi stesse',
    minimum: 'minim* almeno ordine_minimo piu_piccolo',
    maximum: 'massim* limit* tetto piu_grande piu_grosso fino_a_quanti',
    exactly: 'esatt* personalizz* su_misura altra_quantita numero_preciso quantita_precisa precis* quantita',
    split:
      'divid* ripart* distribu* suddivid* su_piu su_diversi tra_piu piu_foto diverse_foto piu_post quale_foto quale_post il_post_che ultima_foto ultimo_post una_foto un_post una_sola_foto scelgo_il_post scelgo_io_il quante_foto ogni_foto la_foto_che divis*',
    several: 'diversi diverse piu_di_un multipli',
    remove: 'toglier* togliete rimuov* eliminare_i_follower cancellare_i_follower levare',
    how: 'come passo_passo passo_per_passo',
    work: 'funziona funzionano funzionamento passaggi procedura procedimento spiegatemi come_faccio_a_comprare passo_passo passo_per_passo',
    what: 'cosa_vendete che_vendete cosa_offrite che_servizi quali_servizi servizi prodotti catalogo cosa_fate quali_prodotti che_cosa_vendete',
    recommend: 'consigli* raccomand* quale_scelgo quale_prendo conviene quale_scegliere',
    greeting:
      'ciao salve buongiorno buonasera buondi hey ehi buon_giorno buona_sera buon_pomeriggio ola hi ehila ciaoo buonpomeriggio hola bonjour hello',
    smallTalk: 'come_va come_stai come_state tutto_bene che_fai come_ti_chiami che_si_dice',
    thanks:
      'grazie ok okay perfetto va_bene capito ottimo chiaro bene_grazie d_accordo thanks grz grande_grazie gentilissimi gentilissimo ricevuto_grazie benissimo grazie_mille mille_grazie',
    goodbye: 'arrivederci a_presto buona_giornata buona_serata bye addio ci_sentiamo alla_prossima',
  },
  numbers: {
    cento: 100,
    cinquanta: 50,
    cinquecento: 500,
    duecento: 200,
    mille: 1000,
    mila: 1000,
    duemila: 2000,
    cinquemila: 5000,
    diecimila: 10000,
    ventimila: 20000,
    centomila: 100000,
    cinquantamila: 50000,
    tremila: 3000,
    due: 2,
    tre: 3,
    cinque: 5,
    dieci: 10,
    venti: 20,
    milione: 1_000_000,
    k: 1000,
  },
  notUnits:
    'anni anno ore ora h giorni giorno settimane settimana mesi mese minuti volte volta foto post video reel account profili ordini codici addebiti pagamenti rate',
};
