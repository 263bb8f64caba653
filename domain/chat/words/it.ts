import type { Words } from './language-words';

/** What Italian questions are made of. Without accents, in lower case. */
export const words: Words = {
  stop: 'a ad agli ai al alla alle allo anche ancora avere bene buona buonasera buongiorno c che chi ci ciao come con cosa cosi d da dagli dai dal dalla dalle dei del della delle devo di dove dopo e ed era essere favore fa fare fate g gia gli grazie giorni giorno ha hai hanno ho i il in io l la le lei li lo loro ma me mi mia mie miei mio molto ne nei nel nella no noi non nostro o ogni per perche piu poi posso potete potrei prego pure puo qual quale quali quando quanta quanto quanti quella quello questa questo qui s sa sapere se sei senza si sia siamo siete solo sono sta sto su sua sue sui sul sulla suo tra tu tutti tutto un una uno va vi voi volevo vorrei voglio vostro serve servono bisogno funziona succede domanda adesso ora dire dica dare darvi follower likes instagram accettate copre'.split(
    ' ',
  ),
  concepts: {
    delivery:
      'arriva arrivano arrivare arrivera consegna consegne consegnare consegnato consegnate tempo tempi ricevere ricevo ricevero attesa aspettare ore veloce immediata immediato inizia comincia impiega',
    tracking: 'tracciamento tracciare traccia seguire segui seguo stato dove punto track',
    refund: 'rimborso rimborsi rimborsare rimborsate rimborsato soldi denaro restituire restituite',
    withdrawal: 'recesso recedere recedo annullare annullo annullamento disdire cancellare',
    guarantee:
      'garanzia garanzie reintegro reintegrare reintegrate calano calo calare perdo perdere perso persi perdono spariscono scendono refill',
    payment:
      'pagare pago pagamento pagamenti carta carte visa mastercard amex paypal apple google addebito addebitare metodo metodi',
    safety: 'sicuro sicura sicurezza affidabile fiducia truffa pericolo rischio',
    password: 'password parola accesso credenziali',
    privacy: 'privacy dati personali gdpr cookie cookies eliminare',
    visibility: 'pubblico pubblica privato privata profilo',
    discount: 'sconto sconti codice codici coupon buono promozione',
    mistake: 'sbagliato sbagliata sbagliare errore errato correggere cambiare modificare',
    order: 'ordine ordini acquisto acquisti',
    receipt: 'fattura fatture ricevuta ricevute iva',
    account: 'account conto',
  },
  greeting: /^(ciao|salve|buongiorno|buonasera|buon giorno|hey)\b/,
  thanks: /^(grazie|grazie mille|molte grazie)\b|^(ok|perfetto|va bene|capito|ottimo)( grazie)?$/,
  person: [
    /\b(parlare|chattare|contattare|scrivere|scrivervi|chiamare|passare|passarmi|mettere in contatto)\b.{0,40}\b(uman\w+|persona|agente|operat\w+|qualcuno|consulente|supporto|assistenza|voi)\b/,
    /^(un |una |un )?(umano|persona|agente|operatore|supporto|assistenza|contatto|contatti|contattare)( reale| per favore)?$/,
    /\b(servizio clienti|assistenza clienti|telefono|reclamo|lamentela|whatsapp)\b/,
    /\b(come|voglio|posso|dove|vorrei)\b.{0,20}\b(contattar\w+|contatto|contatti|scrivervi)\b/,
  ],
};
