import type { Messages } from '../catalogue';

/** The cookie notice in Italian. */
export const consent: Messages['consent'] = {
  title: 'Cookie di misurazione',
  text: 'Ci dicono quali pagine vengono visitate e quali non funzionano. Si usano solo se li accetta; l’acquisto funziona anche senza.',
  more: 'Maggiori informazioni',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  now: { accepted: 'Al momento sono accettati.', refused: 'Al momento sono rifiutati.' },
  saved: 'La Sua scelta è stata salvata',
  savedText: 'Può cambiarla quando vuole con «Gestisci i cookie», in fondo alla pagina.',
};
