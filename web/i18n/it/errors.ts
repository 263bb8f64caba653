import type { Messages } from '../catalogue';

const discount = 'Il codice sconto non è valido o è scaduto.';

/** A sentence for each code of the API. */
export const errors: Messages['errors'] = {
  validation_failed: 'Controlli i dati segnalati e riprovi.',
  malformed_json: 'La richiesta non è leggibile. Ricarichi la pagina e riprovi.',
  payload_too_large: 'La richiesta è troppo grande. Accorci il testo e riprovi.',
  unauthenticated: 'Acceda per continuare.',
  invalid_credentials: 'Nome utente o password non corretti',
  login_code_wrong: 'Il codice non è corretto. Lo controlli e lo inserisca di nuovo.',
  login_code_over: 'Questo codice non è più valido. Ne richieda uno nuovo.',
  half_login_over: 'Il tempo per inserire il codice è scaduto. Acceda di nuovo.',
  totp_code_wrong: 'Il codice non è corretto. Attenda il successivo nella Sua applicazione e lo inserisca.',
  proof_wrong: 'La password o il codice non sono corretti. Li controlli e li inserisca di nuovo.',
  totp_active: 'La verifica in due passaggi è già attiva. La disattivi prima di configurarla di nuovo.',
  totp_not_begun: 'La verifica in due passaggi non è pronta. Ricominci la configurazione.',
  totp_not_active: 'La verifica in due passaggi non è attiva. Ricarichi la pagina.',
  password_change_needed: 'Cambi la Sua password iniziale per continuare.',
  user_not_found: 'Questo utente non esiste. Ricarichi l’elenco degli utenti.',
  user_name_taken: 'Esiste già un utente con questo nome. Ne scelga un altro.',
  own_user: 'Non può farlo con il Suo utente. Lo chieda a un altro amministratore.',
  forbidden: 'Il Suo utente non è autorizzato a questa azione. Si rivolga a un amministratore.',
  csrf_failed: 'La sessione di questa pagina è scaduta. Ricarichi la pagina e riprovi.',
  not_found: 'Non trovato. Controlli l’indirizzo o torni alla pagina iniziale.',
  order_not_found: 'Ordine non trovato. Verifichi il numero.',
  purchase_not_found: 'Non troviamo questo acquisto nel Suo browser. Scelga di nuovo il pacchetto.',
  rate_limited: 'Troppi tentativi. Attenda un momento e riprovi.',
  unavailable:
    'Il servizio non è disponibile in questo momento. Riprovi tra poco; non riceverà un doppio addebito.',
  internal: 'Si è verificato un errore imprevisto. Riprovi; se continua, contatti l’assistenza.',
  unknown_service: 'Questo pacchetto non è più disponibile. Ne scelga un altro.',
  quantity_unavailable:
    'Questa quantità non è disponibile. Scelga una quantità entro i limiti del pacchetto.',
  posts_missing: 'Scelga almeno un post per continuare.',
  posts_too_many:
    'Ha scelto troppi post per questo pacchetto. Ne tolga qualcuno o scelga un pacchetto più grande.',
  posts_not_wanted:
    'Questo pacchetto viene consegnato sul profilo, non sui post. Scelga di nuovo il pacchetto.',
  private_profile: 'Il profilo è privato. Lo renda pubblico e riprovi.',
  price_changed: 'Il prezzo del Suo ordine è cambiato. Lo controlli e continui se è d’accordo.',
  upsell_not_offered:
    'Questa offerta non è disponibile per il pacchetto scelto. Continui con il prezzo originale.',
  upsell_expired: 'L’offerta è scaduta. Continui con il prezzo originale.',
  blocked_user: 'Al momento questo utente non può effettuare ordini. Contatti l’assistenza.',
  discount_invalid: discount,
  discount_expired: discount,
  discount_used: 'Questo codice è già stato utilizzato. Continui senza o ne provi un altro.',
  user_blocked_already: 'Questo utente è già bloccato. Lo cerchi nell’elenco per vederne il motivo.',
  user_not_blocked: 'Questo utente non è più bloccato. Ricarichi la pagina per vedere chi lo ha sbloccato.',
  discount_minimum:
    'Il Suo ordine non raggiunge l’importo minimo di questo codice. Scelga un pacchetto più grande o continui senza.',
  discount_not_applicable:
    'Questo codice non vale per il pacchetto scelto. Continui senza o ne provi un altro.',
  discount_exhausted: 'Questo codice è esaurito. Continui senza o ne provi un altro.',
  discount_exists: 'Esiste già un codice con questo nome. Ne scelga un altro o modifichi quello esistente.',
  discount_changed:
    'Qualcun altro ha modificato questo codice nel frattempo. Ricarichi la pagina e riveda le modifiche.',
  suppressed_already:
    'Questo indirizzo è già disiscritto. Lo cerchi nell’elenco per vedere da quando e perché.',
  suppression_ended: 'Questo indirizzo non è più disiscritto. Ricarichi l’elenco per vedere chi lo ha tolto.',
  erasure_under_way:
    'Esiste già una richiesta di cancellazione di questo indirizzo. La decida tra le richieste.',
  already_reminded:
    'A questo acquisto è già stato scritto. Si invia un solo promemoria: attenda o lo chiuda.',
  no_reminder_wanted:
    'Questo indirizzo non desidera posta commerciale. Non gli si può inviare un promemoria.',
  already_paid: 'Questo ordine è già pagato. Ne consulti lo stato; non riceverà un altro addebito.',
  purchase_closed: 'Questo acquisto è già chiuso. Scelga di nuovo il pacchetto per iniziarne un altro.',
  payment_not_completed: 'Il pagamento non è andato a buon fine. Riprovi o usi un’altra carta.',
  payment_provider_failed: 'Impossibile inizializzare il pagamento. Riprovi.',
  webhook_signature: 'La firma della notifica non corrisponde. Verifichi il segreto.',
  no_order: 'Per questo acquisto non c’è ancora un ordine. Attenda la conferma del pagamento.',
  submission_under_way: 'C’è già un invio in corso. Attenda che finisca.',
  submission_accepted:
    'Il fornitore potrebbe avere già questo ordine. Lo risolva o forzi il nuovo invio indicando il motivo.',
  target_is_profile: 'Questo ordine viene consegnato su un profilo. Indichi un profilo, non un post.',
  letter_out_of_date: 'Questo messaggio non corrisponde più allo stato dell’ordine. Ne invii un altro.',
  letter_not_wanted: 'Questo indirizzo non desidera ricevere questo messaggio. Non è stato inviato nulla.',
  note_not_yours: 'Solo chi ha scritto la nota può eliminarla. Ne aggiunga un’altra.',
  target_is_posts:
    'Questo ordine viene consegnato su post: la destinazione non si può cambiare. Lo rimborsi e chieda un nuovo acquisto.',
  nothing_to_resolve: 'Non c’è nessun invio incerto da risolvere. Ricarichi la pagina.',
  not_delivered: 'L’ordine non è ancora presso il fornitore. Attenda che venga trasmesso.',
  refill_under_way: 'C’è già un ripristino in corso. Attenda che finisca.',
  refill_cooldown: 'Un ripristino è stato richiesto da poco. Riprovi una volta trascorso il periodo.',
  buyer_forgotten:
    'I dati di questo ordine sono stati cancellati su richiesta del titolare: non è più possibile ripristinarlo. Effettui un nuovo ordine.',
  link_invalid:
    'Questo link non è valido o non lo è più. Lo apra di nuovo dall’e-mail, oppure usi il modulo di questa pagina.',
  request_decided: 'Questa richiesta è già stata decisa. Ricarichi la pagina per vedere la decisione.',
  address_not_proven:
    'Chi ha fatto la richiesta non ha ancora confermato che l’indirizzo è suo. Attenda la conferma, oppure la rifiuti indicando il motivo.',
  message_closed:
    'Questo messaggio è già stato gestito. Ricarichi la pagina per vedere che cosa è stato fatto.',
  guarantee_over: 'La garanzia di questo ordine è terminata.',
  sold_without_refills: 'Questo ordine è stato venduto senza ripristino.',
  count_holds: 'Il numero di follower non è diminuito di oltre il 10%. Non serve un ripristino.',
  refill_refused: 'Il fornitore non accetta il ripristino in questo momento. Riprovi più tardi.',
  refund_changed:
    'Nel frattempo è stato rimborsato un altro importo. Controlli i rimborsi e ripeta solo se serve ancora.',
  resend_changed:
    'Nel frattempo è già stato inviato di nuovo. Controlli gli invii e ripeta solo se serve ancora.',
  provider_order_taken:
    'Questo numero del fornitore è già di un altro ordine. Verifichi presso il fornitore quale corrisponde a questa destinazione.',
  delivery_on_hold:
    'Il pagamento di questo ordine è oggetto di una contestazione o è già stato ripreso dalla banca: non si invia né si ripristina nulla. Se la contestazione si chiude a favore del negozio, riprovi.',
  payment_disputed:
    'La banca contesta questo pagamento o lo ha già ripreso. Risponda alla contestazione presso il fornitore di pagamenti; non rimborsi in più.',
  nothing_to_refund: 'Non resta nessun importo da rimborsare per questo ordine.',
  refund_too_large: 'L’importo supera quanto resta da rimborsare. Indichi un importo inferiore.',
  refund_failed:
    'Il rimborso non è stato possibile. Controlli il pagamento presso il gestore dei pagamenti e riprovi.',
  range_not_over:
    'Questi giorni non sono ancora passati. Scelga un periodo già iniziato; l’ultimo quarto d’ora non viene confrontato.',
  difference_closed:
    'Questa differenza non è più aperta. Ricarichi la pagina per vedere chi l’ha chiusa o se è sparita da sola.',
  settings_changed:
    'Qualcun altro ha modificato queste impostazioni nel frattempo. Confronti i Suoi valori con i nuovi e salvi di nuovo.',
  draft_changed:
    'Qualcun altro ha salvato questa bozza nel frattempo. Confronti il Suo testo con il nuovo e salvi di nuovo.',
  content_changed:
    'Qualcun altro ha pubblicato questo contenuto nel frattempo. Ricarichi la pagina e riveda le modifiche.',
  view_not_found: 'Questa vista non esiste più o è di un’altra persona. Ricarichi la pagina.',
  view_name_taken: 'Ha già una vista con questo nome. Scelga un altro nome.',
  too_many_views: 'Ha già 50 viste salvate. Ne elimini una per salvarne un’altra.',
  bulk_empty: 'Nessun ordine corrisponde più. Ricarichi l’elenco e scelga di nuovo.',
  bulk_too_large:
    'L’azione raggiunge al massimo 1.000 ordini alla volta. Restringa i filtri, ad esempio per data, e proceda per parti.',
  bulk_not_found: 'Questa azione in blocco non esiste. Torni all’elenco degli ordini.',
  bulk_ended: 'Questa azione in blocco è già terminata. Consulti i risultati.',
  nothing_to_sync: 'Il pannello non ha invii aperti di questo ordine. Non c’è nulla da consultare.',
  panel_silent: 'Il pannello non ha dato una risposta utile. Riprovi tra qualche minuto.',
  exports_busy: 'Due elenchi sono già in scaricamento. Attenda che uno termini e riprovi.',
  export_unfinished: 'Lo scaricamento si è interrotto. Scarichi di nuovo l’elenco.',
  refill_not_offered: 'Il fornitore non offre il ripristino per questo servizio.',
  schedule_missing: 'L’attività pianificata non esiste ancora. Riprovi tra un momento.',
  provider_not_found: 'Questo fornitore non esiste.',
  provider_changed: 'Qualcun altro ha modificato questo fornitore nel frattempo. Ricarichi la pagina.',
  service_not_found: 'Questo pacchetto non esiste.',
  service_changed: 'Qualcun altro ha modificato questo pacchetto nel frattempo. Confronti e salvi di nuovo.',
  services_changed: 'Qualcun altro ha modificato questi pacchetti nel frattempo. Riapra l’ordine e riprovi.',
  service_other_kind: 'Questo pacchetto non ha questi dati. Ricarichi la pagina.',
  service_size_taken: 'È già in vendita un altro pacchetto di questa quantità. Scelga un’altra quantità.',
  provider_off: 'Il fornitore di questo pacchetto non riceve nuovi ordini. Ne assegni un altro.',
  panel_service_gone: 'Il pannello non offre più il servizio di questo pacchetto. Ne assegni un altro.',
  import_changed: 'Il catalogo o i pacchetti sono cambiati dopo l’anteprima. Chieda di nuovo le modifiche.',
  provider_in_use: 'Ci sono servizi attivi ordinati a questo fornitore.',
  panel_unreachable: 'Il fornitore non ha dato una risposta valida. Riprovi più tardi.',
  withdrawal_closed:
    'Questo recesso è già stato gestito. Ricarichi la pagina per vedere che cosa è stato fatto.',
  network: 'Nessuna connessione. Controlli la connessione a Internet e riprovi; nulla è stato addebitato.',
};
