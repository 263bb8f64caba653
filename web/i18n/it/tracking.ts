import { payments, statuses } from '../../../domain/order-labels/it';
import type { Messages } from '../catalogue';
import { formatCount } from '../format';

/** Tracking in Italian. */
export const tracking: Messages['tracking'] = {
  title: 'Stato del Suo ordine',
  lead: 'Scriva il numero ricevuto via e-mail, per esempio FNZ-261121-AB3K.',
  numberLabel: 'Numero d’ordine',
  search: 'Cerca l’ordine',
  searching: 'Ricerca del Suo ordine…',
  empty: 'Qui apparirà lo stato del Suo ordine, passo dopo passo e in diretta.',
  required: 'Inserisca il numero d’ordine',
  notFound: 'Ordine non trovato. Verifichi il numero.',
  failed: 'Errore nella ricerca dell’ordine. Riprovi.',
  unexpected: 'Errore imprevisto. Riprovi.',
  orderTitle: (number) => `Ordine ${number}`,
  live: 'In diretta',
  polling: 'Si aggiorna ogni pochi secondi',
  statuses,
  payments,
  timeline: 'Stato dell’ordine, passo dopo passo',
  stepStates: {
    done: 'fatto',
    current: 'in corso',
    upcoming: 'in arrivo',
    problem: 'richiede attenzione',
  },
  steps: {
    paid: { title: 'Pagamento ricevuto', text: '' },
    created: { title: 'Ordine creato', text: 'Le abbiamo inviato la conferma via e-mail.' },
    waits: {
      title: 'In attesa di un altro ordine',
      text: 'Un altro ordine per lo stesso profilo o la stessa pubblicazione è in corso. Questo comincia appena l’altro è terminato.',
    },
    held: {
      title: 'Ordine custodito, in attesa di invio',
      text: 'Chi consegna al momento non risponde. Il Suo ordine parte da solo appena torna; se l’attesa si prolunga, se ne occupa una persona.',
    },
    sent: {
      title: 'Inviato alla consegna',
      text: 'Stiamo preparando la consegna. Di solito richiede pochi minuti.',
    },
    progress: { title: 'Consegna in corso', text: 'Tenga il profilo pubblico fino alla fine.' },
    completed: { title: 'Completato', text: 'Tutto ciò che ha acquistato è sul Suo profilo.' },
    partial: {
      title: 'Consegnato in parte',
      text: 'Non è stato possibile consegnare tutto. Stiamo verificando il Suo ordine e Le scriveremo via e-mail per il rimborso della parte mancante.',
    },
    cancelled: {
      title: 'Consegna annullata',
      text: 'La consegna non è stata possibile. Stiamo verificando il Suo ordine e Le scriveremo via e-mail con la soluzione.',
    },
    refund: {
      title: 'Rimborso',
      text: 'L’importo torna sullo stesso metodo di pagamento; la Sua banca può impiegare da 5 a 10 giorni.',
    },
    guarantee: {
      title: 'Garanzia',
      text: 'Se il numero diminuisce di oltre il 10%, reintegriamo quanto perso senza costi.',
    },
    refill: { title: 'Ripristino', text: 'Stiamo reintegrando quanto è andato perso.' },
    guaranteeOver: { title: 'Garanzia terminata', text: '' },
  },
  completedPosts: 'Tutto ciò che ha acquistato è sui Suoi post.',
  publications: (processed, total) => `${processed} post su ${total} in consegna`,
  refunded: (amount) => `Importo rimborsato: ${amount}.`,
  progressLabel: 'Consegnati finora',
  progress: (delivered, total) => `${formatCount(delivered, 'it')} di ${formatCount(total, 'it')}`,
  announcement: (status, step) => `Stato dell’ordine: ${status}. ${step}.`,
  announcedProgress: (percent) => `Consegnato il ${percent}%.`,
  details: 'Dati dell’ordine',
  receipt: 'Scarica la ricevuta (PDF)',
  next: {
    title: 'Che cosa può fare ora',
    situations: {
      unpaid: 'Il pagamento non è andato a buon fine e non Le è stato addebitato nulla. Può riprovare.',
      preparing: 'Non deve fare nulla: prepariamo la consegna e questa pagina si aggiorna da sola.',
      delivering: 'Non deve fare nulla: la consegna è in corso e questa pagina si aggiorna da sola.',
      delivered:
        'Il Suo ordine è completo. Se il numero diminuisce di oltre il 10%, chieda un ripristino senza costi.',
      refilling: 'Abbiamo richiesto il ripristino di quanto è andato perso. Qui vedrà quando termina.',
      deliveredForGood: 'L’ordine è completo. Non serve fare nulla.',
      guaranteeOver: 'Il Suo ordine è completo e la garanzia è terminata.',
      review:
        'Stiamo verificando il Suo ordine e Le scriveremo via e-mail con la soluzione. Se preferisce, ci contatti.',
      refunded: 'Le abbiamo rimborsato questo ordine. Se lo desidera, può acquistare di nuovo.',
    },
    payAgain: 'Torna al pagamento',
    buyAgain: 'Acquista di nuovo',
    openWhole: 'È il mio ordine: mostra tutti i dati',
    openWholeWhy: 'Con l’e-mail dell’acquisto si vedono tutti i dati, la ricevuta e che cosa si può fare.',
    contact: 'Contatta l’assistenza',
  },
  expected: (moment) => `Fine prevista: ${moment}`,
  refillRejected:
    'Questa volta non è stato possibile il ripristino. Lo chieda di nuovo più tardi o ci contatti.',
  notFoundReference: 'Nessun ordine trovato con questo numero di riferimento.',
  notFoundTogether: 'Nessun ordine trovato con questo numero e questa e-mail. Verifichi entrambi e riprovi.',
  notPaidYet: 'È il numero riservato al Suo ultimo acquisto in questo browser.',
  seePayment: 'Vedi lo stato del pagamento',
  lastOrder: (number) => `Vedi il Suo ultimo ordine: ${number}`,
  withEmail: 'Aggiungi l’e-mail dell’acquisto per vedere tutti i dati',
  emailLabel: 'E-mail dell’acquisto (facoltativa)',
  emailHint: 'Serve solo a verificare che l’ordine sia Suo.',
  emailInvalid: 'Inserisca un indirizzo e-mail valido',
  refill: {
    ask: 'Richiedi un ripristino',
    sent: {
      title: 'Richiesta inviata',
      text: 'Abbiamo ricevuto la Sua richiesta di ripristino. La avviseremo quando sarà elaborata.',
    },
    failed: {
      title: 'Errore nella richiesta di ripristino',
      text: 'Non è stato possibile elaborare la richiesta',
    },
    from: (moment) => `Un ripristino è stato richiesto da poco. Potrà richiederne un altro dal ${moment}.`,
    history: 'Ripristini',
    requestedOn: (moment) => `Richiesto il ${moment}`,
    endedOn: (moment) => `Terminato il ${moment}`,
    states: {
      requested: 'In corso',
      unknown: 'In verifica',
      completed: 'Completato',
      rejected: 'Non effettuato',
    },
  },
  facts: {
    username: 'Utente Instagram',
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
      region === 'europe' && ' · Europei',
    ]
      .filter(Boolean)
      .join(''),
};

