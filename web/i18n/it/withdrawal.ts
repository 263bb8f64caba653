import type { Messages } from '../catalogue';

/** The online withdrawal function in Italian. */
export const withdrawal: Messages['withdrawal'] = {
  title: 'Recesso',
  link: 'Recedere dal contratto qui',
  receivedOn: (at) => `Abbiamo ricevuto il Suo recesso il ${at}.`,
  lead: 'Può recedere dal Suo contratto entro 14 giorni, senza indicarne il motivo. Sono due passi: indichi l’ordine e confermi.',
  rules: 'Come funziona il recesso',
  steps: (step) => `Passo ${step} di 2`,
  identify: 'Il Suo ordine e i Suoi dati',
  number: 'Numero d’ordine',
  numberHint: 'Si trova nell’e-mail di conferma.',
  email: 'Indirizzo e-mail',
  emailHint: 'Quello dell’ordine. Qui riceverà la conferma di ricevimento.',
  name: 'Nome e cognome',
  reason: 'Motivo (facoltativo)',
  reasonHint: 'Non è tenuto a indicarlo.',
  continue: 'Continua',
  missing: {
    number: 'Inserisca il numero d’ordine',
    numberInvalid: 'Scriva il numero così come figura nell’e-mail',
    emailMissing: 'Inserisca il Suo indirizzo e-mail',
    emailInvalid: 'Inserisca un indirizzo e-mail valido',
    name: 'Inserisca il Suo nome',
    nameInvalid: 'Scriva solo il Suo nome, senza indirizzi né altri segni',
  },
  review: 'Controlli e confermi',
  what: 'Recede da',
  boughtOn: 'Acquistato il',
  price: 'Prezzo',
  delivered: 'Consegnato',
  unknown:
    'Non troviamo nessun ordine con questo numero. Lo controlli; se è corretto, confermi comunque e verificheremo.',
  declaration: 'La Sua dichiarazione',
  consequence:
    'Fermeremo la consegna se è ancora possibile e Le rimborseremo l’importo, meno la parte già consegnata. Se l’ordine è consegnato per intero, il diritto si è estinto.',
  confirm: 'Conferma recesso',
  sending: 'Invio in corso…',
  back: 'Correggi i dati',
  failed: 'L’invio non è riuscito',
  done: {
    title: 'Abbiamo ricevuto il Suo recesso',
    text: (email) => `Le abbiamo inviato la conferma di ricevimento a ${email}. La conservi.`,
    receivedAt: 'Data e ora',
    reference: 'Riferimento',
    next: 'Verificheremo i dati e Le risponderemo via e-mail. Non deve fare altro.',
  },
};
