import type { OrderStatus, PaymentStatus } from './states';

// The back office's words for orders: on its screens and in the file of orders.

/** Status of an order in a word. */
export const statusNames: Record<OrderStatus, string> = {
  pending: 'Pendiente',
  processing: 'En proceso',
  completed: 'Completado',
  partial: 'Parcial',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
};

/** Status of a payment in a word. */
export const paymentNames: Record<PaymentStatus, string> = {
  pending: 'Pago pendiente',
  paid: 'Pagado',
  failed: 'Pago fallido',
  refunded: 'Reembolsado',
  partially_refunded: 'Reembolso parcial',
};

/** Kinds of package. */
export const typeNames: Record<string, string> = {
  followers: 'Seguidores',
  likes: 'Likes',
  views: 'Visualizaciones',
};

/** Regions that a package can have; one without a region isn't here. */
export const regionNames: Record<string, string> = { spain: 'España', europe: 'Europa' };

/** Languages of buyers. */
export const languageNames: Record<string, string> = { es: 'Español', fr: 'Francés', it: 'Italiano' };
