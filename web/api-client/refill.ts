import type { requestRefill } from '#domain/calls/orders.ts';
import { api } from './api';

/** Asks for a refill of an order that this browser may see whole. Asked twice in a moment it is one request. */
export function askForRefill(orderId: string) {
  return api<typeof requestRefill>('POST /api/request-refill/:orderId', { params: { orderId } });
}
