import type { OrderView } from '../calls/orders';

/** What the states of an order are called in Italian, on tracking and by the assistant (S1 §2.3). */
export const statuses: Record<OrderView['status'], string> = {
  pending: 'In attesa',
  processing: 'In lavorazione',
  completed: 'Completato',
  partial: 'Consegnato in parte',
  cancelled: 'Annullato',
  refunded: 'Rimborsato',
};

/** What the states of its payment are called. */
export const payments: Record<OrderView['paymentStatus'], string> = {
  pending: 'In attesa',
  paid: 'Pagato',
  failed: 'Non pagato',
  refunded: 'Rimborsato',
  partially_refunded: 'Rimborsato in parte',
};
