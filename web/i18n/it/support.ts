import type { contact as spanishContact, leaving as spanishLeaving } from '../es/support';

/** Contact (S1 §2.9). The figures are samples and say so. */
export const contact: typeof spanishContact = {
  title: 'Contatti',
  lead: 'Ci scriva: Le rispondiamo via e-mail entro 24 ore.',
  formTitle: 'Ci invii un messaggio',
  name: 'Nome e cognome',
  email: 'Indirizzo e-mail',
  emailHint: 'Riceverà qui la risposta.',
  company: 'Azienda (facoltativo)',
  phone: 'Telefono (facoltativo)',
  service: 'Servizio di interesse',
  services: {
    order: 'Un ordine',
    'content-management': 'Gestione dei contenuti',
    'digital-strategy': 'Strategia digitale',
    'metrics-analysis': 'Analisi delle metriche',
    'integral-consulting': 'Consulenza integrale',
    other: 'Altro argomento',
  },
  order: 'Numero d’ordine (facoltativo)',
  orderHint: 'È nell’e-mail di conferma.',
  message: 'Messaggio',
  missing: {
    name: 'Inserisca il Suo nome',
    emailMissing: 'Inserisca il Suo indirizzo e-mail',
    emailInvalid: 'Inserisca un indirizzo e-mail valido',
    phone: 'Scriva solo cifre, spazi e il segno +',
    message: 'Scriva il Suo messaggio',
  },
  problems: (count) => (count === 1 ? 'Un campo è da correggere.' : `${count} campi sono da correggere.`),
  conversation: {
    title: (count) =>
      count === 1
        ? 'È allegata la conversazione con l’assistente (1 messaggio)'
        : `È allegata la conversazione con l’assistente (${count} messaggi)`,
    show: 'Vedere la conversazione',
    you: 'Lei',
    assistant: 'Assistente',
    remove: 'Non allegarla',
  },
  privacy: 'Usiamo questi dati solo per risponderLe.',
  privacyLink: 'Informativa sulla privacy',
  send: 'Inviare il messaggio',
  sending: 'Invio…',
  failed: 'Invio non riuscito. Il Suo messaggio è ancora qui.',
  offline: 'Nessuna connessione. Controlli la Sua connessione a internet e riprovi.',
  unavailable:
    'Il servizio non è disponibile al momento. Ciò che ha scritto è ancora qui: riprovi tra un istante.',
  kept: 'Abbiamo recuperato ciò che aveva scritto.',
  done: {
    title: 'Abbiamo ricevuto il Suo messaggio',
    text: (email) => `Le risponderemo entro 24 ore. Le abbiamo inviato una conferma di ricezione a ${email}.`,
    receivedAt: 'Data e ora',
    reference: 'Riferimento',
    another: 'Inviare un altro messaggio',
  },
  details: 'Recapiti',
  seller: 'Azienda',
  track: 'Vedere dov’è il mio ordine',
  reasons: {
    title: 'Perché scriverci',
    items: [
      'Risponde una persona, nella Sua lingua e per iscritto.',
      'Con il numero d’ordine vediamo subito a che punto è.',
      'Ciò che non si può consegnare viene rimborsato.',
      'Non Le chiederemo mai la Sua password.',
    ],
  },
  figures: {
    title: 'In cifre',
    items: [
      ['200+', 'progetti'],
      ['95 %', 'di soddisfazione'],
      ['5+', 'anni'],
      ['24 h', 'per rispondere'],
    ],
    note: 'Progetti, soddisfazione e anni sono cifre di esempio: saranno sostituite da quelle reali.',
  },
};

/** Unsubscribing and deletion (S1 §2.10, §5). */
export const leaving: typeof spanishLeaving = {
  title: 'Disiscriversi',
  link: 'Disiscriversi',
  lead: 'Smetta di ricevere e-mail commerciali, oppure chieda la cancellazione dei Suoi dati.',
  form: 'Vai al modulo di disiscrizione',
  wish: 'Che cosa desidera?',
  wishes: {
    mail: ['Non ricevere più e-mail commerciali', 'Vale dal momento dell’invio.'],
    deletion: [
      'Cancellare i miei dati',
      'Cancelliamo la Sua e-mail, il Suo nome utente e i Suoi messaggi. La garanzia dei Suoi ordini finisce. Degli ordini resta solo ciò che esige la legge fiscale.',
    ],
  },
  username: 'Nome utente',
  usernameHint: 'Quello di Instagram usato nell’ordine, oppure il Suo nome.',
  email: 'Indirizzo e-mail',
  reason: 'Motivo',
  missing: {
    username: 'Il nome utente è troppo corto',
    email: 'Inserisca un indirizzo e-mail valido',
    reason: 'Spieghi brevemente il motivo',
  },
  problems: (count) => (count === 1 ? 'Un campo è da correggere.' : `${count} campi sono da correggere.`),
  send: { mail: 'Disiscrivermi', deletion: 'Chiedere la cancellazione' },
  sending: 'Invio…',
  failed: 'Invio non riuscito. Ciò che ha scritto è ancora qui.',
  toast: 'Richiesta inviata',
  toastText: 'Elaboreremo la Sua richiesta entro 24 ore.',
  done: {
    mail: {
      title: 'Disiscrizione ricevuta',
      text: (email) =>
        `Elaboreremo la Sua richiesta entro 24 ore; le e-mail commerciali a ${email} sono già ferme.`,
    },
    deletion: {
      title: 'Richiesta ricevuta',
      text: (email) =>
        `Elaboreremo la Sua richiesta entro 24 ore. Apra l’e-mail che Le abbiamo inviato a ${email} e confermi che l’indirizzo è Suo.`,
    },
    reference: 'Riferimento',
    receivedAt: 'Data e ora',
  },
  byLink: {
    mail: {
      title: 'Non ricevere più e-mail commerciali',
      text: 'Con un clic smette di ricevere promemoria e altre e-mail commerciali all’indirizzo a cui è arrivato questo link.',
      button: 'Disiscrivermi',
      done: 'Fatto: non riceverà più e-mail commerciali',
      doneText: 'Le e-mail sui Suoi ordini continueranno ad arrivare.',
    },
    deletion: {
      title: 'Confermare la richiesta di cancellazione',
      text: 'Confermi che l’indirizzo a cui è arrivato questo link è Suo e che desidera la cancellazione dei Suoi dati.',
      button: 'Confermare',
      done: 'Confermato',
      doneText: 'Elaboreremo la Sua richiesta entro 24 ore e Le scriveremo non appena sarà decisa.',
    },
  },
};
