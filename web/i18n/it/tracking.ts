import { payments, statuses } from '#domain/order-labels/it.ts';
import { formatCount } from '../format';
import { plural } from '../plural';
import type { Messages } from '../shape';

/** Tracking in Italian. */
export const tracking: Messages['tracking'] = {
  lead: 'Scrivi il numero ricevuto via e-mail, per esempio FNZ-261121-AB3K.',
  numberLabel: 'Numero d’ordine',
  search: 'Cerca l’ordine',
  searching: 'Ricerca del tuo ordine…',
  empty: 'Qui apparirà lo stato del tuo ordine, passo dopo passo e in tempo reale.',
  required: 'Inserisci il numero d’ordine',
  notFound: 'Non troviamo questo numero. È scritto nell’e-mail di conferma.',
  failed: 'La ricerca non è riuscita. Riprova.',
  unexpected: 'Errore imprevisto. Riprova.',
  orderTitle: (number) => `Ordine ${number}`,
  live: 'In tempo reale',
  polling: 'Si aggiorna ogni pochi secondi',
  statuses,
  payments,
  chargedBack: 'Restituito dalla tua banca',
  timeline: 'Stato dell’ordine, passo dopo passo',
  /** The e-mail address of an order, corrected by its buyer. */
  correction: {
    refused: 'Non siamo riusciti a consegnare la conferma a questo indirizzo.',
    correctHere: 'Se contiene un errore, correggilo qui.',
    write: 'Scrivici e lo correggiamo.',
    open: 'Non è la tua e-mail?',
    form: 'Correggi l’e-mail dell’ordine',
    label: 'E-mail corretta',
    hint: 'Ti inviamo lì la conferma con la ricevuta. Puoi correggerla entro un’ora dall’ordine.',
    save: 'Salva l’e-mail',
    done: 'E-mail corretta',
    doneText: (email: string) => `La conferma è in viaggio verso ${email}.`,
    same: 'È la stessa e-mail. Scrivine un’altra o annulla.',
  },
  target: {
    openProfile: 'Correggi il nome utente',
    openPosts: 'Correggi i post',
    form: 'Correggi il nome utente dell’ordine',
    formPosts: 'Correggi i post dell’ordine',
    label: 'Nome utente corretto',
    hint: 'Consegniamo su questo profilo. Puoi cambiarlo finché la consegna non inizia.',
    postLabel: (position) => `Link del post ${position}`,
    postHint: 'Cambia solo quello sbagliato. I post devono essere di un profilo pubblico.',
    save: 'Salva e invia',
    again: 'Il profilo ora è pubblico: invia di nuovo',
    stillPrivate: (username) =>
      `@${username} risulta ancora privato. Nelle impostazioni dell’account, «Privacy dell’account», disattiva «Account privato». Può volerci un attimo: riprova.`,
    isPrivate: (username) =>
      `@${username} è un profilo privato. Rendilo pubblico e salva di nuovo, oppure scrivi un altro nome.`,
    unsure: (username) =>
      `Non siamo riusciti a verificare @${username}. Controlla che sia scritto bene e che il profilo sia pubblico; se è così, conferma.`,
    confirm: (username) => `Sì, è @${username}`,
    same: 'È lo stesso nome. Scrivine un altro o annulla.',
    samePosts: 'Sono gli stessi post. Cambia un link o annulla.',
    sentMeanwhile: (count) =>
      plural('it', count, {
        one: 'Uno dei post è già partito e non si può più cambiare.',
        other: `${count} dei post sono già partiti e non si possono più cambiare.`,
      }),
    done: 'Lo inviamo adesso',
    doneText: 'Qui vedi a che punto è il tuo ordine.',
  },
  stepStates: {
    done: 'fatto',
    current: 'in corso',
    upcoming: 'in arrivo',
    problem: 'c’è un problema',
  },
  steps: {
    paid: { title: 'Pagamento ricevuto', text: '' },
    created: { title: 'Ordine creato', text: 'Ti abbiamo inviato la conferma via e-mail.' },
    waits: {
      title: 'In attesa di un altro ordine',
      text: 'Un altro ordine per lo stesso profilo o lo stesso post è in corso. Questo comincia appena l’altro è terminato.',
    },
    held: {
      title: 'Ordine salvato, in attesa di invio',
      text: 'Chi effettua la consegna al momento non risponde. Il tuo ordine parte da solo appena torna; se l’attesa si prolunga, se ne occupa una persona.',
    },
    onHold: { title: 'Se ne occupa una persona', text: '' },
    fixTarget: {
      title: 'Ci serve il tuo aiuto',
      text: 'Non siamo riusciti a iniziare la consegna. Puoi correggere i dati in questa pagina.',
    },
    sent: {
      title: 'Consegna in preparazione',
      text: 'Stiamo preparando la consegna. Di solito richiede pochi minuti.',
    },
    progress: { title: 'Consegna in corso', text: 'Tieni il profilo pubblico fino alla fine.' },
    completed: { title: 'Completato', text: 'Tutto ciò che hai acquistato è sul tuo profilo.' },
    partial: {
      title: 'Consegnato in parte',
      text: 'Ci dispiace: non siamo riusciti a consegnare tutto. Ti rimborsiamo quello che manca, o lo consegniamo se è ancora possibile: te lo diciamo via e-mail.',
    },
    cancelled: {
      title: 'Non consegnato',
      text: 'Ci dispiace: la consegna non è riuscita. Ti rimborsiamo quello che non è stato consegnato, o riproviamo: te lo diciamo via e-mail.',
    },
    refund: {
      title: 'Rimborso',
      text: 'L’importo torna sullo stesso metodo di pagamento; la tua banca può impiegare da 5 a 10 giorni.',
    },
    guarantee: {
      title: 'Garanzia',
      text: 'Se perdi più del 10% di quanto consegnato, lo reintegriamo senza costi.',
    },
    refill: { title: 'Reintegro', text: 'Stiamo reintegrando quanto è andato perso.' },
    guaranteeOver: { title: 'Garanzia terminata', text: '' },
  },
  completedPosts: 'Tutto ciò che hai acquistato è sui tuoi post.',
  publications: (processed, total) => `Consegna iniziata per ${processed} post su ${total}`,
  refunded: (amount) => `Importo rimborsato: ${amount}.`,
  refundedOutside:
    'Quello che non poteva tornare sul metodo di pagamento usato te lo abbiamo rimborsato in un altro modo.',
  progressLabel: 'Consegnato finora',
  progress: (delivered, total) => `${formatCount(delivered, 'it')} su ${formatCount(total, 'it')}`,
  announcement: (status, step) => `Stato dell’ordine: ${status}. ${step}.`,
  announcedProgress: (percent) => `Consegnato il ${percent}%.`,
  details: 'Dati dell’ordine',
  receipt: 'Scarica la ricevuta (PDF)',
  correctiveReceipt: (number, amount) => `Ricevuta di rettifica ${number} (${amount})`,
  invoice: {
    open: 'Chiedi la fattura',
    download: (number) => `Scarica la fattura ${number} (PDF)`,
    form: 'Dati della fattura',
    lead: (until) =>
      `La fattura riporta i tuoi dati fiscali e sostituisce la ricevuta. Puoi chiederla fino al ${until}.`,
    name: 'Nome o ragione sociale',
    country: 'Paese',
    taxIds: {
      ES: {
        label: 'NIF, NIE o CIF spagnolo',
        hint: 'Per esempio, B58378431',
        wrong:
          'Questo numero non è valido. Inserisci il NIF, NIE o CIF completo, con la lettera o la cifra finale.',
      },
      FR: {
        label: 'SIREN, SIRET o partita IVA francese',
        hint: '9 o 14 cifre, oppure FR e 11 caratteri',
        wrong: 'Questo numero non è valido. Inserisci un SIREN, un SIRET o una partita IVA francese.',
      },
      IT: {
        label: 'Partita IVA o codice fiscale',
        hint: '11 cifre, o i 16 caratteri di una persona',
        wrong: 'Questo numero non è valido. Inserisci una partita IVA o un codice fiscale completo.',
      },
      other: {
        label: 'Partita IVA comunitaria',
        hint: 'Con o senza il codice del Paese',
        wrong: 'Questo numero non ha il formato del Paese scelto. Controllalo e scrivilo di nuovo.',
      },
    },
    address: 'Indirizzo',
    postalCode: 'CAP',
    city: 'Città',
    missing: {
      name: 'Inserisci il nome o la ragione sociale.',
      taxId: 'Inserisci il numero fiscale.',
      address: 'Inserisci l’indirizzo.',
      postalCode: 'Inserisci il CAP.',
      city: 'Inserisci la città.',
    },
    signs: 'Usa lettere latine, cifre e la punteggiatura degli indirizzi.',
    once: 'Controlla i dati: la fattura si emette una volta sola. Se c’è un errore, scrivici e la rettifichiamo.',
    send: 'Emetti la fattura',
    done: (number) => `Fattura ${number} emessa`,
    doneText: 'Puoi scaricarla qui quando vuoi.',
  },
  next: {
    title: 'Che cosa puoi fare ora',
    situations: {
      unpaid: 'Il pagamento non è andato a buon fine e non ti è stato addebitato nulla. Puoi riprovare.',
      preparing:
        'Prepariamo la consegna: di solito inizia in pochi minuti e al massimo entro 24 ore. Questa pagina si aggiorna da sola.',
      waiting: 'Il tuo ordine parte da solo appena possibile e questa pagina si aggiorna da sola.',
      fixProfile:
        'Non siamo riusciti a iniziare la consegna: forse il profilo è privato o il nome contiene un errore. Controlla i dati e correggili qui: inviamo subito l’ordine.',
      fixPosts:
        'Non siamo riusciti a iniziare la consegna su un post: forse è stato eliminato, oppure il profilo è privato. Controlla i link e correggili qui: inviamo subito l’ordine.',
      inDoubt:
        'Chi effettua la consegna non ci ha confermato se il tuo ordine è iniziato. Per non consegnarlo due volte, una persona lo verifica; fino ad allora non si può cambiare.',
      onHold: 'Il tuo ordine non è ancora potuto partire e una persona del nostro team se ne sta occupando.',
      overdue:
        'Ci dispiace: il tuo ordine aspetta da più di 24 ore. Scrivici e ti diciamo a che punto è; se non possiamo consegnarlo, ti rimborsiamo.',
      paymentDisputed:
        'La tua banca ha messo in dubbio il pagamento di questo ordine: finché non lo conferma, non inviamo altro. Se è un errore, dillo alla banca e scrivici.',
      late: 'La consegna richiede più tempo del previsto e una persona sta sollecitando chi la effettua. Tieni il profilo pubblico: quello che non arriva lo inviamo di nuovo o te lo rimborsiamo.',
      delivering: 'Non devi fare nulla: la consegna è in corso e questa pagina si aggiorna da sola.',
      delivered:
        'Il tuo ordine è completo. Se perdi più del 10% di quanto consegnato, chiedi un reintegro senza costi.',
      refilling: 'Abbiamo richiesto il reintegro di quanto è andato perso. Qui vedrai quando termina.',
      deliveredForGood: 'L’ordine è completo. Non serve fare nulla.',
      guaranteeOver: 'Il tuo ordine è completo e la garanzia è terminata.',
      review:
        'Stiamo verificando il tuo ordine e ti scriviamo via e-mail con la soluzione entro 24 ore. Se preferisci, scrivici.',
      undated: 'Una persona del nostro team si occupa di questo ordine. Se hai una domanda, scrivici.',
      chargedBack:
        'La tua banca ti ha restituito il pagamento di questo ordine, quindi lo abbiamo chiuso. Se pensi che sia un errore, scrivici.',
      refundOwed:
        'Un rimborso di questo ordine non è andato a buon fine e una persona del nostro team se ne sta occupando. Se non hai più la carta o il conto con cui hai pagato, scrivici e troviamo un altro modo.',
      closedShort: 'Questo ordine è chiuso e non viene consegnato altro. Se qualcosa non torna, scrivici.',
      madeGood:
        'Ti abbiamo rimborsato per quello che non è stato consegnato; la tua banca può impiegare da 5 a 10 giorni. Se qualcosa non torna, scrivici.',
      refunded:
        'Ti abbiamo rimborsato questo ordine; la tua banca può impiegare da 5 a 10 giorni. Se vuoi, puoi acquistare di nuovo.',
      erased:
        'I dati personali di questo ordine sono stati cancellati su richiesta del titolare. Dell’ordine restano, senza nome, i dati dell’acquisto, del pagamento e della consegna. Se hai domande, scrivici.',
    },
    outside: {
      madeGood:
        'Ti abbiamo rimborsato, con un metodo diverso da quello usato per pagare, quello che non è stato consegnato. Se qualcosa non torna, scrivici.',
      refunded:
        'Ti abbiamo rimborsato questo ordine con un metodo diverso da quello usato per pagare. Se non hai ricevuto nulla, scrivici.',
    },
    owed: (amount) => `Ti dobbiamo ${amount}.`,
    lookedAt: (moment) => `Lo verifica al più tardi il ${moment}.`,
    lookedAtElse: (moment) => `Altrimenti se ne occupa una persona, al più tardi il ${moment}.`,
    waitsUntil: (moment) => `Se il ${moment} non è ancora partito, se ne occupa una persona.`,
    payAgain: 'Torna al pagamento',
    buyAgain: 'Acquista di nuovo',
    openWhole: 'È il mio ordine: mostra tutti i dati',
    openWholeWhy: 'Con l’e-mail dell’acquisto si vedono tutti i dati, la ricevuta e che cosa si può fare.',
    contact: 'Scrivici',
  },
  forget: {
    button: 'Dimentica questo browser',
    why: 'Se questo telefono o computer non è tuo, cancella tutto: chi lo usa dopo non vedrà questo ordine per intero.',
    done: 'Questo browser ha dimenticato tutto',
    doneText:
      'Abbiamo cancellato da qui i tuoi ordini, il carrello, la conversazione e la tua sessione. L’ordine prosegue. Per vederlo per intero, cerca il numero con la tua e-mail.',
  },
  expected: (moment) => `Fine prevista: ${moment}`,
  refillRejected:
    'Questa volta il reintegro non è riuscito. La garanzia resta valida: chiedilo di nuovo più tardi o scrivici.',
  notFoundReference: 'Nessun ordine trovato con questo numero. Lo trovi nell’e-mail di conferma.',
  notFoundTogether: 'Nessun ordine trovato con questo numero e questa e-mail. Verifica entrambi e riprova.',
  notPaidYet: 'È il numero riservato al tuo ultimo acquisto in questo browser.',
  seePayment: 'Vedi lo stato del pagamento',
  lastOrder: (number) => `Vedi il tuo ultimo ordine: ${number}`,
  withEmail: 'Aggiungi l’e-mail dell’acquisto per vedere tutti i dati',
  emailLabel: 'E-mail dell’acquisto (facoltativa)',
  emailHint: 'Serve solo a verificare che l’ordine sia tuo.',
  proof: {
    title: 'Prova di consegna',
    before: 'All’inizio',
    delivered: 'Consegna',
    after: 'Con la consegna',
    notYet: 'Non ancora contato',
    counted:
      'Contato sul tuo profilo subito prima dell’inizio. Dopo, il totale può salire o scendere da solo.',
    post: (position, shortcode) => `Post ${position} (${shortcode})`,
    states: { 'under-way': 'In corso', completed: 'Consegnato', short: 'Consegnato in parte' },
  },
  refill: {
    ask: 'Richiedi un reintegro',
    sent: {
      title: 'Reintegro richiesto',
      text: 'Ti scriveremo quando sarà terminato.',
    },
    unanswered: {
      title: 'Reintegro richiesto',
      text: 'Chi effettua la consegna non lo ha ancora confermato. Se ciò che è andato perso non viene reintegrato, potrai chiederlo di nuovo.',
    },
    failed: {
      title: 'Non siamo riusciti a chiedere il reintegro',
      text: 'La richiesta non è andata a buon fine',
    },
    from: (moment) => `Un reintegro è stato richiesto da poco. Potrai richiederne un altro dal ${moment}.`,
    history: 'Reintegri',
    requestedOn: (moment) => `Richiesto il ${moment}`,
    endedOn: (moment) => `Terminato il ${moment}`,
    states: {
      requested: 'In corso',
      unknown: 'Senza risposta',
      completed: 'Completato',
      rejected: 'Non effettuato',
    },
  },
  facts: {
    username: 'Nome utente Instagram',
    package: 'Pacchetto',
    quantity: 'Quantità totale',
    publications: 'Post',
    price: 'Prezzo',
    number: 'Numero d’ordine',
    status: 'Stato',
    payment: 'Pagamento',
    date: 'Data e ora',
    id: 'Identificativo',
    platform: 'Piattaforma',
    email: 'Indirizzo e-mail',
  },
  priceWithVat: (amount, vat) => `${amount} (include ${vat} di IVA)`,
  platforms: { instagram: 'Instagram' },
  package: (units, extra, region, _type) =>
    [
      units,
      extra > 0 && ` +${formatCount(extra, 'it')} in regalo`,
      region === 'spain' && ' · Spagna',
      region === 'europe' && ' · Europa',
    ]
      .filter(Boolean)
      .join(''),
};

