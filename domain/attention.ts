import type { AttentionReason } from './states';

/** What waits for a person in the back office, each from its own query (db/attention.ts). */
export const attentionKinds = [
  'incident',
  'order',
  'payment',
  'dispute',
  'difference',
  'balance',
  'panel',
  'withdrawal',
  'contact',
  'deletion',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Kinds that are mailed as they come; each of the others has a separate e-mail. */
export const alertedKinds = [
  'incident',
  'order',
  'payment',
  'dispute',
  'difference',
  'balance',
  'panel',
] as const;

/** Faults that stop many purchases. */
export const incidentKinds = [
  'no-worker',
  'temporal-away',
  'failing-workflow-tasks',
  'silent-webhooks',
  'other-mode',
  'payments-away',
  'mail-away',
  'database-fails',
  'failed-purchases',
  'schedule-late',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Incidents in a few words, for lists and e-mails. */
export const incidentNames: Record<IncidentKind, string> = {
  'no-worker': 'Cola sin worker',
  'temporal-away': 'Sin conexión con Temporal',
  'failing-workflow-tasks': 'Fallan tareas de workflow',
  'silent-webhooks': 'No llegan webhooks',
  'other-mode': 'Webhooks del otro modo',
  'payments-away': 'El proveedor de pagos no atiende',
  'mail-away': 'No salen los correos',
  'database-fails': 'Fallan operaciones en Postgres',
  'failed-purchases': 'Compras terminadas con error',
  'schedule-late': 'Una tarea programada no se completa',
};

/** Why an order waits for a person, in a few words for lists and e-mails. */
export const attentionNames: Record<AttentionReason, string> = {
  'submission-unknown': 'Envío dudoso',
  'submission-refused': 'Rechazado por el panel',
  'provider-unreachable': 'Panel inaccesible',
  'target-busy': 'Objetivo ocupado',
  'payment-disputed': 'Pago en disputa',
  'delivery-late': 'Entrega lenta',
  'partial-delivery': 'Entrega parcial',
  'canceled-by-provider': 'Cancelado por el panel',
  'refund-failed': 'Reembolso fallido',
  stuck: 'No puede seguir',
};

/** What waits, by the reason of an order or by its kind. */
export const waitingNames: Readonly<Record<string, string>> = {
  ...attentionNames,
  incident: 'Incidencias técnicas',
  withdrawal: 'Desistimientos sin atender',
  payment: 'Pagos sin pedido',
  dispute: 'Disputas por responder',
  difference: 'Diferencias con el proveedor de pagos',
  balance: 'Proveedores con saldo bajo',
  panel: 'Proveedores que no responden',
  contact: 'Mensajes sin responder',
  deletion: 'Borrados de datos por decidir',
};
