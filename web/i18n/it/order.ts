import type { Messages } from '../catalogue';
import { formatCount } from '../format';
import { plural } from '../plural';

/** The order form in Italian. */
export const order: Messages['order'] = {
  steps: {
    profile: 'Il Suo profilo Instagram',
    package: 'Il Suo pacchetto',
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
  region: 'Provenienza dei follower',
  regions: {
    europe: { name: 'Europei', text: 'Il miglior rapporto tra quantità e prezzo' },
    spain: { name: 'Spagna', text: 'Profili spagnoli, qualità superiore' },
  },
  quantity: 'Numero di follower',
  unit: 'follower',
  followers: (count) =>
    plural('it', count, { one: '1 follower', other: `${formatCount(count, 'it')} follower` }),
  bonus: (count) => `+${count} in regalo`,
  popular: 'Più scelto',
  servicesFailed: 'Non è stato possibile caricare i pacchetti. Ciò che ha scritto è ancora qui.',
  servicesEmpty: 'Al momento non ci sono pacchetti di questa provenienza. Scelga l’altra.',
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
    noPackage: 'Selezioni un pacchetto di follower',
    emailMissing: 'Inserisca il Suo indirizzo e-mail',
    emailInvalid: 'Inserisca un indirizzo e-mail valido',
  },
  blocked: {
    title: 'Utente non disponibile',
    text: 'Al momento questo utente non può effettuare ordini. Contatti l’assistenza se ritiene che sia un errore.',
    short: 'Al momento questo utente non può effettuare ordini.',
  },
};
