import type { Messages } from '../shape';

/** Header, menu and footer in Italian. */
export const shell: Messages['shell'] = {
  mainNavigation: 'Navigazione principale',
  menu: 'Menu',
  openMenu: 'Apri il menu',
  language: 'Lingua',
  notice: 'Avviso del negozio',
  deliveriesLate:
    'Alcune consegne iniziano più tardi del solito. Il tuo ordine resta salvato e parte appena possibile, senza che tu debba fare nulla.',
  services: 'Instagram',
  allServices: 'Tutti i servizi',
  ourServices: 'I NOSTRI SERVIZI',
  usefulLinks: 'LINK UTILI',
  lines: {
    followers: 'Follower Instagram',
    likes: 'Like Instagram',
    views: 'Visualizzazioni Instagram',
  },
  from: (price) => `Da ${price}`,
  track: 'Segui il mio ordine',
  aboutUs: 'Chi siamo',
  about: (shop) =>
    `${shop} è un fornitore di strategie di crescita. Non vendiamo follower né like: offriamo visibilità organica attraverso una rete privata di collaboratori, nel rispetto delle norme pubblicitarie e di quelle delle piattaforme. Non abbiamo alcun rapporto con Instagram né con Meta.`,
  security: 'Sicurezza',
  securityBadges: [
    'Connessione cifrata',
    'I dati completi della tua carta non passano dai nostri server',
    'Pagamenti verificati con 3-D Secure',
  ],
  cookieSettings: 'Gestisci i cookie',
  paymentMethods: 'Metodi di pagamento',
  help: 'Assistenza',
  legal: 'Informazioni legali',
  copyright: (year, shop) => `© ${year} ${shop}`,
};
