import type { MailTexts } from './es';

/** The Italian messages of a purchase. */
export const it: MailTexts = {
  facts: {
    orderNumber: 'Numero d’ordine',
    username: 'Utente Instagram',
    post: (n) => `Post ${n}`,
    package: 'Pacchetto',
    bonus: 'In regalo',
    total: 'Totale',
    vatContained: (tax) => `Di cui ${tax}`,
    date: 'Data e ora',
    reference: 'Riferimento',
    order: 'Ordine',
    orderTotal: 'Totale dell’ordine',
    returned: 'Importo rimborsato',
    refunded: 'Rimborsato finora',
  },
  confirmation: {
    subject: (number) => `Conferma del Suo ordine ${number}`,
    title: 'Grazie per il Suo acquisto',
    text: (number) =>
      `Abbiamo ricevuto il Suo pagamento e l’ordine ${number} è in corso. Di norma viene consegnato in pochi minuti; a volte possono volerci fino a 24 ore.`,
    button: 'Segui il mio ordine',
    receipt: 'In allegato trova la ricevuta in PDF.',
    withdrawal:
      'Può recedere dal contratto entro 14 giorni. Se recede a consegna iniziata, paga solo la parte già consegnata; quando l’ordine è consegnato per intero, il diritto si estingue.',
    immediate: (at, version, sentence) =>
      `Ha chiesto l’inizio immediato il ${at} (testo ${version}): «${sentence}»`,
    withdrawHere: 'Recedere dal contratto qui',
    terms: 'Termini e condizioni',
    refunds: 'Rimborsi e recesso',
  },
  reminder: {
    subject: 'Il Suo ordine è salvato',
    title: 'Il Suo ordine La aspetta',
    text: 'Ha lasciato un ordine a metà. Lo abbiamo conservato: può pagarlo dallo stesso browser in cui lo ha iniziato. Non Le è stato addebitato nulla.',
    button: 'Torna al mio ordine',
    unsubscribe: (address) =>
      `È l’unico promemoria che riceverà. Se non desidera e-mail come questa, ci scriva a ${address}.`,
  },
  returned: {
    subject: (number) => `Abbiamo rimborsato il Suo pagamento (${number})`,
    title: 'Il Suo pagamento è stato rimborsato',
    text: 'Non abbiamo potuto accettare il Suo ordine e abbiamo rimborsato l’intero importo sulla stessa carta. A seconda della banca, ci vogliono da 5 a 10 giorni perché compaia. Non deve fare nulla.',
    why: (address) => `Se vuole conoscere il motivo, ci scriva a ${address} indicando il riferimento.`,
  },
  refund: {
    subject: (number) => `Rimborso del Suo ordine ${number}`,
    title: 'Le abbiamo fatto un rimborso',
    text: 'L’importo torna sulla stessa carta. A seconda della banca, ci vogliono da 5 a 10 giorni perché compaia.',
    button: 'Vedi il mio ordine',
  },
  withdrawal: {
    subject: (number) => `Conferma di ricevimento del Suo recesso (${number})`,
    title: 'Abbiamo ricevuto il Suo recesso',
    text: (at) => `Abbiamo ricevuto la Sua dichiarazione di recesso il ${at} (ora di Madrid).`,
    declared: 'Questo è ciò che ha dichiarato. Conservi questa e-mail: è la conferma di ricevimento.',
    declaration: 'Dichiarazione',
    number: 'Numero d’ordine',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    receivedAt: 'Ricevuta',
    reference: 'Riferimento',
    next: 'Verificheremo i dati del contratto. Se può recedere, fermeremo la consegna se è ancora possibile e Le rimborseremo l’importo, meno la parte già consegnata, al più tardi entro 14 giorni e con lo stesso metodo di pagamento. Non deve fare altro.',
    notYou: (address) => `Se questa dichiarazione non viene da Lei, ci scriva a ${address}.`,
    rules: 'Rimborsi e recesso',
  },
};
