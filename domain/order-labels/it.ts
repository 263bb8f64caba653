import type { OrderView } from '../calls/orders';

/** Names of an order's states in Italian: on tracking, in the account, by the assistant; e-mails use the same. */
export const statuses: Record<OrderView['status'], string> = {
  pending: 'In attesa',
  processing: 'In corso',
  completed: 'Completato',
  partial: 'Consegnato in parte',
  cancelled: 'Non consegnato',
  refunded: 'Rimborsato',
};

/** Names of its payment's states. */
export const payments: Record<OrderView['paymentStatus'], string> = {
  pending: 'In attesa',
  paid: 'Pagato',
  failed: 'Non pagato',
  refunded: 'Rimborsato',
  partially_refunded: 'Rimborsato in parte',
};
