import type { Messages } from '../shape';

/** The cookie notice in Italian. */
export const consent: Messages['consent'] = {
  title: 'Cookie di misurazione',
  text: 'Ci dicono quali pagine vengono visitate e che cosa viene acquistato. Si usano solo se li accetti; l’acquisto funziona anche senza.',
  more: 'Maggiori informazioni',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  now: { accepted: 'Al momento sono accettati.', refused: 'Al momento sono rifiutati.' },
  saved: 'La tua scelta è stata salvata',
  savedText: 'Puoi cambiarla quando vuoi con «Gestisci i cookie», in fondo alla pagina.',
};
