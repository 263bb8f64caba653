import type { PageHeads } from '../pages';

/** What the Italian pages are called and about. */
export const heads: PageHeads = {
  home: {
    title: 'Follower Instagram',
    description:
      'Pacchetti di crescita per Instagram. Senza password, pagamento sicuro e consegna in diretta.',
  },
  chooser: {
    title: 'Follower Instagram',
    description:
      'Scelga che cosa serve al Suo Instagram: follower, Mi piace o visualizzazioni. Senza password e con consegna in diretta.',
  },
  likes: {
    title: 'Mi piace Instagram',
    description:
      'Mi piace per i post che sceglie Lei, divisi in parti uguali. Senza password e con consegna in diretta.',
  },
  views: {
    title: 'Visualizzazioni Instagram',
    description:
      'Visualizzazioni per i Suoi video e reel di Instagram. Senza password, pagamento sicuro e consegna in diretta.',
  },
  checkout: {
    title: 'Completa l’acquisto',
    description: 'Controlli il Suo ordine e paghi con carta, Apple Pay o Google Pay.',
  },
  cardPayment: {
    title: 'Paghi il Suo ordine',
    description: 'Paghi con carta in una sola schermata, con l’importo totale sempre in vista.',
  },
  cardForm: {
    title: 'Pagamento con carta',
    description: 'Un altro modo di inserire i dati della carta, campo per campo.',
  },
  success: {
    title: 'Il Suo ordine',
    description: 'Lo stato del Suo ordine, passo dopo passo e in diretta.',
  },
  track: {
    title: 'Stato del Suo ordine',
    description: 'Con il numero d’ordine può vedere a che punto è la consegna.',
  },
  account: {
    title: 'Il mio account',
    description:
      'I Suoi ordini, le ricevute e i ripristini in un solo posto, con un codice via e-mail e senza password.',
  },
  cancel: {
    title: 'Pagamento annullato',
    description: 'Il pagamento è stato annullato e non è stato addebitato nulla.',
  },
  paymentFailed: {
    title: 'Errore nel pagamento',
    description: 'Il pagamento non è andato a buon fine. Può riprovare o usare un’altra carta.',
  },
  privacy: {
    title: 'Informativa sulla privacy',
    description: 'Quali dati trattiamo, a quale scopo, chi altro li vede e quali sono i Suoi diritti.',
  },
  terms: {
    title: 'Termini e condizioni',
    description: 'Che cosa acquista, prezzo e pagamento, consegna, garanzia e uso corretto.',
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
    description: 'Come lavoriamo: tre casi di esempio e un metodo in quattro passi.',
  },
  demo: {
    title: 'Dimostrazione della conferma',
    description: 'Come appare la conferma di un ordine, con dati inventati.',
  },
  contact: { title: 'Contatti', description: 'Ci scriva: Le rispondiamo via e-mail entro 24 ore.' },
  unsubscribe: {
    title: 'Disiscriversi',
    description: 'Smetta di ricevere e-mail commerciali o chieda la cancellazione dei Suoi dati.',
  },
  landing: {
    title: 'Follower, Mi piace e visualizzazioni',
    description:
      'Follower, Mi piace e visualizzazioni per Instagram in tre passaggi: scelga, paghi e segua la consegna in diretta.',
  },
  igTools: {
    title: 'Strumenti di crescita',
    description:
      'Strumenti per far conoscere il Suo profilo: più pubblico, più interazioni e più portata, con stato in diretta.',
  },
  adsLanding: {
    title: 'Follower con consegna immediata',
    description:
      'Pacchetti di follower per Instagram con omaggio, prezzo fisso e garanzia. Senza password e senza abbonamento.',
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
  withdrawal: {
    title: 'Recesso',
    description:
      'Receda dal Suo contratto in due passi; riceverà una conferma di ricevimento con la data e l’ora.',
  },
  notFound: {
    title: '404 – Pagina non trovata',
    description: 'Questa pagina non esiste o è stata spostata.',
  },
};
