import type { Messages } from '../shape';

/** The countdown banner in Italian. */
export const banner: Messages['banner'] = {
  region: 'Offerta a tempo',
  offer: (percent) => `${percent}% di sconto`,
  use: (code) => `Usa il codice ${code}`,
  used: (code) => `Codice ${code} salvato`,
  usedText:
    'Lo applicheremo all’apertura del pagamento. L’abbiamo anche copiato, se preferisci incollarlo tu.',
  usedTextOnly: 'Lo applicheremo all’apertura del pagamento.',
  close: 'Chiudi l’offerta',
  units: { hours: 'ORE', minutes: 'MIN', seconds: 'SEC' },
  left: (minutes, seconds) => `Tempo rimasto: ${minutes} min ${seconds} s`,
};
