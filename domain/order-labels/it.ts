import type { OrderView } from '../calls/orders';

/** What the states of an order are called in Italian: on tracking, in the account, by the assistant; letters say the same. */
export const statuses: Record<OrderView['status'], string> = {
  pending: 'In attesa',
  processing: 'In corso',
  completed: 'Completato',
  partial: 'Consegnato in parte',
  cancelled: 'Non consegnato',
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
