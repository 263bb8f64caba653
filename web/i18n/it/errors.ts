import { formatWait } from '../format';
import type { Messages } from '../shape';

const discount = 'Il codice sconto non è valido o è scaduto.';

/** A sentence for each code that a buyer may meet. */
export const errors: Messages['errors'] = {
  validation_failed: 'Controlla i dati segnalati e riprova.',
  malformed_json: 'La richiesta non è leggibile. Ricarica la pagina e riprova.',
  payload_too_large: 'La richiesta è troppo grande. Accorcia il testo e riprova.',
  unauthenticated: 'Accedi per continuare.',
  login_code_wrong: 'Il codice non è corretto. Controllalo e inseriscilo di nuovo.',
  login_code_over: 'Questo codice non è più valido. Richiedine uno nuovo.',
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
  discount_minimum:
    'Il tuo ordine non raggiunge l’importo minimo di questo codice. Scegli un pacchetto più grande o continua senza.',
  discount_not_applicable:
    'Questo codice non vale per il pacchetto scelto. Continua senza o provane un altro.',
  discount_exhausted: 'Questo codice è esaurito. Continua senza o provane un altro.',
  discount_held_often:
    'Oggi questo codice è stato prenotato troppe volte dalla tua connessione. Continua senza o riprova domani.',
  erasure_under_way:
    'C’è una richiesta di cancellazione di questo indirizzo che non è terminata. Aprila tra le richieste.',
  already_reminded: 'A questo acquisto è già stato scritto. Si invia un solo promemoria: attendi o chiudilo.',
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
  target_is_posts: 'Questo ordine viene consegnato su post. Indica un post, non un profilo.',
  nothing_to_resolve:
    'Non c’è nessun invio incerto da risolvere. Se c’era, la cronologia dice chi l’ha risolto.',
  several_doubtful:
    'Questo ordine ha più invii dubbi. Aprilo o ricarica la pagina, e scegli quale risolvere.',
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
  draft_changed:
    'Qualcun altro ha modificato questa bozza nel frattempo. Leggi il nuovo testo prima di salvare, pubblicare o eliminare.',
  content_changed:
    'Qualcun altro ha pubblicato questo contenuto nel frattempo. Confronta il tuo testo con il nuovo prima di pubblicarlo.',
  thread_full:
    'Questa conversazione è già molto lunga. Scrivici un nuovo messaggio dalla pagina dei contatti citando il suo riferimento.',
  thread_changed:
    'C’è un nuovo messaggio in questa conversazione. Ricarica la pagina e leggilo prima di continuare.',
  refill_not_offered: 'Il fornitore non offre il reintegro per questo servizio.',
  service_not_found: 'Questo pacchetto non esiste.',
  network: 'Nessuna connessione. Controlla la connessione a Internet e riprova.',
};
