import type { ContentOf } from '../sections';

/** Sample reviews: placeholders until buyers write some (D26). */
export const reviews: ContentOf<'reviews'>['reviews'] = [
  {
    name: 'Laura M.',
    initials: 'LM',
    rating: 5,
    ago: 'il y a 2 jours',
    service: 'Abonnés',
    comment: 'J’ai vu le compteur monter sur la page de suivi. Tout est très clair.',
  },
  {
    name: 'Daniel R.',
    initials: 'DR',
    rating: 5,
    ago: 'il y a 4 jours',
    service: 'Abonnés',
    comment: 'On ne m’a pas demandé mon mot de passe et le reçu est arrivé tout de suite.',
  },
  {
    name: 'Carmen P.',
    initials: 'CP',
    rating: 4,
    ago: 'il y a 1 semaine',
    service: 'Likes',
    comment: 'Il a fallu quelques heures, mais tout est arrivé, cadeau compris.',
  },
  {
    name: 'Javier T.',
    initials: 'JT',
    rating: 5,
    ago: 'il y a 1 semaine',
    service: 'Vues',
    comment:
      'J’ai payé avec mon téléphone en moins d’une minute et la vidéo a démarré le soir même, sans complications.',
  },
  {
    name: 'Marta S.',
    initials: 'MS',
    rating: 5,
    ago: 'il y a 2 semaines',
    service: 'Abonnés',
    comment: 'Je m’étais trompée de profil avant de payer : j’ai pu le changer sans rien perdre.',
  },
  {
    name: 'Álvaro G.',
    initials: 'AG',
    rating: 4,
    ago: 'il y a 3 semaines',
    service: 'Likes',
    comment: 'J’ai réparti les likes sur trois publications et on voyait à tout moment ce qui restait.',
  },
];
