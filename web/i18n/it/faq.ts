import type { Messages } from '../catalogue';

export const faq: Messages['faq'] = {
  title: 'Domande frequenti',
  lead: 'Ciò che ci chiedono più spesso, con risposte brevi. Se non trova la Sua, ci scriva.',
  more: 'Non trova la risposta?',
  moreText: 'Ci dica di che cosa ha bisogno: rispondiamo entro 24 ore.',
  contact: 'Contattaci',
  track: 'Segui il mio ordine',
};
