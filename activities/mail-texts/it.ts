import { payments } from '#domain/order-labels/it.ts';
import { inItalian } from '#domain/typography.ts';
import type { MailTexts } from './es';

/** The Italian messages of a purchase. */
export const it: MailTexts = inItalian({
  facts: {
    orderNumber: 'Numero d’ordine',
    username: 'Nome utente Instagram',
    post: (n) => `Post ${n}`,
    package: 'Pacchetto',
    bonus: 'In regalo',
    upsell: 'Aggiunta',
    was: 'Prima',
    total: 'Totale',
    onlyThere: 'fuori da questo totale e solo nel browser in cui hai iniziato',
    vatContained: (tax) => `Di cui ${tax}`,
    date: 'Data e ora',
    reference: 'Riferimento',
    order: 'Ordine',
    orderTotal: 'Totale dell’ordine',
    returned: 'Importo rimborsato',
    refunded: 'Rimborsato finora',
    before: 'Follower all’inizio',
    after: 'Follower con la consegna',
    expected: 'Previsto per',
    delivered: 'Consegnato',
    ofAll: (some, all) => `${some} su ${all}`,
    refund: 'Rimborso',
    owed: 'Ancora da rimborsarti',
    proposed: 'Rimborso previsto',
  },
  footer: {
    track: 'Segui un ordine',
    account: 'Il mio account',
    help: 'Assistenza',
    withdrawal: 'Recedere da un contratto',
    unsubscribe: 'Annulla l’iscrizione a queste e-mail',
  },
  status: {
    notPaid: 'Pagamento non riuscito',
    saved: 'In attesa di pagamento',
    paid: 'Pagamento ricevuto',
    inProgress: 'In corso',
    onHold: 'In verifica',
    completed: 'Completato',
    partial: 'Consegnato in parte',
    cancelled: 'Non consegnato',
    refunded: 'Rimborsato',
    refundOwed: 'Rimborso in sospeso',
    refill: 'Reintegro in corso',
    refilled: 'Reintegrato',
    refillRejected: 'Reintegro non riuscito',
  },
  payments,
  confirmation: {
    subject: (number) => `Conferma del tuo ordine ${number}`,
    title: 'Grazie per il tuo acquisto',
    text: (number) =>
      `Abbiamo ricevuto il tuo pagamento e l’ordine ${number} è in corso. La consegna inizia in pochi minuti, al massimo entro 24 ore.`,
    waits: (number) =>
      `Abbiamo ricevuto il tuo pagamento. Un altro ordine per lo stesso profilo o lo stesso post è in corso: il tuo ordine ${number} comincia appena l’altro è terminato.`,
    documents: (number) => `Ecco i documenti del tuo ordine ${number}.`,
    button: 'Segui il mio ordine',
    receipt: 'In allegato trovi la ricevuta in PDF.',
    withdrawal:
      'Puoi recedere dal contratto entro 14 giorni. Se recedi a consegna iniziata, paghi solo la parte già consegnata; quando l’ordine è consegnato per intero, il diritto si estingue.',
    withoutRefills:
      'Questo ordine è venduto senza reintegro: ciò che si perde dopo la consegna non viene reintegrato.',
    immediate: (at, version, sentence) =>
      `Hai chiesto l’inizio immediato il ${at} (testo ${version}): «${sentence}»`,
    invoice: 'Chiedi la fattura con i tuoi dati fiscali',
    withdrawHere: 'Recedere dal contratto qui',
    terms: 'Termini e condizioni',
    refunds: 'Politica di rimborso',
  },
  reminder: {
    subject: 'Il tuo ordine è salvato',
    title: 'Il tuo ordine ti aspetta',
    text: 'Hai lasciato un ordine a metà. Lo abbiamo conservato: puoi riprenderlo e pagarlo da qualsiasi dispositivo. Non ti è stato addebitato nulla.',
    button: 'Torna al mio ordine',
    only: 'È l’unico promemoria che riceverai per questo ordine. Se non lo vuoi più, non devi fare nulla.',
  },
  emailChanged: {
    subject: (number: string) => `Abbiamo cambiato l’e-mail dell’ordine ${number}`,
    title: 'L’e-mail di un ordine è cambiata',
    text: (number: string) =>
      `I messaggi dell’ordine ${number} non arrivano più a questo indirizzo: ci è stato chiesto di inviarli a un altro.`,
    why: 'Se l’hai chiesto tu, o se l’ordine non è tuo, non devi fare nulla. Se l’ordine è tuo e non hai chiesto la modifica, scrivici: lo verifichiamo subito.',
    button: 'Scrivici',
  },
  returned: {
    subject: (number) => `Abbiamo rimborsato il tuo pagamento (${number})`,
    title: 'Il tuo pagamento è stato rimborsato',
    text: 'Non abbiamo potuto accettare il tuo ordine e abbiamo rimborsato l’intero importo sullo stesso metodo di pagamento. A seconda della banca, ci vogliono da 5 a 10 giorni perché compaia. Non devi fare nulla.',
    outside:
      'Non abbiamo potuto accettare il tuo ordine e abbiamo rimborsato l’intero importo. Quello che non poteva tornare sul metodo di pagamento usato te lo abbiamo rimborsato in un altro modo. Non devi fare nulla.',
    why: (address) => `Se vuoi conoscere il motivo, scrivici a ${address} indicando il riferimento.`,
  },
  refund: {
    subject: (number) => `Rimborso del tuo ordine ${number}`,
    title: 'Ti abbiamo rimborsato',
    text: 'L’importo torna sullo stesso metodo di pagamento. A seconda della banca, ci vogliono da 5 a 10 giorni perché compaia.',
    outside:
      'Questo importo non è potuto tornare sul metodo di pagamento usato, quindi te lo abbiamo rimborsato in un altro modo. Non devi fare nulla.',
    correction: 'Alleghiamo la ricevuta di rettifica in PDF.',
    correctionOfInvoice: 'Alleghiamo la fattura di rettifica in PDF.',
    button: 'Vedi il mio ordine',
  },
  refundFailed: {
    subject: (number) => `Il tuo rimborso non è arrivato (${number})`,
    title: 'Il tuo rimborso non è arrivato',
    text: (amount) =>
      `Ti avevamo annunciato un rimborso di ${amount}, ma non è andato a buon fine e i soldi sono tornati a noi. Quanto ti dobbiamo te lo verseremo su un altro conto o in un altro modo.`,
    by: (at) => `Una persona del nostro team se ne occupa e ti scrive al più tardi il ${at} (ora di Madrid).`,
    soon: 'Una persona del nostro team se ne occupa e ti scriverà.',
    answer:
      'Se non hai più la carta o il conto con cui hai pagato, rispondi a questa e-mail e dicci come preferisci riceverli. Non inviare numeri di carta: non te li chiederemo mai.',
  },
  paymentFailed: {
    subject: 'Il pagamento del tuo ordine non è riuscito',
    title: 'Il pagamento non è riuscito',
    text: 'L’ultimo tentativo di pagamento del tuo ordine non è andato a buon fine. Non ti è stato addebitato nulla.',
    again:
      'Abbiamo conservato il tuo ordine: puoi riprovare, con lo stesso metodo di pagamento o con un altro, da qualsiasi dispositivo.',
    button: 'Riprova il pagamento',
    held: 'Se la tua banca mostra un importo bloccato, lo libererà da sola entro qualche giorno.',
    nothing: 'Se non vuoi più l’ordine, non devi fare nulla.',
  },
  onHold: {
    subject: (number) => `Stiamo verificando il tuo ordine ${number}`,
    title: 'Una persona verifica il tuo ordine',
    subjectTarget: (number) => `Controlla i dati del tuo ordine ${number}`,
    titleTarget: 'Controlla i dati del tuo ordine',
    profile: (username) =>
      `Non siamo riusciti a iniziare la consegna su ${username}: forse il profilo è privato o il nome contiene un errore.`,
    posts: (username) =>
      `Non siamo riusciti a iniziare la consegna sui tuoi post: forse il profilo ${username} è privato, oppure un post è stato eliminato.`,
    how: 'Apri la pagina del tuo ordine con l’e-mail dell’acquisto: lì puoi correggere i dati o dirci che il profilo ora è pubblico, e lo inviamo subito.',
    otherwise: (at) =>
      `Se preferisci non fare nulla, una persona del nostro team se ne occupa al più tardi il ${at} (ora di Madrid).`,
    doubt:
      'Chi effettua la consegna non ci ha confermato se il tuo ordine è iniziato. Per non consegnarlo due volte, una persona lo verifica prima di proseguire.',
    shop: 'Il tuo ordine non è ancora potuto partire e una persona del nostro team se ne sta occupando.',
    until: (at) => `Lo verifichiamo al più tardi il ${at} (ora di Madrid).`,
    money: 'I tuoi soldi sono al sicuro: se la consegna non è possibile, te li rimborsiamo.',
    button: 'Correggi il mio ordine',
  },
  inProgress: {
    subject: (number) => `Il tuo ordine ${number} è in corso`,
    title: 'Il tuo ordine è in corso',
    text: 'La consegna è iniziata e prosegue. Non devi fare nulla: ti scriveremo appena sarà completa.',
    keepPublic: 'Tieni il profilo pubblico fino alla fine e non cambiare il nome utente.',
  },
  completed: {
    again: 'Acquista di nuovo',
    subject: (number) => `Il tuo ordine ${number} è completato`,
    title: 'Il tuo ordine è completato',
    text: (units, username) => `Abbiamo consegnato ${units} su ${username}. Grazie per la fiducia.`,
    refillUntil: (at) =>
      `Il tuo ordine è garantito fino al ${at} (ora di Madrid): se perdi più del 10% di quanto consegnato, puoi chiedere un reintegro gratuito dalla pagina del tuo ordine.`,
    refill:
      'Il tuo ordine è garantito: se perdi più del 10% di quanto consegnato, puoi chiedere un reintegro gratuito dalla pagina del tuo ordine.',
    wrong: (address) => `Se qualcosa non è come ti aspettavi, scrivici a ${address}.`,
  },
  review: {
    subject: (shop) => `Com’è andato il tuo ordine su ${shop}?`,
    title: 'Com’è andata?',
    text: (units, username) =>
      `Qualche giorno fa abbiamo consegnato ${units} su ${username}. Raccontaci com’è andata: basta un minuto e non serve accedere.`,
    honest: 'Pubblichiamo anche le recensioni critiche. Può scriverle solo chi ha acquistato.',
    button: 'Scrivi la tua recensione',
    only: 'Te lo chiediamo una sola volta per ordine. Se preferisci di no, non devi fare nulla.',
  },
  partial: {
    subject: (number) => `Il tuo ordine ${number} è stato consegnato in parte`,
    title: 'Il tuo ordine è stato consegnato in parte',
    text: 'Siamo riusciti a consegnare solo una parte di ciò che hai acquistato. Ci scusiamo per il disagio.',
  },
  cancelled: {
    subject: (number) => `Non siamo riusciti a consegnare il tuo ordine ${number}`,
    title: 'Non siamo riusciti a consegnare il tuo ordine',
    text: 'La consegna è stata annullata. Ci scusiamo per il disagio.',
  },
  disputed:
    'La tua banca ha messo in dubbio il pagamento di questo ordine: finché non lo conferma, non inviamo altro. Se è un errore, dillo alla banca e scrivici.',
  short: {
    refunded: (amount) =>
      `Ti abbiamo rimborsato ${amount} sullo stesso metodo di pagamento per quanto non è stato consegnato. A seconda della banca, ci vogliono da 5 a 10 giorni perché l’importo compaia. Non devi fare nulla.`,
    outside: (amount) =>
      `Ti abbiamo rimborsato ${amount} per quanto non è stato consegnato. Quello che non poteva tornare sul metodo di pagamento usato te lo abbiamo rimborsato in un altro modo. Non devi fare nulla.`,
    proposed: (amount) =>
      `Ti spetta un rimborso di ${amount} per quanto non è stato consegnato. Il nostro team lo sta verificando: ti rimborserà questo importo sullo stesso metodo di pagamento o invierà di nuovo ciò che manca. Ti avviseremo via e-mail; non devi fare nulla.`,
    closed: 'Il tuo ordine è chiuso e non viene consegnato altro. Se qualcosa non torna, scrivici.',
    undecided: 'Il nostro team lo sta verificando e ti scriverà con la soluzione. Non devi fare nulla.',
  },
  refill: {
    started: {
      subject: (number) => `Il reintegro del tuo ordine ${number} è iniziato`,
      title: 'Il reintegro è iniziato',
      text: (username) =>
        `Stiamo reintegrando su ${username} quanto era andato perso del tuo ordine. Non costa nulla. Ti avviseremo quando sarà finito.`,
    },
    completed: {
      subject: (number) => `Il reintegro del tuo ordine ${number} è completato`,
      title: 'Il reintegro è completato',
      text: (username) => `Abbiamo reintegrato su ${username} quanto era andato perso del tuo ordine.`,
    },
    rejected: {
      subject: (number) => `Non siamo riusciti a completare il reintegro del tuo ordine ${number}`,
      title: 'Il reintegro non è riuscito',
      text: 'Non siamo riusciti a reintegrare quanto era andato perso del tuo ordine.',
      next: (address) =>
        `La pagina del tuo ordine ti dice da quando puoi chiederlo di nuovo; puoi anche scriverci a ${address} e lo verifichiamo insieme.`,
    },
  },
  login: {
    subject: (code, shop) => `${code} è il tuo codice per accedere a ${shop}`,
    title: 'Il tuo codice di accesso',
    text: (shop) =>
      `Inserisci questo codice nella pagina in cui lo hai richiesto per vedere i tuoi ordini su ${shop}.`,
    until: (at) => `Vale una sola volta e fino al ${at} (ora di Madrid).`,
    never: 'Non comunicarlo a nessuno. Non te lo chiederemo mai per telefono né per messaggio.',
    notYou:
      'Se non lo hai richiesto tu, ignora questa e-mail: senza il codice nessuno può accedere e non devi fare nulla.',
    unknown: {
      subject: (shop) => `Nessun ordine con questo indirizzo su ${shop}`,
      title: 'Nessun ordine con questo indirizzo',
      text: (shop) =>
        `Qualcuno, forse tu, ha chiesto un codice per vedere i propri ordini su ${shop} con questo indirizzo. Non risulta alcun ordine, quindi non c’è un codice da inviare.`,
      next: 'Forse hai acquistato con un altro indirizzo: prova con quello. Se hai il numero d’ordine, cerca con quello.',
      button: 'Cerca con il numero d’ordine',
      other: 'Prova con un altro indirizzo',
      contact: 'Scrivici e ti aiutiamo',
      notYou: 'Se non l’hai chiesto tu, ignora questa e-mail: non conserviamo nessun tuo ordine.',
    },
  },
  withdrawal: {
    subject: (number) => `Conferma di ricezione del tuo recesso (${number})`,
    title: 'Abbiamo ricevuto il tuo recesso',
    text: (at) => `Abbiamo ricevuto la tua dichiarazione di recesso il ${at} (ora di Madrid).`,
    declared: 'Questo è ciò che hai dichiarato. Conserva questa e-mail: è la conferma di ricezione.',
    declaration: 'Dichiarazione',
    number: 'Numero d’ordine',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    receivedAt: 'Ricevuta',
    reference: 'Riferimento',
    next: 'Verificheremo i dati del contratto. Se puoi recedere, fermeremo la consegna se è ancora possibile e ti rimborseremo l’importo, meno la parte già consegnata, entro 14 giorni e con lo stesso metodo di pagamento. Non devi fare altro.',
    notYou: (address) => `Se questa dichiarazione non viene da te, scrivici a ${address}.`,
    rules: 'Politica di rimborso',
  },
});
