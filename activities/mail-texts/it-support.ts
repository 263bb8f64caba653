import { inItalian } from '#domain/typography.ts';
import type { SupportTexts } from './es-support';

/** The Italian e-mails about messages to the shop, unsubscribing, and the erasure of data. */
export const support: SupportTexts = inItalian({
  reference: 'Riferimento',
  receivedAt: 'Data di ricezione',
  subjectOf: 'Oggetto',
  subjects: {
    order: 'Un ordine',
    'content-management': 'Gestione dei contenuti',
    'digital-strategy': 'Strategia digitale',
    'metrics-analysis': 'Analisi delle metriche',
    'integral-consulting': 'Consulenza completa',
    other: 'Altro argomento',
  },
  contact: {
    subject: (reference) => `Abbiamo ricevuto il tuo messaggio (${reference})`,
    title: 'Abbiamo ricevuto il tuo messaggio',
    text: 'Grazie di averci scritto. Ti risponderemo via e-mail entro 24 ore.',
    notYou: (address) =>
      `Se non ci hai scritto tu, non devi fare nulla. Per qualsiasi dubbio scrivici a ${address}.`,
  },
  thread: {
    open: 'Vedi il mio messaggio',
    subject: (reference) => `Risposta al tuo messaggio (${reference})`,
    title: 'Ti abbiamo risposto',
    answeredAt: 'Risposta',
    answer: 'Vedi la conversazione e rispondi',
    howTo:
      'Rispondi con il pulsante: così il tuo messaggio si aggiunge alla conversazione e non devi rispiegare tutto.',
  },
  left: {
    subject: 'Non riceverai più e-mail commerciali',
    title: 'Iscrizione annullata',
    text: 'Questo indirizzo non riceverà più promemoria né altre e-mail commerciali da parte nostra. La modifica vale da subito.',
    orders:
      'Le e-mail sui tuoi ordini (conferma, ricevuta, rimborsi) continueranno ad arrivare, perché ti servono.',
    notYou: (address) => `Se la richiesta non è tua, scrivici a ${address} e la annulleremo.`,
  },
  deletion: {
    subject: (reference) => `Richiesta di cancellazione dei dati (${reference})`,
    title: 'Abbiamo ricevuto una richiesta di cancellazione',
    text: 'Ci è stato chiesto di cancellare i dati collegati a questo indirizzo e-mail.',
    confirm:
      'Conferma con il pulsante che questo indirizzo è tuo. Senza questa conferma non viene cancellato nulla.',
    proven: 'È già verificato che l’indirizzo è tuo: non devi confermare nulla.',
    button: 'Confermo che è il mio indirizzo',
    next: 'La elaboreremo entro 24 ore e ti scriveremo non appena avremo deciso. Se hai un ordine in corso, la cancellazione avviene appena termina la consegna. Quello che acquisti dopo la nostra decisione non viene cancellato.',
    notYou: 'Se la richiesta non è tua, non fare nulla: scade da sola dopo 7 giorni.',
    notYouProven: (address) =>
      `Se la richiesta non è tua, scrivici subito a ${address}, così non cancelliamo nulla.`,
  },
  erased: {
    subject: 'I tuoi dati sono stati cancellati',
    title: 'I tuoi dati sono stati cancellati',
    text: 'Abbiamo cancellato i tuoi dati personali: la tua e-mail, il tuo nome utente, i tuoi messaggi, le tue recensioni e le tue sessioni. La garanzia dei tuoi ordini finisce, perché non sappiamo più a quale profilo corrispondono.',
    kept: 'Dei tuoi ordini restano, senza il tuo nome, il numero, la data, il pacchetto, l’importo, l’IVA e l’andamento della consegna e, del pagamento, il circuito, le ultime quattro cifre e il paese della carta, e le contestazioni con la banca: li richiedono la contabilità e quelle contestazioni. Se avevamo bloccato il tuo nome utente o la tua e-mail per uso scorretto, resta anche questa annotazione.',
    last: 'Questa è l’ultima e-mail che ricevi da noi, tranne quelle di un ordine che hai fatto dopo la nostra decisione.',
  },
  refused: {
    subject: (reference) => `La tua richiesta di cancellazione (${reference})`,
    title: 'Non abbiamo potuto cancellare i tuoi dati',
    text: 'Abbiamo esaminato la tua richiesta e per ora non possiamo cancellare i dati.',
    reason: 'Motivo',
    next: (address) =>
      `Se non sei d’accordo, scrivici a ${address}. Puoi anche presentare reclamo all’autorità per la protezione dei dati.`,
  },
});
