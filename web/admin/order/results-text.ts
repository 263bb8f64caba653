import type { ErrorCode } from '#domain/errors.ts';
import type { ActionName } from './actions';

/** Titles of failures (S1 §8 where it has one). */
export const failureTitles: Record<ActionName, string> = {
  resend: 'Error al enviar al proveedor',
  forceResend: 'Error al enviar al proveedor',
  resolve: 'No se pudo resolver el envío',
  changeTarget: 'No se pudo actualizar el objetivo de la orden',
  changeEmail: 'No se pudo cambiar el correo',
  refill: 'Error al ejecutar refill',
  refund: 'No se pudo hacer el reembolso',
};

/** Results of an action; sentences of S1 §8 are verbatim. */
export const resultMessages = {
  region: 'Resultado de la última acción',
  dismiss: 'Cerrar el resultado',
  sent: 'Enviado al proveedor',
  sentText: (id: string) => `El panel lo aceptó con el número ${id}. La entrega se sigue sola.`,
  sentTextPlain: 'El panel lo aceptó. La entrega se sigue sola.',
  refused: 'Error al enviar al proveedor',
  refusedText: (said: string) => `El panel respondió: ${said}. Corrige la causa y reenvía, o reembolsa.`,
  refusedPlain: 'No se pudo procesar la orden',
  doubtful: 'Envío dudoso',
  doubtfulText: 'La respuesta del panel se perdió. Comprueba allí si tiene el pedido y resuelve el envío.',
  pending: 'Todavía sin respuesta del proveedor',
  pendingText: 'El panel no estaba disponible. Se repetirá solo; el resultado aparecerá en el historial.',
  resolvedAccepted: 'Envío resuelto',
  resolvedText: (id: string) => `El pedido sigue con el número ${id} del panel.`,
  target: 'Objetivo actualizado',
  targetText: (target: string) => `El próximo envío irá a ${target}.`,
  targetResend: (target: string) => `Reenvía el pedido para que vaya a ${target}.`,
  targetPost: (shortcode: string) => `la publicación ${shortcode}`,
  email: 'Correo cambiado',
  emailText: (email: string) =>
    `${email} recibe la confirmación con el recibo. La dirección anterior recibe un aviso.`,
  refill: '¡Refill exitoso!',
  refillText: 'El proveedor aceptó la reposición. Su estado aparecerá en esta página.',
  refillDoubtful: 'Refill no ejecutado',
  refillDoubtfulText:
    'La respuesta del panel se perdió. Comprueba allí si la tiene antes de pedirla otra vez.',
  dismissed: 'Ya no se envía',
  dismissedText: 'Lo que ningún panel tenía no se envía más. El pedido termina con lo demás.',
  closed: 'Pedido cerrado',
  closedText:
    'No se devuelve nada más. El cliente no recibe ningún correo por esto: si espera una respuesta, escríbele.',
  refund: 'Reembolso hecho',
  refundText: (amount: string) => `Se han devuelto ${amount}. Se avisa al cliente por correo.`,
  refundPending: 'Reembolso en curso',
  refundPendingText: (amount: string) =>
    `El proveedor de pagos está devolviendo ${amount}. El final aparecerá en el historial.`,
  unknown: 'Error desconocido',
  unreachable:
    'No hay conexión con el servidor. Puede que la acción se haya hecho: compruébalo antes de repetirla.',
} as const;

/** Advice for administrators about an error; other codes show the server's own sentence. */
export const errorAdvice: Partial<Record<ErrorCode, string>> = {
  unauthenticated: 'Tu sesión ha caducado. Inicia sesión y vuelve a intentarlo.',
  unavailable: 'El servidor no está disponible ahora mismo. Espera un momento y vuelve a intentarlo.',
  submission_doubtful:
    'El panel puede tener ya este pedido. Resuelve el envío dudoso o usa «Forzar reenvío» si estás seguro.',
  internal:
    'Ha ocurrido un error inesperado. Comprueba en el historial si la acción se hizo antes de repetirla.',
  already_paid: 'Esta compra ya está pagada y es un pedido. Búscala en «Pedidos» por su número.',
  payment_processing: 'El banco todavía procesa este pago y no se puede anular. Espera su respuesta.',
  buyer_forgotten:
    'Los datos de este pedido se borraron a petición de su titular: ya no se envía ni se repone nada. Si quiere más, hace falta un pedido nuevo.',
  purchase_closed: 'El pedido ya está cerrado o se está reembolsando. No se puede cambiar.',
  no_order: 'Todavía no hay pedido para esta compra. Espera a que se confirme el pago.',
};
