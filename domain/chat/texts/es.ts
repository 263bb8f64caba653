import { payments, statuses } from '../../order-labels/es';

/** What the assistant says of its own in Spanish. Labels of states are those of S1 §2.3. */
export const texts = {
  greeting:
    'Hola. Puedo responder preguntas sobre la entrega, la garantía, el pago o las devoluciones, y decirle en qué punto está su pedido si me escribe su número.',
  thanks: 'Gracias a usted. ¿Puedo ayudarle en algo más?',
  person:
    'Le atiende nuestro equipo. Puede llevar esta conversación al formulario de contacto, revisarla allí y enviarla: contestamos en un plazo de 24 horas.',
  unknown:
    'No he encontrado una respuesta segura a su pregunta y prefiero no inventarla. Pruebe con otras palabras, consulte las preguntas frecuentes o escriba a nuestro equipo.',
  order: (number: string, status: string, payment: string) =>
    `Pedido ${number}: ${status}. Pago: ${payment}.`,
  progress: (delivered: string, total: string) => `Entregado: ${delivered} de ${total}.`,
  expected: (at: string) => `Fin previsto: ${at}.`,
  refill: 'Hay una reposición en curso.',
  more: 'En la página de seguimiento lo ve paso a paso y en directo.',
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
