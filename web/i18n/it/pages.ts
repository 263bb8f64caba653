import type { Messages } from '../catalogue';

/** Pages around the purchase, in Italian. */
export const pages: Messages['pages'] = {
  notFound: {
    title: '404 – Pagina non trovata',
    text: 'Questa pagina non esiste o è stata spostata.',
  },
  cancel: {
    title: 'Pagamento annullato',
    text: 'Non Le è stato addebitato nulla. Le Sue scelte restano salvate, se vuole riprovare.',
    again: 'Riprova',
    redirect: (seconds) =>
      seconds === 1
        ? 'Tornerà alla pagina iniziale tra 1 secondo.'
        : `Tornerà alla pagina iniziale tra ${seconds} secondi.`,
    stay: 'Resta qui',
    toast: 'Ha annullato il pagamento',
  },
  paymentFailed: {
    title: 'Errore nel pagamento',
    unknown: 'Errore sconosciuto durante il pagamento',
    code: (code) => `Codice: ${code}`,
    back: 'Torna al modulo di pagamento',
    note: 'Non Le è stato addebitato nulla. Può riprovare o usare un’altra carta.',
  },
};
