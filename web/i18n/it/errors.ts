import { formatWait } from '../format';
import type { Messages } from '../shape';

const discount = 'Il codice sconto non è valido o è scaduto.';

/** A sentence for each code of the API. */
export const errors: Messages['errors'] = {
  validation_failed: 'Controlla i dati segnalati e riprova.',
  malformed_json: 'La richiesta non è leggibile. Ricarica la pagina e riprova.',
  payload_too_large: 'La richiesta è troppo grande. Accorcia il testo e riprova.',
  unauthenticated: 'Accedi per continuare.',
  invalid_credentials: 'Nome utente o password non corretti',
  login_code_wrong: 'Il codice non è corretto. Controllalo e inseriscilo di nuovo.',
  login_code_over: 'Questo codice non è più valido. Richiedine uno nuovo.',
  half_login_over: 'Il tempo per inserire il codice è scaduto. Accedi di nuovo.',
  totp_code_wrong: 'Il codice non è corretto. Attendi il successivo nella tua app e inseriscilo.',
  proof_wrong: 'La password o il codice non sono corretti. Controllali e inseriscili di nuovo.',
  step_up_required: 'Conferma la tua identità con la password o un codice, poi riprova.',
  totp_active: 'La verifica in due passaggi è già attiva. Disattivala prima di configurarla di nuovo.',
  totp_not_begun: 'La verifica in due passaggi non è pronta. Ricomincia la configurazione.',
  totp_not_active: 'La verifica in due passaggi non è attiva. Ricarica la pagina.',
  password_change_needed: 'Cambia la tua password iniziale per continuare.',
  second_step_needed: 'Il tuo ruolo richiede la verifica in due passaggi. Ricarica la pagina per attivarla.',
  first_password_over: 'La tua prima password è scaduta. Chiedine un’altra a un amministratore.',
  user_not_found: 'Questo utente non esiste. Ricarica l’elenco degli utenti.',
  user_name_taken: 'Esiste già un utente con questo nome. Scegline un altro.',
  own_user: 'Non puoi farlo con il tuo utente. Chiedilo a un altro amministratore.',
  forbidden: 'Il tuo utente non è autorizzato a questa azione. Rivolgiti a un amministratore.',
  csrf_failed: 'La sessione di questa pagina è scaduta. Ricarica la pagina e riprova.',
  not_found: 'Non trovato. Controlla l’indirizzo o torna alla pagina iniziale.',
  order_not_found: 'Ordine non trovato. Verifica il numero.',
  purchase_not_found: 'Non troviamo questo acquisto nel tuo browser. Scegli di nuovo il pacchetto.',
  rate_limited: 'Troppi tentativi. Attendi un momento e riprova.',
  wait: (seconds) => `Troppi tentativi. Riprova tra ${formatWait(seconds, 'it')}.`,
  unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra poco; non pagherai due volte.',
  internal: 'Si è verificato un errore imprevisto. Riprova; se continua, scrivici.',
  unknown_service: 'Questo pacchetto non è più disponibile. Scegline un altro.',
  quantity_unavailable:
    'Questa quantità non è disponibile. Scegli una quantità entro i limiti del pacchetto.',
  posts_missing: 'Scegli almeno un post per continuare.',
  posts_too_many:
    'Hai scelto troppi post per questo pacchetto. Togline qualcuno o scegli un pacchetto più grande.',
  posts_not_wanted:
    'Questo pacchetto viene consegnato sul profilo, non sui post. Scegli di nuovo il pacchetto.',
  private_profile: 'Il profilo è privato. Rendilo pubblico e riprova.',
  package_changed: 'Il tuo pacchetto è cambiato. Controllalo e continua se sei d’accordo.',
  price_changed: 'Il prezzo del tuo ordine è cambiato. Controllalo e continua se sei d’accordo.',
  upsell_not_offered:
    'Questa offerta non è disponibile per il pacchetto scelto. Continua con il prezzo originale.',
  upsell_expired: 'L’offerta è scaduta. Continua con il prezzo originale.',
  blocked_user: 'Non possiamo accettare ordini per questo profilo. Se è un errore, scrivici.',
  discount_invalid: discount,
  discount_expired: discount,
  discount_used: 'Questo codice è già stato utilizzato. Continua senza o provane un altro.',
  user_blocked_already: 'Questo utente è già bloccato. Cercalo nell’elenco per vederne il motivo.',
  user_not_blocked: 'Questo utente non è più bloccato. Ricarica la pagina per vedere chi lo ha sbloccato.',
  discount_minimum:
    'Il tuo ordine non raggiunge l’importo minimo di questo codice. Scegli un pacchetto più grande o continua senza.',
  discount_not_applicable:
    'Questo codice non vale per il pacchetto scelto. Continua senza o provane un altro.',
  discount_exhausted: 'Questo codice è esaurito. Continua senza o provane un altro.',
  discount_held_often:
    'Oggi questo codice è stato prenotato troppe volte dalla tua connessione. Continua senza o riprova domani.',
  discount_exists: 'Esiste già un codice con questo nome. Scegline un altro o modifica quello esistente.',
  discount_changed:
    'Qualcun altro ha modificato questo codice nel frattempo. Ricarica la pagina e rivedi le modifiche.',
  suppressed_already:
    'Questo indirizzo è già disiscritto. Cercalo nell’elenco per vedere da quando e perché.',
  suppression_ended: 'Questo indirizzo non è più disiscritto. Ricarica l’elenco per vedere chi lo ha tolto.',
  erasure_under_way:
    'C’è una richiesta di cancellazione di questo indirizzo che non è terminata. Aprila tra le richieste.',
  already_reminded: 'A questo acquisto è già stato scritto. Si invia un solo promemoria: attendi o chiudilo.',
  no_reminder_wanted:
    'Questo indirizzo non desidera posta commerciale. Non gli si può inviare un promemoria.',
  bought_elsewhere:
    'Con questo indirizzo è stato poi fatto un ordine dello stesso servizio. Non gli si può inviare un promemoria.',
  marketing_held:
    'La posta commerciale è sospesa da quando il negozio è stato recuperato da un backup. Chiedi a chi gestisce il server di riattivarla, poi invia il promemoria.',
  reminded_today:
    'Questo indirizzo ha già ricevuto oggi un promemoria per un altro acquisto. Invialo dopo 24 ore da quello.',
  already_paid: 'Questo ordine è già pagato. Consultane lo stato; non riceverai un altro addebito.',
  purchase_closed: 'Questo acquisto è già chiuso. Scegli di nuovo il pacchetto per iniziarne un altro.',
  too_many_declines:
    'Troppi tentativi di pagamento sono stati rifiutati e abbiamo chiuso questo acquisto. Non ti è stato addebitato nulla. Chiedi alla tua banca o scegli un altro metodo di pagamento e inizia un nuovo acquisto.',
  payment_not_completed: 'Il pagamento non è andato a buon fine. Riprova o usa un altro metodo di pagamento.',
  payment_processing:
    'La banca sta ancora elaborando il pagamento di questo ordine. Aspetta la sua risposta; non serve pagare di nuovo.',
  payment_provider_failed:
    'Non è stato possibile aprire il pagamento. Non ti è stato addebitato nulla: riprova.',
  webhook_signature: 'La firma della notifica non corrisponde. Verifica il segreto.',
  no_order: 'Per questo acquisto non c’è ancora un ordine. Attendi la conferma del pagamento.',
  submission_under_way: 'C’è già un invio in corso. Attendi che finisca.',
  submission_accepted:
    'Il fornitore ha già questo ordine. Attendi che lo consegni, o forza il nuovo invio se lo ha perso.',
  submission_over:
    'Il fornitore ha finito con questo ordine. Se ne manca una parte, chiedi il reintegro o rimborsala.',
  submission_doubtful:
    'Il fornitore potrebbe avere già questo ordine. Risolvilo o forza il nuovo invio indicando il motivo.',
  target_is_profile: 'Questo ordine viene consegnato su un profilo. Indica un profilo, non un post.',
  target_in_doubt:
    'Non sappiamo ancora se la consegna è iniziata, quindi per ora non si può cambiare nulla. Una persona sta verificando e ti scrive.',
  target_sent:
    'La consegna è già partita e non si può più cambiare. Scrivici e vediamo che cosa si può fare.',
  refund_owed:
    'L’importo è in attesa di rimborso, quindi non viene inviato altro. Se preferisci l’invio, scrivici.',
  posts_changed:
    'Nel frattempo è cambiato ciò che resta da inviare. Controlla i post che restano e salva di nuovo.',
  letter_out_of_date: 'Questo messaggio non corrisponde più allo stato dell’ordine. Inviane un altro.',
  letter_not_repeated: 'Questo messaggio si invia una volta sola. Se serve, scrivi tu al cliente.',
  letter_not_wanted: 'Questo indirizzo non desidera ricevere questo messaggio. Non è stato inviato nulla.',
  note_not_yours: 'Solo chi ha scritto la nota può eliminarla. Aggiungine un’altra.',
  target_is_posts: 'Questo ordine viene consegnato su post. Indica un post, non un profilo.',
  nothing_to_resolve:
    'Non c’è nessun invio incerto da risolvere. Se c’era, la cronologia dice chi l’ha risolto.',
  several_doubtful:
    'Questo ordine ha più invii dubbi. Aprilo o ricarica la pagina, e scegli quale risolvere.',
  doubt_not_seen:
    'Questo ordine ha un altro invio incerto da quando lo hai scelto. Cercalo presso il fornitore e risolvilo nell’ordine.',
  order_changed:
    'Da quando hai scelto questo ordine, qualcuno è intervenuto. Controlla la sua cronologia e ripeti solo se serve ancora.',
  not_delivered: 'L’ordine non è ancora consegnato. Attendi la fine della consegna.',
  refill_under_way: 'C’è già un reintegro in corso. Attendi che finisca.',
  email_erased:
    'I dati di questo ordine sono stati cancellati su richiesta della persona: la sua e-mail non cambia più.',
  email_correction_over:
    'L’e-mail si può correggere solo entro un’ora dall’ordine. Scrivici e la cambiamo noi.',
  refill_cooldown:
    'Un reintegro è stato richiesto da poco. La pagina del tuo ordine dice da quando puoi chiederne un altro.',
  buyer_forgotten:
    'I dati di questo ordine sono stati cancellati su richiesta del titolare: non è più possibile fare reintegri. Effettua un nuovo ordine.',
  link_invalid:
    'Questo link non è valido o non lo è più. Aprilo di nuovo dall’e-mail, oppure usa il modulo di questa pagina.',
  request_decided: 'Questa richiesta è già stata decisa. Ricarica la pagina per vedere la decisione.',
  address_not_proven:
    'Chi ha fatto la richiesta non ha ancora confermato che l’indirizzo è suo. Attendi la conferma, oppure rifiutala indicando il motivo.',
  erasure_needs_administrator:
    'Il team ha cambiato da poco l’indirizzo di un ordine di questa persona. Chiedi a un amministratore di approvare la cancellazione.',
  review_decided:
    'Abbiamo già esaminato la tua recensione e non si può più modificare. Se vuoi dirci altro, scrivici.',
  review_refunded:
    'Ti abbiamo rimborsato questo ordine, quindi non puoi recensirlo. Se vuoi parlarcene, scrivici.',
  review_undelivered:
    'Questo ordine non è stato consegnato, quindi non puoi recensirlo. Se vuoi parlarcene, scrivici.',
  review_too_early: 'Potrai scrivere la recensione quando l’ordine sarà consegnato per intero.',
  review_changed:
    'Questa recensione è cambiata, o qualcuno ha già deciso nel frattempo. Rileggila nell’elenco e decidi.',
  invoice_refunded:
    'Questo ordine è stato rimborsato per intero: non c’è nulla da fatturare. Scarica le sue ricevute.',
  invoice_disputed:
    'Il pagamento di questo ordine è oggetto di una contestazione o è già stato ripreso dalla banca, quindi non si può fatturare. Se la contestazione si chiude a favore del negozio, riprova.',
  invoice_too_late:
    'Il termine per chiedere la fattura, 60 giorni dal pagamento, è scaduto. Scrivici e la prepariamo noi.',
  invoice_erased: 'I dati di questo acquirente sono stati cancellati: non è possibile emettere una fattura.',
  invoice_changed: 'Questo ordine ha già un’altra fattura. Ricarica la pagina e controllala.',
  message_closed:
    'Questo messaggio è già stato gestito. Ricarica la pagina per vedere che cosa è stato fatto.',
  guarantee_over: 'La garanzia di questo ordine è terminata. Se pensi che sia un errore, scrivici.',
  sold_without_refills:
    'Questo ordine è stato venduto senza reintegro. Se pensi che sia un errore, scrivici.',
  count_holds: 'Non hai perso più del 10% dei follower consegnati. Non serve un reintegro.',
  refill_refused:
    'Questa volta il reintegro non è riuscito. La garanzia resta valida: chiedilo più tardi o scrivici.',
  cancellation_ignored:
    'Un acquisto non si ferma così. Prima del pagamento si annulla nei carrelli; dopo si rimborsa l’ordine.',
  refund_not_owed:
    'Questo importo non è dovuto: quello che non si è potuto rimborsare è già stato pagato, è meno, o prima va deciso altro. Ricarica la pagina e verifica i rimborsi.',
  refund_without_order:
    'Questo acquisto non ha ancora un ordine. Rimborsa l’importo intero, oppure attendi che l’ordine sia creato.',
  refund_leaves_nothing:
    'Senza ciò che resta da inviare, l’ordine non ha più nulla da consegnare. Rimborsa tutto ciò che resta.',
  unsent_changed:
    'Nel frattempo è cambiato ciò che resta da inviare. Chiudi questa finestra, controlla gli invii e l’importo e ripeti.',
  dismissal_unpaid:
    'Di questo ordine non è ancora stato rimborsato nulla. Indica l’importo di ciò che non sarà inviato.',
  submission_dismissed:
    'La parte che restava da inviare è già rimborsata e non parte più. Se serve ancora, fai un nuovo ordine.',
  refund_changed:
    'Nel frattempo è stato rimborsato un altro importo. Controlla i rimborsi e ripeti solo se serve ancora.',
  resend_changed:
    'Nel frattempo è già stato inviato di nuovo. Controlla gli invii e ripeti solo se serve ancora.',
  target_changed:
    'Nel frattempo è cambiato l’invio che stavi per correggere. Controlla gli invii dell’ordine e ripeti solo se serve ancora.',
  target_taken:
    'Questo post è già di un’altra parte di questo ordine. Indica un altro post, o rimborsa la parte che manca.',
  provider_order_taken:
    'Questo numero del fornitore è già di un altro ordine. Verifica presso il fornitore quale corrisponde a questa destinazione.',
  delivery_over:
    'La consegna di questo ordine è finita. Per inviarlo altrove, indica la destinazione quando lo reinvii.',
  delivery_on_hold:
    'Il pagamento di questo ordine è oggetto di una contestazione o è già stato ripreso dalla banca: non si invia né si reintegra nulla. Se la contestazione si chiude a favore del negozio, riprova.',
  payment_disputed:
    'La banca contesta questo pagamento e trattiene il denaro. Rispondi alla contestazione presso la piattaforma di pagamento; non rimborsare anche tu.',
  nothing_to_refund: 'Non resta nessun importo da rimborsare per questo ordine.',
  refund_too_large: 'L’importo supera quanto resta da rimborsare. Indica un importo inferiore.',
  refund_failed:
    'Il rimborso non è stato possibile. Controlla il pagamento presso la piattaforma di pagamento e riprova.',
  range_not_over:
    'Questi giorni non sono ancora passati. Scegli un periodo già iniziato; l’ultimo quarto d’ora non viene confrontato.',
  difference_closed:
    'Questa differenza non è più aperta. Ricarica la pagina per vedere chi l’ha chiusa o se è sparita da sola.',
  difference_changed:
    'Questa differenza non è più quella che hai visto: è cambiato un importo o uno stato. Rileggila prima di chiuderla.',
  settings_changed:
    'Qualcun altro ha modificato queste impostazioni nel frattempo. Confronta i tuoi valori con i nuovi e salva di nuovo.',
  draft_changed:
    'Qualcun altro ha modificato questa bozza nel frattempo. Leggi il nuovo testo prima di salvare, pubblicare o eliminare.',
  content_changed:
    'Qualcun altro ha pubblicato questo contenuto nel frattempo. Confronta il tuo testo con il nuovo prima di pubblicarlo.',
  thread_full:
    'Questa conversazione è già molto lunga. Scrivici un nuovo messaggio dalla pagina dei contatti citando il suo riferimento.',
  thread_changed:
    'C’è un nuovo messaggio in questa conversazione. Ricarica la pagina e leggilo prima di continuare.',
  view_not_found: 'Questa vista non esiste più o è di un’altra persona. Ricarica la pagina.',
  view_name_taken: 'Hai già una vista con questo nome. Scegli un altro nome.',
  too_many_views: 'Hai già 50 viste salvate. Eliminane una per salvarne un’altra.',
  bulk_empty: 'Nessun ordine corrisponde più. Ricarica l’elenco e scegli di nuovo.',
  bulk_too_large:
    'L’azione raggiunge al massimo 1.000 ordini alla volta. Restringi i filtri, ad esempio per data, e procedi per parti.',
  bulk_not_found: 'Questa azione in blocco non esiste. Torna alle azioni in blocco.',
  bulk_ended: 'Questa azione in blocco è già terminata. Consulta i risultati.',
  nothing_to_sync: 'Il pannello non ha invii aperti di questo ordine. Non c’è nulla da consultare.',
  panel_silent: 'Il pannello non ha dato una risposta utile. Riprova tra qualche minuto.',
  order_silent: 'L’ordine non ha risposto; l’azione può ancora avvenire. Controllalo prima di ripetere.',
  exports_busy: 'Due elenchi sono già in download. Attendi che uno termini e riprova.',
  export_unfinished: 'Lo scaricamento si è interrotto. Scarica di nuovo l’elenco.',
  refill_not_offered: 'Il fornitore non offre il reintegro per questo servizio.',
  schedule_missing: 'L’attività pianificata non esiste ancora. Riprova tra un momento.',
  provider_not_found: 'Questo fornitore non esiste.',
  provider_changed: 'Qualcun altro ha modificato questo fornitore nel frattempo. Confronta e salva di nuovo.',
  service_not_found: 'Questo pacchetto non esiste.',
  service_changed: 'Qualcun altro ha modificato questo pacchetto nel frattempo. Confronta e salva di nuovo.',
  services_changed: 'Qualcun altro ha modificato questi pacchetti nel frattempo. Riapri l’ordine e riprova.',
  service_other_kind: 'Questo pacchetto non ha questi dati. Ricarica la pagina.',
  service_size_taken: 'È già in vendita un altro pacchetto di questa quantità. Scegli un’altra quantità.',
  provider_off: 'Il fornitore di questo pacchetto non riceve nuovi ordini. Assegnane un altro.',
  panel_service_gone: 'Il pannello non offre più il servizio di questo pacchetto. Assegnane un altro.',
  import_changed:
    'Il catalogo o i pacchetti sono cambiati dopo l’anteprima. Questo tentativo non ha applicato nulla: chiedi di nuovo le modifiche.',
  provider_in_use: 'Ci sono servizi attivi ordinati a questo fornitore.',
  provider_delivers:
    'Questo fornitore ha consegne in corso. Conferma che il nuovo indirizzo è dello stesso account.',
  panel_unreachable: 'Il fornitore non ha dato una risposta valida. Riprova più tardi.',
  withdrawal_closed:
    'Questo recesso è già stato gestito. Ricarica la pagina per vedere che cosa è stato fatto.',
  network: 'Nessuna connessione. Controlla la connessione a Internet e riprova.',
};
