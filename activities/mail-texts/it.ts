import type { MailTexts } from './es';

/** The Italian messages of a purchase. */
export const it: MailTexts = {
  services: { followers: 'follower', likes: 'Mi piace', views: 'visualizzazioni' },
  regions: { spain: 'Spagna', europe: 'Europa', none: '' },
  facts: {
    orderNumber: 'Numero d’ordine',
    username: 'Utente Instagram',
    package: 'Pacchetto',
    bonus: 'In regalo',
    upsell: 'Aggiunta',
    discount: 'Sconto',
    total: 'Totale',
    vat: (rate) => `IVA inclusa (${rate})`,
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
    withdrawal:
      'Ha chiesto che il servizio iniziasse subito. Finché non è stato prestato per intero può recedere dal contratto entro 14 giorni; sarà detratta la parte già consegnata.',
    links: (terms, refunds) => `Condizioni: ${terms} · Rimborsi e recesso: ${refunds}`,
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
};
