import type { Region } from '#domain/catalogue.ts';
import { payments, statuses } from '#domain/order-labels/es.ts';

/** The assistant's own sentences in Spanish. Labels of states are those of S1 §2.3. */
export const texts = {
  greeting:
    'Hola. Puedo responder preguntas sobre precios, entrega, garantía, pago o devoluciones, y decirte en qué punto está tu pedido si me escribes su número.',
  thanks: '¡De nada! ¿Te ayudo con algo más?',
  goodbye: 'Hasta pronto. Si necesitas algo más, aquí estoy.',
  person:
    'Te contesta una persona por correo en menos de 24 horas. Para eso, lleva esta conversación al formulario de contacto, revísala allí y envíala.',
  unknown:
    'No he encontrado una respuesta segura a tu pregunta y prefiero no inventarla. Prueba con otras palabras, consulta las preguntas frecuentes o escribe a nuestro equipo.',
  order: (number: string, status: string, payment: string) =>
    `Pedido ${number}: ${status}. Pago: ${payment}.`,
  progress: (delivered: string, total: string) => `Entregado: ${delivered} de ${total}.`,
  expected: (at: string) => `Fin previsto: ${at}.`,
  refill: 'Hay una reposición en curso.',
  onHold: (at: string) =>
    `Una persona de nuestro equipo lo está revisando, a más tardar el ${at}. Abre la página de tu pedido con la dirección de correo de la compra: ahí verás si puedes ayudar, por ejemplo corrigiendo el usuario.`,
  overdue: 'Tu pedido lleva más de 24 horas en espera y lo sentimos: escríbenos y te decimos qué pasa.',
  late: 'La entrega tarda más de lo normal y una persona la está reclamando al proveedor.',
  waits: 'Está en cola y sale solo en cuanto se pueda.',
  more: 'En la página de seguimiento lo ves paso a paso y en directo.',
  orderNotFound: 'No se encontró el pedido. Verifica el número.',
  statuses,
  payments,
  /** Prices and quantities from the catalogue. */
  prices: {
    names: {
      followers: (region: Region): string =>
        region === 'europe'
          ? 'seguidores europeos'
          : region === 'spain'
            ? 'seguidores de España'
            : 'seguidores',
      likes: (_region: Region) => 'likes',
      views: (_region: Region) => 'visualizaciones',
    },
    one: (units: string, price: string, bonus: string) =>
      `${units} por ${price}${bonus === '' ? '' : ` (+${bonus} de regalo)`}`,
    range: (name: string, least: string, leastUnits: string, most: string, mostUnits: string) =>
      `${name[0]?.toUpperCase()}${name.slice(1)}: de ${least} (${leastUnits}) a ${most} (${mostUnits}).`,
    notSold: (quantity: string, name: string, nearest: string) =>
      `No hay un paquete de ${quantity} ${name}, pero sí hay: ${nearest}.`,
    sizes: (name: string, least: string, most: string) =>
      `${name[0]?.toUpperCase()}${name.slice(1)}: paquetes de ${least} a ${most}.`,
    exact: (least: string, most: string, step: string) =>
      `También la cantidad exacta, de ${least} a ${most} y de ${step} en ${step}.`,
    from: (name: string, price: string) => `${name} desde ${price}`,
    offer: (lines: string) =>
      `Para perfiles públicos de Instagram ofrecemos ${lines}. Elige lo que necesites y verás todos los paquetes.`,
    final: 'IVA incluido, sin más gastos ni suscripción.',
  },
  links: {
    faq: 'Preguntas frecuentes',
    track: 'Seguir mi pedido',
    contact: 'Contacto',
    refunds: 'Política de reembolso',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    withdrawal: 'Desistir del contrato aquí',
    account: 'Mi Cuenta',
    unsubscribe: 'Darse de baja',
    chooser: 'Ver lo que ofrecemos',
    home: 'Elegir seguidores',
    followers: 'Elegir seguidores',
    likes: 'Elegir likes',
    views: 'Elegir visualizaciones',
    checkout: 'Volver al pago',
  },
};

/** The sentences that every language of the assistant has. */
export type ChatTexts = typeof texts;
