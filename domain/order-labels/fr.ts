import type { OrderView } from '../calls/orders';

/** What the states of an order are called in French: on tracking, in the account, by the assistant; letters say the same. */
export const statuses: Record<OrderView['status'], string> = {
  pending: 'En attente',
  processing: 'En cours',
  completed: 'Terminée',
  partial: 'Livrée en partie',
  cancelled: 'Non livrée',
  refunded: 'Remboursée',
};

/** What the states of its payment are called. */
export const payments: Record<OrderView['paymentStatus'], string> = {
  pending: 'En attente',
  paid: 'Payé',
  failed: 'Non payé',
  refunded: 'Remboursé',
  partially_refunded: 'Remboursé en partie',
};
