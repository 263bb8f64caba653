import { payments, statuses } from '#domain/order-labels/it.ts';
import { inItalian } from '#domain/typography.ts';
import type { ChatTexts } from './es';

/** What the assistant says of its own in Italian. */
export const texts: ChatTexts = inItalian({
  greeting:
    'Ciao. Posso rispondere a domande su consegna, garanzia, pagamento o rimborsi, e dirti a che punto è il tuo ordine se mi scrivi il numero.',
  thanks: 'Prego! Posso aiutarti con altro?',
  person:
    'Se ne occupa il nostro personale. Puoi portare questa conversazione nel modulo di contatto, rileggerla e inviarla: rispondiamo entro 24 ore.',
  unknown:
    'Non ho trovato una risposta sicura alla tua domanda e preferisco non inventarla. Prova con altre parole, consulta le domande frequenti o scrivici.',
  order: (number, status, payment) => `Ordine ${number}: ${status}. Pagamento: ${payment}.`,
  progress: (delivered, total) => `Consegnati: ${delivered} su ${total}.`,
  expected: (at) => `Fine prevista: ${at}.`,
  refill: 'È in corso un reintegro.',
  more: 'Nella pagina di stato dell’ordine lo vedi passo dopo passo e in tempo reale.',
  orderNotFound: 'Ordine non trovato. Verifica il numero.',
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
});
