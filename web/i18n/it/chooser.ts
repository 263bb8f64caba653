import type { Messages } from '../catalogue';

/** The product chooser in Italian. */
export const chooser: Messages['chooser'] = {
  title: 'Follower Instagram',
  lead: 'Che cosa desidera per il Suo profilo? Scelga e segua la consegna in diretta. Senza password.',
  products: 'Scelga un prodotto',
  texts: {
    followers: 'Dall’Europa o dalla Spagna, con omaggio secondo la quantità',
    likes: 'Ripartiti tra le pubblicazioni che sceglie',
    views: 'Per i Suoi video e reel',
  },
  trust: {
    title: 'Perché acquistare qui',
    badges: [
      'Servizio in italiano',
      'Consegna immediata',
      'Garanzia a vita',
      'Apple Pay e Google Pay',
      'Pagamento sicuro con carta',
    ],
    terms:
      'La consegna è di solito immediata e richiede al massimo 24 ore. La garanzia reintegra i cali superiori al 10 %:',
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
