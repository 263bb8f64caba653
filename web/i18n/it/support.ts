import type { contact as spanishContact, leaving as spanishLeaving } from '../es/support';

/** Contact (S1 §2.9). The figures are samples and say so. */
export const contact: typeof spanishContact = {
  lead: 'Scrivici: ti rispondiamo via e-mail entro 24 ore.',
  formTitle: 'Inviaci un messaggio',
  name: 'Nome e cognome',
  email: 'Indirizzo e-mail',
  emailHint: 'Riceverai qui la risposta.',
  company: 'Azienda (facoltativo)',
  phone: 'Telefono (facoltativo)',
  service: 'Di che cosa hai bisogno?',
  services: {
    order: 'Un ordine',
    'content-management': 'Gestione dei contenuti',
    'digital-strategy': 'Strategia digitale',
    'metrics-analysis': 'Analisi delle metriche',
    'integral-consulting': 'Consulenza completa',
    other: 'Altro argomento',
  },
  order: 'Numero d’ordine (facoltativo)',
  orderHint: 'È nell’e-mail di conferma.',
  message: 'Messaggio',
  missing: {
    name: 'Inserisci nome e cognome',
    phone: 'Scrivi solo cifre, spazi e il segno +',
    message: 'Scrivi il tuo messaggio',
  },
  problems: (count) => (count === 1 ? 'Un campo è da correggere.' : `${count} campi sono da correggere.`),
  conversation: {
    title: (count) =>
      count === 1
        ? 'È allegata la conversazione con l’assistente (1 messaggio)'
        : `È allegata la conversazione con l’assistente (${count} messaggi)`,
    show: 'Vedi la conversazione',
    you: 'Tu',
    assistant: 'Assistente',
    remove: 'Non allegarla',
  },
  privacy: 'Usiamo questi dati solo per risponderti.',
  send: 'Invia il messaggio',
  failed: 'Invio non riuscito. Il tuo messaggio è ancora qui.',
  unavailable:
    'Il servizio non è disponibile al momento. Ciò che hai scritto è ancora qui: riprova tra un istante.',
  kept: 'Abbiamo recuperato ciò che avevi scritto.',
  done: {
    title: 'Abbiamo ricevuto il tuo messaggio',
    text: (email) => `Ti risponderemo entro 24 ore. Ti abbiamo inviato una conferma di ricezione a ${email}.`,
    withoutEmail: (email) =>
      `Ti risponderemo entro 24 ore a ${email}. A questo indirizzo sono già partite troppe e-mail, quindi questa volta non inviamo la conferma di ricezione: conserva il riferimento.`,
    another: 'Invia un altro messaggio',
  },
  details: 'Recapiti',
  seller: 'Azienda',
  track: 'Segui il mio ordine',
  reasons: {
    title: 'Perché scriverci',
  },
  figures: {
    title: 'In cifre',
    note: '* Cifre di esempio: saranno sostituite da quelle reali.',
  },
};

/** Unsubscribing and deletion (S1 §2.10, §5). */
export const leaving: typeof spanishLeaving = {
  lead: 'Smetti di ricevere e-mail commerciali, oppure chiedi la cancellazione dei tuoi dati.',
  form: 'Vai al modulo per annullare l’iscrizione',
  question: 'Che cosa vuoi fare?',
  requests: {
    mail: ['Non ricevere più e-mail commerciali', 'Vale dal momento dell’invio.'],
    deletion: [
      'Cancella i miei dati',
      'Cancelliamo la tua e-mail, il tuo nome utente, i tuoi messaggi e le tue recensioni. La garanzia dei tuoi ordini finisce. Degli ordini restano, senza il tuo nome, i dati dell’acquisto, del pagamento e della consegna: li richiedono la legge fiscale e la contabilità.',
    ],
  },
  username: 'Nome utente',
  usernameHint: 'Quello di Instagram usato nell’ordine, oppure il tuo nome.',
  email: 'Indirizzo e-mail',
  reason: 'Motivo',
  missing: {
    username: 'Il nome utente è troppo corto',
    email: 'Inserisci un indirizzo e-mail valido',
    reason: 'Spiega brevemente il motivo',
  },
  problems: (count) => (count === 1 ? 'Un campo è da correggere.' : `${count} campi sono da correggere.`),
  send: { mail: 'Annulla l’iscrizione', deletion: 'Chiedi la cancellazione' },
  failed: 'Invio non riuscito. Ciò che hai scritto è ancora qui.',
  toast: 'Richiesta inviata',
  toastText: 'Elaboreremo la tua richiesta entro 24 ore.',
  done: {
    mail: {
      title: 'Iscrizione annullata',
      text: (email) => `Non riceverai più e-mail commerciali a ${email}.`,
    },
    deletion: {
      title: 'Richiesta ricevuta',
      text: (email) =>
        `Elaboreremo la tua richiesta entro 24 ore. Apri l’e-mail che ti abbiamo inviato a ${email} e conferma che l’indirizzo è tuo.`,
    },
    /** A deletion whose address the account session proves. */
    proven: {
      title: 'Richiesta ricevuta',
      text: (email) =>
        `Elaboreremo la tua richiesta entro 24 ore e ti scriveremo a ${email} non appena avremo deciso.`,
    },
  },
  byLink: {
    mail: {
      title: 'Non ricevere più e-mail commerciali',
      text: 'Con un clic smetti di ricevere promemoria e altre e-mail commerciali all’indirizzo a cui è arrivato questo link.',
      button: 'Annulla l’iscrizione',
      done: 'Fatto: non riceverai più e-mail commerciali',
      doneText: 'Le e-mail sui tuoi ordini continueranno ad arrivare.',
    },
    deletion: {
      title: 'Conferma la richiesta di cancellazione',
      text: 'Conferma che l’indirizzo a cui è arrivato questo link è tuo e che vuoi la cancellazione dei tuoi dati.',
      button: 'Conferma',
      done: 'Confermato',
      doneText: 'Elaboreremo la tua richiesta entro 24 ore e ti scriveremo non appena avremo deciso.',
    },
  },
};
