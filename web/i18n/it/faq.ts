import type { Messages } from '../shape';

export const faq: Messages['faq'] = {
  lead: 'Ciò che ci chiedono più spesso, con risposte brevi. Se non trovi la tua, scrivici.',
  more: 'Non trovi la risposta?',
  moreText: 'Dicci di che cosa hai bisogno: rispondiamo entro 24 ore.',
  contact: 'Contattaci',
  track: 'Segui il mio ordine',
};
