import { plural } from '../plural';
import type { Messages } from '../shape';

/** Sections around the order form, in Italian. */
export const home: Messages['home'] = {
  headline: 'Più follower per il tuo Instagram',
  lead: 'Scegli il profilo, scegli la quantità e segui la consegna in tempo reale. Senza password.',
  differences: 'Perché acquistare qui',
  howItWorks: 'Come funziona',
  reviews: {
    title: 'Recensioni',
    note: 'Queste recensioni sono esempi, non opinioni reali. Saranno sostituite da quelle di acquirenti verificati.',
    mixed: 'Quelle con il segno «Esempio» sono dimostrative.',
    how: 'Può scriverle solo chi ha acquistato qui: chiediamo la recensione via e-mail qualche giorno dopo la consegna, e pubblichiamo anche le critiche.',
    average: (average, count) => `${average} su 5 · ${count} recensioni verificate`,
    verified: 'Acquisto verificato',
    anonymous: 'Anonimo',
    whole: 'Leggila tutta',
    less: 'Leggi meno',
    example: 'Esempio',
    quote: (comment) => `«${comment}»`,
    rating: (stars) => plural('it', stars, { one: '1 stella su 5', other: `${stars} stelle su 5` }),
    previous: 'Recensioni precedenti',
    next: 'Recensioni successive',
    pause: 'Ferma lo scorrimento',
    play: 'Fai scorrere',
    page: (page, of) => `Pagina ${page} di ${of}`,
  },
};
