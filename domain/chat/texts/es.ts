import { payments, statuses } from '#domain/order-labels/es.ts';

/** What the assistant says of its own in Spanish. Labels of states are those of S1 §2.3. */
export const texts = {
  greeting:
    'Hola. Puedo responder preguntas sobre la entrega, la garantía, el pago o las devoluciones, y decirte en qué punto está tu pedido si me escribes su número.',
  thanks: '¡De nada! ¿Te ayudo con algo más?',
  person:
    'Te contesta una persona por correo en menos de 24 horas. Puedes llevar esta conversación al formulario de contacto, revisarla allí y enviarla.',
  unknown:
    'No he encontrado una respuesta segura a tu pregunta y prefiero no inventarla. Prueba con otras palabras, consulta las preguntas frecuentes o escribe a nuestro equipo.',
  order: (number: string, status: string, payment: string) =>
    `Pedido ${number}: ${status}. Pago: ${payment}.`,
  progress: (delivered: string, total: string) => `Entregado: ${delivered} de ${total}.`,
  expected: (at: string) => `Fin previsto: ${at}.`,
  refill: 'Hay una reposición en curso.',
  more: 'En la página de seguimiento lo ves paso a paso y en directo.',
  orderNotFound: 'No se encontró el pedido. Verifica el número.',
  statuses,
  payments,
  links: {
    faq: 'Preguntas frecuentes',
    track: 'Seguir mi pedido',
    contact: 'Contacto',
    refunds: 'Política de reembolso',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    withdrawal: 'Desistir del contrato aquí',
  },
};

/** The sentences that every language of the assistant has. */
export type ChatTexts = typeof texts;