/** The success page in Italian. */
export const success: Messages['success'] = {
  pageTitle: 'Il Suo ordine',
  title: 'Pagamento riuscito!',
  text: 'Il Suo ordine è stato elaborato correttamente',
  loading: 'Caricamento dei dettagli del Suo ordine...',
  loadingText: 'Stiamo recuperando le informazioni del Suo acquisto. Ci vorrà solo qualche secondo.',
  deliveryNotice: 'Normalmente l’ordine viene elaborato subito; a volte però possono volerci fino a 24 ore',
  emailNote: (email) => `Abbiamo inviato la conferma a ${email}.`,
  follow: 'Segui il mio ordine',
  coupon: {
    title: (percent) => `Grazie per il Suo acquisto: ${percent} sul prossimo ordine`,
    text: (until) => `Usi questo codice con la stessa e-mail entro il ${until}. Vale una volta sola.`,
    copy: 'Copia il codice',
    copied: 'Codice copiato',
  },
  creating: {
    title: 'Abbiamo ricevuto il Suo pagamento',
    text: 'Stiamo creando il Suo ordine. Questa pagina si aggiorna da sola; se la chiude, riceverà comunque la conferma via e-mail. Non riceverà un altro addebito.',
    slow: 'L’ordine è in elaborazione. Contatti l’assistenza se il problema persiste.',
  },
  waiting: {
    title: 'Attendiamo la conferma della Sua banca',
    text: 'Questa pagina si aggiorna da sola. Non paghi di nuovo: uno stesso ordine non viene addebitato due volte.',
  },
  unpaid: {
    title: 'Il pagamento non è andato a buon fine',
    text: 'Non Le è stato addebitato nulla. Può riprovare o usare un’altra carta; i Suoi dati restano salvati.',
    action: 'Torna al modulo di pagamento',
  },
  returned: {
    title: 'Le rimborsiamo il pagamento',
    text: 'Non è stato possibile creare il Suo ordine e l’importo torna per intero sul Suo metodo di pagamento. Le abbiamo scritto un’e-mail con il motivo.',
  },
  closed: {
    title: 'Questo acquisto è chiuso',
    text: 'Non Le è stato addebitato nulla. Scelga di nuovo il pacchetto per iniziarne un altro.',
  },
  errors: {
    title: 'Dati dell’ordine non trovati',
    text: 'È possibile che l’ordine non esista o che ci sia stato un problema nell’elaborazione delle Sue informazioni.',
    load: 'Impossibile caricare l’ordine. Contatti l’assistenza.',
    payment: 'Impossibile confermare il pagamento. Contatti l’assistenza.',
    creation: 'Impossibile elaborare l’ordine. Contatti l’assistenza.',
    data: 'Errore nel caricamento dei dati dell’ordine. Contatti l’assistenza.',
    noReference: 'Nessuna informazione sull’ordine trovata',
  },
  retrying: {
    title: 'Nuova verifica in corso',
    text: 'Stiamo verificando di nuovo lo stato del Suo ordine...',
  },
};
