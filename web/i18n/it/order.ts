import { formatCount } from '../format';
import { plural } from '../plural';
import type { Messages } from '../shape';

/** The order form in Italian. */
export const order: Messages['order'] = {
  steps: {
    profile: 'Il tuo profilo Instagram',
    package: 'Il tuo pacchetto',
    posts: { likes: 'I tuoi post', views: 'I tuoi video' },
    email: 'Il tuo indirizzo e-mail',
  },
  /** An e-mail's link to a cart that was left. */
  cartLink: {
    opened: 'Abbiamo recuperato il tuo ordine',
    openedText: (email) =>
      `Controlla il tuo profilo e la tua e-mail (${email}) e continua: il prezzo è quello attuale.`,
    openedWithCode: (code, email) =>
      `Controlla il tuo profilo e la tua e-mail (${email}) e continua: il tuo codice ${code} si applica al pagamento.`,
    gone: 'Il tuo pacchetto non è più disponibile',
    goneText: (email) => `Controlla il tuo profilo e la tua e-mail (${email}) e scegli un altro pacchetto.`,
    invalid: 'Questo link non è valido',
    invalidText:
      'Se hai già pagato, trovi il tuo ordine nell’e-mail di conferma. Altrimenti scegli qui cosa vuoi acquistare.',
    failed: 'Non siamo riusciti a recuperare il tuo ordine',
    failedText: 'Riapri il link dell’e-mail o scegli di nuovo qui.',
  },
  usernameLabel: 'Nome utente Instagram',
  usernamePlaceholder: 'il_tuo_nome',
  usernameHint: 'Non ti chiederemo mai la password.',
  suggestions: 'Profili trovati',
  searching: 'Ricerca dei profili…',
  searchFound: (count) =>
    plural('it', count, {
      one: '1 profilo trovato. Scegli il tuo.',
      other: `${count} profili trovati. Scegli il tuo.`,
    }),
  searchEmpty: (name) => `Non troviamo «${name}». Controlla come si scrive.`,
  searchLimited: 'Ci sono molte ricerche in questo momento. Scrivi il nome utente completo e premi Continua.',
  searchFailed: 'La ricerca non è riuscita. Scrivi il nome utente completo e premi Continua.',
  private: 'Privato',
  isThisYou: 'Sei tu?',
  anotherProfile: 'No, cerca un altro',
  unverified:
    'Non abbiamo potuto controllare questo profilo. Guarda che il nome sia scritto bene e che il profilo sia pubblico.',
  publicProfile: 'È il mio profilo ed è pubblico',
  continue: 'Continua',
  privateDialog: {
    title: 'Il tuo profilo deve essere pubblico',
    text: (username) =>
      `@${username} è un profilo privato. Per poter consegnare il tuo ordine, rendilo pubblico; dopo la consegna potrai cambiarlo di nuovo.`,
    guarantee: 'La garanzia vale solo per un profilo pubblico.',
    steps: [
      'Apri Instagram e vai in Impostazioni.',
      'Scegli «Privacy dell’account».',
      'Disattiva «Account privato» e torna qui.',
    ],
    check: 'Ora è pubblico, verifica',
    still: 'Risulta ancora privato. Può volerci un momento: verifica di nuovo.',
    done: 'Ho capito',
  },
  packageType: 'Tipo di pacchetto',
  packageTypes: {
    europe: { name: 'Europa', text: 'Il miglior rapporto tra quantità e prezzo' },
    spain: { name: 'Spagna', text: 'Profili spagnoli, qualità superiore' },
    custom: { name: 'Personalizzato', text: 'La quantità esatta che vuoi' },
    special: { name: 'Pacchetto speciale', text: 'Con regalo in ogni pacchetto' },
  },
  specialGift: (percent) => `+${percent} in regalo su tutti i pacchetti`,
  quantity: {
    followers: 'Numero di follower',
    likes: 'Numero di like',
    views: 'Numero di visualizzazioni',
  },
  units: { followers: 'follower', likes: 'like', views: 'visualizzazioni' },
  followers: (count) =>
    plural('it', count, { one: '1 follower', other: `${formatCount(count, 'it')} follower` }),
  likes: (count) => `${formatCount(count, 'it')} like`,
  views: (count) =>
    plural('it', count, { one: '1 visualizzazione', other: `${formatCount(count, 'it')} visualizzazioni` }),
  bonus: (count, _type) => `+${count} in regalo`,
  popular: 'Più scelto',
  servicesEmpty: 'Al momento non ci sono pacchetti di questo tipo. Scegline un altro o torna più tardi.',
  custom: {
    label: 'Quantità esatta',
    hint: (min, max, step) => `Tra ${min} e ${max}, di ${step} in ${step}.`,
    slider: 'Numero di follower, cursore',
    valueText: (followers, price) => `${followers}, ${price}`,
  },
  posts: {
    lead: {
      likes: 'Scegli i post che riceveranno i like.',
      views: 'Scegli i video che riceveranno le visualizzazioni.',
    },
    chosen: {
      likes: (chosen, allowed) => `${chosen} post su ${allowed}`,
      views: (chosen, allowed) => `${chosen} video su ${allowed}`,
    },
    full: 'Hai raggiunto il massimo di questo pacchetto. Togline uno dalla selezione o scegli un pacchetto più grande.',
    tooMany: (over) =>
      plural('it', over, {
        one: 'C’è un post di troppo per questo pacchetto: toglilo o scegli un pacchetto più grande.',
        other: `Ci sono ${over} post di troppo per questo pacchetto: toglili o scegli un pacchetto più grande.`,
      }),
    kinds: { image: 'Foto', video: 'Video', carousel: 'Album' },
    from: (kind, date) => `${kind} del ${date}`,
    likeCount: (count) =>
      plural('it', count, { one: '1 like attuale', other: `${formatCount(count, 'it')} like attuali` }),
    gets: (units) => `riceve ${units}`,
    loading: 'Caricamento dei tuoi post…',
    empty: {
      likes: (username) =>
        `@${username} non ha ancora post da mostrare. Se hai appena pubblicato, incolla il link qui sotto.`,
      views: (username) =>
        `Non ci sono video tra gli ultimi post di @${username}. Se ne hai uno meno recente, incolla il link qui sotto.`,
    },
    limited:
      'In questo momento Instagram non ci fornisce la lista. Incolla qui sotto il link di ogni post, o riprova.',
    failed: 'Non è stato possibile caricare i post. Incolla qui sotto il link di ciascuno, o riprova.',
    private: 'Il profilo è privato e non possiamo vedere i post. Rendilo pubblico e riprova.',
    linkLabel: { likes: 'Oppure incolla il link di un post', views: 'Oppure incolla il link di un video' },
    linkHint: 'Per esempio instagram.com/p/ABC123xyz/ oppure instagram.com/reel/ABC123xyz/',
    add: 'Aggiungi',
    linkInvalid: 'Non è il link di un post. Copialo da Instagram con «Condividi» e «Copia link».',
    linkShared:
      'Questo link non dice di quale post si tratta. Aprilo nel browser e incolla qui l’indirizzo che mostra.',
    linkTwice: 'Questo post è già nella selezione.',
    byLink: (shortcode) => `Link ${shortcode}`,
    remove: (name) => `Togli ${name}`,
    totals: 'Divisione del tuo ordine',
    base: 'Pacchetto',
    gift: 'In regalo',
    total: 'Totale',
    each: { likes: 'Per post', views: 'Per video' },
    share: {
      likes: (count) =>
        plural('it', count, {
          one: 'Per 1 post',
          other: `Per ogni post (${formatCount(count, 'it')} in totale)`,
        }),
      views: (count) =>
        plural('it', count, {
          one: 'Per 1 video',
          other: `Per ogni video (${formatCount(count, 'it')} in totale)`,
        }),
    },
    between: (less, more) => `${less} o ${more}`,
    summary: {
      likes: (count) => `${formatCount(count, 'it')} post`,
      views: (count) => `${formatCount(count, 'it')} video`,
    },
  },
  priceChanges: {
    changed: (name, before, now) => `Il prezzo di ${name} è cambiato: prima ${before}, ora ${now}.`,
    deal: (goods, price) => `${goods} per ${price}`,
    resized: (before, now) => `Questo pacchetto è cambiato: prima ${before}, ora ${now}.`,
    kept: 'Ciò che hai scritto è ancora qui e non è stato addebitato nulla.',
    was: (before) => `prima ${before}`,
    gone: (name) => `Il pacchetto da ${name} non è più disponibile. Scegline un altro per continuare.`,
    goneShort: 'Non più disponibile',
    understood: 'Ho capito',
  },
  orientative: {
    title: 'Prezzi indicativi',
    text: 'In questo momento non possiamo consultare i prezzi di oggi. Scegli pure: vedrai il prezzo esatto prima di pagare e non ti verrà addebitato nulla finché non lo accetti e concludi il pagamento.',
    short: 'indicativo',
    wait: 'Non abbiamo ancora potuto confermare il prezzo. Attendi un momento e premi di nuovo; il tuo ordine è ancora qui.',
  },
  emailLabel: 'Indirizzo e-mail',
  emailPlaceholder: 'nome@esempio.it',
  emailHint: 'Qui riceverai la conferma e il link per seguire l’ordine.',
  emailProposal: (address: string) => `Volevi scrivere ${address}?`,
  yourOrder: 'Il tuo ordine',
  noPackageYet: 'Scegli un pacchetto per vedere il prezzo.',
  vatIncluded: 'IVA incl.',
  proceed: 'Procedi al pagamento',
  alerts: {
    noUsername: 'Inserisci il tuo nome utente Instagram',
    notFound: (name) => `Non troviamo il profilo @${name}. Controlla come si scrive.`,
    notPublic: 'Conferma che è il tuo profilo e che è pubblico per continuare.',
    noPackage: {
      followers: 'Seleziona un pacchetto di follower',
      likes: 'Seleziona un pacchetto di like',
      views: 'Seleziona un pacchetto di visualizzazioni',
    },
    noPosts: {
      likes: 'Scegli almeno un post per continuare.',
      views: 'Scegli almeno un video per continuare.',
    },
  },
  /** A package without the guarantee: on its card, and before paying. */
  withoutRefills: {
    short: 'Senza reintegro',
    text: 'Questo pacchetto è venduto senza reintegro: ciò che si perde dopo la consegna non viene reintegrato.',
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
    title: 'Profilo non disponibile',
    text: 'Non possiamo accettare ordini per questo profilo. Se pensi che sia un errore, scrivici: rispondiamo entro 24 ore.',
    short: 'Non possiamo accettare ordini per questo profilo.',
  },
};
