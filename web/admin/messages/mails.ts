import type { mailLogKinds } from '#domain/calls/admin-logs.ts';

/** The name of each kind of e-mail. */
export const mailKindNames: Record<(typeof mailLogKinds)[number], string> = {
  'payment-failed': 'Pago fallido',
  'payment-reminder': 'Recordatorio de pago',
  'order-confirmation': 'Confirmación de pedido',
  'delivery-in-progress': 'Entrega en curso',
  'order-completed': 'Pedido completado',
  'review-request': 'Petición de reseña',
  'order-partial': 'Entrega parcial',
  'order-cancelled': 'Pedido cancelado',
  'refund-made': 'Reembolso hecho',
  'refund-failed': 'Reembolso que no llegó',
  'payment-returned': 'Pago devuelto',
  'email-changed': 'Correo del pedido cambiado',
  'order-on-hold': 'Pedido en revisión',
  'refill-started': 'Reposición en curso',
  'refill-completed': 'Reposición completada',
  'refill-rejected': 'Reposición rechazada',
  'withdrawal-acknowledged': 'Acuse de desistimiento',
  sendLoginCode: 'Acceso a la cuenta',
  acknowledgeContact: 'Acuse de mensaje',
  reportContact: 'Mensaje para soporte',
  sendAnswer: 'Respuesta de soporte',
  reportReply: 'Nuevo mensaje para soporte',
  remindOfContact: 'Recordatorio de mensaje sin responder',
  confirmLeave: 'Confirmación de baja',
  reportLeave: 'Baja para soporte',
  sendAlerts: 'Aviso de lo que requiere atención',
  sendDigest: 'Resumen diario de lo pendiente',
  sendStaffNotice: 'Aviso sobre usuarios',
  acknowledgeDeletion: 'Acuse de borrado',
  reportDeletion: 'Borrado para soporte',
  answerDeletion: 'Respuesta de borrado',
  acknowledgeWithdrawal: 'Acuse de desistimiento',
  reportWithdrawal: 'Desistimiento para soporte',
};

/** The name of a kind of e-mail; a kind from a later release is shown as it is. */
export const mailKindName = (kind: string) => mailKindNames[kind as keyof typeof mailKindNames] ?? kind;
