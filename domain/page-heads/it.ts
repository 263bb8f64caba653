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
