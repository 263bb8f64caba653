import { statuses } from '#domain/order-labels/it.ts';
import { formatCount } from '../format';
import { plural } from '../plural';
import type { Messages } from '../shape';

/** «Il mio account» (S1 §2.4, §2.5). */
export const account: Messages['account'] = {
  lead: 'Consulta i tuoi ordini, scarica le ricevute e chiedi i reintegri. Non serve una password.',
  email: 'Indirizzo e-mail',
  emailHint: 'Quello usato per l’acquisto. Ti invieremo un codice per accedere.',
  emailPlaceholder: 'nome@esempio.it',
  emailMissing: 'Inserisci il tuo indirizzo e-mail',
  ask: 'Invia un codice',
  code: {
    title: 'Inserisci il codice',
    text: (email) =>
      `Se ci sono ordini con l’indirizzo ${email}, ti abbiamo appena inviato un’e-mail con un codice di 6 cifre.`,
    label: 'Codice di 6 cifre',
    hint: (minutes) => plural('it', minutes, { one: 'Vale 1 minuto.', other: `Vale ${minutes} minuti.` }),
    missing: 'Inserisci le 6 cifre del codice',
    enter: 'Accedi',
    entering: 'Verifica…',
    wrong: (left) =>
      plural('it', left, {
        one: 'Il codice non è corretto. Ti resta 1 tentativo.',
        other: `Il codice non è corretto. Ti restano ${left} tentativi.`,
      }),
    over: 'Questo codice non è più valido. Richiedine uno nuovo.',
    noMail: 'Non ricevi nulla?',
    advice:
      'Controlla la cartella della posta indesiderata. Se a quell’indirizzo non risultano ordini, te lo diciamo con un’e-mail: prova allora con quello usato per acquistare.',
    resend: 'Invia un altro codice',
    resendIn: (seconds) => `Potrai chiedere un altro codice tra ${seconds} s`,
    resent: 'Ti abbiamo inviato un altro codice. Vale solo l’ultimo.',
    change: 'Cambia indirizzo',
  },
  expired: {
    title: 'La sessione è scaduta',
    text: 'Chiedi un nuovo codice e riprendi da dove eri',
  },
  loadFailed: 'Impossibile caricare le informazioni dell’ordine. Riprova più tardi.',
  loading: 'Caricamento del tuo account…',
  loggedOut: 'Hai chiuso la sessione',
  summary: {
    title: 'Riepilogo',
    email: 'E-mail',
    orders: 'Ordini',
    spent: 'I tuoi acquisti',
    spentNote: 'Quanto pagato meno quanto rimborsato',
  },
  logOut: 'Esci',
  changeAccount: 'Cambia account',
  list: {
    title: 'I miei ordini',
    filter: 'Mostra',
    filters: {
      all: 'Tutti',
      completed: 'Completati',
      processing: 'In corso',
      pending: 'In attesa',
      cancelled: 'Non consegnati o rimborsati',
    },
    shown: (shown, all) => `${formatCount(shown, 'it')} su ${formatCount(all, 'it')}`,
    empty: 'Nessun ordine trovato con questo filtro',
    more: 'Vedi altri ordini',
    details: 'Vedi i dettagli',
    detailsOf: (number) => `Vedi i dettagli dell’ordine ${number}`,
    fallback: (id) => `Ordine #${id}`,
  },
  statuses,
  facts: {
    quantity: 'Quantità',
    amount: 'Importo',
    date: 'Data',
    link: 'Link indicato',
    method: 'Metodo di pagamento',
    card: 'Carta di credito o di debito',
    subtotal: 'Subtotale',
    vat: (rate) => `IVA (${rate}, inclusa)`,
    total: 'Totale',
    refunded: 'Rimborsato',
    refill: 'Reintegro',
  },
  detail: {
    back: 'Torna ai miei ordini',
    progress: 'Stato dell’ordine',
    data: 'Dati dell’ordine',
    sums: 'Importo',
    track: 'Vedi lo stato dell’ordine',
    missing: 'Questo ordine non è nel tuo account. Torna all’elenco e scegline uno.',
  },
  none: {
    title: 'Nessun ordine trovato',
    text: (email) => `Non ci sono ordini con l’indirizzo ${email}.`,
    advice: 'Verifica che sia l’indirizzo usato per l’acquisto o scrivici.',
    other: 'Prova con un altro indirizzo',
  },
  data: {
    title: 'I tuoi dati',
    text: 'Puoi scaricare tutto ciò che conserviamo sul tuo indirizzo, o chiederne la cancellazione.',
    download: 'Scarica i miei dati',
    downloadNote:
      'Un file con ordini, pagamenti, fatture, reintegri, recensioni, messaggi, e-mail e altri dati.',
    erase: 'Cancella i miei dati',
    dialog: {
      title: 'Cancella i miei dati',
      text: 'La richiesta sarà esaminata da una persona e ti risponderemo via e-mail entro 24 ore. È definitivo.',
      consequences: [
        'Cancelliamo la tua e-mail, il tuo nome utente Instagram, i tuoi messaggi e le tue recensioni.',
        'Non vedrai più i tuoi ordini qui e non potrai più aprirli con la tua e-mail.',
        'Senza dati non potremo fare reintegri: la garanzia termina.',
        'Conserviamo i dati di ogni acquisto, del pagamento e della consegna senza il tuo nome; la pagina di stato li mostra con il loro numero.',
      ],
      reason: 'Motivo',
      reasonHint: 'Ci aiuta a migliorare. Bastano poche parole.',
      reasonShort: 'Spiega brevemente il motivo',
      confirm: 'Chiedi la cancellazione',
      cancel: 'Non cancellare nulla',
      failed: 'Invio non riuscito',
      doneTitle: 'Abbiamo ricevuto la tua richiesta',
      doneText: (email) => `La elaboreremo entro 24 ore e ti scriveremo a ${email}.`,
    },
  },
};
