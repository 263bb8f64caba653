import { payments, statuses } from '../../order-labels/it';
import type { ChatTexts } from './es';

/** What the assistant says of its own in Italian. */
export const texts: ChatTexts = {
  greeting:
    'Buongiorno. Posso rispondere a domande su consegna, garanzia, pagamento o rimborsi, e dirLe a che punto è il Suo ordine se mi scrive il numero.',
  thanks: 'Grazie a Lei. Posso aiutarLa in altro?',
  person:
    'Se ne occupa il nostro personale. Può portare questa conversazione nel modulo di contatto, rileggerla e inviarla: rispondiamo entro 24 ore.',
  unknown:
    'Non ho trovato una risposta sicura alla Sua domanda e preferisco non inventarla. Provi con altre parole, consulti le domande frequenti o ci scriva.',
  order: (number, status, payment) => `Ordine ${number}: ${status}. Pagamento: ${payment}.`,
  progress: (delivered, total) => `Consegnati: ${delivered} su ${total}.`,
  expected: (at) => `Fine prevista: ${at}.`,
  refill: 'È in corso un reintegro.',
  more: 'Nella pagina di tracciamento lo vede passo dopo passo e in diretta.',
  orderNotFound: 'Ordine non trovato. Verifichi il numero.',
  statuses,
  payments,
  links: {
    faq: 'Domande frequenti',
    track: 'Segui il mio ordine',
    contact: 'Contatti',
    refunds: 'Politica di rimborso',
    privacy: 'Informativa sulla privacy',
    terms: 'Termini e condizioni',
    withdrawal: 'Recedere dal contratto qui',
  },
};
