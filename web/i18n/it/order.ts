import type { Messages } from '../catalogue';
import { formatCount } from '../format';
import { plural } from '../plural';

/** The order form in Italian. */
export const order: Messages['order'] = {
  steps: {
    profile: 'Il Suo profilo Instagram',
    package: 'Il Suo pacchetto',
    posts: { likes: 'I Suoi post', views: 'I Suoi video' },
    email: 'Il Suo indirizzo e-mail',
  },
  usernameLabel: 'Nome utente di Instagram',
  usernamePlaceholder: 'il_suo_nome',
  usernameHint: 'Non Le chiederemo mai la password.',
  suggestions: 'Profili trovati',
  searching: 'Ricerca dei profili…',
  searchFound: (count) =>
    plural('it', count, {
      one: '1 profilo trovato. Scelga il Suo.',
      other: `${count} profili trovati. Scelga il Suo.`,
    }),
  searchEmpty: (name) => `Non troviamo «${name}». Controlli come si scrive.`,
  searchLimited: 'Ci sono molte ricerche in questo momento. Scriva il nome utente completo e prema Continua.',
  searchFailed: 'La ricerca non è riuscita. Scriva il nome utente completo e prema Continua.',
  private: 'Privato',
  isThisYou: 'È Lei?',
  anotherProfile: 'No, cerca un altro',
  publicProfile: 'È il mio profilo ed è pubblico',
  continue: 'Continua',
  privateDialog: {
    title: 'Il Suo profilo deve essere pubblico',
    text: (username) =>
      `@${username} è un profilo privato. Per poter consegnare il Suo ordine, lo renda pubblico; dopo la consegna potrà cambiarlo di nuovo.`,
    steps: [
      'Apra Instagram e vada in Impostazioni.',
      'Scelga «Privacy dell’account».',
      'Disattivi «Account privato» e torni qui.',
    ],
    done: 'Ho capito',
  },
  packageType: 'Tipo di pacchetto',
  packageTypes: {
    europe: { name: 'Europei', text: 'Il miglior rapporto tra quantità e prezzo' },
    spain: { name: 'Spagna', text: 'Profili spagnoli, qualità superiore' },
    custom: { name: 'Personalizzato', text: 'La quantità esatta che desidera' },
    special: { name: 'Pacchetto speciale', text: 'Con regalo in ogni misura' },
  },
  specialGift: (percent) => `+${percent} in regalo in ogni misura`,
  quantity: {
    followers: 'Numero di follower',
    likes: 'Numero di Mi piace',
    views: 'Numero di visualizzazioni',
  },
  units: { followers: 'follower', likes: 'Mi piace', views: 'visualizzazioni' },
  followers: (count) =>
    plural('it', count, { one: '1 follower', other: `${formatCount(count, 'it')} follower` }),
  likes: (count) => `${formatCount(count, 'it')} Mi piace`,
  views: (count) =>
    plural('it', count, { one: '1 visualizzazione', other: `${formatCount(count, 'it')} visualizzazioni` }),
  bonus: (count, _type) => `+${count} in regalo`,
  popular: 'Più scelto',
  servicesFailed: 'Non è stato possibile caricare i pacchetti. Ciò che ha scritto è ancora qui.',
  servicesEmpty: 'Al momento non ci sono pacchetti di questo tipo. Ne scelga un altro o torni più tardi.',
  custom: {
    label: 'Quantità esatta',
    hint: (min, max, step) => `Tra ${min} e ${max}, di ${step} in ${step}.`,
    slider: 'Numero di follower, cursore',
    valueText: (followers, price) => `${followers}, ${price}`,
  },
  posts: {
    lead: {
      likes: 'Scelga i post che riceveranno i Mi piace.',
      views: 'Scelga i video che riceveranno le visualizzazioni.',
    },
    chosen: {
      likes: (chosen, allowed) => `${chosen} post su ${allowed}`,
      views: (chosen, allowed) => `${chosen} video su ${allowed}`,
    },
    full: 'Ha raggiunto il massimo di questo pacchetto. Ne tolga uno dalla selezione o scelga un pacchetto più grande.',
    tooMany: (over) =>
      `Ce ne sono ${over} di troppo per questo pacchetto. Li tolga dalla selezione o scelga un pacchetto più grande.`,
    kinds: { image: 'Foto', video: 'Video', carousel: 'Album' },
    from: (kind, date) => `${kind} del ${date}`,
    likeCount: (count) => `${count} Mi piace attuali`,
    gets: (units) => `riceve ${units}`,
    loading: 'Caricamento dei Suoi post…',
    empty: {
      likes: (username) =>
        `@${username} non ha ancora post da mostrare. Se ha appena pubblicato, incolli il link qui sotto.`,
      views: (username) =>
        `Non ci sono video tra gli ultimi post di @${username}. Se ne ha uno meno recente, incolli il link qui sotto.`,
    },
    limited:
      'In questo momento Instagram non ci fornisce la lista. Incolli qui sotto il link di ogni post, o riprovi.',
    failed: 'Non è stato possibile caricare i post. Incolli qui sotto il link di ciascuno, o riprovi.',
    private: 'Il profilo è privato e non possiamo vedere i post. Lo renda pubblico e riprovi.',
    linkLabel: { likes: 'Oppure incolli il link di un post', views: 'Oppure incolli il link di un video' },
    linkHint: 'Per esempio instagram.com/p/ABC123xyz/ oppure instagram.com/reel/ABC123xyz/',
    add: 'Aggiungi',
    linkInvalid: 'Non è il link di un post. Lo copi da Instagram con «Condividi» e «Copia link».',
    linkTwice: 'Questo post è già nella selezione.',
    byLink: (shortcode) => `Link ${shortcode}`,
    remove: (name) => `Togli ${name}`,
    totals: 'Divisione del Suo ordine',
    base: 'Pacchetto',
    gift: 'In regalo',
    total: 'Totale',
    each: { likes: 'Per post', views: 'Per video' },
    share: {
      likes: (count) =>
        plural('it', count, {
          one: 'Per 1 post',
          other: `Per ciascuno dei ${formatCount(count, 'it')} post`,
        }),
      views: (count) =>
        plural('it', count, {
          one: 'Per 1 video',
          other: `Per ciascuno dei ${formatCount(count, 'it')} video`,
        }),
    },
    between: (less, more) => `${less} o ${more}`,
    summary: {
      likes: (count) => `${formatCount(count, 'it')} post`,
      views: (count) => `${formatCount(count, 'it')} video`,
    },
  },
  news: {
    changed: (name, before, now) => `Il prezzo di ${name} è cambiato: prima ${before}, ora ${now}.`,
    kept: 'Ciò che ha scritto è ancora qui e non è stato addebitato nulla.',
    was: (price) => `prima ${price}`,
    gone: (name) => `Il pacchetto di ${name} non è più disponibile. Ne scelga un altro per continuare.`,
    goneShort: 'Non più disponibile',
    understood: 'Ho capito',
  },
  orientative: {
    title: 'Prezzi indicativi',
    text: 'In questo momento non possiamo consultare i prezzi di oggi. Può già scegliere: Le mostreremo il prezzo esatto prima di pagare e senza di esso non viene addebitato nulla.',
    short: 'indicativo',
    wait: 'Non abbiamo ancora potuto confermare il prezzo. Attenda un momento e prema di nuovo; il Suo ordine è ancora qui.',
  },
  emailLabel: 'Indirizzo e-mail',
  emailPlaceholder: 'nome@posta.it',
  emailHint: 'Qui riceverà la conferma e il link per seguire l’ordine.',
  yourOrder: 'Il Suo ordine',
  noPackageYet: 'Scelga un pacchetto per vedere il prezzo.',
  vatIncluded: 'IVA incl.',
  proceed: 'Procedi al pagamento',
  alerts: {
    noUsername: 'Inserisca il Suo nome utente di Instagram',
    notFound: (name) => `Non troviamo il profilo @${name}. Controlli come si scrive.`,
    notPublic: 'Confermi che è il Suo profilo e che è pubblico per continuare.',
    noPackage: {
      followers: 'Selezioni un pacchetto di follower',
      likes: 'Selezioni un pacchetto di Mi piace',
      views: 'Selezioni un pacchetto di visualizzazioni',
    },
    noPosts: {
      likes: 'Scelga almeno un post per continuare.',
      views: 'Scelga almeno un video per continuare.',
    },
    emailMissing: 'Inserisca il Suo indirizzo e-mail',
    emailInvalid: 'Inserisca un indirizzo e-mail valido',
  },
  /** A package without the guarantee: on its card, and before paying. */
  withoutRefills: {
    short: 'Senza ripristino',
    text: 'Questo pacchetto è venduto senza ripristino: ciò che si perde dopo la consegna non viene reintegrato.',
  },
  /** An order of the buyer's own to the same target is under way. */
  waits: {
    title: {
      profile: 'C’è già un ordine in corso per questo profilo',
      posts: 'C’è già un ordine in corso per uno di questi post',
    },
    text: 'Quello nuovo inizierà appena il primo sarà concluso.',
  },
  blocked: {
    title: 'Utente non disponibile',
    text: 'Al momento questo utente non può effettuare ordini. Contatti l’assistenza se ritiene che sia un errore.',
    short: 'Al momento questo utente non può effettuare ordini.',
  },
};
