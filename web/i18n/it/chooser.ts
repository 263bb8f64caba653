import type { Messages } from '../shape';

/** The product chooser in Italian. */
export const chooser: Messages['chooser'] = {
  title: 'Follower Instagram',
  lead: 'Che cosa vuoi per il tuo profilo? Scegli e segui la consegna in tempo reale. Senza password.',
  products: 'Scegli un prodotto',
  texts: {
    followers: 'Europei o spagnoli, con un regalo che cresce con la quantità',
    likes: 'Divisi tra i post che scegli',
    views: 'Per i tuoi video e reel',
  },
  trust: {
    title: 'Perché acquistare qui',
    badges: [
      'Servizio in italiano',
      'Consegna immediata',
      'Garanzia {guarantee} sui follower',
      'Apple Pay e Google Pay',
      'Pagamento sicuro con carta',
    ],
    delivery: 'La consegna inizia in pochi minuti, al massimo entro 24 ore.',
    refill: 'Se perdi più del 10% dei follower consegnati, li reintegriamo gratis:',
    termsLink: 'condizioni della garanzia',
  },
  score: {
    title: 'Valutazione',
    value: '4,9',
    outOf: '4,9 stelle su 5',
    basis: 'Basata su oltre 4.230 recensioni',
    clients: 'Oltre 10.000 clienti',
    note: 'Cifre di esempio: saranno sostituite da quelle di acquirenti verificati.',
  },
};
