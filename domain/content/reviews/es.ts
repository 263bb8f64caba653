import type { ContentOf } from '../sections';

/** Sample reviews: placeholders until buyers write some (D26). */
export const reviews: ContentOf<'reviews'>['reviews'] = [
  {
    name: 'Laura M.',
    initials: 'LM',
    rating: 5,
    ago: 'hace 2 días',
    service: 'Seguidores',
    comment: 'Vi subir el contador en la página de seguimiento. Muy claro todo.',
  },
  {
    name: 'Daniel R.',
    initials: 'DR',
    rating: 5,
    ago: 'hace 4 días',
    service: 'Seguidores',
    comment: 'No me pidieron la contraseña y el recibo llegó al momento.',
  },
  {
    name: 'Carmen P.',
    initials: 'CP',
    rating: 4,
    ago: 'hace 1 semana',
    service: 'Likes',
    comment: 'Tardó unas horas, pero llegó completo y con el regalo.',
  },
  {
    name: 'Javier T.',
    initials: 'JT',
    rating: 5,
    ago: 'hace 1 semana',
    service: 'Visualizaciones',
    comment:
      'Pagué con el móvil en menos de un minuto y el vídeo empezó a moverse la misma tarde, sin complicaciones.',
  },
  {
    name: 'Marta S.',
    initials: 'MS',
    rating: 5,
    ago: 'hace 2 semanas',
    service: 'Seguidores',
    comment: 'Me equivoqué de perfil antes de pagar y pude cambiarlo sin perder nada.',
  },
  {
    name: 'Álvaro G.',
    initials: 'AG',
    rating: 4,
    ago: 'hace 3 semanas',
    service: 'Likes',
    comment: 'Repartí los likes entre tres publicaciones y se veía cuánto faltaba en cada momento.',
  },
];
