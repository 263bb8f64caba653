import type { thread as spanish } from '../es/thread';

export const thread: typeof spanish = {
  from: { customer: 'Tu', support: 'Il nostro team' },
  states: { open: 'In attesa di risposta', answered: 'Risposta ricevuta', closed: 'Chiuso' },
  said: {
    open: {
      title: 'Ti rispondiamo presto',
      text: 'Abbiamo ricevuto il tuo messaggio. Ti risponderemo via e-mail e su questa pagina entro 24 ore.',
    },
    answered: { title: 'Ti abbiamo risposto', text: 'Se hai ancora un dubbio, scrivilo qui sotto.' },
    closed: { title: 'Conversazione chiusa', text: 'Se ti serve altro, scrivi qui sotto e la riapriamo.' },
  },
  message: 'Aggiungi un messaggio',
  messageHint: 'Massimo 4.000 caratteri. Rispondiamo entro 24 ore.',
  send: 'Invia',
  sent: 'Messaggio inviato',
  sentText: 'Ti avviseremo via e-mail appena avremo risposto.',
  failed: 'Il tuo messaggio non è stato inviato',
  full: {
    title: 'Questa conversazione è già molto lunga',
    text: 'Scrivici un nuovo messaggio citando il suo riferimento.',
  },
  contact: 'Scrivi un nuovo messaggio',
  invalid: {
    title: 'Questo link non funziona',
    text: 'Aprilo di nuovo dall’e-mail, oppure cerca la conversazione nel tuo account. Puoi anche scriverci un nuovo messaggio.',
  },
  loadFailed: 'Impossibile aprire il tuo messaggio. Controlla la connessione e riprova.',
  byLink: 'Questa pagina si apre con il link della tua e-mail: non condividerlo.',
  list: {
    title: 'I tuoi messaggi',
    read: 'Leggi e rispondi',
    last: (when) => `Ultimo messaggio: ${when}`,
    loadFailed: 'Impossibile caricare i tuoi messaggi. Controlla la connessione e riprova.',
  },
};
