import type { ProviderRefusal } from '#domain/provider.ts';
import type { TimelineKind } from '#domain/timeline.ts';

/** What happened, in one sentence for each kind of line. */
export const timelineMessages: Record<TimelineKind, string> = {
  'purchase-started': 'Compra empezada',
  'cart-changed': 'Compra modificada',
  'upsell-accepted': 'Oferta aceptada',
  'payment-failed': 'Intento de pago fallido',
  'reminder-requested': 'Recordatorio de pago pedido',
  'payment-reminder-sent': 'Recordatorio de pago enviado',
  'payment-succeeded': 'Pago recibido',
  'purchase-cancelled': 'Compra cancelada',
  'purchase-abandoned': 'Compra abandonada',
  'order-refused': 'El pago no pudo convertirse en pedido',
  'order-created': 'Pedido creado',
  'confirmation-sent': 'Confirmación enviada al cliente',
  'email-resent': 'Correo enviado de nuevo',
  'email-changed': 'Correo del pedido cambiado',
  'email-failed': 'No se pudo enviar un correo',
  'submission-accepted': 'Aceptado por el proveedor',
  'submission-waits': 'Espera a que termine otro pedido del mismo objetivo',
  'submission-held': 'Espera a que el proveedor responda',
  'submission-delayed': 'Envío aplazado; se repetirá solo',
  'submission-refused': 'Rechazado por el proveedor',
  'submission-unknown': 'Respuesta del proveedor perdida',
  'submission-settled-late': 'El proveedor respondió tarde a un envío ya sustituido',
  'submission-resolved': 'Envío dudoso resuelto',
  'submission-dismissed': 'Ya no se envía; su parte se ha reembolsado',
  'provider-changed': 'Pasa a otro proveedor o servicio',
  'resend-requested': 'Reenvío pedido',
  'target-changed': 'Objetivo cambiado',
  'delivery-late': 'La entrega tarda más de lo previsto; se avisa a una persona',
  'delivery-completed': 'Entrega completada',
  'delivery-partial': 'Entrega terminada a medias',
  'delivery-canceled': 'Entrega cancelada por el proveedor',
  'shortfall-settled': 'Lo que falta queda cerrado sin devolver más',
  'refill-requested': 'Reposición pedida al proveedor',
  'refill-refused': 'Reposición rechazada por el proveedor',
  'refill-completed': 'Reposición completada',
  'refill-rejected': 'Reposición no realizada',
  'refund-requested': 'Reembolso pedido',
  'refund-succeeded': 'Reembolso hecho',
  'refund-failed': 'Reembolso fallido',
  'dispute-opened': 'El banco disputa el pago',
  'dispute-won': 'Disputa cerrada a nuestro favor',
  'dispute-lost': 'Disputa perdida; el banco recupera el dinero',
  'provider-cancel': 'Cancelación pedida al proveedor',
  'command-refused': 'Acción rechazada',
  'not-written': 'La base de datos rechazó una parte; se reintenta',
  'guarantee-over': 'Garantía terminada',
  'buyer-forgotten': 'Datos del comprador borrados a petición suya; sin garantía',
};

/** The actor; any other name is an administrator's. */
export const actorNames: Record<string, string> = {
  buyer: 'Comprador',
  customer: 'Cliente',
  payments: 'Proveedor de pagos',
  provider: 'Proveedor',
  system: 'Sistema',
};

/** An operator acting from Temporal. Nothing proves the name that they gave. */
export const operatorName = (claimed: string | undefined) =>
  claimed ? `Operador, desde Temporal (firma «${claimed}»)` : 'Operador, desde Temporal';

/** Names of the data of a line; unknown names are shown as they are. */
export const dataNames: Record<string, string> = {
  accepted: 'Aceptado',
  amountCents: 'Importe',
  attempt: 'Intento',
  code: 'Motivo',
  command: 'Acción',
  forced: 'Forzado',
  generation: 'Envío',
  kind: 'Correo',
  line: 'Línea',
  message: 'Respuesta',
  outside: 'Pagado por otra vía',
  undelivered: 'Por lo no entregado: se pide al panel que pare',
  provider: 'Proveedor',
  providerOrderId: 'Número en el panel',
  reason: 'Motivo',
  refused: 'Lo rechazado',
  remains: 'Por entregar',
  status: 'Estado',
};

/** Why a panel refused; its own words stand beside it. */
export const refusalNames: Record<ProviderRefusal, string> = {
  'not-enough-funds': 'Falta saldo en el panel',
  'active-order': 'Otro pedido del mismo objetivo está en curso',
  'rate-limited': 'Demasiadas llamadas al panel',
  'invalid-key': 'Clave de la API no válida',
  'invalid-service': 'Servicio del panel no válido',
  'invalid-link': 'Objetivo no válido',
  'invalid-quantity': 'Cantidad no admitida',
  other: 'Otro motivo',
};

/** Reasons of a refused action that read otherwise in the timeline than at once on the screen. */
export const commandMessages = {
  unanswered:
    'No se sabe si la acción llegó a hacerse. Compruébalo aquí y en el panel o en el proveedor de pagos antes de repetirla.',
  invalid:
    'La petición no se pudo leer o no era válida y no se hizo nada. Corrígela antes de enviarla otra vez.',
} as const;

/** Reasons set by the shop; any other is somebody's own words. */
export const reasonNames: Record<string, string> = {
  too_many_declines: 'Demasiados intentos de pago rechazados',
};

export const yesNo = { true: 'sí', false: 'no' } as const;
