/** The detail page of an order. Sentences of S1 §8 are verbatim. */
export const orderMessages = {
  loading: 'Cargando orden...',
  notFound: 'Orden no encontrada',
  notFoundText: 'Comprueba el número o búscalo en la lista de pedidos.',
  failed: 'Error al cargar la orden',
  back: 'Pedidos',
  backToQueue: 'Requiere atención',
  backToList: 'Volver a la lista',
  run: 'Ver ejecución en Temporal',
  runHint: 'se abre en otra pestaña',
  actions: 'Acciones',
  history: 'Historial',
  details: 'Datos del pedido',
  since: (time: string) => `desde ${time}`,
  order: {
    title: 'Pedido',
    package: 'Paquete',
    base: (count: string) => `${count} del paquete`,
    bonus: (count: string) => `${count} de regalo`,
    upsell: (count: string) => `${count} de la oferta`,
    service: 'Servicio',
    stage: 'Etapa',
    created: 'Creado',
    delivered: 'Entregado',
    cart: 'Carrito',
    id: 'Id público',
  },
  customer: {
    title: 'Cliente',
    email: 'E-mail',
    target: 'Objetivo',
    profile: 'Ver perfil',
    orders: 'Ver cliente y sus pedidos',
    language: 'Idioma',
  },
  money: {
    title: 'Importe y pago',
    base: 'Paquete',
    upsell: 'Oferta añadida',
    discount: 'Descuento',
    total: 'Total',
    vat: (rate: string) => `IVA incluido (${rate} %)`,
    refunded: 'Reembolsado',
    kept: 'Retenido',
    paid: 'Pagado',
    intent: 'Intento de pago',
    payment: 'Ver el pago',
    status: 'Estado del pago',
  },
  submissions: {
    title: 'Envíos al proveedor',
    empty: 'Aún no se ha enviado nada al proveedor.',
    generation: (n: number) => `Envío ${n}`,
    line: (n: number) => `línea ${n}`,
    current: 'actual',
    quantity: 'Cantidad',
    target: 'Objetivo',
    provider: 'Panel',
    service: 'Servicio del panel',
    panelId: 'Id del panel',
    panelStatus: 'Estado en el panel',
    startCount: 'Recuento inicial',
    remains: 'Restante',
    charge: 'Coste',
    sent: 'Enviado',
    answered: 'Respondido',
    reported: 'Última novedad',
    reason: 'Motivo',
    raw: 'Respuesta del panel sin procesar',
    progress: (done: string, all: string) => `${done} de ${all} entregados`,
  },
  refills: {
    title: 'Reposiciones',
    empty: 'No se ha pedido ninguna reposición.',
    by: (who: string) => `pedida por ${who}`,
    id: (id: string) => `id ${id}`,
    ended: 'terminada',
  },
  refunds: {
    title: 'Reembolsos',
    empty: 'No se ha devuelto dinero.',
    number: (n: number) => `Reembolso ${n}`,
    by: (who: string) => `por ${who}`,
    correction: (number: string, amount: string) => `Recibo rectificativo ${number} (${amount})`,
  },
  emails: {
    title: 'Correos',
    empty: 'No se ha enviado ningún correo.',
    waiting: 'pendiente de envío',
  },
  consent: {
    immediate: 'Inicio inmediato',
    none: 'No solicitado',
    version: (version: string) => `texto ${version}`,
  },
  withdrawals: {
    title: 'Desistimiento',
    open: 'Desistimiento por atender',
    received: 'Recibido',
    todo: 'Detén la entrega si aún es posible, devuelve lo que no se haya entregado como máximo 14 días después de la declaración y márcalo como atendido. Si el pedido ya estaba entregado por completo, explícaselo al cliente.',
    by: (name: string, reference: string) => `${name} · ${reference}`,
    reason: 'Motivo',
    acknowledged: 'Acuse enviado',
    waiting: 'Acuse pendiente de envío',
    note: 'Qué se ha hecho',
    noteHint: 'Al menos 3 caracteres. Queda en el registro.',
    close: 'Marcar como atendido',
    closed: (who: string) => `atendido por ${who}`,
    failed: 'No se pudo guardar',
    readOnly: 'Tu usuario solo puede consultar.',
  },
  timeline: { empty: 'Todavía no ha ocurrido nada.' },
} as const;

const { note, noteHint: hint, close: act, failed } = orderMessages.withdrawals;
/** Texts for closing a statement of withdrawal. */
export const closeWords = { note, hint, act, failed };

/** State of a submission, in a word; unknown states are shown as they are. */
export const submissionNames: Record<string, string> = {
  ready: 'Por enviar',
  sending: 'Enviando',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
  unknown: 'Dudoso',
  dismissed: 'Descartado',
};

/** The panel's words for an order. */
export const panelStatusNames: Record<string, string> = {
  pending: 'Pendiente',
  'in-progress': 'En proceso',
  completed: 'Completado',
  partial: 'Parcial',
  canceled: 'Cancelado',
  failed: 'Fallido',
  refunded: 'Reembolsado',
  unknown: 'Desconocido',
};

export const refillNames: Record<string, string> = {
  requested: 'En curso',
  unknown: 'Dudosa',
  completed: 'Completada',
  rejected: 'Rechazada',
};

export const refundNames: Record<string, string> = {
  pending: 'En curso',
  succeeded: 'Hecho',
  failed: 'Fallido',
};

/** By kind, without the number of those that can be several. */
export const emailNames: Record<string, string> = {
  'payment-failed': 'Aviso de pago fallido',
  'delivery-in-progress': 'Aviso de pedido en curso',
  'order-completed': 'Aviso de pedido completado',
  'review-request': 'Petición de reseña',
  'order-partial': 'Aviso de entrega parcial',
  'order-cancelled': 'Aviso de entrega cancelada',
  'refill-started': 'Aviso de reposición empezada',
  'refill-completed': 'Aviso de reposición completada',
  'refill-rejected': 'Aviso de reposición no realizada',
  'order-confirmation': 'Confirmación del pedido',
  'payment-reminder': 'Recordatorio de pago',
  'refund-made': 'Aviso de reembolso',
  'payment-returned': 'Aviso de pago devuelto',
  'email-changed': 'Aviso a la dirección anterior',
  'order-on-hold': 'Pedido en revisión',
  'withdrawal-acknowledged': 'Acuse de desistimiento',
};
