import type { Messages } from '../shape';

/** The product chooser in Italian. */
export const chooser: Messages['chooser'] = {
  lead: 'Che cosa vuoi per il tuo profilo? Scegli e segui la consegna in tempo reale. Senza password.',
  products: 'Scegli un prodotto',
  texts: {
    followers: 'Europei o spagnoli, con un regalo che cresce con la quantità',
    likes: 'Divisi tra i post che scegli',
    views: 'Per i tuoi video e reel',
  },
  trust: {
    title: 'Perché acquistare qui',
    termsLink: 'condizioni della garanzia',
  },
  score: {
    title: 'Valutazione',
    outOf: (score) => `${score} stelle su 5`,
    note: 'Cifre di esempio: saranno sostituite da quelle di acquirenti verificati.',
    source: (source) => `Fonte: ${source}`,
  },
};
