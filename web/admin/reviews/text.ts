import type { ListText } from '../list/list-page';

const list: ListText = {
  title: 'Reseñas de clientes',
  lead: 'Las escriben solo compradores con el pedido entregado. Rechaza las que insulten, nombren a personas o no hablen del pedido; nunca por ser negativas: la ley obliga a tratarlas igual.',
  count: (total, shown) => (total === 1 ? '1 reseña' : `${shown} reseñas`),
  search: { label: 'Buscar reseñas', placeholder: 'Número de pedido' },
  failed: 'No se pudieron cargar las reseñas',
  empty: 'Todavía no hay reseñas',
  emptyText: 'Aparecen aquí cuando un comprador responde al correo que pide su opinión.',
};

/** Sentences of the screen of reviews. */
export const reviewMessages = {
  ...list,
  of: (number: string) => `Reseña de ${number}`,
  state: 'Estado',
  states: { pending: 'Por decidir', published: 'Publicada', refused: 'Rechazada' },
  starsLabel: 'Estrellas',
  allStars: 'Estrellas: todas',
  stars: {
    '5': '5 estrellas',
    '4': '4 estrellas',
    '3': '3 estrellas',
    '2': '2 estrellas',
    '1': '1 estrella',
  },
  language: 'Idioma',
  order: 'Ver el pedido',
  signed: (name: string) => `Firma: ${name}`,
  nameless: 'Sin nombre',
  decidedBy: (who: string) => `Decidida por ${who}`,
  publish: 'Publicar',
  refuse: 'Rechazar',
  takeOff: 'Retirar',
  refuseOf: (number: string) => `Rechazar la reseña de ${number}`,
  takeOffOf: (number: string) => `Retirar la reseña de ${number}`,
  published: 'Reseña publicada',
  refused: 'Reseña rechazada',
  notDone: 'No se ha decidido',
  refuseTitle: (number: string) => `¿Rechazar la reseña de ${number}?`,
  refuseText:
    'No aparece en la tienda y su autor ya no puede cambiarla. Lee el motivo en la página de su reseña: escríbelo en su idioma.',
  readOnly: 'Tu usuario puede leer las reseñas, no decidirlas.',
} as const;
