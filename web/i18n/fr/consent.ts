import type { Messages } from '../shape';

/** The cookie notice in French. */
export const consent: Messages['consent'] = {
  title: 'Cookies de mesure',
  text: 'Ils nous disent quelles pages sont visitées et ce qui est acheté. Ils ne servent que si vous les acceptez ; l’achat reste possible sans eux.',
  more: 'En savoir plus',
  accept: 'Accepter',
  refuse: 'Refuser',
  now: { accepted: 'Actuellement, vous les acceptez.', refused: 'Actuellement, vous les refusez.' },
  saved: 'Votre choix est enregistré',
  savedText: 'Vous pouvez le modifier à tout moment avec « Gérer les cookies », en bas de page.',
};
