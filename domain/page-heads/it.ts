import type { PageHeads } from '../pages';

/** Titles and descriptions of the Italian pages. */
export const heads: PageHeads = {
  home: {
    title: 'Follower Instagram',
    description:
      'Pacchetti di crescita per Instagram. Senza password, con pagamento sicuro e stato dell’ordine aggiornato in tempo reale.',
  },
  chooser: {
    title: 'Follower Instagram',
    description:
      'Scegli che cosa serve al tuo Instagram: follower, like o visualizzazioni. Senza password, con stato dell’ordine aggiornato in tempo reale.',
  },
  likes: {
    title: 'Like Instagram',
    description:
      'Like per i post che scegli tu, divisi in parti uguali. Senza password, con stato dell’ordine aggiornato in tempo reale.',
  },
  views: {
    title: 'Visualizzazioni Instagram',
    description:
      'Visualizzazioni per i tuoi video e reel di Instagram. Senza password, con pagamento sicuro e stato dell’ordine aggiornato in tempo reale.',
  },
  checkout: {
    title: 'Completa l’acquisto',
    description: 'Controlla il tuo ordine e paga con carta, Satispay, Apple Pay o Google Pay.',
  },
  cardPayment: {
    title: 'Paga il tuo ordine',
    description: 'Paga con carta in una sola schermata, con l’importo totale sempre in vista.',
  },
  cardForm: {
    title: 'Pagamento con carta',
    description: 'Un altro modo di inserire i dati della carta, campo per campo.',
  },
  success: {
    title: 'Il tuo ordine',
    description: 'Lo stato del tuo ordine, passo dopo passo e in tempo reale.',
  },
  track: {
    title: 'Stato del tuo ordine',
    description: 'Con il numero d’ordine puoi vedere a che punto è la consegna.',
  },
  account: {
    title: 'Il mio account',
    description:
      'I tuoi ordini, le ricevute e i reintegri in un solo posto, con un codice via e-mail e senza password.',
  },
  cancel: {
    title: 'Pagamento annullato',
    description: 'Il pagamento è stato annullato e non è stato addebitato nulla.',
  },
  paymentFailed: {
    title: 'Errore nel pagamento',
    description: 'Il pagamento non è andato a buon fine. Puoi riprovare o usare un’altra carta.',
  },
  privacy: {
    title: 'Informativa sulla privacy',
    description: 'Quali dati trattiamo, a quale scopo, chi altro li vede e quali sono i tuoi diritti.',
  },
  terms: {
    title: 'Termini e condizioni',
    description: 'Che cosa acquisti, prezzo e pagamento, consegna, garanzia e uso corretto.',
  },
  refunds: {
    title: 'Politica di rimborso',
    description: 'Quando rimborsiamo, il diritto di recesso e come chiederlo.',
  },
  faq: {
    title: 'Domande frequenti',
    description: 'Consegna, garanzia, pagamento, rimborsi e sconti: le risposte alle domande più comuni.',
  },
  cases: {
    title: 'Casi di successo',
    description: 'Come affrontiamo la crescita di un marchio: il nostro metodo in quattro fasi.',
  },
  demo: {
    title: 'Dimostrazione della conferma',
    description: 'Come appare la conferma di un ordine, con dati inventati.',
  },
  contact: { title: 'Contatti', description: 'Scrivici: ti rispondiamo via e-mail entro 24 ore.' },
  unsubscribe: {
    title: 'Annulla l’iscrizione',
    description: 'Smetti di ricevere e-mail commerciali o chiedi la cancellazione dei tuoi dati.',
  },
  landing: {
    title: 'Follower, like e visualizzazioni',
    description:
      'Follower, like e visualizzazioni per Instagram in tre passaggi: scegli, paga e segui la consegna in tempo reale.',
  },
  igTools: {
    title: 'Strumenti di crescita',
    description:
      'Strumenti per far conoscere il tuo profilo: più pubblico, più interazioni e più copertura. Segui l’ordine in tempo reale.',
  },
  adsLanding: {
    title: 'Follower con consegna immediata',
    description:
      'Pacchetti di follower per Instagram a prezzo fisso, con stato dell’ordine aggiornato in tempo reale. Senza password e senza abbonamento.',
  },
  marketing: {
    title: 'Marketing sui social',
    description:
      'Un metodo in quattro fasi per crescere sui social: analisi, strategia, esecuzione e ottimizzazione.',
  },
  specialOffer: {
    title: 'Offerta speciale',
    description: 'Il codice sconto valido in questo momento, quanto fa risparmiare e come si usa.',
  },
  testCompliance: {
    title: 'Verifica di conformità',
    description: 'Quale testo viene mostrato in questa visita, e perché.',
  },
  review: {
    title: 'La tua recensione',
    description: 'Racconta com’è andato il tuo ordine, senza accedere.',
  },
  thread: {
    title: 'Il tuo messaggio',
    description: 'Leggi il tuo messaggio e la nostra risposta, e continua la conversazione.',
  },
  withdrawal: {
    title: 'Recesso',
    description:
      'Recedi dal tuo contratto in due passaggi; riceverai una conferma di ricezione con la data e l’ora.',
  },
  notFound: {
    title: '404 – Pagina non trovata',
    description: 'Questa pagina non esiste o è stata spostata.',
  },
};
