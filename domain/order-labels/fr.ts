import type { OrderView } from '../calls/orders';

/** Names of an order's states in French: on tracking, in the account, by the assistant; e-mails use the same. */
export const statuses: Record<OrderView['status'], string> = {
  pending: 'En attente',
  processing: 'En cours',
  completed: 'Terminée',
  partial: 'Livrée en partie',
  cancelled: 'Non livrée',
  refunded: 'Remboursée',
};

/** Names of its payment's states. */
export const payments: Record<OrderView['paymentStatus'], string> = {
  pending: 'En attente',
  paid: 'Payé',
  failed: 'Non payé',
  refunded: 'Remboursé',
  partially_refunded: 'Remboursé en partie',
};
