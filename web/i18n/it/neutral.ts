import { neutralHeads } from '#domain/page-heads/neutral.ts';
import { inItalian } from '#domain/typography.ts';
import { formatCount } from '../format';
import { plural } from '../plural';
import type { Neutral } from '../shape';

/** The Italian wording of compliance mode, as the Spanish one. */
const people = (count: number) =>
  plural('it', count, { one: '1 persona', other: `${formatCount(count, 'it')} persone` });
const reactions = (count: number) =>
  plural('it', count, { one: '1 reazione', other: `${formatCount(count, 'it')} reazioni` });

export const neutral: Neutral = inItalian({
  heads: neutralHeads.it,
  shell: {
    services: 'Servizi',
    lines: { followers: 'Pubblico', likes: 'Interazioni', views: 'Copertura' },
    about: (shop) =>
      `${shop} è un fornitore di strategie di crescita: offriamo visibilità organica attraverso una rete privata di collaboratori, nel rispetto delle norme pubblicitarie e di quelle delle piattaforme.`,
  },
  errors: {
    count_holds: 'Non hai perso più del 10% di quanto consegnato. Non serve un reintegro.',
  },
  home: {
    headline: 'Più pubblico per il tuo profilo',
  },
  lines: {
    likes: {
      headline: 'Più interazioni per i tuoi post',
      lead: 'Scegli il pacchetto, scegli i post e dividiamo le reazioni in parti uguali. Senza password.',
    },
    views: {
      lead: 'Scegli il pacchetto, scegli i video e vedi salire il contatore. Senza password.',
    },
  },
  chooser: {
    texts: {
      followers: 'Persone europee o spagnole, con un regalo che cresce con la quantità',
      likes: 'Reazioni ripartite tra i post che scegli',
      views: 'Visualizzazioni per i tuoi video',
    },
  },
  campaigns: {
    adsLanding: {
      headline: 'Pubblico per il tuo profilo, a prezzo fisso',
    },
  },
  order: {
    steps: { profile: 'Il tuo profilo' },
    usernameLabel: 'Nome utente',
    privateDialog: { steps: { 0: 'Apri l’app e vai in Impostazioni.' } },
    quantity: { followers: 'Ampiezza del pubblico', likes: 'Numero di reazioni' },
    units: { followers: 'persone', likes: 'reazioni' },
    followers: people,
    likes: reactions,
    custom: { slider: 'Ampiezza del pubblico, cursore' },
    posts: {
      lead: { likes: 'Scegli i post che riceveranno le reazioni.' },
      likeCount: (count) =>
        plural('it', count, {
          one: '1 reazione attuale',
          other: `${formatCount(count, 'it')} reazioni attuali`,
        }),
      limited:
        'In questo momento la rete non ci fornisce la lista. Incolla qui sotto il link di ogni post, o riprova.',
      linkHint: 'Quello che ottieni con «Condividi» e «Copia link» nell’app.',
      linkInvalid: 'Non è il link di un post. Copialo dall’app con «Condividi» e «Copia link».',
    },
    alerts: {
      noUsername: 'Inserisci il tuo nome utente',
      noPackage: {
        followers: 'Seleziona un pacchetto di pubblico',
        likes: 'Seleziona un pacchetto di reazioni',
      },
    },
  },
  checkout: {
    upsellLine: (count) => `+${count} persone (offerta)`,
    upsell: { extra: (count, price) => `${count} persone in più per ${price}` },
    banner: { text: (amount, price) => `Aggiungi ${amount} persone al tuo pubblico per ${price}` },
  },
  tracking: {
    facts: { username: 'Nome utente' },
    platforms: { instagram: 'Social' },
  },
  account: {
    data: {
      dialog: {
        consequences: {
          0: 'Cancelliamo la tua e-mail, il tuo nome utente, i tuoi messaggi e le tue recensioni.',
        },
      },
    },
  },
  leaving: { usernameHint: 'Quello usato nell’ordine, oppure il tuo nome.' },
});
