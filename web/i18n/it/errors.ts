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
  already_paid: 'Questo ordine è già pagato. Ne consulti lo stato; non riceverà un altro addebito.',
  purchase_closed: 'Questo acquisto è già chiuso. Scelga di nuovo il pacchetto per iniziarne un altro.',
  payment_not_completed: 'Il pagamento non è andato a buon fine. Riprovi o usi un’altra carta.',
  payment_provider_failed: 'Impossibile inizializzare il pagamento. Riprovi.',
  webhook_signature: 'La firma della notifica non corrisponde. Verifichi il segreto.',
  no_order: 'Per questo acquisto non c’è ancora un ordine. Attenda la conferma del pagamento.',
  submission_under_way: 'C’è già un invio in corso. Attenda che finisca.',
  submission_accepted:
    'Il fornitore potrebbe avere già questo ordine. Lo risolva o forzi il nuovo invio indicando il motivo.',
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
  count_holds: 'Il numero di follower non è diminuito di oltre il 10%. Non serve un ripristino.',
  refill_refused: 'Il fornitore non accetta il ripristino in questo momento. Riprovi più tardi.',
  nothing_to_refund: 'Non resta nessun importo da rimborsare per questo ordine.',
  refund_too_large: 'L’importo supera quanto resta da rimborsare. Indichi un importo inferiore.',
  refund_failed:
    'Il rimborso non è stato possibile. Controlli il pagamento presso il gestore dei pagamenti e riprovi.',
  content_changed:
    'Qualcun altro ha pubblicato questo contenuto nel frattempo. Ricarichi la pagina e riveda le modifiche.',
  withdrawal_closed:
    'Questo recesso è già stato gestito. Ricarichi la pagina per vedere che cosa è stato fatto.',
  network: 'Nessuna connessione. Controlli la connessione a Internet e riprovi; nulla è stato addebitato.',
};
