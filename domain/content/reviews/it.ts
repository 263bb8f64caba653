import type { ContentOf } from '../sections';

/** Sample reviews: placeholders until buyers write some (D26). */
export const reviews: ContentOf<'reviews'>['reviews'] = [
  {
    name: 'Laura M.',
    initials: 'LM',
    rating: 5,
    ago: '2 giorni fa',
    service: 'Follower',
    comment: 'Ho visto salire il contatore nella pagina dell’ordine. Tutto molto chiaro.',
  },
  {
    name: 'Daniel R.',
    initials: 'DR',
    rating: 5,
    ago: '4 giorni fa',
    service: 'Follower',
    comment: 'Non mi hanno chiesto la password e la ricevuta è arrivata subito.',
  },
  {
    name: 'Carmen P.',
    initials: 'CP',
    rating: 4,
    ago: '1 settimana fa',
    service: 'Like',
    comment: 'Ci sono volute alcune ore, ma è arrivato tutto, compreso il regalo.',
  },
  {
    name: 'Javier T.',
    initials: 'JT',
    rating: 5,
    ago: '1 settimana fa',
    service: 'Visualizzazioni',
    comment:
      'Ho pagato con il telefono in meno di un minuto e il video è partito la sera stessa, senza complicazioni.',
  },
  {
    name: 'Marta S.',
    initials: 'MS',
    rating: 5,
    ago: '2 settimane fa',
    service: 'Follower',
    comment: 'Avevo sbagliato profilo prima di pagare e ho potuto cambiarlo senza perdere nulla.',
  },
  {
    name: 'Álvaro G.',
    initials: 'AG',
    rating: 4,
    ago: '3 settimane fa',
    service: 'Like',
    comment: 'Ho diviso i like su tre post e si vedeva in ogni momento quanto mancava.',
  },
];
