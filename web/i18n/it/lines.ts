import type { Messages } from '../shape';

/** The pages of likes and views in Italian. */
export const lines: Messages['lines'] = {
  likes: {
    headline: 'Più like per i tuoi post',
    lead: 'Scegli il pacchetto, scegli i post e dividiamo i like in parti uguali. Senza password.',
  },
  views: {
    headline: 'Più visualizzazioni per i tuoi video',
    lead: 'Scegli il pacchetto, scegli i video o i reel e vedi salire il contatore. Senza password.',
  },
};
