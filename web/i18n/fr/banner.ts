import type { Messages } from '../shape';

/** The countdown banner in French. */
export const banner: Messages['banner'] = {
  region: 'Offre à durée limitée',
  offer: (percent) => `${percent} % de réduction`,
  use: (code) => `Utiliser le code ${code}`,
  used: (code) => `Code ${code} enregistré`,
  usedText:
    'Nous l’appliquerons à l’ouverture du paiement. Il est aussi copié, si vous préférez le saisir vous-même.',
  usedTextOnly: 'Nous l’appliquerons à l’ouverture du paiement.',
  close: 'Fermer l’offre',
  units: { hours: 'HEU', minutes: 'MIN', seconds: 'SEC' },
  left: (minutes, seconds) => `Temps restant : ${minutes} min ${seconds} s`,
};
