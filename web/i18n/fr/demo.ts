import type { Messages } from '../shape';

export const demo: Messages['demo'] = {
  badge: 'Démonstration',
  note: 'Ceci est une démonstration : la commande est inventée, rien n’a été débité et rien ne sera livré.',
  start: 'Choisir un pack',
};
