import type { OrderView } from '../calls/orders';

/** Names of an order's states in Spanish, on tracking and by the assistant (S1 §2.3). */
export const statuses: Record<OrderView['status'], string> = {
  pending: 'Pendiente',
  processing: 'En proceso',
  completed: 'Completado',
  partial: 'Entregado en parte',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
};

/** The same in the account, where S1 §4 uses another word for one. */
export const accountStatuses: typeof statuses = { ...statuses, processing: 'Procesando' };

/** Names of its payment's states. */
export const payments: Record<OrderView['paymentStatus'], string> = {
  pending: 'Pendiente',
  paid: 'Pagado',
  failed: 'No pagado',
  refunded: 'Reembolsado',
  partially_refunded: 'Reembolsado en parte',
};
