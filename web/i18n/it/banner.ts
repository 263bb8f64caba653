import type { Messages } from '../catalogue';

/** The countdown banner in Italian. */
export const banner: Messages['banner'] = {
  region: 'Offerta a tempo',
  offer: (percent) => `${percent}% di sconto`,
  use: (code) => `Usi il codice ${code}`,
  used: (code) => `Codice ${code} salvato`,
  usedText: 'Lo applicheremo all’apertura del pagamento. È anche copiato, se preferisce scriverlo Lei.',
  usedTextOnly: 'Lo applicheremo all’apertura del pagamento.',
  close: 'Chiudi l’offerta',
  units: { hours: 'ORE', minutes: 'MIN', seconds: 'SEC' },
  left: (minutes, seconds) => `Tempo rimasto: ${minutes} min ${seconds} s`,
};
