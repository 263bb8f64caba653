import type { Messages } from '../shape';

/** The pages of likes and views in French. */
export const lines: Messages['lines'] = {
  likes: {
    headline: 'Plus de likes pour vos publications',
    lead: 'Choisissez le pack, choisissez vos publications et nous répartissons les likes à parts égales. Sans mot de passe.',
  },
  views: {
    headline: 'Plus de vues pour vos vidéos',
    lead: 'Choisissez le pack, choisissez vos vidéos ou reels et voyez le compteur monter. Sans mot de passe.',
  },
};
