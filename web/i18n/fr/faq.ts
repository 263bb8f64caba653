import type { Messages } from '../shape';

export const faq: Messages['faq'] = {
  lead: 'Ce que l’on nous demande le plus, avec des réponses courtes. Si la vôtre n’y est pas, écrivez-nous.',
  more: 'Vous ne trouvez pas de réponse ?',
  moreText: 'Dites-nous ce dont vous avez besoin : nous répondons sous 24 heures.',
  contact: 'Nous contacter',
  track: 'Suivre ma commande',
};