/** The success page in Italian. */
export const success: Messages['success'] = {
  title: 'Grazie! Abbiamo ricevuto il pagamento',
  text: 'Il tuo ordine è confermato.',
  already: {
    title: 'Questo ordine è già pagato',
    text: 'Non lo pagherai di nuovo. Per fare un altro ordine, torna alla pagina iniziale.',
  },
  loading: 'Caricamento dei dettagli del tuo ordine…',
  loadingText: 'Un momento, è quasi pronto.',
  deliveryNotice: 'La consegna inizia in pochi minuti, al massimo entro 24 ore',
  emailNote: (email) => `Abbiamo inviato la conferma a ${email}.`,
  follow: 'Segui il mio ordine',
  coupon: {
    title: (percent) => `Grazie per il tuo acquisto: ${percent} di sconto sul prossimo ordine`,
    text: (until) => `Usa questo codice con la stessa e-mail entro il ${until}. Vale una volta sola.`,
    copy: 'Copia il codice',
    copied: 'Codice copiato',
  },
  creating: {
    title: 'Abbiamo ricevuto il tuo pagamento',
    text: 'Stiamo creando il tuo ordine. Questa pagina si aggiorna da sola; se la chiudi, riceverai comunque la conferma via e-mail. Non ti verrà addebitato altro.',
    slow: 'Il pagamento è arrivato; l’ordine sta impiegando più del solito. Lo stiamo seguendo: non pagare di nuovo. Ti scriviamo appena è pronto, altrimenti ti rimborsiamo tutto.',
  },
  waiting: {
    title: 'Attendiamo la conferma della tua banca',
    text: 'Questa pagina si aggiorna da sola; se la chiudi, ti scriviamo appena arriva la conferma. Non pagare di nuovo: uno stesso ordine non si paga due volte.',
  },
  unpaid: {
    title: 'Il pagamento non è andato a buon fine',
    text: 'Non ti è stato addebitato nulla. Puoi riprovare o usare un altro metodo di pagamento; i tuoi dati restano salvati.',
    action: 'Torna al modulo di pagamento',
  },
  returned: {
    title: 'Ti rimborsiamo il pagamento',
    text: 'Non siamo riusciti a creare il tuo ordine. Ti rimborsiamo tutto; se l’importo torna sullo stesso metodo di pagamento, la tua banca può impiegare da 5 a 10 giorni. Riceverai un’e-mail e non devi fare nulla.',
  },
  closed: {
    title: 'Questo ordine non è più aperto',
    text: 'Non ti è stato addebitato nulla. Scegli di nuovo il pacchetto per iniziarne un altro.',
  },
  elsewhere: {
    text: 'Se hai pagato in un altro browser, questo non conosce il tuo ordine: la conferma ti arriva via e-mail. Con il numero d’ordine e la tua e-mail puoi vederlo qui.',
    action: 'Cerca il mio ordine',
  },
  unanswered: {
    title: 'Al momento non riusciamo a vedere il tuo ordine',
    text: 'Continuiamo a provare. Se hai già pagato, non pagare di nuovo: la conferma ti arriva via e-mail.',
  },
  errors: {
    title: 'Dati dell’ordine non trovati',
    text: 'È possibile che l’ordine non esista o che qualcosa non abbia funzionato nel caricarlo.',
    load: 'Impossibile caricare l’ordine. Scrivici.',
    payment: 'Impossibile confermare il pagamento. Scrivici.',
    creation: 'Impossibile elaborare l’ordine. Scrivici.',
    data: 'Errore nel caricamento dei dati dell’ordine. Scrivici.',
    noReference: 'Nessuna informazione sull’ordine trovata',
  },
  retrying: {
    title: 'Nuova verifica in corso',
    text: 'Stiamo verificando di nuovo lo stato del tuo ordine…',
  },
};
