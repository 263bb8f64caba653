import type { SupportTexts } from './es-support';

/** The Italian letters about messages to the shop, about leaving, and about the deletion of data. */
export const support: SupportTexts = {
  reference: 'Riferimento',
  receivedAt: 'Ricevuto',
  subjectOf: 'Oggetto',
  subjects: {
    order: 'Un ordine',
    'content-management': 'Gestione dei contenuti',
    'digital-strategy': 'Strategia digitale',
    'metrics-analysis': 'Analisi delle metriche',
    'integral-consulting': 'Consulenza integrale',
    other: 'Altro argomento',
  },
  contact: {
    subject: (reference) => `Abbiamo ricevuto il Suo messaggio (${reference})`,
    title: 'Abbiamo ricevuto il Suo messaggio',
    text: 'Grazie di averci scritto. Le risponderemo via e-mail entro 24 ore.',
    notYou: (address) =>
      `Se non ci ha scritto Lei, non deve fare nulla. Per qualsiasi dubbio ci scriva a ${address}.`,
  },
  left: {
    subject: 'Non riceverà più e-mail commerciali',
    title: 'Disiscrizione confermata',
    text: 'Questo indirizzo non riceverà più promemoria né altre e-mail commerciali da parte nostra. La modifica vale da subito.',
    orders:
      'Le e-mail sui Suoi ordini (conferma, ricevuta, rimborsi) continueranno ad arrivare, perché Le servono.',
    notYou: (address) => `Se la richiesta non è Sua, ci scriva a ${address} e la annulleremo.`,
  },
  deletion: {
    subject: (reference) => `Richiesta di cancellazione dei dati (${reference})`,
    title: 'Abbiamo ricevuto una richiesta di cancellazione',
    text: 'Qualcuno ha chiesto sul nostro sito di cancellare i dati collegati a questo indirizzo e-mail.',
    confirm:
      'Confermi con il pulsante che questo indirizzo è Suo. Senza questa conferma non viene cancellato nulla.',
    proven: 'Sappiamo già che l’indirizzo è Suo: la richiesta è stata fatta con la Sua sessione aperta.',
    button: 'Confermo che è il mio indirizzo',
    next: 'La elaboreremo entro 24 ore e Le scriveremo non appena sarà decisa. Se ha un ordine in corso, la cancellazione avviene appena termina la consegna.',
    notYou: 'Se la richiesta non è Sua, non faccia nulla: scade da sola dopo 7 giorni.',
  },
  erased: {
    subject: 'I Suoi dati sono stati cancellati',
    title: 'I Suoi dati sono stati cancellati',
    text: 'Abbiamo cancellato i Suoi dati personali: la Sua e-mail, il Suo nome utente, i Suoi messaggi e le Sue sessioni. La garanzia dei Suoi ordini finisce, perché non sappiamo più a quale profilo corrispondono.',
    kept: 'Dei Suoi ordini restano solo il numero, la data, l’importo e l’IVA, senza il Suo nome, perché le leggi fiscali obbligano a conservarli.',
    last: 'Questa è l’ultima e-mail che riceve da noi.',
  },
  refused: {
    subject: (reference) => `La Sua richiesta di cancellazione (${reference})`,
    title: 'Non abbiamo potuto cancellare i Suoi dati',
    text: 'Abbiamo esaminato la Sua richiesta e per ora non possiamo cancellare i dati.',
    reason: 'Motivo',
    next: (address) =>
      `Se non è d’accordo, ci scriva a ${address}. Può anche presentare reclamo all’autorità per la protezione dei dati.`,
  },
};
