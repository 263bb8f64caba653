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
    expected: 'Previsto per',
    delivered: 'Consegnato',
    ofAll: (some, all) => `${some} su ${all}`,
    refund: 'Rimborso',
    proposed: 'Rimborso previsto',
  },
  footer: {
    track: 'Segui un ordine',
    account: 'Il mio account',
    help: 'Aiuto',
    withdrawal: 'Recedere da un contratto',
    unsubscribe: 'Annulla l’iscrizione a queste e-mail',
  },
  status: {
    notPaid: 'Pagamento non riuscito',
    saved: 'In attesa di pagamento',
    paid: 'Pagamento ricevuto',
    inProgress: 'In corso',
    completed: 'Completato',
    partial: 'Consegnato in parte',
    cancelled: 'Non consegnato',
    refunded: 'Rimborsato',
    refill: 'Ripristino in corso',
    refilled: 'Ripristinato',
    refillRejected: 'Ripristino non riuscito',
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
    withoutRefills:
      'Questo ordine è venduto senza ripristino: ciò che si perde dopo la consegna non viene reintegrato.',
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
    only: 'È l’unico promemoria che riceverà per questo ordine. Se non lo vuole più, non deve fare nulla.',
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
  paymentFailed: {
    subject: 'Il pagamento del Suo ordine non è riuscito',
    title: 'Il pagamento non è riuscito',
    text: 'L’ultimo tentativo di pagamento del Suo ordine non è andato a buon fine. Non Le è stato addebitato nulla.',
    again:
      'Abbiamo conservato il Suo ordine: può riprovare, con la stessa carta o con un’altra, dallo stesso browser in cui lo ha iniziato.',
    button: 'Riprova il pagamento',
    held: 'Se la Sua banca mostra un importo bloccato, lo libererà da sola entro qualche giorno.',
    nothing: 'Se non vuole più l’ordine, non deve fare nulla.',
  },
  inProgress: {
    subject: (number) => `Il Suo ordine ${number} è in corso`,
    title: 'Il Suo ordine è in corso',
    text: 'La consegna è iniziata e richiede un po’ più tempo del solito. Non deve fare nulla: Le scriveremo appena sarà completa.',
    keepPublic: 'Tenga il profilo pubblico fino alla fine e non cambi il nome utente.',
  },
  completed: {
    subject: (number) => `Il Suo ordine ${number} è completato`,
    title: 'Il Suo ordine è completato',
    text: (units, username) => `Abbiamo consegnato ${units} su ${username}. Grazie per la fiducia.`,
    refill:
      'Il Suo ordine è garantito: se perde più del 10% di quanto consegnato, può chiedere un ripristino gratuito dalla pagina del Suo ordine.',
    wrong: (address) => `Se qualcosa non è come si aspettava, ci scriva a ${address}.`,
  },
  partial: {
    subject: (number) => `Il Suo ordine ${number} è stato consegnato in parte`,
    title: 'Il Suo ordine è stato consegnato in parte',
    text: 'Siamo riusciti a consegnare solo una parte di ciò che ha acquistato. Ci scusiamo per il disagio.',
  },
  cancelled: {
    subject: (number) => `Non siamo riusciti a consegnare il Suo ordine ${number}`,
    title: 'Non siamo riusciti a consegnare il Suo ordine',
    text: 'La consegna è stata annullata. Ci scusiamo per il disagio.',
  },
  short: {
    refunded: (amount) =>
      `Le abbiamo rimborsato ${amount} sulla stessa carta per quanto non è stato consegnato. A seconda della banca, ci vogliono da 5 a 10 giorni perché l’importo compaia. Non deve fare nulla.`,
    proposed: (amount) =>
      `Le spettano ${amount} per quanto non è stato consegnato. Il nostro team lo sta verificando: Le rimborserà questo importo sulla stessa carta o invierà di nuovo ciò che manca. La avviseremo via e-mail; non deve fare nulla.`,
    undecided: 'Il nostro team lo sta verificando e Le scriverà con la soluzione. Non deve fare nulla.',
  },
  refill: {
    started: {
      subject: (number) => `Il ripristino del Suo ordine ${number} è iniziato`,
      title: 'Il ripristino è iniziato',
      text: (username) =>
        `Stiamo reintegrando su ${username} quanto era andato perso del Suo ordine. Non costa nulla. La avviseremo quando sarà finito.`,
    },
    completed: {
      subject: (number) => `Il ripristino del Suo ordine ${number} è completato`,
      title: 'Il ripristino è completato',
      text: (username) => `Abbiamo reintegrato su ${username} quanto era andato perso del Suo ordine.`,
    },
    rejected: {
      subject: (number) => `Non siamo riusciti a completare il ripristino del Suo ordine ${number}`,
      title: 'Il ripristino non è riuscito',
      text: 'Non siamo riusciti a reintegrare quanto era andato perso del Suo ordine.',
      next: (address) =>
        `La pagina del Suo ordine Le dice da quando può chiederlo di nuovo; può anche scriverci a ${address} e lo verifichiamo insieme.`,
    },
  },
  login: {
    subject: (code, shop) => `${code} è il Suo codice per accedere a ${shop}`,
    title: 'Il Suo codice di accesso',
    text: (shop) =>
      `Inserisca questo codice nella pagina in cui lo ha richiesto per vedere i Suoi ordini su ${shop}.`,
    until: (at) => `Vale una sola volta e fino al ${at} (ora di Madrid).`,
    never: 'Non lo comunichi a nessuno. Non glielo chiederemo mai per telefono né per messaggio.',
    notYou:
      'Se non lo ha richiesto Lei, ignori questa e-mail: senza il codice nessuno può accedere e non deve fare nulla.',
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
