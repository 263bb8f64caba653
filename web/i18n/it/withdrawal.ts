import type { Messages } from '../shape';

/** The online withdrawal function in Italian. */
export const withdrawal: Messages['withdrawal'] = {
  link: 'Recedere dal contratto qui',
  receivedOn: (at) => `Abbiamo ricevuto il tuo recesso il ${at}.`,
  lead: 'Puoi recedere dal tuo contratto entro 14 giorni, senza indicarne il motivo. Sono due passaggi: indica l’ordine e conferma.',
  rules: 'Come funziona il recesso',
  steps: (step) => `Passaggio ${step} di 2`,
  identify: 'Il tuo ordine e i tuoi dati',
  number: 'Numero d’ordine',
  numberHint: 'Si trova nell’e-mail di conferma.',
  email: 'Indirizzo e-mail',
  emailHint: 'Quello dell’ordine. Qui riceverai la conferma di ricezione.',
  name: 'Nome e cognome',
  reason: 'Motivo (facoltativo)',
  reasonHint: 'Non sei tenuto a indicarlo.',
  continue: 'Continua',
  missing: {
    numberInvalid: 'Scrivi il numero così come figura nell’e-mail',
    name: 'Inserisci nome e cognome',
    nameInvalid: 'Scrivi solo nome e cognome, senza cifre né altri simboli, e con uno spazio dopo ogni punto',
  },
  review: 'Controlla e conferma',
  what: 'Recedi da',
  boughtOn: 'Data dell’acquisto',
  delivered: 'Consegnato',
  unknown:
    'Non troviamo nessun ordine con questo numero. Controllalo; se è corretto, conferma comunque e verificheremo.',
  declaration: 'La tua dichiarazione',
  consequence:
    'Fermeremo la consegna se è ancora possibile e ti rimborseremo l’importo, meno la parte già consegnata. Se l’ordine è consegnato per intero, il diritto si è estinto.',
  confirm: 'Conferma recesso',
  sending: 'Invio in corso…',
  back: 'Correggi i dati',
  failed: 'L’invio non è riuscito',
  done: {
    title: 'Abbiamo ricevuto il tuo recesso',
    text: (email) => `Ti abbiamo inviato la conferma di ricezione a ${email}. Conservala.`,
    withoutEmail:
      'Il tuo recesso è registrato, con la data e l’ora qui sotto. A questo indirizzo sono già partite troppe e-mail, quindi questa volta non inviamo la conferma: salva o stampa questa pagina.',
    next: 'Verificheremo i dati e ti risponderemo via e-mail. Non devi fare altro.',
  },
};
