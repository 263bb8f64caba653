import { labelled } from '#domain/typography.ts';
import type { Messages } from '../shape';

/** Words that many screens share. */
export const common: Messages['common'] = {
  close: 'Chiudi',
  change: 'Modifica',
  cancel: 'Annulla',
  sending: 'Invio…',
  retry: 'Riprova',
  backHome: 'Torna alla pagina iniziale',
  notifications: 'Notifiche',
  skipToContent: 'Vai al contenuto',
  toHome: (shop) => `${shop}, pagina iniziale`,
  textFailed: 'Non è stato possibile caricare il testo. Controlla la connessione e riprova.',
  emailMissing: 'Inserisci il tuo indirizzo e-mail',
  emailInvalid: 'Inserisci un indirizzo e-mail valido',
  receivedAt: 'Data e ora',
  reference: 'Riferimento',
  file: {
    failed: 'Il file non è stato scaricato',
    stop: 'Interrompi il download',
    stopped: 'Download interrotto',
    left: 'Hai lasciato la pagina prima della fine.',
  },
  labelled: (label, value) => labelled(label, value, 'it'),
  loading: 'Caricamento…',
};
