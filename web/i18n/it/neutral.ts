import { neutralHeads } from '../../../domain/page-heads/neutral';
import type { Neutral } from '../catalogue';
import { formatCount } from '../format';
import { plural } from '../plural';

/** The Italian wording of compliance mode, as the Spanish one. */
const people = (count: number) =>
  plural('it', count, { one: '1 persona', other: `${formatCount(count, 'it')} persone` });
const reactions = (count: number) =>
  plural('it', count, { one: '1 reazione', other: `${formatCount(count, 'it')} reazioni` });

const link = 'Incolli il link. La lista mostra solo i più recenti, e a volte la rete non la fornisce.';

export const neutral: Neutral = {
  heads: neutralHeads.it,
  shell: {
    services: 'Servizi',
    lines: { followers: 'Pubblico', likes: 'Interazioni', views: 'Portata' },
    about: (shop) =>
      `${shop} è un fornitore di strategie di crescita: offriamo visibilità organica attraverso una rete privata di collaboratori, nel rispetto delle norme pubblicitarie e di quelle delle piattaforme.`,
  },
  errors: {
    count_holds: 'Il numero non è diminuito di oltre il 10%. Non serve un ripristino.',
  },
  home: {
    title: 'La crescita del Suo profilo',
    headline: 'Più pubblico per il Suo profilo',
    differences: {
      items: { 1: { text: 'Dal pagamento alla fine, ogni passo del Suo ordine ha la sua ora.' } },
    },
    faq: {
      items: {
        2: {
          answer:
            'Se perde oltre il 10% di quanto consegnato, lo reintegriamo senza costi finché il profilo esiste, resta pubblico e mantiene lo stesso nome utente. I pacchetti con l’indicazione «Senza ripristino» non la comprendono.',
        },
      },
    },
  },
  lines: {
    likes: {
      title: 'Interazioni per il Suo profilo',
      headline: 'Più interazioni per i Suoi post',
      lead: 'Scelga il pacchetto, scelga i post e dividiamo le reazioni in parti uguali. Senza password.',
      claims: { 1: 'Decide Lei quali post ricevono le reazioni, fino a 20 per ordine' },
      differences: {
        items: {
          1: { text: 'Prima di pagare vede quante reazioni riceve ogni post, comprese quelle in regalo.' },
        },
      },
      howItWorks: {
        steps: {
          1: { text: 'Selezioni i post o incolli il link: le reazioni vengono divise in parti uguali.' },
        },
      },
      faq: {
        items: {
          0: {
            question: 'Tra quanti post posso dividere le reazioni?',
            answer:
              'Fino a 20 per ordine, purché ognuno ne riceva almeno 10. Il modulo Le dice quanti ne contiene il Suo pacchetto.',
          },
          3: { answer: link },
        },
      },
    },
    views: {
      title: 'Portata per i Suoi video',
      lead: 'Scelga il pacchetto, scelga i video e veda salire il contatore. Senza password.',
      claims: { 1: 'Per video di ogni durata: uno solo o diversi nello stesso ordine' },
      faq: {
        items: {
          0: {
            answer:
              'I video pubblici. Le foto non hanno un contatore di visualizzazioni, perciò non compaiono nella lista.',
          },
          3: { answer: link },
        },
      },
    },
  },
  chooser: {
    title: 'La crescita del Suo profilo',
    texts: {
      likes: 'Reazioni ripartite tra le pubblicazioni che sceglie',
      views: 'Visualizzazioni per i Suoi video',
    },
  },
  campaigns: {
    landing: { title: 'Pubblico, interazioni e portata' },
    adsLanding: {
      title: 'Pubblico con consegna immediata',
      headline: 'Pubblico per il Suo profilo, a prezzo fisso',
    },
  },
  order: {
    steps: { profile: 'Il Suo profilo' },
    usernameLabel: 'Nome utente',
    privateDialog: { steps: { 0: 'Apra l’applicazione e vada in Impostazioni.' } },
    quantity: { followers: 'Ampiezza del pubblico', likes: 'Numero di reazioni' },
    units: { followers: 'persone', likes: 'reazioni' },
    followers: people,
    likes: reactions,
    custom: { slider: 'Ampiezza del pubblico, cursore' },
    posts: {
      lead: { likes: 'Scelga i post che riceveranno le reazioni.' },
      likeCount: (count) => `${count} reazioni attuali`,
      limited:
        'In questo momento la rete non ci fornisce la lista. Incolli qui sotto il link di ogni post, o riprovi.',
      linkHint: 'Quello che danno «Condividi» e «Copia link» nell’applicazione.',
      linkInvalid: 'Non è il link di un post. Lo copi dall’applicazione con «Condividi» e «Copia link».',
    },
    alerts: {
      noUsername: 'Inserisca il Suo nome utente',
      noPackage: {
        followers: 'Selezioni un pacchetto di pubblico',
        likes: 'Selezioni un pacchetto di reazioni',
      },
    },
  },
  checkout: {
    upsellLine: (count) => `+${count} persone (offerta)`,
    upsell: { extra: (count, price) => `${count} persone in più per ${price}` },
    banner: { text: (amount, price) => `Aggiunga ${amount} persone al Suo pubblico per ${price}` },
  },
  tracking: {
    facts: { username: 'Nome utente' },
    platforms: { instagram: 'Social' },
  },
  account: {
    facts: { username: 'Nome utente' },
    data: {
      dialog: { consequences: { 0: 'Si cancellano la Sua e-mail, il Suo nome utente e i Suoi messaggi.' } },
    },
  },
  leaving: { usernameHint: 'Quello usato nell’ordine, oppure il suo nome.' },
};
